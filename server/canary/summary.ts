import { day } from "../clock.ts";
import { type SqlDatabase, statement } from "../database/sql-database.ts";

/** The figures of the weekly email. Times are in milliseconds since 1970. */
export type Summary = {
  /** Messages that arrived in the last seven days, and people who confirmed their subscription. */
  readonly received: number;
  readonly subscribed: number;
  /** Undelivered messages and answers. */
  readonly pending: number;
  readonly oldestPending: number | null;
  readonly deadLettered: number;
  readonly quarantined: number;
  /** The last run of `npm run backup`. */
  readonly backup:
    | { readonly madeAt: number; readonly warning: string | null; readonly copied: boolean }
    | undefined;
};

const messages = `SELECT (SELECT count(*) FROM messages WHERE received_at > :since) AS received,
    count(*) FILTER (WHERE state = 'pending') AS pending,
    min(stored_at) FILTER (WHERE state = 'pending') AS oldest,
    count(*) FILTER (WHERE state = 'dead_lettered') AS dead_lettered,
    count(*) FILTER (WHERE state = 'quarantined') AS quarantined
  FROM (SELECT received_at AS stored_at, state FROM messages UNION ALL SELECT stored_at, state FROM answers)`;

const subscribers = `SELECT count(*) AS subscribed FROM subscribers
  WHERE confirmed_at > :since AND unsubscribed_at IS NULL`;

/** Reads the summary of the seven days before `now`. */
export async function readSummary(database: SqlDatabase, now: number): Promise<Summary> {
  const since = now - 7 * day;
  const [[counts] = [], [list] = [], [backup] = []] = await database.batch([
    statement(messages, { since }),
    statement(subscribers, { since }),
    statement("SELECT made_at, warning, copied FROM last_backup"),
  ]);
  return {
    received: Number(counts?.received),
    subscribed: Number(list?.subscribed),
    pending: Number(counts?.pending),
    oldestPending: typeof counts?.oldest === "number" ? counts.oldest : null,
    deadLettered: Number(counts?.dead_lettered),
    quarantined: Number(counts?.quarantined),
    backup: backup && {
      madeAt: Number(backup.made_at),
      warning: backup.warning === null ? null : String(backup.warning),
      copied: backup.copied === 1,
    },
  };
}
