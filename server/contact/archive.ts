import type { Clock } from "../clock.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import type { DeliveryState } from "../delivery/outbox.ts";
import { type StoredMessage, toMessage } from "./store.ts";

/** Selects the messages that meet all given conditions. */
export type Selection = {
  /** Whole ids. */
  readonly ids?: readonly string[];
  readonly state?: DeliveryState;
  /** The visitor's email address, in any case. */
  readonly from?: string;
  /** Received before this time, in milliseconds since 1970. */
  readonly before?: number;
};

/** The stored messages, for the owner's command. Works while the server runs. */
export type Archive = {
  /** Returns the selected messages, newest first. */
  list(selection?: Selection): Promise<StoredMessage[]>;
  /**
   * Completes shortened ids.
   *
   * @throws Error that names the ids that are too short, not found or ambiguous
   */
  findIds(idStarts: readonly string[]): Promise<string[]>;
  /** Makes messages due now: the selected ones, or all pending and dead-lettered ones. Returns their ids. */
  retry(selection: Selection | "all"): Promise<string[]>;
  /** Marks messages as spam (quarantined) or not spam (delivered). Returns their ids. */
  mark(selection: Selection, verdict: "spam" | "ok"): Promise<string[]>;
  /** Deletes messages permanently. Returns the number of each state. */
  remove(selection: Selection): Promise<Partial<Record<DeliveryState, number>>>;
};

/** Shorter ids could match by chance, and deletion is final. */
const minIdLength = 4;

const makeDue = "UPDATE messages SET state = 'pending', next_attempt_at = :now, attempts = 0";

const markOk = `UPDATE messages SET suspected_spam = 0, next_attempt_at = :now,
  state = iif(state = 'delivered', 'delivered', 'pending')`;

const markSpam = `UPDATE messages SET suspected_spam = 1, next_attempt_at = :now,
  state = iif(state = 'delivered', 'delivered', 'quarantined')`;

/** Every id that starts with one of `:starts`. A range uses the index; ids have no character beyond "f". */
const matching = `SELECT starts.value AS start, messages.id AS id
  FROM json_each(:starts) AS starts JOIN messages ON messages.id >= starts.value AND messages.id < starts.value || 'g'`;

/** Returns the condition of a selection and its parameters. */
function where({ ids, state, from, before }: Selection) {
  const conditions = [
    ...(ids ? ["id IN (SELECT value FROM json_each(:ids))"] : []),
    ...(state ? ["state = :state"] : []),
    ...(from ? ["lower(email) = lower(:from)"] : []),
    ...(before === undefined ? [] : ["received_at < :before"]),
  ];
  // An empty selection matches nothing: it must not change every message.
  const condition = conditions.join(" AND ") || "FALSE";
  const parameters = {
    ...(ids && { ids: JSON.stringify(ids) }),
    ...(state && { state }),
    ...(from && { from }),
    ...(before !== undefined && { before }),
  };
  return { condition, parameters };
}

export function createArchive(database: SqlDatabase, now: Clock = Date.now): Archive {
  /** Runs a statement on the selected rows and returns the columns that it names. */
  const change = async (sql: string, selection: Selection, returning = "id") => {
    const { condition, parameters } = where(selection);
    return query(database, `${sql} WHERE ${condition} RETURNING ${returning}`, { ...parameters, now: now() });
  };
  const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => String(row.id));

  return {
    list: async (selection) => {
      const { condition, parameters } = selection ? where(selection) : { condition: "TRUE", parameters: {} };
      const sql = `SELECT * FROM messages WHERE ${condition} ORDER BY received_at DESC, id`;
      return (await query(database, sql, parameters)).map(toMessage);
    },
    findIds: async (idStarts) => {
      const starts = [...new Set(idStarts.map((start) => start.toLowerCase()))];
      const short = starts.find((start) => start.length < minIdLength);
      if (short !== undefined)
        throw new Error(`Give at least ${minIdLength} characters of the id, not ${short}.`);
      const found = new Map<string, string[]>();
      for (const row of await query(database, matching, { starts: JSON.stringify(starts) })) {
        const start = String(row.start);
        found.set(start, [...(found.get(start) ?? []), String(row.id)]);
      }
      const missing = starts.filter((start) => !found.has(start));
      const ambiguous = starts.filter((start) => (found.get(start) ?? []).length > 1);
      if (missing.length > 0)
        throw new Error(`Message ${missing.join(", ")} not found. Nothing was changed.`);
      if (ambiguous.length > 0) {
        throw new Error(
          `Several ids start with ${ambiguous.join(", ")}. Give more characters. Nothing was changed.`,
        );
      }
      return [...new Set([...found.values()].flat())];
    },
    retry: async (selection) => {
      if (selection !== "all") return idsOf(await change(makeDue, selection));
      const sql = `${makeDue} WHERE state IN ('pending', 'dead_lettered') RETURNING id`;
      return idsOf(await query(database, sql, { now: now() }));
    },
    mark: async (selection, verdict) => idsOf(await change(verdict === "ok" ? markOk : markSpam, selection)),
    remove: async (selection) => {
      const counts: Partial<Record<DeliveryState, number>> = {};
      for (const row of await change("DELETE FROM messages", selection, "state")) {
        const state = String(row.state) as DeliveryState;
        counts[state] = (counts[state] ?? 0) + 1;
      }
      return counts;
    },
  };
}
