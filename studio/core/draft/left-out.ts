import type { Journal } from "./journal.ts";

const key = "left out";

/** Returns the ids of the changes that the next publication leaves out. */
export const readLeftOut = (journal: Journal): readonly string[] =>
  (journal.kept(key)?.value ?? []) as readonly string[];

/**
 * Leaves a change out of the next publication, or takes it in again.
 *
 * @param ids those of all changes: what is none any more is forgotten
 */
export function leaveOut(journal: Journal, id: string, isOut: boolean, ids: readonly string[]): void {
  const others = readLeftOut(journal).filter((one) => one !== id && ids.includes(one));
  journal.keep(key, isOut ? [...others, id] : others);
}
