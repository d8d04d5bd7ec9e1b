import { randomUUID } from "node:crypto";
import { type Clock, earliestPlausibleTime } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { DeliveryState, OutboxTable } from "../delivery/outbox.ts";
import { createRateLimiter, hasRoom, type Limits, load } from "../limits/rate-limiter.ts";
import { hashBody } from "./hash-body.ts";
import type { Submission } from "./parse.ts";

/** A message as stored. Times are in milliseconds since 1970. */
export type StoredMessage = Submission & {
  readonly id: string;
  readonly receivedAt: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly deliveredAt: number | null;
  readonly lastError: string | null;
  /** How many attempts were cut off so late that their email may have arrived. */
  readonly possibleDuplicates: number;
};

export type StoreOutcome =
  | { readonly kind: "stored"; readonly id: string; readonly state: DeliveryState }
  /** The same submission was stored before; nothing was added. */
  | { readonly kind: "duplicate"; readonly id: string }
  | { readonly kind: "limited"; readonly retryAfterSeconds: number }
  /** Arrived in a flood while the quarantine is full. Nothing that was acknowledged makes room for it. */
  | { readonly kind: "full" };

export type MessageStore = {
  /**
   * Stores a submission. When this resolves, it is on disk.
   *
   * @param client an address or network, of which only a keyed hash is stored
   * @throws if the database can't be written
   */
  add(submission: Submission, client: string): Promise<StoreOutcome>;
};

export const messageTable: OutboxTable<StoredMessage> = {
  name: "messages",
  storedAt: "received_at",
  toItem: toMessage,
};

const insert = `${load(messageTable)}
  INSERT INTO messages (id, idempotency_key, body_hash, received_at, name, email, interest, message,
    suspected_spam, state, next_attempt_at)
  SELECT :id, :idempotencyKey, :bodyHash, :now, :name, :email, :interest, :message,
    max(:suspectedSpam, flooded), iif(flooded, 'quarantined', 'pending'), :now FROM load
  WHERE ${hasRoom(messageTable)}
  ON CONFLICT (idempotency_key, body_hash) DO NOTHING`;

const find = `SELECT id, state FROM messages
  WHERE idempotency_key = :idempotencyKey AND body_hash = :bodyHash`;

export function createMessageStore(
  database: SqlDatabase,
  limits: Limits,
  now: Clock = Date.now,
): MessageStore {
  const insertLimited = createRateLimiter(database, messageTable, "message", limits);
  return {
    add: async (submission, client) => {
      const id = randomUUID();
      const suspectedSpam = submission.suspectedSpam ? 1 : 0;
      const parameters = { ...submission, suspectedSpam, bodyHash: hashBody(submission) };
      const { found, retryAfterSeconds } = await insertLimited({
        id,
        now: now(),
        client,
        insert,
        find,
        parameters,
      });
      if (found?.id === id) return { kind: "stored", id, state: found.state as DeliveryState };
      if (found) return { kind: "duplicate", id: String(found.id) };
      return retryAfterSeconds === undefined ? { kind: "full" } : { kind: "limited", retryAfterSeconds };
    },
  };
}

/** Converts a row of the table `messages`. */
export function toMessage(row: Row): StoredMessage {
  return {
    id: String(row.id),
    idempotencyKey: String(row.idempotency_key),
    receivedAt: Number(row.received_at),
    name: String(row.name),
    email: String(row.email),
    interest: String(row.interest) as StoredMessage["interest"],
    message: String(row.message),
    suspectedSpam: row.suspected_spam === 1,
    state: String(row.state) as DeliveryState,
    attempts: Number(row.attempts),
    nextAttemptAt: Number(row.next_attempt_at),
    deliveredAt: row.delivered_at === null ? null : Number(row.delivered_at),
    lastError: row.last_error === null ? null : String(row.last_error),
    possibleDuplicates: Number(row.possible_duplicates),
  };
}

/** No answer waits: it would be deleted with its message. */
const noAnswerPending = `NOT EXISTS (SELECT 1 FROM answers WHERE message_id = messages.id AND answers.state = 'pending')`;

/** Deletes messages that have been quarantined for longer than `age`, in milliseconds. Returns their number. */
export async function deleteExpiredQuarantine(database: SqlDatabase, age: number, now: number) {
  // A quarantined message was due when it was quarantined.
  const sql = `DELETE FROM messages WHERE state = 'quarantined' AND next_attempt_at < :before
    AND ${noAnswerPending} RETURNING id`;
  return (await query(database, sql, { before: now - age })).length;
}

/**
 * Deletes messages that were delivered longer ago than `age`, in milliseconds.
 *
 * @returns the number of deleted messages
 */
export async function deleteExpiredMessages(
  database: SqlDatabase,
  age: number,
  now: number,
): Promise<number> {
  const [, deleted = []] = await database.batch([
    // Messages delivered while the clock was wrong count as delivered now.
    statement(
      "UPDATE messages SET delivered_at = :now WHERE state = 'delivered' AND delivered_at < :earliest",
      { now, earliest: earliestPlausibleTime },
    ),
    statement(
      `DELETE FROM messages WHERE state = 'delivered' AND delivered_at < :before AND ${noAnswerPending} RETURNING id`,
      { before: now - age },
    ),
  ]);
  return deleted.length;
}
