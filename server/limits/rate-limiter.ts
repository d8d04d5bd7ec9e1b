import { createHash } from "node:crypto";
import { minute, second } from "../clock.ts";
import { type Parameters, query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";

export type Limits = {
  /** Rows stored per client within ten minutes. */
  readonly perClient: number;
  /** Rows stored per minute in total; further ones are quarantined. */
  readonly perMinute: number;
  /** Quarantined rows kept; each takes at most 16 KB of disk. */
  readonly quarantined: number;
};

/** A row that a visitor wants stored. */
type Submission = {
  readonly id: string;
  /** When it arrived, in milliseconds since 1970. */
  readonly now: number;
  /** An address or network, of which only a keyed hash is stored. */
  readonly client: string;
  /** Inserts the row `:id` from `load`, where there is room (see `load` and `hasRoom`). */
  readonly insert: string;
  /** Selects the row, or an earlier one that takes its place. */
  readonly find: string;
  /** The parameters of both statements. */
  readonly parameters: Parameters;
};

export type Admission = {
  /** The row that `find` selected after the insert. */
  readonly found: Row | undefined;
  /** Seconds until the client may try again; undefined while it is below its limit. */
  readonly retryAfterSeconds: number | undefined;
};

const clientWindow = 10 * minute;

/** Selects the current load: `from_client`, and `flooded` as 0 or 1. */
export const load = `
  WITH load AS (SELECT
    (SELECT count(*) FROM recent_submissions WHERE scope = :scope AND client_hash = :clientHash) AS from_client,
    (SELECT count(*) FROM recent_submissions WHERE scope = :scope AND submitted_at > :now - ${minute})
      >= :perMinute AS flooded)`;

/** The condition under which a row may be stored in a table. */
export const hasRoom = (table: string) => `from_client < :perClient
  AND (NOT flooded OR (SELECT count(*) FROM ${table} WHERE state = 'quarantined') < :quarantined)`;

// Times in the future were written before the clock was set back.
const deleteExpired = `DELETE FROM recent_submissions
  WHERE submitted_at <= :now - ${clientWindow} OR submitted_at > :now + ${minute}`;

const countOfClient = `SELECT count(*) AS total, min(submitted_at) AS earliest
  FROM recent_submissions WHERE scope = :scope AND client_hash = :clientHash`;

/**
 * Returns a function that stores a row unless its client is over the limit. The check and the insert are one
 * transaction.
 *
 * @param scope groups the submissions that are counted together
 */
export function createRateLimiter(database: SqlDatabase, table: string, scope: string, limits: Limits) {
  let key: string | undefined;
  const hashClient = async (client: string): Promise<string> => {
    key ??= String(
      (await query(database, "SELECT value FROM secrets WHERE name = 'client-hash-key'"))[0]?.value,
    );
    return createHash("sha256").update(key).update(client).digest("base64url");
  };
  const countIfStored = `INSERT INTO recent_submissions (scope, client_hash, submitted_at)
    SELECT :scope, :clientHash, :now FROM ${table} WHERE id = :id`;

  return async ({ id, now, client, insert, find, parameters }: Submission): Promise<Admission> => {
    const clientHash = await hashClient(client);
    const all = { ...limits, ...parameters, id, now, scope, clientHash };
    const [, , , [found] = [], [count] = []] = await database.batch([
      statement(deleteExpired, all),
      statement(insert, all),
      statement(countIfStored, all),
      statement(find, all),
      statement(countOfClient, all),
    ]);
    const isOverLimit = Number(count?.total) >= limits.perClient;
    const freeAt = Number(count?.earliest ?? now) + clientWindow;
    return {
      found,
      retryAfterSeconds: isOverLimit ? Math.max(1, Math.ceil((freeAt - now) / second)) : undefined,
    };
  };
}
