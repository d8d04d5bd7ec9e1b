import { createHmac, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers";
import { type Clock, minute, second } from "../clock.ts";

/** Counts one more request of a client. Returns 0 if it is allowed, else the seconds until the next one is. */
export type MemoryRateLimiter = (client: string) => number;

/** Requests allowed: per client within ten minutes, and per minute in total. */
export type MemoryLimits = { readonly perClient: number; readonly perMinute: number };

/** The limits of page views and booking clicks, so many times over. */
export const visitLimits = (times: number): MemoryLimits => ({
  perClient: 300 * times,
  perMinute: 600 * times,
});

const clientWindow = 10 * minute;
/** Clients remembered at a time: a few megabytes of memory. */
const maxClients = 20_000;

/**
 * Counts requests per client, in memory only. Of an address it keeps a keyed hash for at most ten minutes; the key is
 * lost with the process.
 */
export function createMemoryRateLimiter(limits: MemoryLimits, now: Clock = Date.now): MemoryRateLimiter {
  const key = randomBytes(32);
  const clients = createCounter(clientWindow);
  const total = createCounter(minute);

  /** A counter by name, which starts again after each window. */
  function createCounter(window: number) {
    let startedAt = Number.NEGATIVE_INFINITY;
    const counts = new Map<string, number>();
    return (name: string, max: number): number => {
      const time = now();
      // Starts again, too, when the clock was set back.
      if (time >= startedAt + window || time < startedAt) {
        startedAt = time;
        counts.clear();
        // Forget clients on time even if no other request comes.
        setTimeout(() => counts.clear(), window).unref();
      }
      const count = counts.get(name) ?? 0;
      const isFull = count >= max || (count === 0 && counts.size >= maxClients);
      if (isFull) return Math.ceil((startedAt + window - time) / second);
      counts.set(name, count + 1);
      return 0;
    };
  }

  return (client) =>
    clients(createHmac("sha256", key).update(client).digest("base64url"), limits.perClient) ||
    total("all", limits.perMinute);
}
