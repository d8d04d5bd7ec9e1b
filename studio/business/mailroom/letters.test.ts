import { expect, test } from "vitest";
import { isMoving, type SentLetters } from "./letters.ts";

const letter: SentLetters["letters"][number] = {
  id: "one",
  audience: "letter",
  subject: "Spring",
  blocks: [],
  storedAt: 0,
  dueAt: null,
  startedAt: null,
  stoppedAt: null,
  isStoppedByRestore: false,
  isMissed: false,
  mayHaveIt: 0,
  testedAt: null,
  testPendingSince: null,
  testError: null,
  counts: {},
  waitsBecause: null,
  pendingSince: null,
  lastSentAt: null,
  problems: [],
  received: [],
};

const now = 1_800_000_000_000;
const minutes = (count: number) => now + count * 60_000;

// A site that was down sends a late letter once it is back. Until the studio reads the list again, the screen says that no reader has it.
test.each([
  ["one that goes out in an hour", { dueAt: minutes(60) }, false],
  ["one whose moment comes", { dueAt: minutes(1) }, true],
  ["one that waits since its moment, five hours ago", { dueAt: minutes(-300) }, true],
  ["one that was stopped before its moment", { dueAt: minutes(-300), stoppedAt: minutes(-400) }, false],
  ["one that went out an hour ago", { startedAt: minutes(-60), lastSentAt: minutes(-60) }, false],
  ["one that is going out", { startedAt: minutes(-1), lastSentAt: now, counts: { pending: 3 } }, true],
])("news within seconds: %s", (_, changed, isExpected) => {
  expect(isMoving({ letters: [{ ...letter, ...changed }] }, now)).toBe(isExpected);
});
