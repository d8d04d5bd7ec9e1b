import { createHash } from "node:crypto";
import { minute, second } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";

/** How much is taken from whom. */
export type Limits = {
  /** Stored per client within ten minutes. */
  readonly perClient: number;
  /** Stored a minute in all, above which further ones are held back. */
  readonly perMinute: number;
  /** How many held-back ones are kept: each takes at most 16 KB of the disk. */
  readonly held: number;
};

/** What came of asking for a row to be stored. */
export type Admitted = {
  /** The row that was found afterwards: the new one, or an older one in its place. */
  readonly found: Row | undefined;
  /** After how long the client may try again, in seconds; undefined where it has not sent too much. */
  readonly retryAfterSeconds: number | undefined;
};

type Arrival = {
  readonly id: string;
  readonly at: number;
  /** Who sent it: an address or network, of which only a keyed hash is kept. */
  readonly address: string;
  /** Inserts the row with `load` before and `hasRoom` in its `WHERE`. Its own values are `?7` and after. */
  readonly insert: string;
  readonly values: readonly (string | number | null)[];
  /** Finds the row, with its own values from `?1`. */
  readonly find: string;
  readonly findBy: readonly string[];
};

const clientWindow = 10 * minute;

/** Counts what came lately: `from_client`, and whether there is a flood, as 0 or 1. */
export const load = `
  WITH load AS (SELECT
    (SELECT count(*) FROM arrivals WHERE purpose = ?6 AND client = ?2) AS from_client,
    (SELECT count(*) FROM arrivals WHERE purpose = ?6 AND arrived_at > ?1 - ${minute}) >= ?4 AS flooded)`;

/** Whether a row of this table may be stored, under the load. */
export const hasRoom = (table: string) => `
  from_client < ?3 AND (NOT flooded OR (SELECT count(*) FROM ${table} WHERE state = 'held') < ?5)`;

// Arrivals in the future are of a clock that has been set back since.
const forget = `DELETE FROM arrivals WHERE arrived_at <= ?1 - ${clientWindow} OR arrived_at > ?1 + ${minute}`;

const sent =
  "SELECT count(*) AS total, min(arrived_at) AS earliest FROM arrivals WHERE purpose = ?2 AND client = ?1";

/**
 * The gate before a table that visitors write into. Whether there is room, and the row itself, are one
 * transaction.
 *
 * @param purpose what is counted together
 */
export function createAdmission(database: SqlDatabase, table: string, purpose: string, limits: Limits) {
  let key: string | undefined;
  const hashClient = async (address: string): Promise<string> => {
    key ??= String((await query(database, "SELECT value FROM secrets WHERE name = 'client-key'"))[0]?.value);
    return createHash("sha256").update(key).update(address).digest("base64url");
  };
  const note = `INSERT INTO arrivals (client, arrived_at, purpose) SELECT ?2, ?3, ?4 FROM ${table} WHERE id = ?1`;

  return async ({ id, at, address, insert, values, find, findBy }: Arrival): Promise<Admitted> => {
    const client = await hashClient(address);
    const { perClient, perMinute, held } = limits;
    const [, , , [found] = [], [load] = []] = await database.batch([
      statement(forget, at),
      statement(insert, at, client, perClient, perMinute, held, purpose, ...values),
      statement(note, id, client, at, purpose),
      statement(find, ...findBy),
      statement(sent, client, purpose),
    ]);
    const free = Number(load?.earliest ?? at) + clientWindow;
    return {
      found,
      retryAfterSeconds:
        Number(load?.total) >= perClient ? Math.max(1, Math.ceil((free - at) / second)) : undefined,
    };
  };
}
