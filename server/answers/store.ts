import { randomUUID } from "node:crypto";
import { html } from "hono/html";
import { longestAnswer } from "../../domain/message.ts";
import { type Clock, day } from "../clock.ts";
import { CodedError } from "../coded-error.ts";
import { type StoredMessage, toMessage } from "../contact/store.ts";
import { type Parameters, query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import {
  composeBody,
  type Email,
  formatReceived,
  messageIdOf,
  type Sender,
  toVisitor,
} from "../delivery/email.ts";
import { type LastError, lastErrorOf } from "../delivery/last-error.ts";
import type { DeliveryState, OutboxTable } from "../delivery/outbox.ts";
import { multiLine } from "../http/form-text.ts";
import { within } from "../limits/limited-insert.ts";

/**
 * - `pending`: waits for its delivery
 * - `delivered`: the mail server has accepted it
 * - `unsure`: may have arrived so often that it isn't sent again; waits for the owner
 * - `dead_lettered`: the mail server permanently rejected it; waits for the owner
 * - `replaced`: was rejected or unsure, and the owner has answered again, or otherwise
 */
type AnswerState = DeliveryState | "replaced";

/** An answer as stored. Times are in milliseconds since 1970. */
export type Answer = {
  readonly id: string;
  readonly messageId: string;
  readonly text: string;
  readonly storedAt: number;
  readonly state: AnswerState;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly deliveredAt: number | null;
  readonly lastError: LastError | null;
};

/** How many answers one message gets in a day. Somebody at an open window of the studio could otherwise flood a visitor in the owner's name. */
const answersPerDay = 20;

const insert = `INSERT INTO answers (id, message_id, text, stored_at, state, next_attempt_at)
  SELECT :id, id, :text, :now, 'pending', :now FROM messages WHERE id = :messageId
    AND (SELECT count(*) FROM answers WHERE message_id = :messageId AND ${within(day, "stored_at")}) < ${answersPerDay}
  ON CONFLICT (id) DO NOTHING`;

/** Rejected and unsure answers to messages are no fault any more. */
export const replaceFailed = `UPDATE answers SET state = 'replaced'
  WHERE state IN ('unsure', 'dead_lettered') AND message_id`;

/** A message to check that the owner has answered was no spam: it is kept like one that she got. */
export const keepChecked = `suspected_spam = iif(state = 'to_check', 0, suspected_spam),
  read_at = iif(state = 'to_check', :now, read_at), delivered_at = iif(state = 'to_check', :now, delivered_at),
  state = iif(state = 'to_check', 'delivered', state)`;

// Not where the id belongs to another answer.
const isStoredSql =
  "EXISTS (SELECT 1 FROM answers WHERE id = :id AND message_id = :messageId AND text = :text)";

const makeDue = "UPDATE answers SET state = 'pending', next_attempt_at = :now, attempts = 0";

const undelivered = "state IN ('pending', 'unsure', 'dead_lettered')";

/** The owner's answers. Works while the server runs, which delivers them. */
export function createAnswerStore(database: SqlDatabase, now: Clock = Date.now) {
  return {
    /** Stores an answer, on disk when this resolves; the same id and text once. Throws if its message is gone. */
    add: async (messageId: string, typed: string, id: string = randomUUID()): Promise<Answer> => {
      const text = multiLine.parse(typed);
      if (text === "") throw new Error("The answer is empty. Nothing was stored.");
      if (text.length > longestAnswer) {
        throw new Error(
          `The answer has ${text.length} characters, more than ${longestAnswer}. Nothing was stored.`,
        );
      }
      const [, , [row] = []] = await database.batch([
        statement(insert, { id, messageId, text, now: now() }),
        statement(`${replaceFailed} = :messageId AND id <> :id AND ${isStoredSql}`, { messageId, id, text }),
        statement("SELECT * FROM answers WHERE id = :id", { id }),
        statement(
          `UPDATE messages SET ${keepChecked} WHERE id = :messageId AND state = 'to_check' AND ${isStoredSql}`,
          { messageId, id, text, now: now() },
        ),
      ]);
      if (!row) {
        const found = await query(database, "SELECT id FROM messages WHERE id = :messageId", { messageId });
        throw found.length === 0
          ? new CodedError("NOT_FOUND", `Message ${messageId} not found. Nothing was stored.`)
          : new CodedError("TOO_MANY", `It got ${answersPerDay} answers within a day. Nothing was stored.`);
      }
      const answer = toAnswer(row);
      if (answer.messageId !== messageId || answer.text !== text) {
        throw new CodedError(
          "OTHER_ANSWER",
          `An answer with other words was stored as ${id} before. Nothing was changed.`,
        );
      }
      return answer;
    },
    /** Makes undelivered answers due now: those to the given messages, or all that aren't rejected. Returns their ids. */
    retry: async (messageIds: readonly string[] | "all"): Promise<string[]> => {
      const chosen = "message_id IN (SELECT value FROM json_each(:messageIds))";
      const rows =
        messageIds === "all"
          ? // The address that rejected one would again.
            await query(database, `${makeDue} WHERE state = 'pending' RETURNING id`, { now: now() })
          : await query(database, `${makeDue} WHERE ${undelivered} AND ${chosen} RETURNING id`, {
              now: now(),
              messageIds: JSON.stringify(messageIds),
            });
      return rows.map((row) => String(row.id));
    },
    /** Returns the answers to the messages that a condition on `messages` selects, oldest first. */
    to: async (condition: string, parameters: Parameters): Promise<Answer[]> => {
      const sql = `SELECT * FROM answers WHERE message_id IN (SELECT id FROM messages WHERE ${condition})
        ORDER BY stored_at, rowid`;
      return (await query(database, sql, parameters)).map(toAnswer);
    },
  };
}

/** Returns the message that an answer belongs to, or undefined if it was deleted. */
export async function findMessage(database: SqlDatabase, { messageId }: Answer) {
  const [row] = await query(database, "SELECT * FROM messages WHERE id = :messageId", { messageId });
  return row && toMessage(row);
}

/** Converts a row of the table `answers`. */
function toAnswer(row: Row): Answer {
  return {
    id: String(row.id),
    messageId: String(row.message_id),
    text: String(row.text),
    storedAt: Number(row.stored_at),
    state: String(row.state) as AnswerState,
    attempts: Number(row.attempts),
    nextAttemptAt: Number(row.next_attempt_at),
    deliveredAt: row.delivered_at === null ? null : Number(row.delivered_at),
    lastError: lastErrorOf(row),
  };
}

export const answerTable: OutboxTable<Answer> = {
  name: "answers",
  storedAt: "stored_at",
  toItem: toAnswer,
  recipient: "(SELECT email FROM messages WHERE id = message_id)",
};

/**
 * Composes the email that brings an answer to the visitor. That email refers to the email that brought the message, so that the
 * owner's mail program shows the visitor's reply beside it.
 */
export function composeAnswer(answer: Answer, message: StoredMessage, sender: Sender) {
  const wrote = `On ${formatReceived(message.receivedAt)}, you wrote:`;
  const quoted = message.message.split("\n").map((line) => `> ${line}`);
  const notification = messageIdOf(message.id, sender);

  return {
    ...toVisitor(answer.id, { name: message.name, address: message.email }, sender),
    subject: `Re: Your message to ${sender.siteName} (${message.interest})`,
    ...composeBody([
      { text: answer.text, html: html`<div style="white-space:pre-wrap">${withLinks(answer.text)}</div>` },
      {
        text: [wrote, ...quoted].join("\n"),
        html: html`<p style="color:#555">${wrote}</p>
<blockquote style="margin:0;padding-left:1em;border-left:3px solid #ccc;color:#555;white-space:pre-wrap">${message.message}</blockquote>`,
      },
    ]),
    // No Auto-Submitted: a person wrote it.
    headers: { "In-Reply-To": notification, References: notification },
  } satisfies Email;
}

/** Returns the owner's text as HTML, with its web addresses as links: not every mail program makes them. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
