import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { timeZone } from "#content/schedule";
import { scheduleTerm } from "../../site/schedule/scheduled-terms.ts";
import { day, hour } from "../clock.ts";
import { query } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { startDelivering } from "../test-support/app.ts";
import { sender, settableClock, temporaryDatabase } from "../test-support/fixtures.ts";
import { mailServer } from "../test-support/mail-server.ts";
import { mailTo } from "../test-support/site-process.ts";
import { createOwnerEmails, endOfWeek, lastDue, ownerEmailTable } from "./store.ts";
import { composeWeekly, readSummary, type Summary } from "./weekly.ts";

const now = Temporal.ZonedDateTime.from(`2026-11-23T07:00[${timeZone}]`).epochMilliseconds;
const booking = "https://booking.example.com";
const terms = [
  scheduleTerm({ name: "Term 4", startDate: "2026-10-11", skips: [], booking }),
  scheduleTerm({ name: "Term 1", startDate: "2027-01-31", skips: [], booking }),
];
const calm: Summary = {
  received: 7,
  subscribed: 1,
  pending: 0,
  oldestPending: null,
  unanswered: 0,
  oldestUnanswered: null,
  deadLettered: 0,
  unsure: 0,
  toCheck: 0,
  backup: { madeAt: now - 4 * hour, warning: null, copied: true },
};
const compose = (
  summary: Partial<Summary> = {},
  circumstances: Partial<Parameters<typeof composeWeekly>[2]> = {},
) =>
  composeWeekly(
    "weekly-2026-11-23",
    { ...calm, ...summary },
    { now, terms, isDatabaseHosted: false, copiesBackups: true, overSmtp: true, ...circumstances },
    sender,
  );

test("says in seven lines how the week was and what comes next", () => {
  const { subject, text, envelope, messageId } = compose();
  expect(envelope.to).toBe(sender.owner);
  expect(messageId).toBe("<weekly-2026-11-23@stillwater.example.com>");
  expect(subject).toBe("The website’s week to Monday 23 November 2026");
  expect(text.trimEnd().split("\n")).toEqual([
    "Received: 7 messages and 1 newsletter subscription in the seven days to Monday, 7 am.",
    "Waiting: nothing.",
    "Failed: nothing.",
    expect.stringContaining(
      `Sent back: emails that couldn’t be delivered after all come back to ${sender.bouncesTo}.`,
    ),
    "To check: nothing.",
    expect.stringMatching(
      /^Course: Term 4 is in week 8 of 8\. Term 1 starts on Sunday.* 31 January.* in 70 days\.$/,
    ),
    expect.stringMatching(
      /^Last backup: Monday.* 23 November.* 3:00.*, checked, copied to another machine\.$/,
    ),
  ]);
});

test.each([
  ["waiting messages", { pending: 2, oldestPending: now - day }, {}, /^Waiting: 2 messages.* since Sunday/m],
  ["rejected emails", { deadLettered: 1 }, {}, /^Failed: 1 email rejected/m],
  ["unsure emails", { unsure: 2 }, {}, /^Failed: 2 emails that may or may not have arrived/m],
  [
    "an unknown next term",
    {},
    { terms: terms.slice(0, 1) },
    /^Course: .*No later term is known: .*in your studio, under Dates\.$/m,
  ],
  ["a missing backup", { backup: undefined }, {}, /^Last backup: none/m],
  ["an old backup", { backup: { madeAt: now - 3 * day, warning: null, copied: true } }, {}, /none since/],
  [
    "a bad backup",
    { backup: { madeAt: now, warning: "It lacks 3.", copied: false } },
    {},
    /warning\. It lacks 3/,
  ],
  ["a failed copy", { backup: { madeAt: now, warning: null, copied: false } }, {}, /copying .* failed/],
] as const)("asks the owner to look at %s", (_, summary, circumstances, line) => {
  const { subject, text } = compose(summary, circumstances);
  expect(subject).toMatch(/^\[Please look\] /);
  expect(text).toMatch(line);
  expect(text).not.toMatch(/^Waiting: nothing\.\nFailed: \d/m);
  expect(text.trimEnd().split("\n")).toHaveLength(7);
});

test("names messages without an answer among what waits, which needs no look", () => {
  const { subject, text } = compose({ unanswered: 1, oldestUnanswered: now - day });
  expect(subject).not.toContain("[Please look]");
  expect(text).toMatch(
    /^Waiting: 1 message for an answer, the oldest since Sunday.* \(answered elsewhere\? Say so/m,
  );
  expect(text).not.toContain("Waiting: nothing");
});

test("counts the week up to its Monday, however late it is sent, and who still waits", async () => {
  const database = temporaryDatabase();
  const monday = endOfWeek("weekly-2026-11-23");
  expect(monday).toBe(now);
  const add = (id: string, receivedAt: number, more = {}) =>
    query(
      database,
      `INSERT INTO messages (id, idempotency_key, body_hash, received_at, name, email, interest, message, suspected_spam, state, next_attempt_at, closed_as)
        VALUES (:id, :id, '', :receivedAt, '', '', '', '', :spam, 'delivered', 0, :closedAs)`,
      { id, receivedAt, spam: 0, closedAs: null, ...more },
    );
  await add("before", monday - 8 * day, { closedAs: "answered" });
  await add("answered", monday - 2 * day);
  await query(
    database,
    "INSERT INTO answers (id, message_id, text, stored_at, state, next_attempt_at) VALUES ('a', 'answered', '', 0, 'delivered', 0)",
  );
  await add("waits", monday - day);
  await add("spam", monday - day, { spam: 1, closedAs: "no-answer" });
  await add("after", monday + hour);
  expect(await readSummary(database, monday)).toMatchObject({
    received: 3,
    unanswered: 2,
    oldestUnanswered: monday - day,
  });
});

test("needs no look at messages to check, which daily emails list", () => {
  const { subject, text } = compose({ toCheck: 3 });
  expect(subject).not.toContain("[Please look]");
  expect(text).toMatch(/^To check: 3 messages, listed in daily emails\./m);
});

test("says where Resend lists the emails that came back", () => {
  const { text } = compose({}, { overSmtp: false });
  expect(text).toMatch(/^Sent back: .*resend\.com/m);
  expect(text).not.toContain(sender.bouncesTo);
});

test.each([
  ["2026-11-23T06:59", "weekly-2026-11-16", "to-check-2026-11-22"],
  ["2026-11-23T07:00", "weekly-2026-11-23", "to-check-2026-11-23"],
  ["2026-11-30T06:59", "weekly-2026-11-23", "to-check-2026-11-29"],
  // In Melbourne, daylight saving ends on 5 April and begins on 4 October, both Sundays.
  ["2026-04-06T06:59", "weekly-2026-03-30", "to-check-2026-04-05"],
  ["2026-04-06T07:00", "weekly-2026-04-06", "to-check-2026-04-06"],
  ["2026-10-05T06:59", "weekly-2026-09-28", "to-check-2026-10-04"],
  ["2026-10-05T07:00", "weekly-2026-10-05", "to-check-2026-10-05"],
])("at %s, %s and %s were due last", (time, weekly, list) => {
  const { epochMilliseconds } = Temporal.ZonedDateTime.from(`${time}[${timeZone}]`);
  expect(lastDue(epochMilliseconds)).toMatchObject({ weekly, list });
});

test("comes from the Monday after the first start, once a week from two servers, and once after weeks off", async () => {
  const database = temporaryDatabase();
  // A Wednesday.
  const clock = settableClock(Date.UTC(2026, 5, 3));
  const outbox = createOutbox(database, ownerEmailTable, "test", { first: 1, longest: 1, lease: 1 }, clock);
  const start = () => createOwnerEmails(database, true, clock);
  expect(await start()()).toBe(false);
  clock.advance(4 * day);
  expect(await start()()).toBe(false);
  clock.advance(day);
  expect((await Promise.all([start()(), start()(), start()()])).filter(Boolean)).toHaveLength(1);
  clock.advance(21 * day);
  expect(await start()()).toBe(true);
  const sent = await outbox.lease();
  expect(sent).toMatchObject({ id: "weekly-2026-06-29" });
  await outbox.record(sent?.id ?? "", { result: "delivered" });
  clock.advance(hour);
  expect(await start()()).toBe(false);
  expect(await outbox.lease()).toBeUndefined();
});

test.each([
  ["on", 1],
  ["off", 0],
])("WEEKLY_EMAIL=%s sends %i", async (setting, count) => {
  const database = temporaryDatabase();
  await query(
    database,
    "INSERT INTO owner_emails (id, stored_at, state, next_attempt_at) VALUES ('weekly-2026-01-05', 0, 'delivered', 0)",
  );
  const mailbox = await mailServer();
  const site = startDelivering({ ...mailTo(mailbox.url), WEEKLY_EMAIL: setting }, database);
  // In the same queue, after it.
  await site.post("subscribe", { EMAIL: "kim@example.org" });
  const mails = await mailbox.received(count + 1);
  const weekly = mails.filter(({ to_ }) => to_[0] === "owner@example.net");
  expect(weekly.map(({ text }) => text?.trimEnd().split("\n").length)).toEqual(Array(count).fill(7));
  expect(await query(database, "SELECT id FROM messages")).toEqual([]);
});
