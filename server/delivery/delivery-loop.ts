import { type Clock, hour } from "../clock.ts";
import { describeError } from "../log.ts";
import { type DeliveryPorts, deliverOne } from "./deliver-one.ts";

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
 * @param deleteOld deletes what has been kept for long enough, and gives how much that was
 */
export function startDeliveryLoop(
  ports: DeliveryPorts,
  deleteOld: (now: number) => Promise<number>,
  now: Clock = Date.now,
): DeliveryLoop {
  const { channels, watch, log } = ports;
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

  const pause = async () => {
    if (!stopping) await sleep(pauseAfterFault);
    return !stopping;
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
        while (!stopping && (await deliverOne(ports, { look, pause })));
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
