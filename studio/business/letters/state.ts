import type { Letter } from "../../../server/letters/store.ts";

/** Whether a letter waits for the moment that she chose. */
export const isWaiting = ({
  dueAt,
  startedAt,
  stoppedAt,
}: Pick<Letter, "dueAt" | "startedAt" | "stoppedAt">): boolean =>
  dueAt !== null && startedAt === null && stoppedAt === null;

/** Whether she has sent a letter: at once, or for a moment. */
export const wasSent = ({ dueAt, startedAt }: Pick<Letter, "dueAt" | "startedAt">): boolean =>
  dueAt !== null || startedAt !== null;

/** How long after its moment a letter may begin without a word about it, in milliseconds. */
const mostLate = 2 * 60_000;

/** Whether the moment of a letter that waits for it is over. */
export const isLate = (dueAt: number, now: number): boolean => now > dueAt + mostLate;
