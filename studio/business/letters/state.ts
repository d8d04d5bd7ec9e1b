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
