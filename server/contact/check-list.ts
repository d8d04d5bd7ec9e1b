import { html } from "hono/html";
import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";
import { plural } from "../../domain/format-text.ts";
import { dueHour } from "../canary/store.ts";
import { type Clock, day, minute } from "../clock.ts";
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
import type { Channel, OutboxTable } from "../delivery/outbox.ts";
import { type StoredMessage, toCheckKeptDays, toMessage } from "./store.ts";

/** The daily email with the messages to check, as stored. */
export type CheckList = { readonly id: string; readonly attempts: number };

/** The most messages that one email names; the next day's names the rest. */
export const mostNamed = 50;

/** How much of a message's beginning is shown. */
const startLength = 120;

/** No email for longer, while messages wait to be named, is a fault, in milliseconds. */
const longestUnnamed = 3 * day;

const isUnnamed = "state = 'to_check' AND named_at IS NULL";

// A time in the future was written while the clock was wrong.
const isDue = `${isUnnamed} AND (received_at < :dueAt OR received_at > :now + ${minute})`;

const insert = `INSERT INTO check_lists (id, stored_at, state, next_attempt_at)
  SELECT :id, :now, 'pending', :now WHERE EXISTS (SELECT 1 FROM messages WHERE ${isDue})
  ON CONFLICT DO NOTHING RETURNING id`;

const isNew = "EXISTS (SELECT 1 FROM check_lists WHERE id = :id AND state = 'pending' AND stored_at = :now)";

const fill = `UPDATE messages SET listed_in = :id WHERE ${isNew}
  AND rowid IN (SELECT rowid FROM messages WHERE ${isDue} ORDER BY received_at, rowid LIMIT ${mostNamed})`;

// What an older one was to name is named in this one.
const replaceOlder = `UPDATE check_lists SET state = 'skipped'
  WHERE state IN ('pending', 'unsure') AND id < :id AND ${isNew}`;

/**
 * Returns a function that stores the email of a day, if messages to check came before the hour at which it is due. Call it
 * often: it checks once a minute.
 *
 * @returns whether an email is ready to be delivered
 */
export function createCheckLists(database: SqlDatabase, now: Clock = Date.now): () => Promise<boolean> {
  let lastCheck = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Math.abs(now() - lastCheck) < minute) return false;
    lastCheck = now();
    const parameters = { ...lastDue(now()), now: now() };
    const [stored = []] = await database.batch(
      [insert, fill, replaceOlder].map((sql) => statement(sql, parameters)),
    );
    return stored.length > 0;
  };
}

export const checkListTable: OutboxTable<CheckList> = {
  name: "check_lists",
  storedAt: "stored_at",
  toItem: (row) => ({ id: String(row.id), attempts: Number(row.attempts) }),
};

/** Returns the id of the email that was due last, and when that was. */
function lastDue(now: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const date = local.toPlainDateTime().subtract({ hours: dueHour }).toPlainDate();
  const at = date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: dueHour }) });
  return { id: `to-check-${date}`, dueAt: at.epochMilliseconds };
}

/** The messages to check that no email has named yet. */
export type Unnamed = { readonly total: number; readonly overdue: boolean };

/** Counts them. They are overdue if the emails don't go out: after a flood, many wait for theirs for weeks. */
export async function countUnnamed(database: SqlDatabase, now: number): Promise<Unnamed> {
  const sql = `SELECT count(*) AS total, min(received_at) < :before AND NOT EXISTS (
      SELECT 1 FROM check_lists
      WHERE state = 'delivered' AND delivered_at >= :before AND delivered_at <= :now + ${minute}) AS overdue
    FROM messages WHERE ${isUnnamed}`;
  const [row] = await query(database, sql, { now, before: now - longestUnnamed });
  return { total: Number(row?.total), overdue: row?.overdue === 1 };
}

const skipEmpty = `UPDATE check_lists SET state = 'skipped' WHERE state = 'pending' AND leased_by IS NULL
  AND NOT EXISTS (SELECT 1 FROM messages WHERE listed_in = check_lists.id AND ${isUnnamed})`;

/** Returns a channel that leaves out an email when the owner has dealt with all its messages before it went. */
export const skipEmptyLists = (channel: Channel, database: SqlDatabase): Channel => ({
  ...channel,
  deliverNext: async (ports) => {
    await query(database, skipEmpty);
    return channel.deliverNext(ports);
  },
});

/** Composes the daily email to the owner. */
export async function composeCheckList({ id }: CheckList, database: SqlDatabase, sender: Sender) {
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
