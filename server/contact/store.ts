import { createHash, randomUUID } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { type Clock, minute } from "../clock.ts";
import { inTransaction } from "../database/open-database.ts";
import type { MessageState, StoredMessage, Submission } from "./message.ts";

/** How much is taken from whom. */
export type Limits = {
  /** Messages stored per client within ten minutes. */
  readonly perClient: number;
  /** Messages a minute in all, above which further ones are held back. */
  readonly perMinute: number;
  /** What held-back messages may take on disk, in bytes. */
  readonly heldBytes: number;
};

export type StoreOutcome =
  | { readonly kind: "stored"; readonly id: string; readonly state: MessageState }
  /** The same submission was stored before; nothing was added. */
  | { readonly kind: "repeated"; readonly id: string }
  | { readonly kind: "limited"; readonly retryAfterSeconds: number }
  /** Arrived in a flood whose share of the disk is used up. */
  | { readonly kind: "full" };

/** Where new messages are put. Asynchronous, so that a store on another machine fits. */
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

/** The store in SQLite. */
export function createMessageStore(
  database: DatabaseSync,
  limits: Limits,
  now: Clock = Date.now,
): MessageStore {
  const key = String(database.prepare("SELECT value FROM secrets WHERE name = 'client-key'").get()?.value);
  const known = database.prepare("SELECT id FROM messages WHERE submission_id = ? AND body_hash = ?");
  const forget = database.prepare("DELETE FROM arrivals WHERE arrived_at < ? OR arrived_at > ?");
  const clientArrivals = database.prepare(
    "SELECT count(*) AS total, min(arrived_at) AS earliest FROM arrivals WHERE client = ?",
  );
  const recentArrivals = database.prepare("SELECT count(*) AS total FROM arrivals WHERE arrived_at > ?");
  const heldBytes = database.prepare(
    "SELECT coalesce(sum(length(CAST(message AS BLOB)) + 1000), 0) AS total FROM messages WHERE state = 'held'",
  );
  const noteArrival = database.prepare("INSERT INTO arrivals (client, arrived_at) VALUES (?, ?)");
  const insert = database.prepare(
    `INSERT INTO messages
       (id, submission_id, body_hash, received_at, name, email, interest, message, suspected_spam, state, next_attempt_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  const add = (submission: Submission, address: string): StoreOutcome => {
    const at = now();
    const bodyHash = hashBody(submission);
    const before = known.get(submission.submissionId, bodyHash);
    if (before) return { kind: "repeated", id: String(before.id) };

    // Arrivals in the future are of a clock that has been set back since.
    forget.run(at - clientWindow, at + minute);
    const client = createHash("sha256").update(key).update(address).digest("base64url");
    const { total, earliest } = counts(clientArrivals.get(client));
    if (total >= limits.perClient) {
      return {
        kind: "limited",
        retryAfterSeconds: Math.max(1, Math.ceil((earliest + clientWindow - at) / 1000)),
      };
    }

    const flooded = counts(recentArrivals.get(at - minute)).total >= limits.perMinute;
    if (flooded && counts(heldBytes.get()).total >= limits.heldBytes) return { kind: "full" };

    const id = randomUUID();
    const state = flooded ? "held" : "pending";
    const { submissionId, name, email, interest, message } = submission;
    const spam = submission.suspectedSpam || flooded ? 1 : 0;
    insert.run(id, submissionId, bodyHash, at, name, email, interest, message, spam, state, at);
    noteArrival.run(client, at);
    return { kind: "stored", id, state };
  };

  return { add: async (submission, client) => inTransaction(database, () => add(submission, client)) };
}

/** A row of the table `messages`, as the rest of the code knows it. */
export function toMessage(row: Record<string, SQLOutputValue>): StoredMessage {
  const number = (column: string) => Number(row[column]);
  const textOrNull = (column: string) => (row[column] === null ? null : String(row[column]));
  return {
    id: String(row.id),
    submissionId: String(row.submission_id),
    receivedAt: number("received_at"),
    name: String(row.name),
    email: String(row.email),
    interest: String(row.interest) as StoredMessage["interest"],
    message: String(row.message),
    suspectedSpam: row.suspected_spam === 1,
    state: String(row.state) as MessageState,
    attempts: number("attempts"),
    nextAttemptAt: number("next_attempt_at"),
    deliveredAt: row.delivered_at === null ? null : number("delivered_at"),
    lastError: textOrNull("last_error"),
    possibleRepeats: number("possible_repeats"),
  };
}

function hashBody({ name, email, interest, message }: Submission): string {
  return createHash("sha256")
    .update(JSON.stringify([name, email, interest, message]))
    .digest("hex");
}

const counts = (row: Record<string, SQLOutputValue> | undefined) => ({
  total: Number(row?.total ?? 0),
  earliest: Number(row?.earliest ?? 0),
});
