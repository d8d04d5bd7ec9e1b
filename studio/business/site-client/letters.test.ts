import { expect, test } from "vitest";
import { expectsNews, type SentLetters } from "./letters.ts";

type Letter = SentLetters["letters"][number];
type State = Letter["state"];

const letterIn = (state: State): Letter => ({
  id: "one",
  audience: "letter",
  subject: "Spring",
  blocks: [],
  storedAt: 0,
  state,
});

const emails = { counts: {}, mayHaveIt: 0, lastSentAt: null, problems: [], received: [] };
const because = null;

const now = 1_800_000_000_000;
const minutes = (count: number) => now + count * 60_000;

// A site that was down sends a late letter once it is back. Until the studio reads the list again, the screen says that no reader has it.
test.each<[string, State, boolean]>([
  [
    "one whose test has just been stored",
    { kind: "not sent", test: { kind: "waits", since: now, because } },
    true,
  ],
  [
    "one whose test waits for an hour",
    { kind: "not sent", test: { kind: "waits", since: minutes(-60), because } },
    false,
  ],
  ["one that goes out in an hour", { kind: "waiting", dueAt: minutes(60) }, false],
  ["one whose moment comes", { kind: "waiting", dueAt: minutes(1) }, true],
  ["one that waits since its moment, five hours ago", { kind: "waiting", dueAt: minutes(-300) }, true],
  [
    "one that was stopped before its moment",
    { kind: "kept back", dueAt: minutes(-300), stoppedAt: minutes(-400), because: "owner" },
    false,
  ],
  [
    "one that went out an hour ago",
    { kind: "sent", startedAt: minutes(-60), emails: { ...emails, lastSentAt: minutes(-60) } },
    false,
  ],
  [
    "one that is going out",
    {
      kind: "going out",
      startedAt: minutes(-1),
      pending: { since: minutes(-1), because },
      emails: { ...emails, lastSentAt: now, counts: { pending: 3 } },
    },
    true,
  ],
])("news within seconds: %s", (_, state, isExpected) => {
  expect(expectsNews({ letters: [letterIn(state)] }, now)).toBe(isExpected);
});
