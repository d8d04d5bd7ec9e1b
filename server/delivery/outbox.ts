import { type Clock, day, minute, second } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { Env } from "../env.ts";
import type { FailureKind } from "./last-error.ts";

/**
 * The states that the rows of every outbox have. Some have others besides.
 * - `pending`: waits for its delivery
 * - `delivered`: the mail server has accepted it
 * - `unsure`: may have arrived so often that it isn't sent again; waits for the owner
 * - `dead_lettered`: the mail server permanently rejected it; waits for the owner
 */
export type DeliveryState = "pending" | "delivered" | "unsure" | "dead_lettered";

/** The state of what a visitor sent. `to_check`: came over a limit, or the owner calls it spam; listed in an email a day. */
export type SubmissionState = DeliveryState | "to_check";

/** The outcome of one delivery attempt. `status`: that of a mail service’s answer over HTTP, if one came. */
export type Outcome =
  | { readonly result: "delivered" }
  /** Permanently rejected. */
  | { readonly result: "rejected"; readonly reason: string; readonly status?: number }
  /** To be retried. `maybeDelivered`: cut off so late that the email may have arrived. */
  | {
      readonly result: "failed";
      readonly reason: string;
      readonly kind?: FailureKind;
      readonly maybeDelivered: boolean;
      readonly status?: number;
    }
  /** Not sent, and not to be: its reader has left the list, or the letter was stopped. Of letters only. */
  | { readonly result: "left" | "stopped" };

export type Backlog = {
  readonly pending: number;
  readonly deadLettered: number;
  /** How many emails may have arrived, but are not sent again. */
  readonly unsure: number;
  readonly toCheck: number;
  /** When the oldest pending item was stored, in milliseconds since 1970. */
  readonly oldestPending: number | null;
  /** How many pending items the mail server keeps refusing because of the site's settings. */
  readonly settingsErrors: number;
  /** How many pending emails the owner's mail server refuses. */
  readonly refusedByOwner: number;
  /** Whether any stored item was delivered. */
  readonly hasDelivered: boolean;
};

/** The fields that all items of an outbox share. */
export type Deliverable = { readonly id: string; readonly attempts: number };

/** A table whose rows are delivered by email. The table has the columns of `messages` from `state` on. */
export type OutboxTable<Item extends Deliverable> = {
  readonly name: string;
  /** The column with the time at which a row was stored. */
  readonly storedAt: string;
  readonly toItem: (row: Row) => Item;
  /** An SQL expression for whom a row goes to, unless all go to the owner. While one email is on its way there, no later one overtakes it. */
  readonly recipient?: string;
  /** An email that may have arrived isn't sent again, not even once. */
  readonly atMostOnce?: boolean;
};

/** The rows of a table that wait for delivery. Each step is one transaction. */
export type Outbox<Item extends Deliverable> = {
  /** Leases one row that is due: no other worker gets it until the lease expires. */
  lease(): Promise<Item | undefined>;
  /**
   * Records that a leased row's email is about to be complete at the mail server. The lease is prolonged while its answer is awaited.
   * Call it before the last byte.
   *
   * @throws if the lease was lost, or nothing can be recorded: the email must not be completed
   */
  markHandedOver(id: string): Promise<void>;
  /** Records the outcome for a leased row. Returns false if the lease was lost meanwhile. */
  record(id: string, outcome: Outcome): Promise<boolean>;
  /** As a process begins: expires the leases of workers that no longer run, and tries what waits with its settings at once. */
  takeOver(isAlive: (worker: string) => boolean): Promise<void>;
  /** When the next row is due, in milliseconds since 1970; undefined if none is pending. */
  nextDue(): Promise<number | undefined>;
  backlog(): Promise<Backlog>;
};

/** In milliseconds. */
export type RetryPolicy = {
  /** The delay before the second attempt; it doubles with each further one. */
  readonly first: number;
  /** No outcome may wait longer: what is due later still was written before the clock was set back, and is sent at once. */
  readonly longest: number;
  /** How long a lease lasts: longer than an attempt can take until its email is handed over. */
  readonly lease: number;
  /** How long it lasts from then on, by default as long. */
  readonly answer?: number;
  /**
   * How often an email may have arrived until it isn't sent again, by default three times: a mail server that answers too late
   * would get copies for ever.
   */
  readonly unsureAfter?: number;
  /** How long after it was stored the mail service sends an email only once, by default not at all: copies don't count. */
  readonly sentOnceFor?: number;
};

/**
 * Returns how emails are retried, by the settings.
 *
 * @param limits the time limits of an email until it is handed over, and of the mail server's answer to it, in milliseconds
 */
export const retryPolicyOf = (
  env: Pick<Env, "RETRY_FIRST_SECONDS" | "RETRY_LONGEST_SECONDS" | "RESEND_API_KEY">,
  limits: { readonly mailTimeout: number; readonly answerTimeout: number },
): RetryPolicy => ({
  first: Math.ceil(env.RETRY_FIRST_SECONDS * second),
  longest: Math.ceil(env.RETRY_LONGEST_SECONDS * second),
  lease: Math.ceil(limits.mailTimeout) + 15 * second,
  answer: Math.ceil(limits.answerTimeout) + 15 * second,
  // Resend sends an email once, however often it is asked within a day: trying on makes no copies.
  ...(env.RESEND_API_KEY && { sentOnceFor: day }),
});

/** By how much the clocks of two workers may seem to differ, in milliseconds. */
const clockTolerance = minute;

/** Whether a lease has expired. One far ahead was written before the clock was set back. */
const isExpiredSql = `(lease_expires_at <= :now OR lease_expires_at > :now + :lease + :answer + ${clockTolerance})`;

/** Whether another email that may have arrived is the last one. */
const isUnsure = (storedAt: string) =>
  `possible_duplicates + 1 >= :unsureAfter AND (:sentOnceFor = 0 OR :now - ${storedAt} >= :sentOnceFor)`;

/** Whether an earlier email to the same person is on its way, which may take minutes. */
const hasEmailOnItsWay = (table: string, recipient: string) => `EXISTS (
    SELECT 1 FROM (SELECT ${recipient} AS recipient FROM ${table}
      WHERE state = 'pending' AND lease_expires_at IS NOT NULL AND NOT ${isExpiredSql}) AS on_its_way
    WHERE on_its_way.recipient = due.recipient)`;

const statementsFor = (table: string, storedAt: string, recipient: string | undefined) => ({
  // The worker of an expired lease died: its email may arrive if it was handed over.
  countAbandoned: `
  UPDATE ${table} SET possible_duplicates = possible_duplicates + 1, handed_over = 0,
    leased_by = NULL, lease_expires_at = NULL,
    last_error = 'The site stopped while it was being sent.', last_error_kind = NULL,
    state = iif(${isUnsure(storedAt)}, 'unsure', state)
  WHERE state = 'pending' AND handed_over = 1 AND ${isExpiredSql}`,

  lease: `
  UPDATE ${table} SET leased_by = :worker, lease_expires_at = :now + :lease, handed_over = 0
  WHERE id = (
    SELECT id FROM (SELECT *, rowid AS position${recipient ? `, ${recipient} AS recipient` : ""} FROM ${table}) AS due
    WHERE state = 'pending'
      -- A time far ahead was written before the clock was set back.
      AND (next_attempt_at <= :now OR next_attempt_at > :now + :longest + ${clockTolerance})
      AND (lease_expires_at IS NULL OR ${isExpiredSql})
      ${recipient ? `AND NOT ${hasEmailOnItsWay(table, recipient)}` : ""}
    ORDER BY next_attempt_at, ${storedAt}, position LIMIT 1)
  RETURNING *`,

  markHandedOver: `
  UPDATE ${table} SET handed_over = 1, lease_expires_at = :now + :answer
  WHERE id = :id AND leased_by = :worker RETURNING id`,

  record: `
  UPDATE ${table} SET delivered_at = :deliveredAt, last_error = :error, last_error_kind = :errorKind,
    state = iif(:maybeDelivered AND ${isUnsure(storedAt)}, 'unsure', :state),
    possible_duplicates = possible_duplicates + :maybeDelivered,
    next_attempt_at = :now + min(:first * (1 << min(attempts, 30)), :longest),
    attempts = attempts + 1, leased_by = NULL, lease_expires_at = NULL, handed_over = 0
  WHERE id = :id AND leased_by = :worker RETURNING id`,

  backlog: `
  SELECT count(*) FILTER (WHERE state = 'pending') AS pending,
    count(*) FILTER (WHERE state = 'dead_lettered') AS dead_lettered,
    count(*) FILTER (WHERE state = 'unsure') AS unsure,
    count(*) FILTER (WHERE state = 'to_check') AS to_check,
    min(${storedAt}) FILTER (WHERE state = 'pending') AS oldest_pending,
    -- Not after one attempt: a mail server that restarts may refuse a login.
    count(*) FILTER (WHERE state = 'pending' AND attempts > 1
      AND last_error_kind = 'settings') AS settings_errors,
    count(*) FILTER (WHERE state = 'pending' AND last_error_kind = 'owner-refuses') AS refused_by_owner,
    EXISTS (SELECT 1 FROM ${table} WHERE state = 'delivered') AS has_delivered
  FROM ${table} WHERE state IN ('pending', 'unsure', 'dead_lettered', 'to_check')`,

  nextDue: `SELECT min(max(next_attempt_at, coalesce(lease_expires_at, 0))) AS time
  FROM ${table} WHERE state = 'pending'`,

  workers: `SELECT DISTINCT leased_by FROM ${table} WHERE leased_by IS NOT NULL`,
  release: `UPDATE ${table} SET lease_expires_at = 0 WHERE leased_by = :worker`,
  // An email that may have arrived keeps its delay: otherwise each restart could send another copy.
  makeDue: `UPDATE ${table} SET next_attempt_at = min(next_attempt_at, :now)
  WHERE state = 'pending' AND attempts > 0 AND possible_duplicates = 0 AND leased_by IS NULL`,
});

const stateAfter = {
  delivered: "delivered",
  rejected: "dead_lettered",
  failed: "pending",
  left: "left",
  stopped: "stopped",
} as const;

/** Creates the outbox of a table. `worker` names this process among all that use the database. */
export function createOutbox<Item extends Deliverable>(
  database: SqlDatabase,
  { name, storedAt, toItem, recipient, atMostOnce = false }: OutboxTable<Item>,
  worker: string,
  policy: RetryPolicy,
  now: Clock = Date.now,
): Outbox<Item> {
  const sql = statementsFor(name, storedAt, recipient);
  const { lease, answer = lease, unsureAfter = 3, sentOnceFor = 0 } = policy;
  const copies = atMostOnce ? { unsureAfter: 1, sentOnceFor: 0 } : { unsureAfter, sentOnceFor };
  const fixed = { ...policy, answer, ...copies, worker };
  return {
    lease: async () => {
      const parameters = { ...fixed, now: now() };
      const [, [row] = []] = await database.batch([
        statement(sql.countAbandoned, parameters),
        statement(sql.lease, parameters),
      ]);
      return row && toItem(row);
    },
    markHandedOver: async (id) => {
      const rows = await query(database, sql.markHandedOver, { ...fixed, id, now: now() });
      if (rows.length === 0) throw new Error("Another worker sends it.");
    },
    record: async (id, outcome) => {
      const time = now();
      const rows = await query(database, sql.record, {
        ...fixed,
        id,
        now: time,
        state: stateAfter[outcome.result],
        deliveredAt: outcome.result === "delivered" ? time : null,
        error: "reason" in outcome ? outcome.reason : null,
        errorKind: (outcome.result === "failed" && outcome.kind) || null,
        maybeDelivered: outcome.result === "failed" && outcome.maybeDelivered ? 1 : 0,
      });
      return rows.length > 0;
    },
    takeOver: async (isAlive) => {
      const workers = (await query(database, sql.workers)).map((row) => String(row.leased_by));
      const gone = workers.filter((name) => !isAlive(name));
      const released = gone.map((worker) => statement(sql.release, { worker }));
      await database.batch([...released, statement(sql.makeDue, { now: now() })]);
    },
    nextDue: async () => {
      const time = (await query(database, sql.nextDue))[0]?.time;
      return typeof time === "number" ? time : undefined;
    },
    backlog: async () => {
      const row = (await query(database, sql.backlog))[0];
      return {
        pending: Number(row?.pending),
        deadLettered: Number(row?.dead_lettered),
        unsure: Number(row?.unsure),
        toCheck: Number(row?.to_check),
        oldestPending: typeof row?.oldest_pending === "number" ? row.oldest_pending : null,
        settingsErrors: Number(row?.settings_errors),
        refusedByOwner: Number(row?.refused_by_owner),
        hasDelivered: row?.has_delivered === 1,
      };
    },
  };
}
