import { randomUUID } from "node:crypto";
import { confirmationDays, leaversKeptDays } from "../../content/newsletter.ts";
import { type Clock, day, hour } from "../clock.ts";
import type { MessageState } from "../contact/message.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { OutboxTable } from "../delivery/outbox.ts";
import { createAdmission, hasRoom, type Limits, load } from "../limits/admission.ts";
import { createKey, createLeaveKeys, hashKey } from "./keys.ts";
import type { SubscriptionForm, SubscriptionRequest } from "./subscription.ts";

export type RequestOutcome =
  | { readonly kind: "stored"; readonly id: string; readonly state: MessageState }
  /** A mail for this address waits, or went out within the hour: nobody is to be flooded through us. */
  | { readonly kind: "repeated"; readonly id: string }
  | { readonly kind: "limited"; readonly retryAfterSeconds: number }
  | { readonly kind: "full" };

/** The list, as visitors change it. What resolves is on disk; throws where it could not be written. */
export type Newsletter = {
  /** Stores a request durably, with the mail that is to go out. */
  request(form: SubscriptionForm, client: string): Promise<RequestOutcome>;
  /** Whether a confirmation key can be used. Changes nothing: mail scanners follow links. */
  isOpen(key: string): Promise<boolean>;
  /** Puts the address on the list, once. Gives false where the key is spent or none. */
  confirm(key: string): Promise<boolean>;
  /** Takes an address off the list, and forgets what it has asked for. Any key that is none does nothing. */
  leave(key: string): Promise<void>;
};

const mailPause = hour;
const linkValid = confirmationDays * day;

const insert = `${load}
  INSERT INTO subscription_requests (id, leave_hash, confirm_hash, confirm_key, requested_at, name, email,
    suspected_spam, state, next_attempt_at)
  SELECT ?7, ?8, ?9, ?10, ?1, ?11, ?12, max(?13, flooded), iif(?13 OR flooded, 'held', 'pending'), ?1 FROM load
  WHERE ${hasRoom("subscription_requests")} AND NOT EXISTS (
    SELECT 1 FROM subscription_requests WHERE leave_hash = ?8
      AND (state = 'pending' OR (state = 'delivered' AND delivered_at > ?1 - ${mailPause})))`;

const find = `SELECT id, state FROM subscription_requests
  WHERE leave_hash = ?1 AND (id = ?2 OR state IN ('pending', 'delivered')) ORDER BY id = ?2 DESC LIMIT 1`;

// The week begins when the mail has gone out: it may have waited for a mail server longer than that.
const open = `confirm_hash = ?1 AND (delivered_at IS NULL OR delivered_at > ?2 - ${linkValid})`;

// Whoever is on the list already stays on it, since the same day; whoever had left is back.
const putOnList = `
  INSERT INTO subscribers (id, leave_hash, email, name, requested_at, confirmed_at)
  SELECT id, leave_hash, email, name, requested_at, ?2 FROM subscription_requests WHERE ${open}
  ON CONFLICT (leave_hash) DO UPDATE SET
    email = excluded.email,
    name = iif(excluded.name = '', name, excluded.name),
    requested_at = iif(left_at IS NULL, requested_at, excluded.requested_at),
    confirmed_at = iif(left_at IS NULL, confirmed_at, excluded.confirmed_at),
    left_at = NULL
  RETURNING id`;

const spend = `DELETE FROM subscription_requests
  WHERE leave_hash = (SELECT leave_hash FROM subscription_requests WHERE ${open})`;

const takeOffList = "UPDATE subscribers SET left_at = ?2 WHERE leave_hash = ?1 AND left_at IS NULL";
const forgetRequests = "DELETE FROM subscription_requests WHERE leave_hash = ?1";

/** The list in SQLite. */
export function createNewsletter(database: SqlDatabase, limits: Limits, now: Clock = Date.now): Newsletter {
  const admit = createAdmission(database, "subscription_requests", "newsletter", limits);
  const leaveKey = createLeaveKeys(database);
  return {
    request: async ({ name, email, suspectedSpam }, address) => {
      const [id, at, confirmKey] = [randomUUID(), now(), createKey()];
      const leaveHash = hashKey(await leaveKey(email));
      const { found, retryAfterSeconds } = await admit({
        id,
        at,
        address,
        insert,
        values: [id, leaveHash, hashKey(confirmKey), confirmKey, name, email, suspectedSpam ? 1 : 0],
        find,
        findBy: [leaveHash, id],
      });
      if (found?.id === id) return { kind: "stored", id, state: found.state as MessageState };
      // Before what was found: or being told off would depend on whether an address is known.
      if (retryAfterSeconds !== undefined) return { kind: "limited", retryAfterSeconds };
      return found ? { kind: "repeated", id: String(found.id) } : { kind: "full" };
    },
    isOpen: async (key) => {
      const sql = `SELECT 1 FROM subscription_requests WHERE ${open}`;
      return (await query(database, sql, hashKey(key), now())).length > 0;
    },
    confirm: async (key) => {
      const values = [hashKey(key), now()];
      const [added = []] = await database.batch([
        statement(putOnList, ...values),
        statement(spend, ...values),
      ]);
      return added.length > 0;
    },
    leave: async (key) => {
      const hash = hashKey(key);
      await database.batch([statement(takeOffList, hash, now()), statement(forgetRequests, hash)]);
    },
  };
}

/** The requests as an outbox: each is a confirmation mail on its way. */
export const requestTable: OutboxTable<SubscriptionRequest> = {
  name: "subscription_requests",
  since: "requested_at",
  toItem: toRequest,
};

/** A row of the table `subscription_requests`, as the rest of the code knows it. */
export function toRequest(row: Row): SubscriptionRequest {
  return {
    id: String(row.id),
    requestedAt: Number(row.requested_at),
    name: String(row.name),
    email: String(row.email),
    suspectedSpam: row.suspected_spam === 1,
    state: String(row.state) as MessageState,
    attempts: Number(row.attempts),
    lastError: row.last_error === null ? null : String(row.last_error),
    confirmKey: String(row.confirm_key ?? ""),
  };
}

/**
 * Deletes requests whose link is spent, those that were refused or held back and never taken up, and
 * whoever left the list long enough ago.
 *
 * @returns how many
 */
export async function deleteOldSubscriptions(database: SqlDatabase, now: number): Promise<number> {
  const deleted = await database.batch([
    statement(
      `DELETE FROM subscription_requests
        WHERE state <> 'pending' AND coalesce(delivered_at, requested_at) <= ?1 RETURNING id`,
      now - linkValid,
    ),
    statement("DELETE FROM subscribers WHERE left_at < ?1 RETURNING id", now - leaversKeptDays * day),
  ]);
  return deleted.reduce((sum, rows) => sum + rows.length, 0);
}
