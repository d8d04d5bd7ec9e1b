import { type Clock, hour, minute, second } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import type { Deliverable, Outbox, Outcome } from "./outbox.ts";

/** Records that an email may arrive from now on. If it throws, the email must not be completed. */
export type HandOver = () => Promise<void>;

/** An outbox together with the way its items are sent. */
export type Channel = {
  readonly nextDue: () => Promise<number | undefined>;
  /** Sends the next item that is due and records the outcome. Returns whether there was one. Throws without a database. */
  readonly deliverNext: (ports: DeliveryPorts) => Promise<boolean>;
};

export type DeliveryPorts = {
  readonly log: Log;
  /** Called when the outcome could not be recorded. */
  readonly onStorageFailure: () => void;
  /** Waits before the outcome is recorded again. Returns false if there is no time left. */
  readonly pause: () => Promise<boolean>;
};

/**
 * Creates a channel with a name for the log. `send` calls its function before the mail server has all, and may throw before it
 * does: some emails are composed from the database.
 */
export function createChannel<Item extends Deliverable>(
  name: string,
  outbox: Outbox<Item>,
  send: (item: Item, handOver: HandOver) => Promise<Outcome>,
): Channel {
  return {
    nextDue: outbox.nextDue,
    deliverNext: async (ports) => {
      const item = await outbox.lease();
      if (!item) return false;
      const outcome = await send(item, () => outbox.handOver(item.id)).catch(
        (error: unknown): Outcome => ({
          result: "failed",
          reason: describeError(error).error,
          maybeDelivered: false,
        }),
      );
      const recorded = await recordDurably(() => outbox.record(item.id, outcome), item.id, ports);
      const { result, ...details } = outcome;
      ports.log(result === "delivered" ? "info" : "warn", {
        event: `${name} ${result}`,
        messageId: item.id,
        attempt: item.attempts + 1,
        ...(!recorded && { leaseLost: true }),
        ...details,
      });
      return true;
    },
  };
}

/** Retries until the outcome is recorded: otherwise a full disk would cause a second email. */
async function recordDurably(record: () => Promise<boolean>, messageId: string, ports: DeliveryPorts) {
  for (;;) {
    try {
      return await record();
    } catch (error) {
      ports.log("error", { event: "delivery could not be recorded", messageId, ...describeError(error) });
      ports.onStorageFailure();
      if (!(await ports.pause())) return false;
    }
  }
}

/** Delivers the next due item of the first channel that has one. Returns whether there was one. */
export async function deliverNext(channels: readonly Channel[], ports: DeliveryPorts): Promise<boolean> {
  for (const channel of channels) if (await channel.deliverNext(ports)) return true;
  return false;
}

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
  readonly storeDue?: () => Promise<void>;
  /** Takes over what other workers left: once, as soon as the database can be read. */
  readonly takeOver?: () => Promise<void>;
  /** After how long the next item no longer waits for an email that is being delivered, in milliseconds: a mail server may take ten minutes to answer. */
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
 * Delivers due items for as long as the process lives: sequentially, but an email for which the mail server takes long doesn't keep
 * the others waiting.
 */
export function startDeliveryLoop(
  {
    channels,
    monitor,
    log,
    deleteExpired,
    storeDue = async () => {},
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
      const delivery = deliverNext(channels, ports);
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
        await storeDue();
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
