import { createHmac, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers";
import { type Clock, minute, second } from "../clock.ts";

/** Asks for one more report of a client: 0 where it is taken, else the seconds after which to ask again. */
export type ReportLimit = (client: string) => number;

/** How many reports are taken: from one client within ten minutes, and a minute from everybody. */
export type ReportLimits = { readonly perClient: number; readonly perMinute: number };

const window = 10 * minute;
/** Clients that are remembered at once: some megabytes of memory. */
const mostClients = 20_000;

/**
 * Counts reports per client in memory alone, so that nobody can make up a crowd. Of the address only a
 * keyed hash is known, for ten minutes at most, and the key is gone with the process.
 */
export function createReportLimit(limits: ReportLimits, now: Clock = Date.now): ReportLimit {
  const key = randomBytes(32);
  const clients = counterPer(window);
  const all = counterPer(minute);

  /** A count by name that begins anew with each span of time. */
  function counterPer(span: number) {
    let began = Number.NEGATIVE_INFINITY;
    const counts = new Map<string, number>();
    return (name: string, most: number): number => {
      const at = now();
      // A clock that was set back begins anew too.
      if (at >= began + span || at < began) {
        began = at;
        counts.clear();
        // Nobody is remembered for longer because nobody else came.
        setTimeout(() => counts.clear(), span).unref();
      }
      const count = counts.get(name) ?? 0;
      const isFull = count >= most || (count === 0 && counts.size >= mostClients);
      if (isFull) return Math.ceil((began + span - at) / second);
      counts.set(name, count + 1);
      return 0;
    };
  }

  return (client) =>
    clients(createHmac("sha256", key).update(client).digest("base64url"), limits.perClient) ||
    all("all", limits.perMinute);
}
