import { type Clock, hour } from "../clock.ts";
import type { Watch } from "../contact/watch.ts";
import { describeError, type Log } from "../log.ts";
import type { Channel, Delivery } from "./channel.ts";
import type { Attempt } from "./outbox.ts";

export type DeliveryLoop = {
  /** Looks for mail at once, not at the next time that is due. */
  wake(): void;
  /** Lets the mail in hand finish, then ends. */
  stop(): Promise<void>;
};

/** The longest that the loop sleeps, in milliseconds: for what other processes leave behind. */
const longestSleep = 2000;

/** How long to wait after the database has failed, in milliseconds. */
const pauseAfterFault = 1000;

/**
 * Delivers what waits, one mail after the other, for as long as the process lives.
 *
 * @param channels what is delivered, the most important first; none where no mail server is configured:
 *   everything then waits
 * @param deleteOld deletes what has been kept for long enough, and gives how much that was
 */
export function startDeliveryLoop(
  channels: readonly Channel[],
  watch: Watch,
  log: Log,
  deleteOld: (now: number) => Promise<number>,
  now: Clock = Date.now,
): DeliveryLoop {
  let stopping = false;
  let wakeUp = () => {};
  let woken = false;
  let lastCleaning = Number.NEGATIVE_INFINITY;

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken || stopping) wakeUp();
      // A call to wake up counts once: or what fails at once would be tried without a pause.
      woken = false;
    });

  // Never waited for: a webhook that hangs must not hold up the mail.
  let looking = Promise.resolve();
  const look = () => {
    looking = watch.look();
  };

  // A full disk must not make a second mail out of one: what came of it is kept until it is written down.
  const record = async ({ id, record }: Delivery, attempt: Attempt): Promise<boolean> => {
    for (;;) {
      try {
        return await record(attempt);
      } catch (error) {
        log("error", { event: "delivery could not be recorded", messageId: id, ...describeError(error) });
        watch.reportStorage(true);
        look();
        if (stopping) return false;
        await sleep(pauseAfterFault);
      }
    }
  };

  const deliverOne = async (): Promise<boolean> => {
    for (const { what, next } of channels) {
      const delivery = await next();
      if (!delivery) continue;
      const attempt = await delivery.send();
      const recorded = await record(delivery, attempt);
      const { result, ...details } = attempt;
      log(result === "delivered" ? "info" : "warn", {
        event: `${what} ${result}`,
        messageId: delivery.id,
        attempt: delivery.attempt,
        ...(!recorded && { claimLost: true }),
        ...details,
      });
      if (result !== "delivered") look();
      return true;
    }
    return false;
  };

  const tidy = async () => {
    if (Math.abs(now() - lastCleaning) < hour) return;
    lastCleaning = now();
    const deleted = await deleteOld(now());
    if (deleted > 0) log("info", { event: "old messages deleted", deleted });
  };

  const run = async () => {
    while (!stopping) {
      try {
        while (!stopping && (await deliverOne()));
        look();
        await tidy();
        const due = await Promise.all(channels.map((channel) => channel.nextDue()));
        const next = Math.min(...due.map((time) => time ?? Number.POSITIVE_INFINITY));
        await sleep(Math.min(Math.max(next - now(), 50), longestSleep));
      } catch (error) {
        // A full disk or a locked database: messages stay where they are, and are looked for again.
        log("error", { event: "delivery loop failed", ...describeError(error) });
        look();
        await sleep(pauseAfterFault);
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
      return running.then(() => looking);
    },
  };
}
