import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { sundayClass, timeZone } from "#content/schedule";
import { scheduleTerm } from "../../site/schedule/scheduled-terms.ts";
import { day, hour } from "../clock.ts";
import { sender } from "../test-support/fixtures.ts";
import { classLine, composeCanary } from "./compose.ts";
import type { Summary } from "./store.ts";

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
  deadLettered: 0,
  unsure: 0,
  toCheck: 0,
  unnamed: 0,
  backup: { madeAt: now - 4 * hour, warning: null, copied: true },
};
const canary = { id: "canary-2026-11-23", message: "It was posted.", attempts: 0 };

const compose = (
  summary: Partial<Summary> = {},
  circumstances: Partial<Parameters<typeof composeCanary>[2]> = {},
  message = canary.message,
) =>
  composeCanary(
    { ...canary, message },
    { ...calm, ...summary },
    { now, terms, host: "here", copiesBackups: true, overSmtp: true, ...circumstances },
    sender,
  );

/** Returns the day on which booking opens for a class. */
const opening = (classDay: string) =>
  Temporal.PlainDate.from(classDay)
    .subtract({ days: sundayClass.bookingOpensDaysBefore })
    .toLocaleString("en-AU", { weekday: "long", day: "numeric", month: "long" })
    .replace(",", "");

test("says in nine lines how the week was and what comes next", () => {
  const { subject, text, envelope, messageId } = compose();
  expect(envelope.to).toBe(sender.owner);
  expect(messageId).toBe("<canary-2026-11-23@stillwater.example.com>");
  expect(subject).toBe("The website’s week to Monday 23 November 2026");
  expect(text.trimEnd().split("\n")).toEqual([
    "Received: 7 messages and 1 newsletter subscription in the last seven days.",
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
      new RegExp(`^Sunday class: Sunday 29 November, .*; booking opens on ${opening("2026-11-29")}\\.$`),
    ),
    expect.stringMatching(
      /^Last backup: Monday.* 23 November.* 3:00.*, checked, copied to another machine\.$/,
    ),
    "This email: It was posted.",
  ]);
});

test.each([
  ["waiting messages", { pending: 2, oldestPending: now - day }, {}, /^Waiting: 2 messages.* since Sunday/m],
  ["rejected emails", { deadLettered: 1 }, {}, /^Failed: 1 email rejected/m],
  ["unsure emails", { unsure: 2 }, {}, /^Failed: 2 emails that may or may not have arrived/m],
  ["messages to check", { toCheck: 3, unnamed: 2 }, {}, /^To check: 3 messages, .*still to be named: 2\./m],
  ["an unknown next term", {}, { terms: terms.slice(0, 1) }, /^Course: .*No later term is known/m],
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
  expect(text.trimEnd().split("\n")).toHaveLength(9);
});

test("needs no look at messages to check that daily emails have named", () => {
  const { subject, text } = compose({ toCheck: 3 });
  expect(subject).not.toContain("[Please look]");
  expect(text).toMatch(/^To check: 3 messages, .*still to be named: 0\./m);
});

test.each([
  ["here", "npm run messages -- list --to-check", "npm run messages\n"],
  ["server", "stillwater messages list --to-check", "stillwater messages\n"],
  [
    "cloudflare",
    "npm run messages -- list --to-check --at cloudflare",
    "npm run messages -- --at cloudflare\n",
  ],
] as const)("names the commands that read the database of the host: %s", (host, toCheck, all) => {
  const { text } = compose({ deadLettered: 1, toCheck: 1 }, { host });
  expect(text).toContain(`Read them: ${toCheck}\n`);
  expect(text).toContain(`See: ${all}`);
});

test("doesn't call the good copy wrong when the database was replaced", () => {
  const warning = "The site now has another database than the one in site-2026-11-22.sqlite.";
  const { text } = compose({ backup: { madeAt: now, warning, copied: false } }, { host: "server" });
  expect(text).toMatch(/with a warning\. The site now has .* list the copies: stillwater restore$/m);
});

test("says where Resend lists the emails that came back", () => {
  const { text } = compose({}, { overSmtp: false });
  expect(text).toMatch(/^Sent back: .*resend\.com/m);
  expect(text).not.toContain(sender.bouncesTo);
});

test("names the next class, and why the coming Sunday has none", () => {
  const closed = { "2026-11-29": "the pool is being cleaned" };
  expect(classLine({ now }, closed).text).toMatch(
    new RegExp(
      `^No class on Sunday 29 November: the pool is being cleaned\\. Next: Sunday 6 December, .*; booking opens on ${opening("2026-12-06")}\\.$`,
    ),
  );
  expect(classLine({ now }, { "2026-11-29": "" }).text).toMatch(
    /^No class on Sunday 29 November\. Next: Sunday 6 December/,
  );
});
