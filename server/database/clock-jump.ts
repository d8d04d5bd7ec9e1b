import { day } from "../clock.ts";
import { query, type SqlDatabase } from "./sql-database.ts";

/** A longer step between two looks at the clock is a jump: the clock is or was wrong, or the site was off. */
const longestStep = 7 * day;

/** How long nothing is deleted by its age after a jump: time to correct the clock. */
const grace = day;

const isJump = `abs(:now - seen_at) > ${longestStep}`;

/** Selects `jumped_from` and `jumped_at` of a jump within the last day, and nothing while the clock can be trusted. */
export const findJump = `SELECT iif(${isJump}, seen_at, jumped_from) AS jumped_from, iif(${isJump}, :now, jumped_at) AS jumped_at
  FROM clock WHERE ${isJump} OR jumped_at > :now - ${grace}`;

const noteTime = `UPDATE clock SET jumped_from = iif(${isJump}, seen_at, jumped_from),
  jumped_at = iif(${isJump}, :now, jumped_at), seen_at = :now`;

/** Remembers the time, and returns whether data may be deleted by its age. Call it before each such deletion. */
export async function mayDelete(database: SqlDatabase, now: number): Promise<boolean> {
  const jumps = await query(database, findJump, { now });
  // Fails on a full disk. Old copies beside the database may be deleted all the same: that makes room.
  await query(database, noteTime, { now }).catch(() => {});
  return jumps.length === 0;
}
