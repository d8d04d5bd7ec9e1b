import { html } from "hono/html";
import { plural } from "../../domain/format-text.ts";
import { day, minute } from "../clock.ts";
import { type StoredMessage, toCheckKeptDays, toMessage } from "../contact/store.ts";
import { query, type SqlDatabase, statement } from "../database/sql-database.ts";
import {
  composeBody,
  type Email,
  factTable,
  formatReceived,
  paragraph,
  type Sender,
  toOwner,
} from "../delivery/email.ts";

/** The most messages that one email names; the next day's names the rest. */
export const mostNamed = 50;

/** How much of a message's beginning is shown. */
const startLength = 120;

/** No email for longer, while messages wait to be named, is a fault, in milliseconds. */
const longestUnnamed = 3 * day;

/** Whether a message is to check, and no email has named it. */
export const isUnnamed = "state = 'to_check' AND named_at IS NULL";

/** The messages to check that no email has named yet. */
export type Unnamed = { readonly total: number; readonly overdue: boolean };

/** Counts them. They are overdue if the emails don't go out: after a flood, many wait for theirs for weeks. */
export async function countUnnamed(database: SqlDatabase, now: number): Promise<Unnamed> {
  const sql = `SELECT count(*) AS total, min(received_at) < :before AND NOT EXISTS (
      SELECT 1 FROM owner_emails
      WHERE id LIKE 'to-check-%' AND state = 'delivered' AND delivered_at >= :before AND delivered_at <= :now + ${minute}) AS overdue
    FROM messages WHERE ${isUnnamed}`;
  const [row] = await query(database, sql, { now, before: now - longestUnnamed });
  return { total: Number(row?.total), overdue: row?.overdue === 1 };
}

/** Composes the daily email to the owner, with the messages that the one of this id names. */
export async function composeCheckList(id: string, database: SqlDatabase, sender: Sender) {
  const [named = [], [more] = []] = await database.batch([
    statement(`SELECT * FROM messages WHERE listed_in = :id AND ${isUnnamed} ORDER BY received_at, rowid`, {
      id,
    }),
    statement(`SELECT count(*) AS total FROM messages WHERE ${isUnnamed} AND listed_in IS NOT :id`, { id }),
  ]);
  const messages = named.map(toMessage);
  const rest = Number(more?.total);
  const counted = `${plural(messages.length, "message")} from your website came over its limits, so ${messages.length === 1 ? "it was" : "they were"} not emailed to you one by one. One may be from a real person.`;
  const whatToDo = `Read and answer them in your studio, under Messages, To check. Messages that you neither answer nor mark as real are deleted ${plural(toCheckKeptDays, "day")} after this email.`;
  return {
    ...toOwner(id, sender),
    subject: `To check: ${plural(messages.length, "message")} from your website`,
    ...composeBody([
      paragraph(counted),
      paragraph(whatToDo),
      factTable(
        messages.map((message) => ({ label: `${message.name} <${message.email}>`, text: startOf(message) })),
      ),
      ...(rest > 0 ? [{ text: laterWords(rest), html: html`<p>${laterWords(rest)}</p>` }] : []),
    ]),
  } satisfies Email;
}

const laterWords = (count: number) =>
  `${plural(count, "more message")} to check ${count === 1 ? "comes" : "come"} in the next emails, at most ${mostNamed} a day.`;

/** Returns when a message came and how it begins, in one line. */
function startOf({ message, receivedAt }: StoredMessage): string {
  const text = message
    .slice(0, 2 * startLength)
    .replace(/\s+/g, " ")
    .trim();
  return `${formatReceived(receivedAt)}: ${text.length > startLength ? `${text.slice(0, startLength)}…` : text}`;
}
