import { existsSync } from "node:fs";
import { type Clock, day, hour } from "../clock.ts";
import { query, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { Log } from "../log.ts";

/** A clock that is further ahead of the last run than this isn't believed by itself. */
const longestPause = 2 * day;

/** How long the server must run without a jump of its clock until that is believed. */
const steadyEnough = 2 * day;

type Ports = {
  /** Whether the system says that its clock is synchronised. */
  readonly isSynchronised: () => boolean;
  readonly log: Log;
  readonly now?: Clock;
  /** Milliseconds that pass evenly, whatever is done to the clock. */
  readonly elapsed?: () => number;
};

/** systemd's time synchronisation creates it once the clock is right: systemd-timesyncd.service(8). */
export const isSystemClockSynchronised = (): boolean => existsSync("/run/systemd/timesync/synchronized");

/** Whether a server that runs on a database, or ran last, has gone on without believing its clock. */
export async function isClockDoubted(database: SqlDatabase): Promise<boolean> {
  // A run that is believed begins the count anew.
  const [last] = await query(database, "SELECT steady_for FROM last_run");
  return Number(last?.steady_for ?? 0) > 0;
}

/**
 * Returns a function that says whether the clock is believed. By a wrong clock, data could be deleted for its age, and letters called
 * missed. A machine can start with a clock that is years ahead. But a computer can also have been off for a week. Call it before each
 * deletion: it notes that the server runs.
 */
export function createClockCheck(
  database: SqlDatabase,
  { isSynchronised, log, now = Date.now, elapsed = () => performance.now() }: Ports,
): () => Promise<boolean> {
  let previous: { readonly time: number; readonly elapsed: number } | undefined;
  let isLogged = false;
  return async () => {
    const current = { time: now(), elapsed: elapsed() };
    const [last] = await query(database, "SELECT at, steady_for FROM last_run");
    const ran = previous ? current.elapsed - previous.elapsed : 0;
    const wasSet = previous !== undefined && Math.abs(current.time - previous.time - ran) > hour;
    previous = current;
    const steadyFor = wasSet ? 0 : Number(last?.steady_for ?? 0) + Math.round(ran);
    const isBelieved =
      !last ||
      current.time - Number(last.at) <= longestPause ||
      steadyFor >= steadyEnough ||
      isSynchronised();
    const parameters = { now: current.time, steadyFor };
    await database.batch(
      isBelieved
        ? [
            statement("DELETE FROM last_run"),
            statement("INSERT INTO last_run (at) VALUES (:now)", parameters),
          ]
        : [statement("UPDATE last_run SET steady_for = :steadyFor", parameters)],
    );
    if (!isBelieved && !isLogged)
      log("warn", {
        event: "clock not believed: nothing is deleted, no letter is called missed",
        lastRun: last?.at,
      });
    isLogged = !isBelieved;
    return isBelieved;
  };
}
