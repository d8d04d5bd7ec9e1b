import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { StoredMessage } from "./message.ts";
import { toMessage } from "./store.ts";

/** The owner's view of the messages. Works while the server runs. */
export type Archive = {
  /** All messages, newest first. */
  list(): StoredMessage[];
  /** The message whose id begins like this; undefined where none does. Throws where several do. */
  find(idStart: string): StoredMessage | undefined;
  /** Has messages delivered again, or again tried: one, or all that are not delivered. Gives how many. */
  retry(id: string | "all"): number;
  /** Says that a message is spam (it is not delivered) or is not (it is). */
  mark(id: string, verdict: "spam" | "ok"): void;
  remove(id: string): void;
};

export function createArchive(database: DatabaseSync, now: Clock = Date.now): Archive {
  const all = database.prepare("SELECT * FROM messages ORDER BY received_at DESC, id");
  const startingWith = database.prepare("SELECT * FROM messages WHERE substr(id, 1, ?) = ? LIMIT 2");
  const due = "state = 'pending', next_attempt_at = ?, attempts = 0";
  const retryOne = database.prepare(`UPDATE messages SET ${due} WHERE id = ?`);
  const retryAll = database.prepare(`UPDATE messages SET ${due} WHERE state IN ('pending', 'parked')`);
  const markOk = database.prepare(
    `UPDATE messages SET suspected_spam = 0, next_attempt_at = ?,
       state = CASE state WHEN 'delivered' THEN 'delivered' ELSE 'pending' END WHERE id = ?`,
  );
  const markSpam = database.prepare(
    `UPDATE messages SET suspected_spam = 1,
       state = CASE state WHEN 'delivered' THEN 'delivered' ELSE 'held' END WHERE id = ?`,
  );
  const remove = database.prepare("DELETE FROM messages WHERE id = ?");

  return {
    list: () => all.all().map(toMessage),
    find: (idStart) => {
      const found = startingWith.all(idStart.length, idStart.toLowerCase());
      if (found.length > 1) throw new Error(`Several messages begin with ${idStart}. Give more of the id.`);
      return found[0] && toMessage(found[0]);
    },
    retry: (id) => Number((id === "all" ? retryAll.run(now()) : retryOne.run(now(), id)).changes),
    mark: (id, verdict) => {
      if (verdict === "ok") markOk.run(now(), id);
      else markSpam.run(id);
    },
    remove: (id) => {
      remove.run(id);
    },
  };
}
