import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";
import { day, minute, second } from "../clock.ts";
import { type Parameters, query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { OutboxTable } from "../delivery/outbox.ts";
import { widerNetwork } from "../http/client-address.ts";

export type Limits = {
  /** Rows stored per client within ten minutes; further ones are refused. */
  readonly perClient: number;
  /** Rows stored per client within a day: one client must not use up the limit of all. */
  readonly perClientDay: number;
  /** Rows stored per minute in total; further ones are to check. */
  readonly perMinute: number;
  /** Rows stored per day that aren't to check; further ones are. */
  readonly perDay: number;
  /**
   * Rows to check that are kept; each takes at most 16 KB of disk. A flood beyond that is refused. A flood from a single network is
   * refused earlier, once it has taken a tenth of the room.
   */
  readonly toCheck: number;
};

/** The limits of messages, and of subscriptions, so many times over; the room for what is to check stays: about 80 MB. */
export const usualLimits = (times: number): Limits => ({
  perClient: 5 * times,
  perClientDay: 20 * times,
  perMinute: 10 * times,
  perDay: 200 * times,
  toCheck: 5000,
});

/** A row that a visitor wants stored. */
type RowToInsert = {
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

export type LimitedInsertOutcome = {
  /** The row that `find` selected after the insert. */
  readonly found: Row | undefined;
  /** Seconds until the client may try again; undefined while it is below its limit. */
  readonly retryAfterSeconds: number | undefined;
};

type LimitedTable = Pick<OutboxTable<never>, "name" | "storedAt">;

const clientWindow = 10 * minute;

/** The condition that a time lies within a period before now. Times in the future were written before the clock was set back. */
export const within = (window: number, column: string) =>
  `${column} > :now - ${window} AND ${column} <= :now + ${minute}`;

/** Returns the last midnight in the owner's time zone. */
const startOfDay = (now: number): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).startOfDay().epochMilliseconds;

/** Selects how many rows were stored since `:startOfDay` that aren't to check. */
const countOfDay = ({ name, storedAt }: LimitedTable) => `SELECT count(*) AS total FROM ${name}
  WHERE state IN ('pending', 'delivered', 'unsure', 'dead_lettered')
    AND ${storedAt} >= :startOfDay AND ${storedAt} <= :now + ${minute}`;

const countOf = (condition: string, window = clientWindow) =>
  `(SELECT count(*) FROM recent_submissions
    WHERE scope = :scope AND ${condition} AND ${within(window, "submitted_at")})`;

/** Selects the current load: `client_full` and `flooded` (by all clients together) as 0 or 1, and what is to check of a network. */
export const load = (table: LimitedTable) => `
  WITH load AS (SELECT
    ${countOf("client_hash = :clientHash")} >= :perClient
      OR ${countOf("client_hash = :clientHash", day)} >= :perClientDay AS client_full,
    ${countOf("true", minute)} >= :perMinute OR (${countOfDay(table)}) >= :perDay AS flooded,
    ${countOf("network_hash = :networkHash", day)} AS of_network)`;

/**
 * The condition under which a row may be stored in a table. Within a day, a network gets a tenth of the room for rows to check that
 * others have left. However often it comes, there is room for somebody else.
 */
export const hasRoom = ({ name }: LimitedTable) => `NOT client_full
  AND (NOT flooded OR (SELECT count(*) < :toCheck AND 10 * of_network < max(10, :toCheck - count(*) + of_network)
    FROM ${name} WHERE state = 'to_check'))`;

const timesOfClient = `SELECT submitted_at FROM recent_submissions
  WHERE scope = :scope AND client_hash = :clientHash AND ${within(day, "submitted_at")} ORDER BY submitted_at DESC`;

/** Returns when a client may submit again, given when it did, newest first. */
function freeAgainAt(times: readonly number[], { perClient, perClientDay }: Limits, now: number): number {
  const recent = times.filter((time) => time > now - clientWindow);
  const after = (oldest: number | undefined, window: number) =>
    oldest === undefined ? now : oldest + window;
  return Math.max(after(recent[perClient - 1], clientWindow), after(times[perClientDay - 1], day));
}

/** Deletes the marks of connections that no limit counts any more. */
export const deleteOldSubmissions = `DELETE FROM recent_submissions WHERE NOT (${within(day, "submitted_at")})`;

/** Clients remembered at a time that are above their limit: a few megabytes of memory. */
const maxRefused = 20_000;

/**
 * Returns a function that stores a row in one transaction, unless its client is over the limit of the scope. A client that was refused is
 * remembered, and refused without the database until it may submit again. So a flood doesn't keep the database busy.
 */
export function createLimitedInsert(
  database: SqlDatabase,
  table: LimitedTable,
  scope: string,
  limits: Limits,
  { countFound = false } = {},
) {
  /** When clients that were refused may submit again, in milliseconds since 1970. */
  const refused = new Map<string, number>();
  let key: string | undefined;
  const readKey = async (): Promise<string> => {
    key ??= String(
      (await query(database, "SELECT value FROM secrets WHERE name = 'client-hash-key'"))[0]?.value,
    );
    return key;
  };
  const countIfStored = `${load(table)} INSERT INTO recent_submissions (scope, client_hash, network_hash, submitted_at)
    SELECT :scope, :clientHash,
      (SELECT :networkHash FROM ${table.name} WHERE id = :id AND state = 'to_check'), :now FROM load
    WHERE EXISTS (SELECT 1 FROM ${table.name} WHERE id = :id)`;
  // Otherwise the limit would reveal which requests were not stored.
  const countIfFound = (find: string) =>
    countFound ? `${countIfStored} OR (NOT client_full AND EXISTS (${find}))` : countIfStored;

  return async ({
    id,
    now,
    client,
    insert,
    find,
    parameters,
  }: RowToInsert): Promise<LimitedInsertOutcome> => {
    const secret = await readKey();
    const hash = (text: string) => createHash("sha256").update(secret).update(text).digest("base64url");
    const clientHash = hash(client);
    const known = refused.get(clientHash) ?? 0;
    // A time further ahead was remembered before the clock was set back.
    if (known > now && known <= now + day)
      return { found: undefined, retryAfterSeconds: secondsUntil(known, now) };
    refused.delete(clientHash);
    const networkHash = hash(widerNetwork(client));
    const all = {
      ...limits,
      ...parameters,
      clientHash,
      networkHash,
      id,
      now,
      startOfDay: startOfDay(now),
      scope,
    };
    const [, , [found] = [], times = []] = await database.batch([
      statement(insert, all),
      statement(countIfFound(find), all),
      statement(find, all),
      statement(timesOfClient, all),
    ]);
    const freeAt = freeAgainAt(
      times.map((row) => Number(row.submitted_at)),
      limits,
      now,
    );
    const isFree = freeAt <= now;
    // A row that is stored already is acknowledged, however often it is sent.
    if (!isFree && !found) {
      if (refused.size >= maxRefused) refused.clear();
      refused.set(clientHash, freeAt);
    }
    return { found, retryAfterSeconds: isFree ? undefined : secondsUntil(freeAt, now) };
  };
}

const secondsUntil = (time: number, now: number) => Math.max(1, Math.ceil((time - now) / second));
