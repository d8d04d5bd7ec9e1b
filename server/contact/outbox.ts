import { type Clock, hour, minute } from "../clock.ts";
import { query, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { StoredMessage } from "./message.ts";
import { toMessage } from "./store.ts";

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
  /** How often a mail may have arrived twice, over all messages that are kept. */
  readonly possibleRepeats: number;
  /** Whether a message that is kept was ever delivered. */
  readonly hasDelivered: boolean;
};

/** Messages on their way to the owner. Each step is one transaction. */
export type Outbox = {
  /** Takes one message that is due, for this process alone until the lease has passed. */
  claim(): Promise<StoredMessage | undefined>;
  /** Records what came of a claimed message's try. Gives false where the claim was lost meanwhile. */
  record(id: string, attempt: Attempt): Promise<boolean>;
  /** Gives back what processes that are gone had claimed. */
  releaseAbandoned(isAlive: (claimant: string) => boolean): Promise<void>;
  /** When the next message is due, in milliseconds since 1970; undefined where none waits. */
  nextDue(): Promise<number | undefined>;
  backlog(): Promise<Backlog>;
  /**
   * Deletes messages that were delivered longer ago than this, in milliseconds, and what is no longer
   * needed to count arrivals. Gives how many messages.
   */
  deleteOld(age: number): Promise<number>;
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

const claim = `
  UPDATE messages SET claimed_by = ?1, claimed_until = ?2 + ?3,
    -- A claim that ran out was of a process that died in the middle: nobody knows how far it came.
    possible_repeats = possible_repeats + (claimed_by IS NOT NULL)
  WHERE id = (
    SELECT id FROM messages
    WHERE state = 'pending'
      -- A time far ahead is of a clock that has been set back since. Far: another process may have looked
      -- at its clock a little later than this one, which then waited for the database.
      AND (next_attempt_at <= ?2 OR next_attempt_at > ?2 + ?4 + ${clockSlack})
      AND (claimed_until IS NULL OR claimed_until <= ?2 OR claimed_until > ?2 + ?3 + ${clockSlack})
    ORDER BY next_attempt_at, received_at LIMIT 1)
  RETURNING *`;

const finish = `
  UPDATE messages SET state = ?3, delivered_at = ?4, last_error = ?5, possible_repeats = possible_repeats + ?6,
    next_attempt_at = ?7 + min(?8 * (1 << min(attempts, 30)), ?9),
    attempts = attempts + 1, claimed_by = NULL, claimed_until = NULL
  WHERE id = ?1 AND claimed_by = ?2 RETURNING id`;

const backlog = `
  SELECT count(*) FILTER (WHERE state = 'pending') AS pending,
    count(*) FILTER (WHERE state = 'parked') AS parked,
    count(*) FILTER (WHERE state = 'held') AS held,
    min(received_at) AS oldest,
    (SELECT coalesce(sum(possible_repeats), 0) FROM messages WHERE possible_repeats > 0) AS possible_repeats,
    EXISTS (SELECT 1 FROM messages WHERE state = 'delivered') AS has_delivered
  FROM messages WHERE state IN ('pending', 'parked', 'held')`;

const due = `SELECT min(max(next_attempt_at, coalesce(claimed_until, 0))) AS time
  FROM messages WHERE state = 'pending'`;

/** The outbox in SQLite. `claimant` names this process. */
export function createOutbox(
  database: SqlDatabase,
  claimant: string,
  policy: RetryPolicy,
  now: Clock = Date.now,
): Outbox {
  return {
    claim: async () => {
      const [row] = await query(database, claim, claimant, now(), policy.lease, policy.longest);
      return row && toMessage(row);
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
      const rows = await query(
        database,
        "SELECT DISTINCT claimed_by FROM messages WHERE claimed_by IS NOT NULL",
      );
      const gone = rows.map((row) => String(row.claimed_by)).filter((name) => !isAlive(name));
      if (gone.length === 0) return;
      const release = "UPDATE messages SET claimed_until = 0 WHERE claimed_by = ?1";
      await database.batch(gone.map((name) => statement(release, name)));
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
        possibleRepeats: Number(row?.possible_repeats),
        hasDelivered: row?.has_delivered === 1,
      };
    },
    deleteOld: async (age) => {
      const [deleted = []] = await database.batch([
        statement(
          "DELETE FROM messages WHERE state = 'delivered' AND delivered_at < ?1 RETURNING id",
          now() - age,
        ),
        statement("DELETE FROM arrivals WHERE arrived_at < ?1", now() - hour),
      ]);
      return deleted.length;
    },
  };
}
