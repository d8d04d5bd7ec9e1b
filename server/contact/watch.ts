import { type Clock, day, minute } from "../clock.ts";
import { query, type SqlDatabase, statement } from "../database/sql-database.ts";
import type { Backlog } from "../delivery/outbox.ts";
import { describeError, type Log } from "../log.ts";

/** What is wrong, from the owner's point of view. */
export type Condition = "storage" | "undelivered" | "parked" | "held";

export type Health = {
  readonly healthy: boolean;
  readonly problems: readonly Condition[];
  /** Undefined where the database cannot be read. */
  readonly backlog: Backlog | undefined;
};

/** Keeps an eye on messages that nobody has received, for an owner whose mail does not work. */
export type Watch = {
  health(): Promise<Health>;
  /** Tells the alarm about what is newly wrong, and reminds of it once a day. Never throws. */
  look(): Promise<void>;
  /** A message could not be written to the disk, or, with `false`, could be. */
  reportStorage(failing: boolean): void;
};

/** Tells somebody, in a sentence. Throws where it could not. */
export type Alarm = (text: string) => Promise<void>;

export type WatchOptions = {
  /** Undefined where no webhook is configured. */
  readonly alarm: Alarm | undefined;
  /** How long a message may stay undelivered, in milliseconds. */
  readonly alarmAfter: number;
  /** Whether anything about mail is configured: only then is waiting out of the ordinary. */
  readonly mailExpected: boolean;
  readonly log: Log;
  /** What was told while the database could not remember it. Shared where one watch follows another. */
  readonly told?: Map<Condition, number>;
  readonly now?: Clock;
};

/** Something that is really written, and leaves nothing: SQLite does not write a value that stays the same. */
const trial = [
  statement("INSERT OR REPLACE INTO alarms VALUES ('trial', 0)"),
  statement("DELETE FROM alarms WHERE condition = 'trial'"),
];

const reminderAfter = day;
/** How long to leave a webhook alone that did not answer. */
const pauseAfterFailure = minute;

export function createWatch(
  database: SqlDatabase,
  outbox: { backlog(): Promise<Backlog> },
  options: WatchOptions,
): Watch {
  const { alarm, alarmAfter, mailExpected, log, told = new Map(), now = Date.now } = options;
  let storageFails = false;
  let pausedUntil = 0;
  let looking: Promise<void> | undefined;

  const oldestAge = (backlog: Backlog) => Math.max(0, now() - (backlog.oldestUndelivered ?? now()));

  const problems = (backlog: Backlog): Condition[] => {
    // Without any mail settings, waiting is normal: unless there were some before, which got lost.
    const waitsTooLong = oldestAge(backlog) > alarmAfter && (mailExpected || backlog.hasDelivered);
    return [
      ...(storageFails ? (["storage"] as const) : []),
      ...(waitsTooLong ? (["undelivered"] as const) : []),
      ...(backlog.parked > 0 ? (["parked"] as const) : []),
    ];
  };

  const storageText = "The website cannot store messages. Visitors see a failure notice. Is the disk full?";

  const describe = (condition: Condition, backlog: Backlog): string =>
    ({
      storage: storageText,
      undelivered: `Messages from the website wait: ${counted(backlog.pending + backlog.held)}, the oldest since ${Math.round(oldestAge(backlog) / minute)} minutes. Nothing is lost: see npm run messages.`,
      parked: `The mail server refuses ${counted(backlog.parked)} from the website. Nothing is lost: see npm run messages.`,
      held: `The website held back ${counted(backlog.held)} that arrived in a flood. See npm run messages.`,
    })[condition];

  const tell = async (condition: Condition, text: string) => {
    const [row] = await query(database, "SELECT raised_at FROM alarms WHERE condition = ?1", condition).catch(
      () => [],
    );
    const last = Math.max(Number(row?.raised_at ?? 0), told.get(condition) ?? 0);
    // A time ahead is of a clock that has been set back since.
    if (now() < pausedUntil || (now() - last < reminderAfter && last <= now() + minute)) return;
    log("error", { event: "alarm", condition });
    try {
      await alarm?.(text);
    } catch (error) {
      pausedUntil = now() + pauseAfterFailure;
      log("error", { event: "alarm not delivered", condition, ...describeError(error) });
      return;
    }
    told.set(condition, now());
    // A full disk cannot remember it; this process does.
    await query(database, "INSERT OR REPLACE INTO alarms VALUES (?1, ?2)", condition, now()).catch(() => {});
  };

  const lookOnce = async () => {
    try {
      // Whether the disk takes anything again shows only when something is written.
      if (storageFails) {
        await database.batch(trial).then(
          () => reportStorage(false),
          () => {},
        );
      }
      const backlog = await outbox.backlog();
      const found: Condition[] = [...problems(backlog), ...(backlog.held > 0 ? (["held"] as const) : [])];
      const raised = await query(database, "SELECT condition FROM alarms");
      for (const condition of raised.map((row) => row.condition as Condition)) {
        if (found.includes(condition)) continue;
        told.delete(condition);
        await query(database, "DELETE FROM alarms WHERE condition = ?1", condition);
      }
      for (const condition of found) await tell(condition, describe(condition, backlog));
    } catch (error) {
      log("error", { event: "watch failed", ...describeError(error) });
      reportStorage(true);
      await tell("storage", storageText);
    }
  };

  const reportStorage = (failing: boolean) => {
    if (storageFails && !failing) told.delete("storage");
    storageFails = failing;
  };

  return {
    health: async () => {
      try {
        const backlog = await outbox.backlog();
        const found = problems(backlog);
        return { healthy: found.length === 0, problems: found, backlog };
      } catch (error) {
        log("error", { event: "health cannot be read", ...describeError(error) });
        return { healthy: false, problems: ["storage"], backlog: undefined };
      }
    },
    // One look at a time: a slow webhook must not be called again meanwhile.
    look: () => {
      looking ??= lookOnce().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    reportStorage,
  };
}

const counted = (messages: number) => (messages === 1 ? "1 message" : `${messages} messages`);
