export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * Whether a time span that began at a time lasts still. One that begins in the future was written while the clock was wrong, or
 * the clock is wrong now. It is kept, and counts once the clock is right again.
 */
export const isWithin = (from: number, span: number, now: number): boolean =>
  now >= from - minute && now < from + span;
