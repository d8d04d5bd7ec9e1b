/** A note: the sense (0 seen, 1 heard, 2 felt) and the seconds since the beginning. */
export type Tap = readonly [sense: 0 | 1 | 2, at: number];

/** The drawing of new prints, the only one so far (`print.ts`). */
export const currentDrawing = 1;

/** Everything that a print is drawn and written from. */
export type Sitting = {
  /** The drawing that it was pulled with: prints keep theirs when another is added. */
  readonly drawing: number;
  /** When it began, in milliseconds since 1970, and that place's offset from Greenwich in minutes. */
  readonly start: number;
  readonly zone: number;
  /** The length that was chosen, in minutes, and the one that was sat, in seconds. */
  readonly minutes: number;
  readonly sat: number;
  readonly seed: number;
  /** In the order in which they were made; never earlier than the one before. */
  readonly taps: readonly Tap[];
};

/** Returns the hour of a sitting, 0 to 24 with fractions, by the clock of the place where it was sat. */
export const hourOf = ({ start, zone }: Pick<Sitting, "start" | "zone">): number => {
  const local = new Date(start + zone * 60_000);
  return local.getUTCHours() + local.getUTCMinutes() / 60;
};

/** Returns how many were seen, heard and felt. */
export const countsOf = ({ taps }: Pick<Sitting, "taps">) => {
  const counts: [see: number, hear: number, feel: number] = [0, 0, 0];
  for (const [sense] of taps) counts[sense]++;
  return counts;
};
