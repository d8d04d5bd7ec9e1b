import type { Clock } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import {
  forgetRequests,
  recordDeparture,
  refuseAddress,
  removeFromList,
  type SubscriptionRequest,
  toRequest,
} from "./store.ts";
import { createUnsubscribeTokens, hashToken } from "./tokens.ts";

/** A current or recent subscriber. Times are in milliseconds since 1970. */
export type Subscriber = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly requestedAt: number;
  readonly confirmedAt: number;
  readonly getsLetter: boolean;
  /** Since when they wait for the next dates of the course; null if they don't. */
  readonly waitsSince: number | null;
  readonly unsubscribedAt: number | null;
  /** How they agreed, in the owner's words, if she brought them in from a list; null if they confirmed on the site. */
  readonly consent: string | null;
  readonly importedAt: number | null;
};

export type SubscriberList = ReturnType<typeof createSubscriberList>;

const deleteSubscriber = "DELETE FROM subscribers WHERE unsubscribe_token_hash = :hash RETURNING id";
const countRefused = "SELECT count(*) AS total FROM refused_addresses";

/** The list, for the owner's command. Works while the server runs. */
export function createSubscriberList(database: SqlDatabase, now: Clock = Date.now) {
  const unsubscribeToken = createUnsubscribeTokens(database);
  const hashOf = async (email: string) => hashToken(await unsubscribeToken(email));
  return {
    unsubscribeToken,
    /** Returns the subscribers by date, then those who unsubscribed recently. */
    subscribers: async (): Promise<Subscriber[]> => {
      const sql = "SELECT * FROM subscribers ORDER BY unsubscribed_at IS NOT NULL, confirmed_at, id";
      return (await query(database, sql)).map(toSubscriber);
    },
    /** Returns the requests that are not confirmed. */
    requests: async (): Promise<SubscriptionRequest[]> => {
      const sql = "SELECT * FROM subscription_requests WHERE email <> '' ORDER BY requested_at, id";
      return (await query(database, sql)).map(toRequest);
    },
    /** Makes a request pending that is to check, unsure or dead-lettered. Returns how many. */
    approve: async (email: string): Promise<number> => {
      const sql = `UPDATE subscription_requests
        SET state = 'pending', suspected_spam = 0, attempts = 0, next_attempt_at = :now
        WHERE unsubscribe_token_hash = :hash AND state IN ('to_check', 'unsure', 'dead_lettered') RETURNING id`;
      return (await query(database, sql, { hash: await hashOf(email), now: now() })).length;
    },
    /** Deletes the data of an address, apart from a hash for its limits or, with `never`, its refusal. Returns how many rows. */
    remove: async (email: string, { never } = { never: false }): Promise<number> => {
      const parameters = { hash: await hashOf(email), now: now() };
      const statements = [
        recordDeparture,
        deleteSubscriber,
        ...forgetRequests,
        ...(never ? [refuseAddress] : []),
      ];
      const deleted = await database.batch(statements.map((sql) => statement(sql, parameters)));
      return deleted.reduce((sum, rows) => sum + rows.length, 0);
    },
    /** Records of addresses on the list that they left, as their own link would. Returns how many were on it. */
    leave: async (emails: readonly string[]): Promise<number> => {
      let left = 0;
      for (const email of emails) {
        const parameters = { hash: await hashOf(email), now: now() };
        const statements = [recordDeparture, removeFromList, ...forgetRequests];
        const [, removed = []] = await database.batch(statements.map((sql) => statement(sql, parameters)));
        left += removed.length;
      }
      return left;
    },
    /** Ends the refusal of an address. Returns false if there was none. */
    allow: async (email: string): Promise<boolean> => {
      const sql = "DELETE FROM refused_addresses WHERE unsubscribe_token_hash = :hash RETURNING refused_at";
      return (await query(database, sql, { hash: await hashOf(email) })).length > 0;
    },
    /** Returns how many addresses refused all emails. */
    refused: async (): Promise<number> => Number((await query(database, countRefused))[0]?.total),
  };
}

function toSubscriber(row: Row): Subscriber {
  return {
    id: String(row.id),
    email: String(row.email),
    name: String(row.name),
    requestedAt: Number(row.requested_at),
    confirmedAt: Number(row.confirmed_at),
    getsLetter: row.gets_letter === 1,
    waitsSince: row.waits_since === null ? null : Number(row.waits_since),
    unsubscribedAt: row.unsubscribed_at === null ? null : Number(row.unsubscribed_at),
    consent: row.consent === null ? null : String(row.consent),
    importedAt: row.imported_at === null ? null : Number(row.imported_at),
  };
}
