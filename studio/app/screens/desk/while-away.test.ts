import { expect, test } from "vitest";
import { type Known, linesOf } from "./while-away.ts";

const since = Date.parse("2026-11-10T10:00:00+11:00");
const day = 24 * 3_600_000;

const nothing: Known = {
  since,
  sinceDay: "2026-11-10",
  messages: [],
  readers: undefined,
  letters: undefined,
  visits: undefined,
  unpublished: 0,
};

const message = (name: string, days: number, standing: "waiting" | "answered" | "spam") => ({
  id: name,
  name,
  interest: "General",
  start: "Hello",
  receivedAt: since + days * day,
  standing,
  delivery: { kind: "sent" as const, attempts: 1 },
  isSuspectedSpam: false,
});

const reader = (at: number) => ({ email: "kim@example.org", name: "", at });

type Letter = NonNullable<Known["letters"]>[number];

const letter = (subject: string, state: Letter["state"]): Letter => ({
  id: subject,
  subject,
  blocks: [],
  audience: "letter",
  storedAt: since - day,
  state,
});

const emails = {
  counts: { delivered: 57, left: 2 },
  mayHaveIt: 0,
  lastSentAt: null,
  problems: [],
  received: [],
};

test("says in five lines what came, went out and waits, and counts nothing from before", () => {
  const known: Known = {
    ...nothing,
    messages: [
      message("Earlier", -3, "waiting"),
      message("Mei-Lin Cho", 2, "waiting"),
      message("Dale Ferris", 3, "answered"),
      message("Casino", 4, "spam"),
    ],
    readers: { readers: [reader(since - day), reader(since + day)], left: [reader(since + day)] },
    letters: [
      letter("In time", { kind: "sent", startedAt: since + day, emails }),
      letter("Too late", {
        kind: "kept back",
        dueAt: since + day,
        stoppedAt: since + 3 * day,
        because: "missed",
      }),
    ],
    visits: {
      counter: "own",
      days: [
        { day: "2026-11-09", views: 500, clicks: 9 },
        { day: "2026-11-10", views: 4, clicks: 0 },
        { day: "2026-11-12", views: 40, clicks: 1 },
      ],
    } as unknown as Known["visits"],
    unpublished: 2,
  };
  expect(linesOf(known)).toEqual([
    "Two messages came: from Mei-Lin Cho and Dale Ferris.",
    "One person joined your list, and one person left it.",
    "Went out: “In time” to 57 of 59 readers.",
    "40 pages were looked at, 1 booking page opened.",
    "Waiting: two people for an answer, one letter that couldn’t go out and two changes to be published.",
  ]);
});

test("says that nothing happened, and claims nothing of what can’t be read", () => {
  expect(linesOf({ ...nothing, letters: [] })).toEqual([
    "No message came.",
    "Until you came back, no letter went out.",
    "Nobody waits for an answer, and nothing for you to publish.",
  ]);
  expect(linesOf({ ...nothing, messages: undefined })).toEqual([
    "Your messages can’t be read at the moment.",
    "Nothing waits to be published.",
  ]);
});
