import { type Clock, hour, minute } from "../clock.ts";
import { databaseFailureOf } from "../database/database-error.ts";
import { type OpenRestore, readOpenRestores } from "../database/restores.ts";
import { type SqlDatabase, statement } from "../database/sql-database.ts";
import type { Backlog } from "../delivery/outbox.ts";
import type { Limits } from "../limits/limited-insert.ts";
import { describeError, type Log } from "../log.ts";

type Fault =
  | "storage"
  | "undelivered"
  | "mail_settings"
  | "refused_by_owner"
  | "dead_lettered"
  | "unsure"
  | "to_check_full"
  | "restored";

type Health = {
  readonly faults: readonly Fault[];
  /** Why messages can't be stored. */
  readonly reason?: string | undefined;
  /** Undefined if the database can't be read. */
  readonly backlog: Backlog | undefined;
  /** What restored copies have stopped, or couldn't bring over, until the owner has dealt with it. */
  readonly restores: readonly OpenRestore[];
};

/** Says whether messages are stored and delivered, to whoever asks: an uptime monitor tells the owner. */
export type Monitor = {
  health(): Promise<Health>;
  /** Reports that a write to the database failed or, with `false`, succeeded. */
  reportStorage(failing: boolean): void;
};

export type MonitorOptions = {
  /** Whether any email setting is set: only then is waiting a fault. */
  readonly isMailExpected: boolean;
  readonly limits: Pick<Limits, "toCheck">;
  readonly log: Log;
  readonly now?: Clock;
};

type WithBacklog = { backlog(): Promise<Backlog> };

/**
 * A real write that leaves nothing behind. The row is larger than any message: on a full disk, the database's free pages still take a smaller
 * one. SQLite skips writes that change nothing. The table is there for this only.
 */
const trialWrite = [
  statement("INSERT INTO trials VALUES ('trial' || hex(randomblob(32768)), 0)"),
  statement("DELETE FROM trials"),
];

/** In milliseconds. */
const timeBetweenTrials = minute;
const longestUndelivered = hour;

const unknownReason = "The server's log says why.";

export function createMonitor(database: SqlDatabase, outbox: WithBacklog, options: MonitorOptions): Monitor {
  const { isMailExpected, limits, log, now = Date.now } = options;
  let storageFails = false;
  let lastTrial = Number.NEGATIVE_INFINITY;
  let storageReason = unknownReason;
  let loggedFailure = "";

  const reportStorage = (failing: boolean) => {
    storageFails = failing;
    if (failing) return;
    storageReason = unknownReason;
    loggedFailure = "";
  };

  /** Only a write shows whether the disk accepts writes. Don't wait for a visitor's message to find out. */
  const tryWriting = async () => {
    if (!storageFails && Math.abs(now() - lastTrial) <= timeBetweenTrials) return;
    lastTrial = now();
    await database.batch(trialWrite).then(
      () => reportStorage(false),
      (error) => {
        reportStorage(true);
        storageReason = databaseFailureOf(error) ?? unknownReason;
      },
    );
  };

  const findFaults = (backlog: Backlog, restores: readonly OpenRestore[]): Fault[] => {
    // Without email settings, waiting is normal, unless emails were delivered before: then the settings got lost.
    const expectsMail = isMailExpected || backlog.hasDelivered;
    const waiting = Math.max(0, now() - (backlog.oldestPending ?? now()));
    const faults: Readonly<Record<Fault, boolean>> = {
      storage: storageFails,
      undelivered: waiting > longestUndelivered && expectsMail,
      mail_settings: backlog.settingsErrors > 0,
      refused_by_owner: backlog.refusedByOwner > 0,
      dead_lettered: backlog.deadLettered > 0,
      unsure: backlog.unsure > 0,
      to_check_full: backlog.toCheck > 0 && backlog.toCheck >= limits.toCheck,
      restored: restores.length > 0,
    };
    return (Object.keys(faults) as Fault[]).filter((name) => faults[name]);
  };

  return {
    health: async () => {
      try {
        await tryWriting();
        const backlog = await outbox.backlog();
        const restores = await readOpenRestores(database);
        const reason = storageFails ? storageReason : undefined;
        return { faults: findFaults(backlog, restores), reason, backlog, restores };
      } catch (error) {
        const described = describeError(error);
        // A monitor asks every few minutes: what was logged last isn't again.
        if (described.error !== loggedFailure)
          log("error", { event: "health could not be read", ...described });
        loggedFailure = described.error;
        const reason = databaseFailureOf(error) ?? unknownReason;
        return { faults: ["storage"], reason, backlog: undefined, restores: [] };
      }
    },
    reportStorage,
  };
}

/** Adds the backlogs of outboxes. `others` count while pending only: a visitor's mistyped address is no fault. */
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
