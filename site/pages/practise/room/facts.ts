import { countsOf, type Sitting } from "../sitting-print/sitting.ts";

/** Facts about a sitting, from which a sentence is chosen. */
export type SittingFacts = {
  readonly all: number;
  readonly seen: number;
  readonly heard: number;
  readonly felt: number;
  /** Whether it was stopped before its time. */
  readonly isEarly: boolean;
  /** Length in seconds. */
  readonly sat: number;
  /** Marks a minute. */
  readonly rate: number;
  /** The longest run of one kind, and its kind. */
  readonly run: number;
  readonly runOf: 0 | 1 | 2;
  /** The longest time without a mark, in seconds, and whether it lies between two marks. */
  readonly gap: number;
  readonly isGapInside: boolean;
  /** Marks in the first and the last third of the time. */
  readonly inFirstThird: number;
  readonly inLastThird: number;
};

export const isEarly = ({ sat, minutes }: Pick<Sitting, "sat" | "minutes">) => sat < minutes * 60 - 1;

export function factsOf(sitting: Sitting): SittingFacts {
  const { taps, sat } = sitting;
  const [seen, heard, felt] = countsOf(sitting);
  return {
    all: taps.length,
    seen,
    heard,
    felt,
    isEarly: isEarly(sitting),
    sat,
    // A sitting that ended at once would have an absurd rate.
    rate: taps.length / Math.max(sat / 60, 0.2),
    ...longestRun(sitting),
    ...longestGap(sitting),
    inFirstThird: taps.filter(([, at]) => at < sat / 3).length,
    inLastThird: taps.filter(([, at]) => at >= (sat * 2) / 3).length,
  };
}

function longestRun({ taps }: Sitting): Pick<SittingFacts, "run" | "runOf"> {
  let [run, length] = [0, 0];
  let runOf: 0 | 1 | 2 = 0;
  for (const [index, [sense]] of taps.entries()) {
    length = taps[index - 1]?.[0] === sense ? length + 1 : 1;
    if (length > run) [run, runOf] = [length, sense];
  }
  return { run, runOf };
}

function longestGap({ taps, sat }: Sitting): Pick<SittingFacts, "gap" | "isGapInside"> {
  const moments = [0, ...taps.map(([, at]) => at), sat];
  let [gap, end] = [0, 0];
  for (const [index, at] of moments.entries()) {
    const wait = at - (moments[index - 1] ?? at);
    if (wait > gap) [gap, end] = [wait, index];
  }
  return { gap, isGapInside: end > 1 && end < moments.length - 1 };
}
