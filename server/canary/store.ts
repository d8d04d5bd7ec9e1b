import { createHmac } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";
import { type Clock, day, minute } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { OutboxTable } from "../delivery/outbox.ts";
import { isSameSecret } from "../is-same-secret.ts";

/** The weekly email as stored. */
export type Canary = {
  readonly id: string;
  /** How it was posted, in a sentence. */
  readonly message: string;
  readonly attempts: number;
};

/** The header with the token that distinguishes the weekly email from a visitor's message. */
export const canaryHeader = "Canary-Token";

export type CanaryOutcome =
  | { readonly kind: "stored" | "duplicate"; readonly id: string; readonly state?: "pending" }
  /** The token is invalid. */
  | { readonly kind: "forged" };

export type CanaryStore = {
  /** Returns the id of the email that is due and not stored yet. The first is due on the Monday after the first call. */
  due(): Promise<string | undefined>;
  /** Returns whether an email has been due for a while: it can't be posted. */
  isOverdue(): Promise<boolean>;
  /** Returns the token for posting an email. */
  token(id: string): Promise<string>;
  /** Stores this week's email if the token is right. When this resolves, it is on disk. */
  add(token: string, message: string): Promise<CanaryOutcome>;
  /** Returns the id of this week's email if it was delivered, but not announced. */
  unannounced(): Promise<string | undefined>;
  markAnnounced(id: string): Promise<void>;
};

/** A restart of the proxy must not cause an alert. */
const patience = 10 * minute;

const countStored = "SELECT count(*) AS stored, coalesce(max(id = :id), 0) AS found FROM canaries";

const skip = `INSERT INTO canaries (id, message, stored_at, state, next_attempt_at)
  VALUES (:id, '', :now, 'skipped', :now) ON CONFLICT DO NOTHING`;

const insert = `INSERT INTO canaries (id, message, stored_at, state, next_attempt_at)
  VALUES (:id, :message, :now, 'pending', :now) ON CONFLICT DO NOTHING RETURNING id`;

// One email is enough after weeks without a mail server.
const replaceOlder =
  "UPDATE canaries SET state = 'skipped' WHERE state IN ('pending', 'unsure') AND id < :id";

export function createCanaryStore(database: SqlDatabase, now: Clock = Date.now): CanaryStore {
  let secret: string | undefined;
  const token = async (id: string) => {
    secret ??= String(
      (await query(database, "SELECT value FROM secrets WHERE name = 'canary-key'"))[0]?.value,
    );
    return createHmac("sha256", secret).update(id).digest("base64url");
  };
  const idOf = (rows: readonly Row[]) => (rows[0] ? String(rows[0].id) : undefined);

  return {
    token,
    due: async () => {
      const id = currentCanary(now());
      const [row] = await query(database, countStored, { id });
      if (row?.stored !== 0) return row?.found === 1 ? undefined : id;
      await query(database, skip, { id, now: now() });
      return undefined;
    },
    isOverdue: async () => {
      const [row] = await query(database, countStored, { id: currentCanary(now() - patience) });
      return row?.stored !== 0 && row?.found !== 1;
    },
    add: async (given, message) => {
      const id = currentCanary(now());
      if (!isSameSecret(given, await token(id))) return { kind: "forged" };
      const [stored = []] = await database.batch([
        statement(insert, { id, message, now: now() }),
        statement(replaceOlder, { id }),
      ]);
      return stored.length > 0 ? { kind: "stored", id, state: "pending" } : { kind: "duplicate", id };
    },
    unannounced: async () =>
      idOf(
        await query(
          database,
          `SELECT id FROM canaries
            WHERE id = :id AND state = 'delivered' AND announced_at IS NULL`,
          { id: currentCanary(now()) },
        ),
      ),
    markAnnounced: async (id) => {
      await query(database, "UPDATE canaries SET announced_at = :now WHERE id = :id", { id, now: now() });
    },
  };
}

export const canaryTable: OutboxTable<Canary> = {
  name: "canaries",
  storedAt: "stored_at",
  toItem: (row) => ({
    id: String(row.id),
    message: String(row.message),
    attempts: Number(row.attempts),
  }),
};

/** The hour, in the owner’s time zone, at which her weekly and daily emails are due. */
export const dueHour = 7;

/**
 * Returns the id of the weekly email that was due last: `canary-2026-11-23` from that Monday at 7 am, until the
 * next one is.
 */
export function currentCanary(now: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDateTime();
  // Monday at seven becomes Monday at midnight.
  const day = local.subtract({ hours: dueHour }).toPlainDate();
  return `canary-${day.subtract({ days: day.dayOfWeek - 1 })}`;
}

/** The figures of the weekly email. Times are in milliseconds since 1970. */
export type Summary = {
  /** Messages that arrived in the last seven days, and people who confirmed their subscription. */
  readonly received: number;
  readonly subscribed: number;
  /** Undelivered messages and answers. */
  readonly pending: number;
  readonly oldestPending: number | null;
  readonly deadLettered: number;
  readonly unsure: number;
  readonly toCheck: number;
  /** Those of them that no email has named yet. */
  readonly unnamed: number;
  /** The last run of `npm run backup`. */
  readonly backup:
    | { readonly madeAt: number; readonly warning: string | null; readonly copied: boolean }
    | undefined;
};

const selectCounts = `SELECT (SELECT count(*) FROM messages WHERE received_at > :since) AS received,
    (SELECT count(*) FROM messages WHERE state = 'to_check' AND named_at IS NULL) AS unnamed,
    count(*) FILTER (WHERE state = 'pending') AS pending,
    min(stored_at) FILTER (WHERE state = 'pending') AS oldest,
    count(*) FILTER (WHERE state = 'dead_lettered') AS dead_lettered,
    count(*) FILTER (WHERE state = 'unsure') AS unsure,
    count(*) FILTER (WHERE state = 'to_check') AS to_check
  FROM (SELECT received_at AS stored_at, state FROM messages UNION ALL SELECT stored_at, state FROM answers)`;

const countSubscribed = `SELECT count(*) AS subscribed FROM subscribers
  WHERE confirmed_at > :since AND unsubscribed_at IS NULL`;

/** Reads the summary of the seven days before `now`. */
export async function readSummary(database: SqlDatabase, now: number): Promise<Summary> {
  const since = now - 7 * day;
  const [[counts] = [], [list] = [], [backup] = []] = await database.batch([
    statement(selectCounts, { since }),
    statement(countSubscribed, { since }),
    statement("SELECT made_at, warning, copied FROM last_backup"),
  ]);
  return {
    received: Number(counts?.received),
    subscribed: Number(list?.subscribed),
    pending: Number(counts?.pending),
    oldestPending: typeof counts?.oldest === "number" ? counts.oldest : null,
    deadLettered: Number(counts?.dead_lettered),
    unsure: Number(counts?.unsure),
    toCheck: Number(counts?.to_check),
    unnamed: Number(counts?.unnamed),
    backup: backup && {
      madeAt: Number(backup.made_at),
      warning: backup.warning === null ? null : String(backup.warning),
      copied: backup.copied === 1,
    },
  };
}
