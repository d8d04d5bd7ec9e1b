import { createHash, randomUUID } from "node:crypto";
import { beginning, type Clock, hour } from "../clock.ts";
import { type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { OutboxTable } from "../delivery/outbox.ts";
import { createAdmission, hasRoom, type Limits, load } from "../limits/admission.ts";
import type { MessageState, StoredMessage, Submission } from "./message.ts";

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

const insert = `${load}
  INSERT INTO messages (id, submission_id, body_hash, received_at, name, email, interest, message,
    suspected_spam, state, next_attempt_at)
  SELECT ?7, ?8, ?9, ?1, ?10, ?11, ?12, ?13, max(?14, flooded), iif(flooded, 'held', 'pending'), ?1 FROM load
  WHERE ${hasRoom("messages")}
  ON CONFLICT (submission_id, body_hash) DO NOTHING`;

const find = "SELECT id, state FROM messages WHERE submission_id = ?1 AND body_hash = ?2";

/** The store in SQLite. */
export function createMessageStore(
  database: SqlDatabase,
  limits: Limits,
  now: Clock = Date.now,
): MessageStore {
  const admit = createAdmission(database, "messages", "message", limits);
  return {
    add: async (submission, address) => {
      const at = now();
      const id = randomUUID();
      const { submissionId, name, email, interest, message, suspectedSpam } = submission;
      const bodyHash = hashBody(submission);
      const { found, retryAfterSeconds } = await admit({
        id,
        at,
        address,
        insert,
        values: [id, submissionId, bodyHash, name, email, interest, message, suspectedSpam ? 1 : 0],
        find,
        findBy: [submissionId, bodyHash],
      });
      if (found?.id === id) return { kind: "stored", id, state: found.state as MessageState };
      if (found) return { kind: "repeated", id: String(found.id) };
      return retryAfterSeconds === undefined ? { kind: "full" } : { kind: "limited", retryAfterSeconds };
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
  const [, deleted = []] = await database.batch([
    // What was delivered while the clock was wrong is kept as long as anything else, from now on.
    statement(
      "UPDATE messages SET delivered_at = ?1 WHERE state = 'delivered' AND delivered_at < ?2",
      now,
      beginning,
    ),
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
