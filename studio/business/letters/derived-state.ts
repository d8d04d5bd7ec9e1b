import type { LetterEmails, LetterState, TestState } from "../../../server/letters/state.ts";

type WithState<State extends LetterState = LetterState> = { readonly state: State };

/** The state of a letter that she has sent: at once, or for a moment. */
export type SentState = Exclude<LetterState, { kind: "not sent" }>;
/** The state of a letter that isn't going out any more. */
export type EndedState = Extract<LetterState, { kind: "kept back" | "sent" | "stopped" }>;

/** Whether she has sent a letter: at once, or for a moment. */
export const wasSent = <Letter extends WithState>(letter: Letter): letter is Letter & WithState<SentState> =>
  letter.state.kind !== "not sent";

/** Whether a letter is still to go out, or to all: now, or at its moment. */
export const isUnderWay = ({ state }: WithState): boolean =>
  state.kind === "waiting" || state.kind === "going out";

/** Whether a letter isn't going out any more. */
export const hasEnded = <Letter extends WithState>(
  letter: Letter,
): letter is Letter & WithState<EndedState> => wasSent(letter) && !isUnderWay(letter);

/** Whom a letter goes to if she sends it on. */
export type Rest =
  | { readonly kind: "everyone" }
  /** `stopped`: those who haven't got it. `mayHaveIt`: those who may have it since a copy was restored. */
  | { readonly kind: "some"; readonly stopped: number; readonly mayHaveIt: number };

/** Returns whom a letter can be sent on to; undefined if there is nobody. */
export function restOf(state: EndedState): Rest | undefined {
  switch (state.kind) {
    case "kept back":
      return { kind: "everyone" };
    case "sent":
    case "stopped": {
      const { counts, mayHaveIt } = state.emails;
      const stopped = counts.stopped ?? 0;
      return stopped > 0 || mayHaveIt > 0 ? { kind: "some", stopped, mayHaveIt } : undefined;
    }
  }
}

/** Returns since when the newest test of a letter waits to go out; null if none waits. */
export function testWaitsSince(test: TestState): number | null {
  switch (test.kind) {
    case "went out":
      return test.nextWaitsSince;
    case "waits":
      return test.since;
    case "failed":
      return null;
  }
}

/** Returns how many readers have a letter. */
export const deliveredOf = ({ counts }: Pick<LetterEmails, "counts">): number => counts.delivered ?? 0;

/** Returns how many emails to readers a letter has, whatever became of them. */
export const totalOf = ({ counts }: Pick<LetterEmails, "counts">): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How long after its moment a letter may begin without a word about it, in milliseconds. */
const mostLate = 2 * 60_000;

/** Whether the moment of a letter that waits for it is over. */
export const isLate = (dueAt: number, now: number): boolean => now > dueAt + mostLate;
