import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Mailbox } from "../../api/messages.ts";
import { MailNote } from "./mail-note.tsx";

const hour = 3_600_000;
const now = Date.now();

const una: Mailbox["messages"][number] = {
  id: "una",
  name: "Una",
  interest: "General",
  start: "Hello",
  receivedAt: now - 2 * hour,
  standing: "waiting",
  delivery: {
    kind: "waits",
    attempts: 3,
    nextAt: now + hour,
    reason: {
      kind: "unknown address",
      text: "your address has no mailbox",
      advice: "Correct it.",
      words: "",
    },
  },
  isSuspectedSpam: false,
};

test("the note stays while one message isn't mailed, though an answer has gone out since", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["content", "session"], {
    helper: { name: "", phone: "" },
    business: { timeZone: "Australia/Melbourne" },
  });
  const shown = (messages: Mailbox["messages"]) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <MailNote
            mailbox={{
              messages,
              isGoingOut: false,
              mail: { kind: "works", lastSent: now },
              readAt: now,
              areElsewhere: false,
              unreachable: undefined,
            }}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  expect(shown([una])).toMatch(/Una’s message isn’t in your mailbox yet.*Correct it\./);
  const answered = { ...una, standing: "answer waits", delivery: { kind: "sent", attempts: 1 } } as const;
  const unsent = { storedAt: now - hour, attempts: 2, nextAt: now + hour };
  expect(shown([{ ...answered, unsent }])).toContain("Your answer to Una isn’t sent yet");
  expect(shown([{ ...una, delivery: { kind: "sent", attempts: 1 } }])).toBe("");
});
