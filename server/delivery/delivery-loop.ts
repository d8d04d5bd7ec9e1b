import { type Clock, hour, minute } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import type { Monitor } from "../monitoring/monitor.ts";
import { type Channel, deliverNext } from "./outbox.ts";

export type DeliveryLoop = {
  /** Looks for due items now instead of at the next due time. */
  wake(): void;
  /** Finishes the delivery in progress, then ends. */
  stop(): Promise<void>;
};

export type LoopPorts = {
  /** The most important channel first; none while email can't be sent. */
  readonly channels: readonly Channel[];
  readonly monitor: Monitor;
  readonly log: Log;
  /** Deletes expired data. Returns the number of deleted rows. */
  readonly deleteExpired: (now: number) => Promise<number>;
  /** Posts the weekly email when it is due. Never throws. */
  readonly postCanary?: () => Promise<void>;
  /** Expires the leases of workers that no longer run: once, as soon as the database can be read. */
  readonly releaseAbandoned?: () => Promise<void>;
};

/** The longest sleep, in milliseconds: other processes store items too. */
const longestSleep = 2000;

/** The pause after a database error, in milliseconds. */
const pauseAfterError = 1000;

/** Delivers due items sequentially for as long as the process lives. */
export function startDeliveryLoop(
  { channels, monitor, log, deleteExpired, postCanary = async () => {}, releaseAbandoned }: LoopPorts,
  now: Clock = Date.now,
): DeliveryLoop {
  let stopping = false;
  let wakeUp = () => {};
  let woken = false;
  let lastCleanup = Number.NEGATIVE_INFINITY;

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
      if (stopping || woken) wakeUp();
      // Clear the flag now; otherwise a send that fails immediately would spin.
      woken = false;
    });

  // Never awaited: a webhook that hangs must not delay the emails.
  let checking = Promise.resolve();
  let lastCheck = Number.NEGATIVE_INFINITY;
  const check = () => {
    lastCheck = now();
    checking = monitor.check();
  };

  /** A long backlog, or a slow mail server, must not delay alerts. */
  const checkSometimes = () => {
    if (Math.abs(now() - lastCheck) >= longestSleep) check();
  };

  const ports = {
    log,
    onFailure: check,
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

  const run = async () => {
    let release = releaseAbandoned;
    while (!stopping) {
      try {
        await release?.();
        release = undefined;
        while (!stopping && (await deliverNext(channels, ports))) checkSometimes();
        check();
        // Not awaited: a proxy that hangs must not delay the emails.
        void postCanary();
        await cleanUp();
        const due = await Promise.all(channels.map((channel) => channel.nextDue()));
        const next = Math.min(...due.map((time) => time ?? Number.POSITIVE_INFINITY));
        await sleep(Math.min(Math.max(next - now(), 50), longestSleep));
      } catch (error) {
        // A full disk or a locked database: the items stay pending.
        logFailure(describeError(error));
        check();
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
    stop: () => {
      stopping = true;
      wakeUp();
      return running.then(() => checking);
    },
  };
}
