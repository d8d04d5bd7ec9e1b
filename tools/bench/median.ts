/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error("median: there are no numbers");
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The median of each figure over several runs that have the same figures. */
export function medians<Figures extends Readonly<Record<string, number>>>(
  runs: readonly [Figures, ...Figures[]],
): Figures {
  const names = Object.keys(runs[0]);
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  ) as Figures;
}
