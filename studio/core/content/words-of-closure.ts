import type { Change } from "./change.ts";

/** Returns in words that a Sunday class was closed, or is on again; undefined for any other change. */
export function wordsOfClosure({
  id,
  before = "",
  after,
}: Pick<Change, "id"> & Partial<Change>): string | undefined {
  if (!/^schedule closures\.\d{4}-\d\d-\d\d$/.test(id)) return undefined;
  // The reason is none any more.
  if (after === undefined) return `Sunday class on again, ${before.replace(/ \(.*\)$/s, "")}`;
  return `No Sunday class${after.includes(" to ") ? "," : " on"} ${after}`;
}
