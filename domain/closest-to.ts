/** Returns the candidate that differs from a word in the fewest letters, or undefined if none is close. */
export function closestTo(word: string, candidates: readonly string[]): string | undefined {
  const mostSlips = (candidate: string) => Math.max(2, candidate.length / 3);
  const [closest] = candidates
    // Each letter more or less is a slip: comparing a word of thousands of letters would take seconds.
    .filter((candidate) => Math.abs(candidate.length - word.length) <= mostSlips(candidate))
    .map((candidate) => ({ candidate, distance: slipsBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= mostSlips(candidate))
    .sort((a, b) => a.distance - b.distance);
  return closest?.candidate;
}

/** Returns in how many letters two words differ: missing, added, wrong, or swapped with the next (Damerau and Levenshtein's distance). */
export function slipsBetween(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? (before[j - 2] ?? 0) + 1 : substitution;
      next.push(Math.min(substitution, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
