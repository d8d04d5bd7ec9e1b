import { useState } from "react";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import type { FormPath } from "../../engine/content/change.ts";
import { schemaAt } from "../../engine/content/entries.ts";
import { pairStates } from "../../engine/content/moved-entries.ts";

type Known = {
  readonly entries: readonly unknown[];
  readonly keys: readonly string[];
  readonly made: number;
};

/**
 * Returns a React key for each entry of a list, which stays with it wherever it goes. Without it, the next entry would get the
 * keystrokes when another window removes the one that is being typed into.
 */
export function useEntryKeys(name: ContentName, path: FormPath, entries: readonly unknown[]) {
  const [known, setKnown] = useState<Known>(() =>
    keysAfter(name, path, { entries: [], keys: [], made: 0 }, entries),
  );
  if (known.entries === entries || known.entries.length + entries.length === 0) return known.keys;
  const next = keysAfter(name, path, known, entries);
  setKnown(next);
  return next.keys;
}

/** Returns the keys of a list's entries, for those of an earlier state of it. */
export function keysAfter(
  name: ContentName,
  path: FormPath,
  known: Known,
  entries: readonly unknown[],
): Known {
  const pairs = pairStates(schemaAt(name, path), known.entries, entries);
  // One that is being typed may share nothing with itself: in a list as long as before, it is the one in its place.
  const inPlace = (index: number) =>
    entries.length === known.entries.length && !pairs.some(([before]) => before === index) ? index : -1;
  let { made } = known;
  const keys = entries.map((_, index) => {
    const [before] = pairs.find(([, after]) => after === index) ?? [inPlace(index)];
    return known.keys[before] ?? `entry ${made++}`;
  });
  return { entries, keys, made };
}
