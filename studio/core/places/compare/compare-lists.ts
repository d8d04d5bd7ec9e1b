import { diffArrays } from "diff";

/** An entry of each of two lists; undefined where only the other list has one. */
export type Pair<Entry> = readonly [before: Entry | undefined, after: Entry | undefined];

/**
 * Compares two lists of texts in their order.
 *
 * @param keyOf what is equal in equal entries
 * @param kindOf what stays equal in a changed entry
 * @returns what differs: changed entries as pairs, others alone
 */
export function compareLists<Entry extends { readonly text: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string,
  kindOf: (entry: Entry) => string,
): Pair<Entry>[] {
  let start = 0;
  const same = (a: Entry | undefined, b: Entry | undefined) => a && b && keyOf(a) === keyOf(b);
  while (same(before[start], after[start])) start++;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    same(before[before.length - 1 - end], after[after.length - 1 - end])
  ) {
    end++;
  }
  const runs = diffArrays(before.slice(start, before.length - end), after.slice(start, after.length - end), {
    comparator: (a, b) => keyOf(a) === keyOf(b),
  });
  const pairs: Pair<Entry>[] = [];
  let removed: Entry[] = [];
  let added: Entry[] = [];
  const flush = () => {
    pairs.push(...pairUp(removed, added, kindOf));
    removed = [];
    added = [];
  };
  for (const run of runs) {
    if (run.removed) removed.push(...run.value);
    else if (run.added) added.push(...run.value);
    else flush();
  }
  flush();
  return pairs;
}

/** Pairs the entries of a kind that share most of their words; if there are as many of each, the others by their order. */
function pairUp<Entry extends { readonly text: string }>(
  removed: readonly Entry[],
  added: readonly Entry[],
  kindOf: (entry: Entry) => string,
): Pair<Entry>[] {
  const unpaired = [...added];
  const pairs = removed.map((before): Pair<Entry> => {
    const ofKind = (entry: Entry) => kindOf(entry) === kindOf(before);
    const candidates = unpaired.filter(ofKind);
    const [likely] = candidates
      .map((after) => ({ after, likeness: likeness(before.text, after.text) }))
      .sort((a, b) => b.likeness - a.likeness);
    const isSameCount = removed.filter(ofKind).length === added.filter(ofKind).length;
    const after = likely && likely.likeness >= 0.3 ? likely.after : isSameCount ? candidates[0] : undefined;
    if (after) unpaired.splice(unpaired.indexOf(after), 1);
    return [before, after];
  });
  return [...pairs, ...unpaired.map((after): Pair<Entry> => [undefined, after])];
}

/** Returns the share of words that two texts have in common, from 0 to 1. */
function likeness(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return (2 * shared) / (first.size + second.size || 1);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
