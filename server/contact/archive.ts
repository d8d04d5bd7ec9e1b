import type { Clock } from "../clock.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import type { StoredMessage } from "./message.ts";
import { toMessage } from "./store.ts";

/** The owner's view of the messages. Works while the server runs. */
export type Archive = {
  /** All messages, newest first. */
  list(): Promise<StoredMessage[]>;
  /** The message whose id begins like this; undefined where none does. Throws where several might. */
  find(idStart: string): Promise<StoredMessage | undefined>;
  /** Has messages tried again at once: one, or all that wait or were refused. Gives how many. */
  retry(id: string | "all"): Promise<number>;
  /** Says that a message is spam (it is not delivered) or is not (it is). */
  mark(id: string, verdict: "spam" | "ok"): Promise<void>;
  remove(id: string): Promise<void>;
};

/** Fewer could name a message by chance, and `delete` is for good. */
const shortestId = 4;

const due = "UPDATE messages SET state = 'pending', next_attempt_at = ?1, attempts = 0";

const markOk = `UPDATE messages SET suspected_spam = 0, next_attempt_at = ?2,
  state = iif(state = 'delivered', 'delivered', 'pending') WHERE id = ?1`;

const markSpam = `UPDATE messages SET suspected_spam = 1,
  state = iif(state = 'delivered', 'delivered', 'held') WHERE id = ?1`;

/** The archive in SQLite. */
export function createArchive(database: SqlDatabase, now: Clock = Date.now): Archive {
  return {
    list: async () =>
      (await query(database, "SELECT * FROM messages ORDER BY received_at DESC, id")).map(toMessage),
    find: async (idStart) => {
      if (idStart.length < shortestId) throw new Error(`Give at least ${shortestId} characters of the id.`);
      const startingWith = "SELECT * FROM messages WHERE substr(id, 1, ?1) = ?2 LIMIT 2";
      const found = await query(database, startingWith, idStart.length, idStart.toLowerCase());
      if (found.length > 1) throw new Error(`Several messages begin with ${idStart}. Give more of the id.`);
      return found[0] && toMessage(found[0]);
    },
    retry: async (id) => {
      const rows =
        id === "all"
          ? await query(database, `${due} WHERE state IN ('pending', 'parked') RETURNING id`, now())
          : await query(database, `${due} WHERE id = ?2 RETURNING id`, now(), id);
      return rows.length;
    },
    mark: async (id, verdict) => {
      if (verdict === "ok") await query(database, markOk, id, now());
      else await query(database, markSpam, id);
    },
    remove: async (id) => {
      await query(database, "DELETE FROM messages WHERE id = ?1", id);
    },
  };
}
