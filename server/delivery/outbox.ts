import { type Clock, minute } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";

/** What came of one try to deliver. */
export type Attempt =
  | { readonly result: "delivered" }
  /** Refused for good. */
  | { readonly result: "refused"; readonly reason: string }
  /** To be tried again. `maybeDelivered`: cut off so late that the mail may have arrived. */
  | { readonly result: "failed"; readonly reason: string; readonly maybeDelivered: boolean };

export type Backlog = {
  readonly pending: number;
  readonly parked: number;
  readonly held: number;
  /** When the oldest message that nobody has received was written, in milliseconds since 1970. */
  readonly oldestUndelivered: number | null;
  /** The same of those that are still being tried. */
  readonly oldestPending: number | null;
  /** How often a mail may have arrived twice, over all messages that are kept. */
  readonly possibleRepeats: number;
  /** Whether a message that is kept was ever delivered. */
  readonly hasDelivered: boolean;
};

/** What is known of anything that waits in an outbox. */
export type Deliverable = { readonly id: string; readonly attempts: number };

/**
 * A table whose rows are to be delivered by mail: it has the columns of `messages` from `state` on. All
 * names are the program's own, never a visitor's.
 */
export type OutboxTable<Item extends Deliverable> = {
  readonly name: string;
  /** The column with the time at which a row began to wait. */
  readonly since: string;
  readonly toItem: (row: Row) => Item;
};

/** What is on its way by mail. Each step is one transaction. */
export type Outbox<Item extends Deliverable> = {
  /** Takes one row that is due, for this process alone until the lease has passed. */
  claim(): Promise<Item | undefined>;
  /** Records what came of a claimed row's try. Gives false where the claim was lost meanwhile. */
  record(id: string, attempt: Attempt): Promise<boolean>;
  /** Gives back what processes that are gone had claimed. */
  releaseAbandoned(isAlive: (claimant: string) => boolean): Promise<void>;
  /** When the next one is due, in milliseconds since 1970; undefined where none waits. */
  nextDue(): Promise<number | undefined>;
  backlog(): Promise<Backlog>;
};

export type RetryPolicy = {
  /** Delay before the second try, in milliseconds; it doubles with each further one. */
  readonly first: number;
  readonly longest: number;
  /** How long a claim holds, in milliseconds: longer than a try can take. */
  readonly lease: number;
};

/** By how much the clocks of two processes may seem to differ, in milliseconds. */
const clockSlack = minute;

const statementsFor = (table: string, since: string) => ({
  claim: `
  UPDATE ${table} SET claimed_by = ?1, claimed_until = ?2 + ?3,
    -- A claim that ran out was of a process that died in the middle: nobody knows how far it came.
    possible_repeats = possible_repeats + (claimed_by IS NOT NULL)
  WHERE id = (
    SELECT id FROM ${table}
    WHERE state = 'pending'
      -- A time far ahead is of a clock that has been set back since. Far: another process may have looked
      -- at its clock a little later than this one, which then waited for the database.
      AND (next_attempt_at <= ?2 OR next_attempt_at > ?2 + ?4 + ${clockSlack})
      AND (claimed_until IS NULL OR claimed_until <= ?2 OR claimed_until > ?2 + ?3 + ${clockSlack})
    ORDER BY next_attempt_at, ${since} LIMIT 1)
  RETURNING *`,

  finish: `
  UPDATE ${table} SET state = ?3, delivered_at = ?4, last_error = ?5, possible_repeats = possible_repeats + ?6,
    next_attempt_at = ?7 + min(?8 * (1 << min(attempts, 30)), ?9),
    attempts = attempts + 1, claimed_by = NULL, claimed_until = NULL
  WHERE id = ?1 AND claimed_by = ?2 RETURNING id`,

  backlog: `
  SELECT count(*) FILTER (WHERE state = 'pending') AS pending,
    count(*) FILTER (WHERE state = 'parked') AS parked,
    count(*) FILTER (WHERE state = 'held') AS held,
    min(${since}) AS oldest,
    min(${since}) FILTER (WHERE state = 'pending') AS oldest_pending,
    (SELECT coalesce(sum(possible_repeats), 0) FROM ${table} WHERE possible_repeats > 0) AS possible_repeats,
    EXISTS (SELECT 1 FROM ${table} WHERE state = 'delivered') AS has_delivered
  FROM ${table} WHERE state IN ('pending', 'parked', 'held')`,

  due: `SELECT min(max(next_attempt_at, coalesce(claimed_until, 0))) AS time
  FROM ${table} WHERE state = 'pending'`,

  claimants: `SELECT DISTINCT claimed_by FROM ${table} WHERE claimed_by IS NOT NULL`,
  release: `UPDATE ${table} SET claimed_until = 0 WHERE claimed_by = ?1`,
});

/** The outbox of a table in SQLite. `claimant` names this process. */
export function createOutbox<Item extends Deliverable>(
  database: SqlDatabase,
  { name, since, toItem }: OutboxTable<Item>,
  claimant: string,
  policy: RetryPolicy,
  now: Clock = Date.now,
): Outbox<Item> {
  const { claim, finish, backlog, due, claimants, release } = statementsFor(name, since);
  return {
    claim: async () => {
      const [row] = await query(database, claim, claimant, now(), policy.lease, policy.longest);
      return row && toItem(row);
    },
    record: async (id, attempt) => {
      const at = now();
      const state = { delivered: "delivered", refused: "parked", failed: "pending" }[attempt.result];
      const maybe = attempt.result === "failed" && attempt.maybeDelivered ? 1 : 0;
      const rows = await query(
        database,
        finish,
        ...[id, claimant, state, state === "delivered" ? at : null],
        ...[attempt.result === "delivered" ? null : attempt.reason, maybe, at, policy.first, policy.longest],
      );
      return rows.length > 0;
    },
    releaseAbandoned: async (isAlive) => {
      const rows = await query(database, claimants);
      const gone = rows.map((row) => String(row.claimed_by)).filter((name) => !isAlive(name));
      if (gone.length > 0) await database.batch(gone.map((name) => statement(release, name)));
    },
    nextDue: async () => {
      const time = (await query(database, due))[0]?.time;
      return typeof time === "number" ? time : undefined;
    },
    backlog: async () => {
      const row = (await query(database, backlog))[0];
      return {
        pending: Number(row?.pending),
        parked: Number(row?.parked),
        held: Number(row?.held),
        oldestUndelivered: typeof row?.oldest === "number" ? row.oldest : null,
        oldestPending: typeof row?.oldest_pending === "number" ? row.oldest_pending : null,
        possibleRepeats: Number(row?.possible_repeats),
        hasDelivered: row?.has_delivered === 1,
      };
    },
  };
}
