import { plural } from "../../domain/format-text.ts";
import { type Clock, day, hour, minute } from "../clock.ts";
import { query, type SqlDatabase, statement } from "../database/sql-database.ts";
import { storeFailureOf } from "../database/store-error.ts";
import type { Backlog } from "../delivery/outbox.ts";
import type { Limits } from "../limits/limited-insert.ts";
import { describeError, type Log } from "../log.ts";
import { countUnnamed, mostNamed, type Unnamed } from "../owner-emails/check-list.ts";

export type Fault =
  | "storage"
  | "undelivered"
  | "mail_settings"
  | "refused_by_owner"
  | "dead_lettered"
  | "unsure"
  | "not_named";
/** What the owner is alerted to. That messages are to check leaves the health ok. */
export type AlertName = Fault | "to_check" | "to_check_full";

const isFault = (name: AlertName): name is Fault => name !== "to_check" && name !== "to_check_full";

export type Health = {
  readonly healthy: boolean;
  readonly faults: readonly Fault[];
  /** Why messages can't be stored. */
  readonly reason?: string | undefined;
  /** Undefined if the database can't be read. */
  readonly backlog: Backlog | undefined;
};

/** Monitors storage and delivery, for an owner whose email may not work. */
export type Monitor = {
  health(): Promise<Health>;
  /** Alerts the owner to new faults, and again once a day while they last. Never throws. */
  check(): Promise<void>;
  /** Reports that a write to the database failed or, with `false`, succeeded. */
  reportStorage(failing: boolean): void;
};

/** Sends a sentence to the owner. Throws if it could not be sent. */
export type SendAlert = (text: string) => Promise<void>;

export type MonitorOptions = {
  /** Undefined if no webhook is configured. */
  readonly sendAlert: SendAlert | undefined;
  /** How long a message may stay undelivered, in milliseconds. */
  readonly alertAfter: number;
  /** Whether any email setting is set: only then is waiting a fault. */
  readonly mailExpected: boolean;
  /** The owner is alerted when it is reached. */
  readonly limits: Pick<Limits, "toCheck">;
  readonly log: Log;
  /** When alerts were sent that the database could not store. Pass it where one monitor follows another. */
  readonly unstoredAlerts?: Map<AlertName, number>;
  readonly now?: Clock;
};

type WithBacklog = { backlog(): Promise<Backlog> };

/**
 * A real write that leaves nothing behind, larger than any message: on a full disk, the database's free pages take a smaller
 * one. SQLite skips writes that change nothing.
 */
const trialWrite = [
  statement("INSERT INTO alerts VALUES ('trial' || hex(randomblob(32768)), 0)"),
  statement("DELETE FROM alerts WHERE problem LIKE 'trial%'"),
];

/** In milliseconds; each check while writes fail. */
const timeBetweenTrials = hour;
/** The same, when somebody asks for the health. */
const timeBetweenAskedTrials = minute;
const reminderAfter = day;
/** The pause after the webhook failed. */
const pauseAfterFailure = minute;

const unknownReason = "The server's log says why.";
const storageText = (reason: string) =>
  `The website cannot store messages: visitors see a failure notice and keep their text. ${reason} What to do: docs/operating.md, Troubleshooting.`;

export function createMonitor(database: SqlDatabase, outbox: WithBacklog, options: MonitorOptions): Monitor {
  const {
    sendAlert,
    alertAfter,
    mailExpected,
    limits,
    log,
    unstoredAlerts: sent = new Map(),
    now = Date.now,
  } = options;
  let storageFails = false;
  let lastTrial = Number.NEGATIVE_INFINITY;
  let storageReason = unknownReason;
  let loggedFailure = "";
  let pausedUntil = 0;
  let checking: Promise<void> | undefined;

  const oldestAge = (backlog: Backlog) => Math.max(0, now() - (backlog.oldestPending ?? now()));

  /** Returns what the owner is alerted to now, with its words. */
  const findProblems = (backlog: Backlog, unnamed: Unnamed): (readonly [AlertName, string])[] => {
    // Without email settings, waiting is normal, unless emails were delivered before: then the settings got lost.
    const expectsMail = mailExpected || backlog.hasDelivered;
    const { pending, refusedByOwner, deadLettered, unsure, toCheck } = backlog;
    const all: readonly (readonly [isThere: boolean, AlertName, string])[] = [
      [storageFails, "storage", storageText(storageReason)],
      [
        oldestAge(backlog) > alertAfter && expectsMail,
        "undelivered",
        `Undelivered: ${messages(pending)} from the website, the oldest for ${Math.round(oldestAge(backlog) / minute)} minutes. Nothing is lost: see npm run messages.`,
      ],
      [
        backlog.settingsErrors > 0,
        "mail_settings",
        `The mail server refuses the website's login, sender or connection. Waiting: ${messages(pending)}. Nothing is lost: check the email settings, see npm run messages.`,
      ],
      [
        refusedByOwner > 0,
        "refused_by_owner",
        `Your own mail server refuses ${messages(refusedByOwner)} from the website: your mailbox may be full, or its address wrong. The website goes on trying every half hour, and nothing is lost: see npm run messages.`,
      ],
      [
        deadLettered > 0,
        "dead_lettered",
        `The mail server rejects ${emails(deadLettered)} from the website. Nothing is lost: see npm run messages.`,
      ],
      [
        unsure > 0,
        "unsure",
        `It isn't known whether ${emails(unsure)} from the website arrived: the mail server took too long to answer, three times. Not sent again automatically: see npm run messages.`,
      ],
      [
        unnamed.overdue && expectsMail,
        "not_named",
        `For three days no email has named messages to check to you. Still to be named: ${messages(unnamed.total)}, at most ${mostNamed} a day. Nothing is deleted before: see npm run messages -- list --to-check.`,
      ],
      [
        unnamed.total > 0,
        "to_check",
        `${messages(unnamed.total)} from the website came over a limit, and were not emailed one by one. An email a day names at most ${mostNamed}: have a look, one may be from a real person.`,
      ],
      [
        toCheck > 0 && toCheck >= limits.toCheck,
        "to_check_full",
        `The website keeps no more messages to check (${messages(toCheck)}). While the flood lasts, visitors see a failure notice, keep their text and are given your email address. Nothing that was stored is lost. Make room: npm run messages -- delete --to-check deletes those that were named to you.`,
      ],
    ];
    return all.flatMap(([isThere, name, text]) => (isThere ? [[name, text] as const] : []));
  };

  const alert = async (fault: AlertName, text: string) => {
    const [row] = await query(database, "SELECT sent_at FROM alerts WHERE problem = :fault", {
      fault,
    }).catch(() => []);
    const last = Math.max(Number(row?.sent_at ?? 0), sent.get(fault) ?? 0);
    // A time in the future was written before the clock was set back.
    const isRecent = now() - last < reminderAfter && last <= now() + minute;
    if (isRecent || now() < pausedUntil) return;
    log("error", { event: "alert", fault });
    try {
      await sendAlert?.(text);
    } catch (error) {
      pausedUntil = now() + pauseAfterFailure;
      log("error", { event: "alert not delivered", fault, ...describeError(error) });
      return;
    }
    sent.set(fault, now());
    // A full disk can't store it: `sent` remembers it as long as this process lives.
    const remember = "INSERT OR REPLACE INTO alerts VALUES (:fault, :now)";
    await query(database, remember, { fault, now: now() }).catch(() => {});
  };

  /** Only a write shows whether the disk accepts writes. Don't wait for a visitor's message to find out. */
  const tryWriting = async (pause: number) => {
    if (!storageFails && Math.abs(now() - lastTrial) <= pause) return;
    lastTrial = now();
    await database.batch(trialWrite).then(
      () => reportStorage(false),
      (error) => {
        reportStorage(true);
        explainStorage(error);
      },
    );
  };

  const checkOnce = async () => {
    try {
      await tryWriting(timeBetweenTrials);
      const [backlog, unnamed] = await Promise.all([outbox.backlog(), countUnnamed(database, now())]);
      const alerts = new Map(findProblems(backlog, unnamed));
      const alerted = await query(database, "SELECT problem FROM alerts");
      for (const fault of alerted.map((row) => row.problem as AlertName)) {
        if (alerts.has(fault)) continue;
        sent.delete(fault);
        await query(database, "DELETE FROM alerts WHERE problem = :fault", { fault });
      }
      for (const [fault, text] of alerts) await alert(fault, text);
    } catch (error) {
      logOnce("monitor failed", error);
      reportStorage(true);
      explainStorage(error);
      await alert("storage", storageText(storageReason));
    }
  };

  const reportStorage = (failing: boolean) => {
    if (storageFails && !failing) sent.delete("storage");
    if (!failing) storageReason = unknownReason;
    if (!failing) loggedFailure = "";
    storageFails = failing;
  };

  const explainStorage = (error: unknown) => {
    storageReason = storeFailureOf(error) ?? unknownReason;
  };

  /** Skips what was logged last: the check is repeated every two seconds. */
  const logOnce = (event: string, error: unknown) => {
    const described = describeError(error);
    if (described.error === loggedFailure) return;
    loggedFailure = described.error;
    log("error", { event, ...described });
  };

  return {
    health: async () => {
      try {
        await tryWriting(timeBetweenAskedTrials);
        const [backlog, unnamed] = await Promise.all([outbox.backlog(), countUnnamed(database, now())]);
        const faults = findProblems(backlog, unnamed).flatMap(([name]) => (isFault(name) ? [name] : []));
        const reason = storageFails ? storageReason : undefined;
        return { healthy: faults.length === 0, faults, reason, backlog };
      } catch (error) {
        logOnce("health could not be read", error);
        const reason = storeFailureOf(error) ?? unknownReason;
        return { healthy: false, faults: ["storage"], reason, backlog: undefined };
      }
    },
    // One check at a time: a slow webhook must not be called twice.
    check: () => {
      checking ??= checkOnce().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    reportStorage,
  };
}

/**
 * Adds the backlogs of several outboxes.
 *
 * @param main messages and answers, whose dead letters, unsure emails and messages to check the owner must look at
 * @param others count while they are pending only: a visitor who mistypes an email address is no reason for an alert
 */
export const combineBacklogs = (
  main: readonly WithBacklog[],
  others: readonly WithBacklog[],
): WithBacklog => ({
  backlog: async () => {
    const read = (outboxes: readonly WithBacklog[]) =>
      Promise.all(outboxes.map((outbox) => outbox.backlog()));
    const [first, rest] = await Promise.all([read(main), read(others)]);
    const all = [...first, ...rest];
    return {
      pending: sum(all, "pending"),
      deadLettered: sum(first, "deadLettered"),
      unsure: sum(first, "unsure"),
      toCheck: sum(first, "toCheck"),
      oldestPending: earliest(all.map(({ oldestPending }) => oldestPending)),
      possibleDuplicates: sum(all, "possibleDuplicates"),
      settingsErrors: sum(all, "settingsErrors"),
      refusedByOwner: sum(first, "refusedByOwner"),
      hasDelivered: all.some(({ hasDelivered }) => hasDelivered),
    };
  },
});

type Count = Exclude<keyof Backlog, "oldestPending" | "hasDelivered">;
const sum = (backlogs: readonly Backlog[], field: Count) =>
  backlogs.reduce((total, backlog) => total + backlog[field], 0);

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

const messages = (count: number) => plural(count, "message");
const emails = (count: number) => plural(count, "email");

/** In milliseconds. */
const webhookTimeout = 10_000;

/** Creates an alert that posts to a webhook: plain text, as ntfy takes it, or JSON for Slack and Discord. */
export function createWebhookAlert(url: string): SendAlert {
  const takesJson = /(^|\.)(slack|discord)\.com$/.test(new URL(url).hostname);
  return async (text) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": takesJson ? "application/json" : "text/plain; charset=utf-8" },
      body: takesJson ? JSON.stringify({ text, content: text }) : text,
      signal: AbortSignal.timeout(webhookTimeout),
    });
    if (!response.ok) throw new Error(`the webhook responded ${response.status}`);
  };
}
