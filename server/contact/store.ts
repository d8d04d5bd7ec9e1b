import { createHash, randomUUID } from "node:crypto";
import { type Clock, hour, minute, second } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { OutboxTable } from "../delivery/outbox.ts";
import type { MessageState, StoredMessage, Submission } from "./message.ts";

/** How much is taken from whom. */
export type Limits = {
  /** Messages stored per client within ten minutes. */
  readonly perClient: number;
  /** Messages a minute in all, above which further ones are held back. */
  readonly perMinute: number;
  /** How many held-back messages are kept: each takes at most 16 KB of the disk. */
  readonly held: number;
};

export type StoreOutcome =
  | { readonly kind: "stored"; readonly id: string; readonly state: MessageState }
  /** The same submission was stored before; nothing was added. */
  | { readonly kind: "repeated"; readonly id: string }
  | { readonly kind: "limited"; readonly retryAfterSeconds: number }
  /** Arrived in a flood whose share of the disk is used up. */
  | { readonly kind: "full" };

/** Where new messages are put. */
export type MessageStore = {
  /**
   * Stores a submission durably: when this resolves, it is on disk.
   *
   * @param client who sent it: an address or network, of which only a keyed hash is kept
   * @throws where it could not be written
   */
  add(submission: Submission, client: string): Promise<StoreOutcome>;
};

const clientWindow = 10 * minute;

// Arrivals in the future are of a clock that has been set back since.
const forget = `DELETE FROM arrivals WHERE arrived_at <= ?1 - ${clientWindow} OR arrived_at > ?1 + ${minute}`;

const insert = `
  WITH load AS (SELECT
    (SELECT count(*) FROM arrivals WHERE client = ?10) AS from_client,
    (SELECT count(*) FROM arrivals WHERE arrived_at > ?4 - ${minute}) >= ?12 AS flooded)
  INSERT INTO messages (id, submission_id, body_hash, received_at, name, email, interest, message,
    suspected_spam, state, next_attempt_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, max(?9, flooded), iif(flooded, 'held', 'pending'), ?4 FROM load
  WHERE from_client < ?11
    AND (NOT flooded OR (SELECT count(*) FROM messages WHERE state = 'held') < ?13)
  ON CONFLICT (submission_id, body_hash) DO NOTHING`;

const noteArrival = "INSERT INTO arrivals (client, arrived_at) SELECT ?2, ?3 FROM messages WHERE id = ?1";
const find = "SELECT id, state FROM messages WHERE submission_id = ?1 AND body_hash = ?2";
const load = "SELECT count(*) AS total, min(arrived_at) AS earliest FROM arrivals WHERE client = ?1";

/** The store in SQLite. Whether there is room, and the row itself, are one transaction. */
export function createMessageStore(
  database: SqlDatabase,
  limits: Limits,
  now: Clock = Date.now,
): MessageStore {
  let key: string | undefined;
  const hashClient = async (address: string): Promise<string> => {
    key ??= String((await query(database, "SELECT value FROM secrets WHERE name = 'client-key'"))[0]?.value);
    return createHash("sha256").update(key).update(address).digest("base64url");
  };

  return {
    add: async (submission, address) => {
      const at = now();
      const id = randomUUID();
      const client = await hashClient(address);
      const { submissionId, name, email, interest, message, suspectedSpam } = submission;
      const bodyHash = hashBody(submission);
      const [, , , [found] = [], [sent] = []] = await database.batch([
        statement(forget, at),
        statement(
          insert,
          ...[id, submissionId, bodyHash, at, name, email, interest, message, suspectedSpam ? 1 : 0],
          ...[client, limits.perClient, limits.perMinute, limits.held],
        ),
        statement(noteArrival, id, client, at),
        statement(find, submissionId, bodyHash),
        statement(load, client),
      ]);
      if (found?.id === id) return { kind: "stored", id, state: found.state as MessageState };
      if (found) return { kind: "repeated", id: String(found.id) };
      if (Number(sent?.total) >= limits.perClient) {
        const free = Number(sent?.earliest ?? at) + clientWindow;
        return { kind: "limited", retryAfterSeconds: Math.max(1, Math.ceil((free - at) / second)) };
      }
      return { kind: "full" };
    },
  };
}

/** A row of the table `messages`, as the rest of the code knows it. */
export function toMessage(row: Row): StoredMessage {
  return {
    id: String(row.id),
    submissionId: String(row.submission_id),
    receivedAt: Number(row.received_at),
    name: String(row.name),
    email: String(row.email),
    interest: String(row.interest) as StoredMessage["interest"],
    message: String(row.message),
    suspectedSpam: row.suspected_spam === 1,
    state: String(row.state) as MessageState,
    attempts: Number(row.attempts),
    nextAttemptAt: Number(row.next_attempt_at),
    deliveredAt: row.delivered_at === null ? null : Number(row.delivered_at),
    lastError: row.last_error === null ? null : String(row.last_error),
    possibleRepeats: Number(row.possible_repeats),
  };
}

/** The messages as an outbox: on their way to the owner. */
export const messageTable: OutboxTable<StoredMessage> = {
  name: "messages",
  since: "received_at",
  toItem: toMessage,
};

/**
 * Deletes messages that were delivered longer ago than `age`, in milliseconds, and what is no longer needed
 * to count arrivals.
 *
 * @returns how many messages
 */
export async function deleteOldMessages(database: SqlDatabase, age: number, now: number): Promise<number> {
  const [deleted = []] = await database.batch([
    statement("DELETE FROM messages WHERE state = 'delivered' AND delivered_at < ?1 RETURNING id", now - age),
    statement("DELETE FROM arrivals WHERE arrived_at < ?1", now - hour),
  ]);
  return deleted.length;
}

function hashBody({ name, email, interest, message }: Submission): string {
  return createHash("sha256")
    .update(JSON.stringify([name, email, interest, message]))
    .digest("hex");
}
