import { minute } from "../../../server/clock.ts";

/** How many attempts in a row an address has before it must wait. */
const free = 5;

const firstWait = minute;
const longestWait = 15 * minute;

/** After this time without an attempt, an address begins anew. */
const forgottenAfter = 60 * minute;

/** Addresses remembered at a time. Of more, the one that tried first is forgotten. */
const mostAddresses = 20_000;

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Slows guesses down. After five failed attempts an address waits a minute for the next one. Each further failure doubles the
 * wait, up to a quarter of an hour. Each address counts by itself, so that nobody locks the owner out. In memory only.
 */
export function createAttempts(now: () => number) {
  const failed = new Map<string, { count: number; lastAt: number }>();
  return {
    /**
     * Counts an attempt, which has failed until `succeed` is called: of many at once, five are let through.
     *
     * @returns 0, or how long the address must wait, in milliseconds: the attempt isn't made then
     */
    begin: (address: string): number => {
      const known = failed.get(address);
      // The clock was set back: the wait begins anew, or it would last until the clock is there again.
      if (known) known.lastAt = Math.min(known.lastAt, now());
      const age = known ? now() - known.lastAt : 0;
      const count = known && age < forgottenAfter ? known.count : 0;
      const wait = count < free ? 0 : Math.min(firstWait * 2 ** (count - free), longestWait);
      if (wait > age) return wait - age;
      failed.delete(address);
      failed.set(address, { count: count + 1, lastAt: now() });
      const [oldest] = failed.keys();
      if (failed.size > mostAddresses && oldest !== undefined) failed.delete(oldest);
      return 0;
    },
    succeed: (address: string): void => void failed.delete(address),
  };
}
