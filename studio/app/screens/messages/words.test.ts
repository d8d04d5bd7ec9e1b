import { expect, test } from "vitest";
import type { MessageSummary } from "../../../business/site-client/describe-message.ts";
import { deliveryWords, rowWords } from "./words.ts";

const now = Date.parse("2026-11-24T10:00:00+11:00");
const message: MessageSummary = {
  id: "1",
  name: "Kim",
  interest: "General",
  start: "Hello",
  receivedAt: now,
  standing: "answered",
  delivery: { kind: "waits", attempts: 2 },
  isSuspectedSpam: false,
};

test("an answered message says why it is still among those without an answer", () => {
  expect(rowWords(message, now, 24, false).text).toBe("Answered");
  expect(rowWords(message, now, 24, true).text).toBe("Answered; listed while it’s open");
});

test("the list says which message isn't in her mailbox yet", () => {
  const reason = {
    kind: "unknown address",
    text: "your address has no mailbox",
    advice: "",
    words: "",
  } as const;
  const refused: MessageSummary = {
    ...message,
    standing: "waiting",
    receivedAt: now - 2 * 3_600_000,
    delivery: { ...message.delivery, reason },
  };
  expect(rowWords(refused, now, 24, false)).toEqual({
    kind: "bad",
    text: "Waiting 2 hours, not in your mailbox yet",
  });
});

test("says once that a message waits to be emailed: the note that says why says so, too", () => {
  const said = (other: object, isExplained: boolean) =>
    deliveryWords({ ...message, ...other }, now, "Australia/Melbourne", isExplained)?.text;
  const waiting = "Waiting to be emailed to you";
  expect(said({}, false)).toBe(waiting);
  const reason = { kind: "unknown address", text: "your address has no mailbox", advice: "", words: "" };
  const refused = { delivery: { ...message.delivery, reason } };
  expect(said(refused, false)).toBeUndefined();
  expect(said(refused, true)).toBe(waiting);
});
