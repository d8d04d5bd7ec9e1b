import type { Clock } from "../clock.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import { type StoredMessage, toMessage } from "./store.ts";

/** The stored messages, for the owner's command. Works while the server runs. */
export type Archive = {
  /** Returns all messages, newest first. */
  list(): Promise<StoredMessage[]>;
  /** Returns the message whose id starts like this, if there is one. Throws if several do. */
  find(idStart: string): Promise<StoredMessage | undefined>;
  /** Makes messages due now: one, or all pending and dead-lettered ones. Returns how many. */
  retry(id: string | "all"): Promise<number>;
  /** Marks a message as spam (quarantined) or not spam (delivered). */
  mark(id: string, verdict: "spam" | "ok"): Promise<void>;
  remove(id: string): Promise<void>;
};

/** Shorter ids could match by chance, and deletion is final. */
const minIdLength = 4;

const makeDue = "UPDATE messages SET state = 'pending', next_attempt_at = :now, attempts = 0";

const markOk = `UPDATE messages SET suspected_spam = 0, next_attempt_at = :now,
  state = iif(state = 'delivered', 'delivered', 'pending') WHERE id = :id`;

const markSpam = `UPDATE messages SET suspected_spam = 1,
  state = iif(state = 'delivered', 'delivered', 'quarantined') WHERE id = :id`;

export function createArchive(database: SqlDatabase, now: Clock = Date.now): Archive {
  return {
    list: async () =>
      (await query(database, "SELECT * FROM messages ORDER BY received_at DESC, id")).map(toMessage),
    find: async (idStart) => {
      if (idStart.length < minIdLength) throw new Error(`Give at least ${minIdLength} characters of the id.`);
      const matching = "SELECT * FROM messages WHERE substr(id, 1, :length) = :start LIMIT 2";
      const found = await query(database, matching, { length: idStart.length, start: idStart.toLowerCase() });
      if (found.length > 1) throw new Error(`Several ids start with ${idStart}. Give more characters.`);
      return found[0] && toMessage(found[0]);
    },
    retry: async (id) => {
      const rows =
        id === "all"
          ? await query(database, `${makeDue} WHERE state IN ('pending', 'dead_lettered') RETURNING id`, {
              now: now(),
            })
          : await query(database, `${makeDue} WHERE id = :id RETURNING id`, { id, now: now() });
      return rows.length;
    },
    mark: async (id, verdict) => {
      await query(database, verdict === "ok" ? markOk : markSpam, { id, now: now() });
    },
    remove: async (id) => {
      await query(database, "DELETE FROM messages WHERE id = :id", { id });
    },
  };
}
