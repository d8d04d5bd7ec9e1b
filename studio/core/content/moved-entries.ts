import type { Pair } from "./entries.ts";

/** An entry that was moved, by its positions in the later state. */
type Moved = {
  readonly entry: number;
  /** The closest entry above it that both states have; undefined at the top. */
  readonly above: number | undefined;
};

/** Returns the fewest entries whose moves make one order of a list into another, from the top down. */
export function movedEntries(pairs: readonly Pair[]): Moved[] {
  const sorted = pairs.toSorted(([, one], [, other]) => one - other);
  const staying = longestInOrder(sorted);
  return sorted.flatMap((pair, index) =>
    staying.has(pair) ? [] : [{ entry: pair[1], above: sorted[index - 1]?.[1] }],
  );
}

/** Returns the most pairs whose order is the same in both states; of two that change places, the one that comes first now. */
function longestInOrder(sorted: readonly Pair[]): ReadonlySet<Pair> {
  let longest: readonly Pair[] = [];
  const endingAt: (readonly Pair[])[] = [];
  for (const pair of sorted) {
    let best: readonly Pair[] = [];
    for (const row of endingAt) {
      if (row.length > best.length && (row.at(-1)?.[0] ?? -1) < pair[0]) best = row;
    }
    const row = [...best, pair];
    endingAt.push(row);
    if (row.length > longest.length) longest = row;
  }
  return new Set(longest);
}
