import type { Journal } from "./journal.ts";

const key = "left out";

/** Returns the ids of the changes that the next publication leaves out. */
export const readLeftOut = (journal: Journal): readonly string[] =>
  (journal.kept(key)?.value ?? []) as readonly string[];

/** Leaves a change out of the next publication, or takes it in again. */
export function leaveOut(journal: Journal, id: string, isOut: boolean): void {
  const others = readLeftOut(journal).filter((one) => one !== id);
  journal.keep(key, isOut ? [...others, id] : others);
}

/**
 * Forgets what is no change any more: a later change of the same field is another one.
 *
 * @param ids those of all changes. A file that can't be read is one whole change, and keeps those inside it
 */
export function forgetLeftOut(journal: Journal, ids: readonly string[]): void {
  const leftOut = readLeftOut(journal);
  const still = leftOut.filter((one) => ids.some((id) => one === id || one.startsWith(`${id} `)));
  if (still.length < leftOut.length) journal.keep(key, still);
}
