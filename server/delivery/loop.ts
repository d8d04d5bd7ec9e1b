import { type Clock, hour, minute, second } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import { type Channel, deliverOne } from "./channel.ts";

export type DeliveryLoop = {
  /** Looks for due items now instead of at the next due time. */
  wake(): void;
  /** Finishes what is being delivered, then ends. */
  stop(): Promise<void>;
};

export type LoopPorts = {
  /** The most important channel first; none while email can't be sent. */
  readonly channels: readonly Channel[];
  readonly monitor: { reportStorage(failing: boolean): void };
  readonly log: Log;
  /** Deletes expired data. Returns the number of deleted rows. */
  readonly deleteExpired: (now: number) => Promise<number>;
  /** Stores the owner's daily and weekly emails when they are due. Never throws. */
  readonly storeDueOwnerEmails?: () => Promise<void>;
  /** Takes over what other workers left: once, as soon as the database can be read. */
  readonly takeOver?: () => Promise<void>;
  /** How long the next item waits for an email that is being delivered, in milliseconds. A mail server may take ten minutes to answer. */
  readonly slowAfter?: number;
};

const defaultSlowAfter = 20 * second;

/** Emails that a mail server keeps waiting, each on a connection of its own. */
const mostSlow = 5;

/** The longest sleep, in milliseconds: other processes store items too. */
const longestSleep = 2000;

/** The pause after a database error, in milliseconds. */
const pauseAfterError = 1000;

/**
 * Delivers due items for as long as the process lives, one after the other. An email for which the mail server takes long doesn't keep
 * the others waiting.
 */
export function startDeliveryLoop(
  {
    channels,
    monitor,
    log,
    deleteExpired,
    storeDueOwnerEmails = async () => {},
    takeOver,
    slowAfter = defaultSlowAfter,
  }: LoopPorts,
  now: Clock = Date.now,
): DeliveryLoop {
  let stopping = false;
  /** What sleeps: the loop, and deliveries that wait for the disk. */
  const sleepers = new Set<() => void>();
  const wakeUp = () => {
    for (const wake of sleepers) wake();
  };
  let woken = false;
  let lastCleanup = Number.NEGATIVE_INFINITY;

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      sleepers.add(wake);
      if (stopping || woken) wake();
      // Clear the flag now; otherwise a send that fails immediately would spin.
      woken = false;
    });

  const ports = {
    log,
    onStorageFailure: () => monitor.reportStorage(true),
    pause: async () => {
      if (!stopping) await sleep(pauseAfterError);
      return !stopping;
    },
  };

  const cleanUp = async () => {
    if (Math.abs(now() - lastCleanup) < hour) return;
    lastCleanup = now();
    const deleted = await deleteExpired(now());
    if (deleted > 0) log("info", { event: "expired rows deleted", deleted });
  };

  let lastFailure = { error: "", at: 0 };
  /** Logs a failure once a minute while it lasts. */
  const logFailure = (failure: ReturnType<typeof describeError>) => {
    if (failure.error === lastFailure.error && Math.abs(now() - lastFailure.at) < minute) return;
    lastFailure = { error: failure.error, at: now() };
    log("error", { event: "delivery loop failed", ...failure });
  };

  /** Deliveries for which the loop waits no more. */
  const slow = new Set<Promise<unknown>>();

  /** Delivers what is due, up to what the mail server keeps waiting. */
  const deliverDue = async () => {
    while (!stopping && slow.size < mostSlow) {
      const delivery = deliverOne(channels, ports);
      const waited = Promise.withResolvers<"too long">();
      const timer = setTimeout(() => waited.resolve("too long"), slowAfter);
      const outcome = await Promise.race([delivery, waited.promise]).finally(() => clearTimeout(timer));
      if (outcome === false) return;
      if (outcome === true) continue;
      const ended: Promise<unknown> = delivery
        .catch((error: unknown) => logFailure(describeError(error)))
        .finally(() => {
          slow.delete(ended);
          wakeUp();
        });
      slow.add(ended);
    }
  };

  const run = async () => {
    let begin = takeOver;
    while (!stopping) {
      try {
        await begin?.();
        begin = undefined;
        await deliverDue();
        await storeDueOwnerEmails();
        await cleanUp();
        const due = await Promise.all(channels.map((channel) => channel.nextDue()));
        const next = Math.min(...due.map((time) => time ?? Number.POSITIVE_INFINITY));
        // A due item may be waiting for a slow email to end: don't spin.
        const shortestSleep = slow.size > 0 ? second : 50;
        await sleep(Math.min(Math.max(next - now(), shortestSleep), longestSleep));
      } catch (error) {
        // A full disk or a locked database: the items stay pending.
        logFailure(describeError(error));
        await sleep(pauseAfterError);
      }
    }
  };

  const running = run();
  return {
    wake: () => {
      woken = true;
      wakeUp();
    },
    stop: async () => {
      stopping = true;
      wakeUp();
      await running;
      await Promise.all(slow);
    },
  };
}
