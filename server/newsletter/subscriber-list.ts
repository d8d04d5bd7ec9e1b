import type { Clock } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import { createLeaveKeys, hashKey } from "./keys.ts";
import { toRequest } from "./store.ts";
import type { Subscriber, SubscriptionRequest } from "./subscription.ts";

/** The owner's view of the list. Works while the server runs. */
export type SubscriberList = {
  /** Everybody who is on the list, in the order in which they came; then those who left lately. */
  subscribers(): Promise<Subscriber[]>;
  /** Requests that have not been confirmed. */
  requests(): Promise<SubscriptionRequest[]>;
  /** Has a request that was held back or refused sent after all. Gives how many. */
  approve(email: string): Promise<number>;
  /** Deletes an address and all that is known of it, for good. Gives how many rows. */
  remove(email: string): Promise<number>;
  /** The key that takes this address off the list. */
  leaveKey(email: string): Promise<string>;
};

/** The list in SQLite. */
export function createSubscriberList(database: SqlDatabase, now: Clock = Date.now): SubscriberList {
  const leaveKey = createLeaveKeys(database);
  const hashOf = async (email: string) => hashKey(await leaveKey(email));
  return {
    leaveKey,
    subscribers: async () => {
      const sql = "SELECT * FROM subscribers ORDER BY left_at IS NOT NULL, confirmed_at, id";
      return (await query(database, sql)).map(toSubscriber);
    },
    requests: async () => {
      const sql = "SELECT * FROM subscription_requests ORDER BY requested_at, id";
      return (await query(database, sql)).map(toRequest);
    },
    approve: async (email) => {
      const sql = `UPDATE subscription_requests SET state = 'pending', suspected_spam = 0, attempts = 0,
        next_attempt_at = ?2 WHERE leave_hash = ?1 AND state IN ('held', 'parked') RETURNING id`;
      return (await query(database, sql, await hashOf(email), now())).length;
    },
    remove: async (email) => {
      const hash = await hashOf(email);
      const deleted = await database.batch([
        statement("DELETE FROM subscribers WHERE leave_hash = ?1 RETURNING id", hash),
        statement("DELETE FROM subscription_requests WHERE leave_hash = ?1 RETURNING id", hash),
      ]);
      return deleted.reduce((sum, rows) => sum + rows.length, 0);
    },
  };
}

function toSubscriber(row: Row): Subscriber {
  return {
    id: String(row.id),
    email: String(row.email),
    name: String(row.name),
    requestedAt: Number(row.requested_at),
    confirmedAt: Number(row.confirmed_at),
    leftAt: row.left_at === null ? null : Number(row.left_at),
  };
}
