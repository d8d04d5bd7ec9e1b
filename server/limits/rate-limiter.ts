import { createHash } from "node:crypto";
import { minute, second } from "../clock.ts";
import { type Parameters, query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import { networkOf } from "../http/client-address.ts";

export type Limits = {
  /** Rows stored per client within ten minutes. Rows of a network beyond four times as many are quarantined. */
  readonly perClient: number;
  /** Rows stored per minute in total; further ones are quarantined. */
  readonly perMinute: number;
  /** Quarantined rows kept; each takes at most 16 KB of disk. The most numerous source makes room for others. */
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
  /** The quarantined row that was deleted to make room. */
  readonly discarded: string | undefined;
};

const clientWindow = 10 * minute;

const clientsPerNetwork = 4;

/**
 * Selects the current load: `from_client`, `network_flooded` and `flooded` (by the network or by all clients) as 0 or 1. A
 * network that floods doesn't count for the others.
 */
export const load = `
  WITH counts AS (SELECT
    (SELECT count(*) FROM recent_submissions WHERE scope = :scope AND client_hash = :clientHash) AS from_client,
    (SELECT count(*) FROM recent_submissions WHERE scope = :scope AND network_hash = :networkHash)
      >= ${clientsPerNetwork} * :perClient AS network_flooded,
    (SELECT count(*) FROM recent_submissions
      WHERE scope = :scope AND NOT from_flood AND submitted_at > :now - ${minute}) >= :perMinute AS all_flooded),
  load AS (SELECT from_client, network_flooded, network_flooded OR all_flooded AS flooded FROM counts)`;

const quarantinedIn = (table: string) => `(SELECT count(*) FROM ${table} WHERE state = 'quarantined')`;

/** The condition under which a row may be stored in a table. */
export const hasRoom = (table: string) =>
  `from_client < :perClient AND (NOT flooded OR ${quarantinedIn(table)} < :quarantined)`;

/**
 * Deletes the oldest quarantined row of the most numerous source, where a new row would find no room. A network that
 * floods gets none: it would replace the messages of others.
 */
const makeRoom = (table: string, find: string) => `${load}
  DELETE FROM ${table} WHERE id = CASE
    WHEN EXISTS (SELECT 1 FROM load WHERE flooded AND NOT network_flooded AND from_client < :perClient)
      AND ${quarantinedIn(table)} >= :quarantined AND :quarantined > 0 AND NOT EXISTS (${find})
    -- Sorts the whole quarantine, hence only where necessary.
    THEN (
      SELECT id FROM (
        SELECT stored.id, stored.rowid AS position, count(*) OVER (PARTITION BY network_hash) AS from_source
        FROM ${table} AS stored LEFT JOIN recent_submissions ON row_id = stored.id
        WHERE state = 'quarantined')
      ORDER BY from_source DESC, position LIMIT 1) END
  RETURNING id`;

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
 * @param countFound whether a submission counts although an earlier row took its place
 */
export function createRateLimiter(
  database: SqlDatabase,
  table: string,
  scope: string,
  limits: Limits,
  countFound = false,
) {
  let key: string | undefined;
  const readKey = async (): Promise<string> => {
    key ??= String(
      (await query(database, "SELECT value FROM secrets WHERE name = 'client-hash-key'"))[0]?.value,
    );
    return key;
  };
  const countIfStored = `${load} INSERT INTO recent_submissions
      (scope, client_hash, submitted_at, network_hash, row_id, from_flood)
    SELECT :scope, :clientHash, :now, :networkHash, :id, network_flooded FROM load
    WHERE EXISTS (SELECT 1 FROM ${table} WHERE id = :id)`;
  // Otherwise the limit would reveal which requests were not stored.
  const countIfFound = (find: string) =>
    countFound ? `${countIfStored} OR (from_client < :perClient AND EXISTS (${find}))` : countIfStored;

  return async ({ id, now, client, insert, find, parameters }: Submission): Promise<Admission> => {
    const secret = await readKey();
    const hash = (source: string) => createHash("sha256").update(secret).update(source).digest("base64url");
    const hashes = { clientHash: hash(client), networkHash: hash(networkOf(client)) };
    const all = { ...limits, ...parameters, ...hashes, id, now, scope };
    const [, [discarded] = [], , , [found] = [], [count] = []] = await database.batch([
      statement(deleteExpired, all),
      statement(makeRoom(table, find), all),
      statement(insert, all),
      statement(countIfFound(find), all),
      statement(find, all),
      statement(countOfClient, all),
    ]);
    const isOverLimit = Number(count?.total) >= limits.perClient;
    const freeAt = Number(count?.earliest ?? now) + clientWindow;
    return {
      found,
      discarded: discarded && String(discarded.id),
      retryAfterSeconds: isOverLimit ? Math.max(1, Math.ceil((freeAt - now) / second)) : undefined,
    };
  };
}
