/**
 * The clock of a sitting. It runs on `performance.now()`, so that neither daylight saving nor a corrected wall clock
 * makes it jump.
 */
export type Clock = {
  /** Seconds before it was last started. */
  readonly before: number;
  /** When it was last started, in milliseconds; undefined while it stands. */
  readonly since: number | undefined;
};

export const newClock = (now: number): Clock => ({ before: 0, since: now });

/** Returns how long the clock has run, in seconds. */
export const elapsed = ({ before, since }: Clock, now: number): number =>
  before + (since === undefined ? 0 : Math.max(0, now - since) / 1000);

export const stopped = (clock: Clock, now: number): Clock => ({
  before: elapsed(clock, now),
  since: undefined,
});

export const restarted = (clock: Clock, now: number): Clock =>
  clock.since === undefined ? { ...clock, since: now } : clock;

/** A tick that comes this much later than the one before, in milliseconds, followed a sleep of the device. */
export const longestTick = 4000;

/** Returns a clock that doesn't count the time between two ticks. */
export const withoutSleep = (clock: Clock, lastTick: number, now: number): Clock =>
  clock.since === undefined ? clock : { ...clock, since: clock.since + (now - lastTick) };
