import { expect, test } from "vitest";
import { type Mailbox, needsOfMessages } from "./needs-of-messages.ts";

const now = Date.parse("2026-11-24T10:00:00+11:00");
const hour = 3_600_000;
const moment = { now, timeZone: "Australia/Melbourne", replyPromise: "usually within 24 hours" };

type Message = Mailbox["messages"][number];

const message = (name: string, hoursAgo: number, other: Partial<Message> = {}): Message => ({
  id: name,
  name,
  interest: "General",
  start: "Hello",
  receivedAt: now - hoursAgo * hour,
  standing: "waiting",
  mailing: { kind: "sent", attempts: 1, isPossiblyTwice: false },
  isSuspectedSpam: false,
  ...other,
});

const needs = (messages: Message[], other: Partial<Mailbox> = {}) =>
  needsOfMessages({ ...mailbox, messages, ...other }, moment);

const mailbox: Mailbox = {
  messages: [],
  isGoingOut: false,
  mail: { kind: "works", refused: 0 },
  readAt: now,
  unreachable: undefined,
};

test("asks for nothing when everybody is answered", () => {
  expect(needs([message("Kim", 3, { standing: "answered" })])).toEqual([]);
});

test("names who has waited longest first, and leads to them", () => {
  const [need] = needs([message("Dale Ferris", 2), message("Mei-Lin Cho", 19)]);
  expect(need).toMatchObject({
    title: "Two people are waiting for an answer",
    state: { kind: "wait", words: "19 hours" },
    action: { words: "Answer Mei-Lin", to: "/messages/Mei-Lin Cho" },
  });
  expect(need?.text).toMatch(
    /^Mei-Lin Cho since yesterday, 3:00\u00a0pm; Dale Ferris since today, 8:00\u00a0am\./,
  );
});

test("warns once somebody has waited longer than a day", () => {
  expect(needs([message("Kim", 25)])[0]?.state.kind).toBe("bad");
});

test("puts a message that didn't reach the inbox before those that wait", () => {
  const refused = message("Kerrie Dunn", 1, {
    mailing: { kind: "refused", attempts: 1, isPossiblyTwice: false },
  });
  expect(needs([refused, message("Kim", 5)]).map(({ id }) => id)).toEqual(["not mailed", "waiting"]);
});

test("says since when messages can't be read, and shows what it knew", () => {
  const unreachable = { since: now - hour, reason: "The server doesn’t answer.", detail: "timeout" };
  const [first, second] = needs([message("Kim", 5)], { unreachable, readAt: now - 2 * hour });
  expect(first?.text).toContain("as of today, 8:00\u00a0am");
  expect(second?.id).toBe("waiting");
});
