import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";
import { type Clock, minute } from "../clock.ts";
import { type SqlDatabase, statement } from "../database/sql-database.ts";
import type { OutboxTable } from "../delivery/outbox.ts";
import { isUnnamedSql } from "./check-list.ts";

/**
 * An email of the site to the owner, as stored: `weekly-2026-11-23` from that Monday, or `to-check-2026-11-23`, the list of a
 * day. What it says is composed when it is sent.
 */
export type OwnerEmail = { readonly id: string; readonly attempts: number };

export const ownerEmailTable: OutboxTable<OwnerEmail> = {
  name: "owner_emails",
  storedAt: "stored_at",
  toItem: (row) => ({ id: String(row.id), attempts: Number(row.attempts) }),
};

/** What an email to the owner is, as its id begins: the weekly one, or the list of the messages to check. */
const ownerEmailKinds = ["weekly", "to-check"] as const;

/** Returns what an email to the owner is. */
export function kindOfOwnerEmail({ id }: OwnerEmail): (typeof ownerEmailKinds)[number] {
  const kind = ownerEmailKinds.find((one) => id.startsWith(`${one}-`));
  if (!kind) throw new Error(`No email to the owner has such an id: ${id}`);
  return kind;
}

/** The hour, in the owner’s time zone, at which both are due. */
const dueHour = 7;

/** Returns when a weekly email was due, by its id, in milliseconds since 1970: its week ends then, however late it is sent. */
export const endOfWeek = (id: string): number =>
  Temporal.PlainDate.from(id.replace("weekly-", "")).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from({ hour: dueHour }),
  }).epochMilliseconds;

/** Returns the ids of both that were due last, and when the list was. */
export function lastDue(now: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDateTime();
  // Seven in the morning becomes midnight.
  const day = local.subtract({ hours: dueHour }).toPlainDate();
  const at = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: dueHour }) });
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return { weekly: `weekly-${monday}`, list: `to-check-${day}`, dueAt: at.epochMilliseconds };
}

// The first one comes on the Monday after the site's first start.
const insertWeekly = `INSERT INTO owner_emails (id, stored_at, state, next_attempt_at)
  SELECT :weekly, :now, iif(EXISTS (SELECT 1 FROM owner_emails WHERE id LIKE 'weekly-%'), 'pending', 'skipped'), :now
  WHERE true ON CONFLICT DO NOTHING RETURNING state`;

// A time in the future was written while the clock was wrong.
const isDueSql = `${isUnnamedSql} AND (received_at < :dueAt OR received_at > :now + ${minute})`;

const insertList = `INSERT INTO owner_emails (id, stored_at, state, next_attempt_at)
  SELECT :list, :now, 'pending', :now WHERE EXISTS (SELECT 1 FROM messages WHERE ${isDueSql})
  ON CONFLICT DO NOTHING RETURNING state`;

const isNewListSql =
  "EXISTS (SELECT 1 FROM owner_emails WHERE id = :list AND state = 'pending' AND stored_at = :now)";

const fillList = `UPDATE messages SET listed_in = :list WHERE ${isNewListSql} AND ${isDueSql}`;

// After weeks without a mail server, one weekly email is enough. What an older list was to name is named in the new list.
const replaceOlder = `UPDATE owner_emails SET state = 'skipped' WHERE state IN ('pending', 'unsure')
  AND ((id LIKE 'weekly-%' AND id < :weekly) OR (id LIKE 'to-check-%' AND id < :list AND ${isNewListSql}))`;

/**
 * Returns a function that stores the emails to the owner that are due. The weekly one is due on Mondays. The list of the messages to
 * check is due each day, with those that came before its hour. Call it often: it looks once a minute.
 *
 * @param isWeekly whether the weekly email is wanted
 * @returns whether one is ready to be delivered
 */
export function createOwnerEmails(
  database: SqlDatabase,
  isWeekly: boolean,
  now: Clock = Date.now,
): () => Promise<boolean> {
  let lastCheck = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Math.abs(now() - lastCheck) < minute) return false;
    lastCheck = now();
    const parameters = { ...lastDue(now()), now: now() };
    const statements = [...(isWeekly ? [insertWeekly] : []), insertList, fillList, replaceOlder];
    const stored = await database.batch(statements.map((sql) => statement(sql, parameters)));
    return stored.flat().some(({ state }) => state === "pending");
  };
}
