import { timeZone } from "#content/schedule";
import { currentWeek, nextTerm, type TermTimes, termState } from "../../domain/clock.ts";
import { formatFullDate } from "../../domain/format-date.ts";
import { plural } from "../../domain/format-text.ts";
import { day } from "../clock.ts";
import { type SqlDatabase, statement } from "../database/sql-database.ts";
import {
  composeBody,
  type Email,
  type Fact,
  factTable,
  type Sender,
  studioLink,
  toOwner,
} from "../delivery/email.ts";

/** The facts of the weekly email that aren't in the database. */
export type Circumstances = {
  readonly now: number;
  readonly terms: readonly TermTimes[];
  /** Whether the database is kept, and copied, by Cloudflare. */
  readonly isDatabaseHosted: boolean;
  /** Whether BACKUP_COMMAND copies each backup. */
  readonly copiesBackups: boolean;
  /** Whether emails are sent over SMTP, so that the envelope's sender gets those that come back. */
  readonly overSmtp: boolean;
};

/**
 * Composes the weekly email to the owner: seven lines, and a subject that says whether one needs attention.
 *
 * @param id of the email, with its Monday: mail programs recognise it when a restored database sends it again
 */
export function composeWeekly(id: string, summary: Summary, circumstances: Circumstances, sender: Sender) {
  const lines: readonly Fact[] = [
    receivedLine(summary),
    pendingLine(summary),
    failedLine(summary),
    bouncesLine(circumstances, sender),
    toCheckLine(summary),
    courseLine(circumstances),
    backupLine(summary, circumstances),
  ];
  const attention = lines.some((line) => line.attention);
  const monday = id.replace("weekly-", "");

  return {
    ...toOwner(id, sender),
    subject: `${attention ? "[Please look] " : ""}The website’s week to Monday ${formatFullDate(monday)}`,
    ...composeBody([factTable(lines), ...studioLink("Open your studio", "/", sender)]),
  } satisfies Email;
}

const formatTimeAt = (time: number) =>
  new Intl.DateTimeFormat("en-AU", {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(time);

/** Where to look. */
const inStudio = "They are in your studio, under Messages.";

const receivedLine = ({ received, subscribed }: Summary): Fact => ({
  label: "Received",
  text: `${plural(received, "message")} and ${plural(subscribed, "newsletter subscription")} in the seven days to Monday, 7 am.`,
});

/** Messages without an answer need no look: many owners answer from their mail program. */
function pendingLine(summary: Summary): Fact {
  const { pending, oldestPending, unanswered, oldestUnanswered, deadLettered, unsure } = summary;
  const waiting = [
    ...(pending > 0
      ? [
          `${plural(pending, "message")} to be delivered, the oldest since ${formatTimeAt(oldestPending ?? 0)}`,
        ]
      : []),
    ...(unanswered > 0
      ? [
          `${plural(unanswered, "message")} for an answer, the oldest since ${formatTimeAt(oldestUnanswered ?? 0)} (answered elsewhere? Say so in your studio)`,
        ]
      : []),
  ];
  return {
    label: "Waiting",
    // Who wrote may wait for what failed, too.
    text:
      waiting.length > 0
        ? `${waiting.join("; ")}.`
        : deadLettered + unsure > 0
          ? "nothing besides what failed."
          : "nothing.",
    ...(pending > 0 && { attention: true }),
  };
}

const failedLine = ({ deadLettered, unsure }: Summary): Fact => {
  const failed = [
    ...(deadLettered > 0 ? [`${plural(deadLettered, "email")} rejected by the mail server`] : []),
    ...(unsure > 0 ? [`${plural(unsure, "email")} that may or may not have arrived`] : []),
  ];
  return failed.length === 0
    ? { label: "Failed", text: "nothing." }
    : { label: "Failed", text: `${failed.join(", ")}. ${inStudio}`, attention: true };
};

/** A server that has taken an email may send it back later, which the site doesn't learn. */
const bouncesLine = ({ overSmtp }: Circumstances, { bouncesTo }: Sender): Fact => ({
  label: "Sent back",
  text: overSmtp
    ? `emails that couldn’t be delivered after all come back to ${bouncesTo}. Please look there, and among its spam.`
    : "your mail service lists emails that couldn’t be delivered after all (Resend: resend.com/emails). Please look there.",
});

const toCheckLine = ({ toCheck }: Summary): Fact => ({
  label: "To check",
  text: toCheck === 0 ? "nothing." : `${plural(toCheck, "message")}, listed in daily emails. ${inStudio}`,
});

function courseLine({ now, terms }: Circumstances): Fact {
  const current = terms.find((term) => termState(term, now) === "in progress");
  const next = nextTerm(terms, now);
  const running = current
    ? `${current.name} is in week ${currentWeek(current, now)} of ${current.sessions.length}. `
    : "";
  const [first] = next?.sessions ?? [];
  return next && first
    ? {
        label: "Course",
        text: `${running}${next.name} starts on ${formatTimeAt(first.startsAt)}, in ${plural(Math.ceil((first.startsAt - now) / day), "day")}.`,
      }
    : {
        label: "Course",
        text: `${running}No later term is known: add the next ones in your studio, under Dates.`,
        attention: true,
      };
}

/** A nightly backup is missing if there was none for longer, in milliseconds. */
const longestGap = 2 * day;

function backupLine({ backup }: Summary, { now, isDatabaseHosted, copiesBackups }: Circumstances): Fact {
  const label = "Last backup";
  if (isDatabaseHosted) {
    return {
      label,
      text: "Cloudflare can restore the database to any minute of the last week (Time Travel).",
    };
  }
  if (!backup) {
    return { label, text: "none was ever made. See Backup in docs/operating.md.", attention: true };
  }
  const made = formatTimeAt(backup.madeAt);
  if (backup.warning) {
    return {
      label,
      text: `${made}, with a warning. ${backup.warning} If that wasn’t on purpose, see Restoring in docs/operating.md.`,
      attention: true,
    };
  }
  if (now - backup.madeAt > longestGap) {
    return { label, text: `${made}, and none since: is the nightly backup running?`, attention: true };
  }
  if (copiesBackups && !backup.copied) {
    return { label, text: `${made}, checked; copying it to another machine failed.`, attention: true };
  }
  const where = backup.copied ? "copied to another machine" : "on this machine only";
  return { label, text: `${made}, checked, ${where}.` };
}

/** The figures of the weekly email. Times are in milliseconds since 1970. */
export type Summary = {
  /** Messages that arrived in the week, and people who confirmed their subscription. */
  readonly received: number;
  readonly subscribed: number;
  /** Undelivered messages and answers. */
  readonly pending: number;
  readonly oldestPending: number | null;
  /** Messages to which nothing was answered, and of which the owner hasn't said that they need nothing. */
  readonly unanswered: number;
  readonly oldestUnanswered: number | null;
  readonly deadLettered: number;
  readonly unsure: number;
  readonly toCheck: number;
  /** The last run of `npm run backup`. */
  readonly backup:
    | { readonly madeAt: number; readonly warning: string | null; readonly copied: boolean }
    | undefined;
};

const isUnansweredSql = `closed_as IS NULL AND state <> 'to_check'
  AND NOT EXISTS (SELECT 1 FROM answers WHERE message_id = messages.id)`;

const selectCounts = `SELECT
    (SELECT count(*) FROM messages WHERE received_at > :since AND received_at <= :until) AS received,
    (SELECT count(*) FROM messages WHERE ${isUnansweredSql}) AS unanswered,
    (SELECT min(received_at) FROM messages WHERE ${isUnansweredSql}) AS oldest_unanswered,
    count(*) FILTER (WHERE state = 'pending') AS pending,
    min(stored_at) FILTER (WHERE state = 'pending') AS oldest,
    count(*) FILTER (WHERE state = 'dead_lettered') AS dead_lettered,
    count(*) FILTER (WHERE state = 'unsure') AS unsure,
    count(*) FILTER (WHERE state = 'to_check') AS to_check
  FROM (SELECT received_at AS stored_at, state FROM messages UNION ALL SELECT stored_at, state FROM answers)`;

const countSubscribed = `SELECT count(*) AS subscribed FROM subscribers
  WHERE confirmed_at > :since AND confirmed_at <= :until AND unsubscribed_at IS NULL`;

/** Reads the summary of the seven days up to a moment; what waits and failed is that of now. */
export async function readSummary(database: SqlDatabase, until: number): Promise<Summary> {
  const week = { since: until - 7 * day, until };
  const [[counts] = [], [list] = [], [backup] = []] = await database.batch([
    statement(selectCounts, week),
    statement(countSubscribed, week),
    statement("SELECT made_at, warning, copied FROM last_backup"),
  ]);
  return {
    received: Number(counts?.received),
    subscribed: Number(list?.subscribed),
    pending: Number(counts?.pending),
    oldestPending: typeof counts?.oldest === "number" ? counts.oldest : null,
    unanswered: Number(counts?.unanswered),
    oldestUnanswered: typeof counts?.oldest_unanswered === "number" ? counts.oldest_unanswered : null,
    deadLettered: Number(counts?.dead_lettered),
    unsure: Number(counts?.unsure),
    toCheck: Number(counts?.to_check),
    backup: backup && {
      madeAt: Number(backup.made_at),
      warning: backup.warning === null ? null : String(backup.warning),
      copied: backup.copied === 1,
    },
  };
}
