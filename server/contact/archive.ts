import { type Answer, createAnswerStore, keepChecked, replaceFailed } from "../answers/store.ts";
import type { Clock } from "../clock.ts";
import { type Parameters, query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { SubmissionState } from "../delivery/outbox.ts";
import { type StoredMessage, toMessage } from "./store.ts";

type Selection =
  | { readonly ids: readonly string[] }
  | { readonly state: SubmissionState }
  /** To check, and the owner has been shown them. */
  | { readonly named: true };

/** A message with what became of it. Times are in milliseconds since 1970. */
export type ArchivedMessage = StoredMessage & {
  /** Why it waits for no answer though none was sent from here. */
  readonly closedAs: "answered" | "no-answer" | null;
  readonly closedAt: number | null;
  /** When the owner gave up its email, having read it without. The state is delivered then. */
  readonly readAt: number | null;
  /** Oldest first. */
  readonly answers: readonly Answer[];
};

/**
 * - `spam`: to check, and deleted after its time; `ok`: to be delivered
 * - `read`: no email about it is needed any more
 * - `answered`: elsewhere; `no-answer`: none is needed; `waiting`: for an answer, after all
 */
export type Verdict = keyof typeof verdicts;

export type Archive = ReturnType<typeof createArchive>;

const makeDue = "UPDATE messages SET state = 'pending', next_attempt_at = :now, attempts = 0, read_at = NULL";

const close = (as: string) => `UPDATE messages SET closed_at = :now, closed_as = '${as}',
  named_at = coalesce(named_at, :now)`;

const verdicts = {
  // Spam that was delivered needs no answer. Without its lease, a delivery in progress can't put it back.
  spam: `UPDATE messages SET leased_by = NULL, lease_expires_at = NULL, suspected_spam = 1,
    next_attempt_at = :now, named_at = coalesce(named_at, :now),
    closed_as = coalesce(closed_as, iif(state = 'delivered', 'no-answer', NULL)),
    closed_at = coalesce(closed_at, iif(state = 'delivered', :now, NULL)),
    state = iif(state = 'delivered', 'delivered', 'to_check')`,
  ok: `UPDATE messages SET suspected_spam = 0, next_attempt_at = :now, listed_in = NULL, named_at = NULL,
    closed_as = iif(suspected_spam, NULL, closed_as), closed_at = iif(suspected_spam, NULL, closed_at),
    state = iif(state = 'delivered', 'delivered', 'pending')`,
  // As above.
  read: `UPDATE messages SET leased_by = NULL, lease_expires_at = NULL,
    read_at = iif(state = 'delivered', read_at, :now), delivered_at = iif(state = 'delivered', delivered_at, :now),
    state = 'delivered'`,
  answered: `${close("answered")}, ${keepChecked}`,
  "no-answer": close("no-answer"),
  waiting: "UPDATE messages SET closed_at = NULL, closed_as = NULL",
} as const;

/** Parses a verdict; undefined if it is unknown. */
export const parseVerdict = (text = ""): Verdict | undefined =>
  Object.hasOwn(verdicts, text) ? (text as Verdict) : undefined;

export const knownVerdicts = Object.keys(verdicts) as readonly Verdict[];

/** Returns the condition of a selection and its parameters. */
const where = (selection: Selection): { condition: string; parameters: Parameters } => {
  if ("ids" in selection) {
    return {
      condition: "id IN (SELECT value FROM json_each(:ids))",
      parameters: { ids: JSON.stringify(selection.ids) },
    };
  }
  return "named" in selection
    ? { condition: "state = 'to_check' AND named_at IS NOT NULL", parameters: {} }
    : { condition: "state = :state", parameters: { state: selection.state } };
};

/** Narrows a condition to the newest. */
const amongNewest = (condition: string) =>
  `id IN (${["<>", "="]
    .map(
      (is) => `SELECT id FROM (SELECT id FROM messages WHERE (${condition}) AND state ${is} 'to_check'
        ORDER BY received_at DESC, rowid DESC LIMIT :newest)`,
    )
    .join(" UNION ALL ")})`;

const toArchived = (row: Row, answers: readonly Answer[]): ArchivedMessage => ({
  ...toMessage(row),
  closedAs: row.closed_as as ArchivedMessage["closedAs"],
  closedAt: row.closed_at === null ? null : Number(row.closed_at),
  readAt: row.read_at === null ? null : Number(row.read_at),
  answers,
});

/** The stored messages, for the owner's command. Works while the server runs. */
export function createArchive(database: SqlDatabase, now: Clock = Date.now) {
  const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => String(row.id));
  /** Runs a statement on the selected rows and returns their ids. */
  const change = async (sql: string, selection: Selection) => {
    const { condition, parameters } = where(selection);
    return idsOf(
      await query(database, `${sql} WHERE ${condition} RETURNING id`, { ...parameters, now: now() }),
    );
  };

  return {
    /** Returns the selected messages, newest first: at most `newest`, and as many to check, so that a flood displaces none. */
    list: async (selection?: Selection, newest?: number): Promise<ArchivedMessage[]> => {
      const selected = selection ? where(selection) : { condition: "TRUE", parameters: {} };
      const condition = newest ? amongNewest(selected.condition) : selected.condition;
      const parameters = { ...selected.parameters, ...(newest && { newest }) };
      const sql = `SELECT * FROM messages WHERE ${condition} ORDER BY received_at DESC, rowid DESC`;
      const [rows, answers] = await Promise.all([
        query(database, sql, parameters),
        createAnswerStore(database).to(condition, parameters),
      ]);
      const byMessage = Map.groupBy(answers, (answer) => answer.messageId);
      return rows.map((row) => toArchived(row, byMessage.get(String(row.id)) ?? []));
    },
    /** Makes messages due now: the selected ones (with `undelivered`, only those), or all undelivered. Returns their ids. */
    retry: async (
      selection: Selection | "all",
      { undelivered } = { undelivered: selection === "all" },
    ): Promise<string[]> => {
      const { condition, parameters } =
        selection === "all" ? { condition: "TRUE", parameters: {} } : where(selection);
      // An email that may have arrived (unsure) is sent again only when the owner names its message.
      const states =
        selection === "all" ? "'pending', 'dead_lettered'" : "'pending', 'unsure', 'dead_lettered'";
      const conditions = undelivered ? `${condition} AND state IN (${states})` : condition;
      const sql = `${makeDue} WHERE ${conditions} RETURNING id`;
      return idsOf(await query(database, sql, { ...parameters, now: now() }));
    },
    /** Marks messages. Returns their ids. */
    mark: async (selection: Selection, verdict: Verdict): Promise<string[]> => {
      const ids = await change(verdicts[verdict], selection);
      if (verdict === "answered" || verdict === "no-answer") {
        const sql = `${replaceFailed} IN (SELECT value FROM json_each(:ids))`;
        await database.batch([statement(sql, { ids: JSON.stringify(ids) })]);
      }
      return ids;
    },
    /** Deletes messages permanently. Returns how many. */
    remove: async (selection: Selection): Promise<number> =>
      (await change("DELETE FROM messages", selection)).length,
  };
}
