import { expect, test } from "vitest";
import { testAnswer, testMessage } from "../../test-support/message.ts";
import { standingOf } from "./describe-message.ts";
import { mailStateOf } from "./mail-state.ts";

const minute = 60_000;
const now = 100 * minute;
const pending = { state: "pending", deliveredAt: null } as const;
const failing = {
  ...pending,
  attempts: 3,
  lastError: { text: "ESOCKET: connect ECONNREFUSED 127.0.0.1:25", kind: null },
};

test("claims nothing before the first email", () => {
  expect(mailStateOf([], now)).toEqual({ kind: "unknown" });
  const justNow = testMessage({ ...pending, attempts: 0, nextAttemptAt: now - minute });
  expect(mailStateOf([justNow], now)).toEqual({ kind: "unknown" });
});

test("says since when the mail company doesn't answer, how often it was tried, and what waits", () => {
  const messages = [
    testMessage({ ...failing, receivedAt: 60 * minute, attempts: 6, nextAttemptAt: 110 * minute }),
    testMessage({
      deliveredAt: 50 * minute,
      answers: [testAnswer({ ...failing, storedAt: 70 * minute, nextAttemptAt: 105 * minute })],
    }),
  ];
  expect(mailStateOf(messages, now)).toMatchObject({
    kind: "failing",
    since: 60 * minute,
    attempts: 6,
    nextAt: 105 * minute,
    waiting: 2,
    reason: { kind: "no answer" },
    of: { to: "owner", name: messages[0]?.name },
  });
});

test("blames the email, not the mail company, if later ones go out", () => {
  const messages = [
    testMessage({ ...failing, receivedAt: 60 * minute, nextAttemptAt: 105 * minute }),
    testMessage({ deliveredAt: 70 * minute }),
  ];
  expect(mailStateOf(messages, now)).toEqual({ kind: "works", lastSent: 70 * minute });
});

test("notices a site that tries nothing", () => {
  const untried = testMessage({
    ...pending,
    attempts: 0,
    receivedAt: 50 * minute,
    nextAttemptAt: 50 * minute,
  });
  const idle = { kind: "idle", since: 50 * minute, waiting: 1, hasSent: false };
  expect(mailStateOf([untried], now)).toEqual(idle);
  expect(mailStateOf([untried, testMessage()], now)).toMatchObject({ kind: "idle", hasSent: true });
  // It was stopped while the mail company didn't answer: the next try was to be ten minutes ago.
  const stopped = testMessage({ ...failing, receivedAt: 50 * minute, nextAttemptAt: 90 * minute });
  expect(mailStateOf([stopped], now)).toEqual(idle);
});

test("doesn't call a site idle while a mail server hangs and delays the other emails", () => {
  const delayed = testMessage({
    ...pending,
    attempts: 0,
    receivedAt: 95 * minute,
    nextAttemptAt: 95 * minute,
  });
  const tried = testMessage({ ...failing, receivedAt: 95 * minute, nextAttemptAt: now - 20_000 });
  expect(mailStateOf([delayed, tried], now)).toMatchObject({ kind: "failing", waiting: 2 });
});

test.each([
  [{}, "waiting"],
  [{ state: "dead_lettered", deliveredAt: null }, "waiting"],
  [{ state: "to_check", deliveredAt: null }, "to check"],
  [{ closedAs: "answered" }, "answered elsewhere"],
  [{ closedAs: "no-answer" }, "no answer needed"],
  [{ suspectedSpam: true }, "waiting"],
  [{ suspectedSpam: true, closedAs: "no-answer" }, "spam"],
  [{ answers: [testAnswer(pending)] }, "answer waits"],
  [{ answers: [testAnswer({ state: "dead_lettered" })] }, "answer refused"],
  [{ answers: [testAnswer({ state: "unsure" })] }, "answer unsure"],
  [{ answers: [testAnswer({ state: "replaced" }), testAnswer()] }, "answered"],
  [{ answers: [testAnswer({ state: "replaced" })], closedAs: "answered" }, "answered elsewhere"],
  [{ answers: [testAnswer(), testAnswer(pending)], closedAs: "no-answer" }, "answer waits"],
] as const)("%j is %s", (changes, standing) => {
  expect(standingOf(testMessage(changes as Parameters<typeof testMessage>[0]))).toBe(standing);
});
