import { sundayClass, timeZone } from "#content/schedule";
import {
  closureOn,
  currentWeek,
  formatDay,
  nextSundayClass,
  nextTerm,
  type TermTimes,
  termState,
} from "../../domain/clock.ts";
import { formatDate, formatTime } from "../../domain/format-date.ts";
import { plural } from "../../domain/format-text.ts";
import type { ClosedSundays } from "../../domain/terms.ts";
import { closedSundays } from "../../site/schedule/terms.ts";
import { day } from "../clock.ts";
import { mostNamed } from "../contact/check-list.ts";
import { composeBody, type Email, type Fact, factTable, type Sender, toOwner } from "../delivery/email.ts";
import type { Canary, Summary } from "./store.ts";

/** The facts of the weekly email that aren't in the database. */
export type Circumstances = {
  readonly now: number;
  readonly terms: readonly TermTimes[];
  /** Where the database is: on a machine without the installation of `deploy/`, with it, or at Cloudflare. */
  readonly host: "here" | "server" | "cloudflare";
  /** Whether BACKUP_COMMAND copies each backup. */
  readonly copiesBackups: boolean;
  /** Whether emails are sent over SMTP, so that the envelope's sender gets those that come back. */
  readonly overSmtp: boolean;
};

/** Returns a command as it is typed for this host: another form would read another database, or none. */
function commandAt(host: Circumstances["host"], command: string, ...args: readonly string[]): string {
  if (host === "server") return ["stillwater", command, ...args].join(" ");
  const all = host === "cloudflare" ? [...args, "--at", "cloudflare"] : args;
  return ["npm run", command, ...(all.length > 0 ? ["--", ...all] : [])].join(" ");
}

/** Composes the weekly email to the owner: nine lines, and a subject that says whether one needs attention. */
export function composeCanary(
  canary: Canary,
  summary: Summary,
  circumstances: Circumstances,
  sender: Sender,
) {
  const lines: readonly Fact[] = [
    receivedLine(summary),
    pendingLine(summary),
    failedLine(summary, circumstances),
    bouncesLine(circumstances, sender),
    toCheckLine(summary, circumstances),
    courseLine(circumstances),
    classLine(circumstances),
    backupLine(summary, circumstances),
    { label: "This email", text: canary.message },
  ];
  const attention = lines.some((line) => line.attention);
  const monday = canary.id.replace("canary-", "");

  return {
    // The id is stable, so that mail programs recognise it when a restored database sends it again.
    ...toOwner(canary.id, sender),
    subject: `${attention ? "[Please look] " : ""}The website’s week to Monday ${formatDate(monday, { year: true })}`,
    ...composeBody([factTable(lines)]),
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

const receivedLine = ({ received, subscribed }: Summary): Fact => ({
  label: "Received",
  text: `${plural(received, "message")} and ${plural(subscribed, "newsletter subscription")} in the last seven days.`,
});

const pendingLine = ({ pending, oldestPending }: Summary): Fact =>
  pending === 0
    ? { label: "Waiting", text: "nothing." }
    : {
        label: "Waiting",
        text: `${plural(pending, "message")} to be delivered, the oldest since ${formatTimeAt(oldestPending ?? 0)}.`,
        attention: true,
      };

const failedLine = ({ deadLettered, unsure }: Summary, { host }: Circumstances): Fact => {
  const failed = [
    ...(deadLettered > 0 ? [`${plural(deadLettered, "email")} rejected by the mail server`] : []),
    ...(unsure > 0 ? [`${plural(unsure, "email")} that may or may not have arrived`] : []),
  ];
  return failed.length === 0
    ? { label: "Failed", text: "nothing." }
    : { label: "Failed", text: `${failed.join(", ")}. See: ${commandAt(host, "messages")}`, attention: true };
};

/** A server that has taken an email may send it back later, which the site doesn't learn. */
const bouncesLine = ({ overSmtp }: Circumstances, { bouncesTo }: Sender): Fact => ({
  label: "Sent back",
  text: overSmtp
    ? `emails that couldn’t be delivered after all come back to ${bouncesTo}. Please look there, and among its spam.`
    : "your mail service lists emails that couldn’t be delivered after all (Resend: resend.com/emails). Please look there.",
});

const toCheckLine = ({ toCheck, unnamed }: Summary, { host }: Circumstances): Fact =>
  toCheck === 0
    ? { label: "To check", text: "nothing." }
    : {
        label: "To check",
        text: `${plural(toCheck, "message")}, named in daily emails, at most ${mostNamed} a day; still to be named: ${unnamed}. Read them: ${commandAt(host, "messages", "list", "--to-check")}`,
        attention: unnamed > 0,
      };

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
        text: `${running}No later term is known: add the next ones to content/schedule.yaml.`,
        attention: true,
      };
}

/** Returns the line about the next class; during a closure it also gives the reason. */
export function classLine({ now }: Pick<Circumstances, "now">, closed: ClosedSundays = closedSundays): Fact {
  const next = nextSundayClass(
    { now, zone: timeZone, home: timeZone },
    sundayClass.startTime,
    sundayClass.bookingOpensDaysBefore,
    closed,
  );
  const why = closureOn(closed, next.coming);
  const none = why === undefined ? "" : `No class on ${formatDay(next.coming)}${why && `: ${why}`}. Next: `;
  const booking = next.bookingOpen ? "booking is open" : `booking opens on ${formatDay(next.opens)}`;
  return {
    label: "Sunday class",
    text: `${none}${formatDay(next.day)}, ${formatTime(sundayClass.startTime)}; ${booking}.`,
  };
}

/** A nightly backup is missing if there was none for longer, in milliseconds. */
const longestGap = 2 * day;

function backupLine({ backup }: Summary, { now, host, copiesBackups }: Circumstances): Fact {
  const label = "Last backup";
  if (host === "cloudflare") {
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
      text: `${made}, with a warning. ${backup.warning} If that wasn’t on purpose, list the copies: ${commandAt(host, "restore")}`,
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
