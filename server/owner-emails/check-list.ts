import { plural } from "../../domain/format-text.ts";
import { type StoredMessage, toCheckKeptDays, toMessage } from "../contact/store.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import {
  composeBody,
  type Email,
  factTable,
  formatReceived,
  paragraph,
  type Sender,
  studioLink,
  toOwner,
} from "../delivery/email.ts";

/** The most messages that one email names, the newest; the others it counts. */
const mostNamed = 50;

/** How much of a message's beginning is shown. */
const startLength = 120;

/** Whether a message is to check, and no email has named it. */
export const isUnnamedSql = "state = 'to_check' AND named_at IS NULL";

/** Composes the daily email to the owner, with the messages that were stored for the one of this id. */
export async function composeCheckList(id: string, database: SqlDatabase, sender: Sender) {
  const newest = `SELECT *, count(*) OVER () AS total FROM messages WHERE listed_in = :id AND ${isUnnamedSql}
    ORDER BY received_at DESC, rowid DESC LIMIT ${mostNamed}`;
  const rows = await query(database, newest, { id });
  const total = Number(rows[0]?.total ?? 0);
  const counted =
    total === 0
      ? "You have already dealt with the messages of this list."
      : `${plural(total, "message")} from your website came over its limits, so ${total === 1 ? "it was" : "they were"} not emailed to you one by one. One may be from a real person.`;
  const whatToDo = `Read and answer them in your studio, under Messages, To check. Messages that you neither answer nor mark as real are deleted ${plural(toCheckKeptDays, "day")} after this email.`;
  const rest = total - rows.length;
  return {
    ...toOwner(id, sender),
    subject: `To check: ${plural(total, "message")} from your website`,
    ...composeBody([
      paragraph(counted),
      paragraph(whatToDo),
      ...studioLink("Look through them", "/messages", sender),
      factTable(
        rows
          .map(toMessage)
          .map((message) => ({ label: `${message.name} <${message.email}>`, text: startOf(message) })),
      ),
      ...(rest > 0 ? [paragraph(`And ${rest} that came before these.`)] : []),
    ]),
  } satisfies Email;
}

/** Returns when a message came and how it begins, in one line. */
function startOf({ message, receivedAt }: StoredMessage): string {
  const text = message
    .slice(0, 2 * startLength)
    .replace(/\s+/g, " ")
    .trim();
  return `${formatReceived(receivedAt)}: ${text.length > startLength ? `${text.slice(0, startLength)}…` : text}`;
}
