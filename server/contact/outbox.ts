import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { inTransaction } from "../database/open-database.ts";
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
  /** Age of the oldest message that waits for its delivery, in milliseconds; 0 where none does. */
  readonly oldestPendingAge: number;
};

/** Messages on their way to the owner. Each step is one transaction. */
export type Outbox = {
  /** Takes one message that is due, for this process alone until `lease` has passed. */
  claim(): Promise<StoredMessage | undefined>;
  /** Records what came of a claimed message's try. */
  record(id: string, attempt: Attempt): Promise<void>;
  /** Gives back what processes that are gone had claimed. */
  releaseAbandoned(isAlive: (claimant: string) => boolean): Promise<void>;
  /** When the next message is due, in milliseconds since 1970; undefined where none waits. */
  nextDue(): Promise<number | undefined>;
  backlog(): Promise<Backlog>;
  /** Deletes what was delivered before a time, in milliseconds since 1970. Gives how many. */
  deleteDeliveredBefore(time: number): Promise<number>;
};

export type RetryPolicy = {
  /** Delay before the second try, in milliseconds; it doubles with each further one. */
  readonly first: number;
  readonly longest: number;
  /** How long a claim holds: longer than a try can take. In milliseconds. */
  readonly lease: number;
};

/** The outbox in SQLite. `claimant` names this process. */
export function createOutbox(
  database: DatabaseSync,
  claimant: string,
  policy: RetryPolicy,
  now: Clock = Date.now,
): Outbox {
  // A time far ahead is of a clock that has been set back since: such a message is due.
  const claim = database.prepare(`
    UPDATE messages SET claimed_by = :claimant, claimed_until = :now + :lease,
      -- A claim that ran out was of a process that died in the middle: nobody knows how far it came.
      possible_repeats = possible_repeats + (claimed_by IS NOT NULL)
    WHERE id = (
      SELECT id FROM messages
      WHERE state = 'pending'
        AND (next_attempt_at <= :now OR next_attempt_at > :now + :longest)
        AND (claimed_until IS NULL OR claimed_until <= :now OR claimed_until > :now + :lease)
      ORDER BY next_attempt_at, received_at LIMIT 1)
    RETURNING *`);
  const finish = database.prepare(
    `UPDATE messages SET state = ?, delivered_at = ?, last_error = ?, next_attempt_at = ?, attempts = attempts + 1,
       possible_repeats = possible_repeats + ?, claimed_by = NULL, claimed_until = NULL
     WHERE id = ? AND claimed_by = ?`,
  );
  const attempts = database.prepare("SELECT attempts FROM messages WHERE id = ?");
  const claimants = database.prepare("SELECT DISTINCT claimed_by FROM messages WHERE claimed_by IS NOT NULL");
  const release = database.prepare("UPDATE messages SET claimed_until = 0 WHERE claimed_by = ?");
  const due = database.prepare(
    "SELECT min(max(next_attempt_at, coalesce(claimed_until, 0))) AS time FROM messages WHERE state = 'pending'",
  );
  const states = database.prepare(
    "SELECT state, count(*) AS total, min(received_at) AS earliest FROM messages WHERE state <> 'delivered' GROUP BY state",
  );
  const expire = database.prepare("DELETE FROM messages WHERE state = 'delivered' AND delivered_at < ?");

  const recordNow = (id: string, attempt: Attempt) => {
    const at = now();
    if (attempt.result === "delivered") finish.run("delivered", at, null, at, 0, id, claimant);
    else if (attempt.result === "refused") finish.run("parked", null, attempt.reason, at, 0, id, claimant);
    else {
      const before = Number(attempts.get(id)?.attempts ?? 0);
      const delay = Math.min(policy.first * 2 ** before, policy.longest);
      finish.run("pending", null, attempt.reason, at + delay, attempt.maybeDelivered ? 1 : 0, id, claimant);
    }
  };

  return {
    claim: async () => {
      const row = claim.get({ claimant, now: now(), lease: policy.lease, longest: policy.longest });
      return row && toMessage(row);
    },
    record: async (id, attempt) => inTransaction(database, () => recordNow(id, attempt)),
    releaseAbandoned: async (isAlive) => {
      inTransaction(database, () => {
        for (const { claimed_by } of claimants.all()) {
          if (!isAlive(String(claimed_by))) release.run(String(claimed_by));
        }
      });
    },
    nextDue: async () => {
      const time = due.get()?.time;
      return typeof time === "number" ? time : undefined;
    },
    backlog: async () => {
      const rows = new Map(states.all().map((row) => [row.state, row]));
      const total = (state: string) => Number(rows.get(state)?.total ?? 0);
      const earliest = rows.get("pending")?.earliest;
      return {
        pending: total("pending"),
        parked: total("parked"),
        held: total("held"),
        oldestPendingAge: typeof earliest === "number" ? Math.max(0, now() - earliest) : 0,
      };
    },
    deleteDeliveredBefore: async (time) => Number(expire.run(time).changes),
  };
}
