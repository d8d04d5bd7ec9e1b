import { type Clock, day, hour } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import type { Attempt, Outbox } from "./outbox.ts";
import type { Mailer } from "./smtp.ts";
import type { Watch } from "./watch.ts";

export type DeliveryLoop = {
  /** Looks for messages at once, not at the next time that is due. */
  wake(): void;
  /** Lets the message in hand finish, then ends. */
  stop(): Promise<void>;
};

/** The longest that the loop sleeps, in milliseconds: for what other processes leave behind. */
const longestSleep = 2000;

/** How long to wait after the database has failed, in milliseconds. */
const pauseAfterFault = 1000;

/**
 * Delivers what waits in the outbox, one message after the other, for as long as the process lives.
 *
 * @param mailer undefined where no mail server is configured: messages then wait
 * @param keepDays after how many days a delivered message is deleted
 */
export function startDeliveryLoop(
  outbox: Outbox,
  mailer: Mailer | undefined,
  watch: Watch,
  log: Log,
  keepDays: number,
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
  const record = async (id: string, attempt: Attempt): Promise<boolean> => {
    for (;;) {
      try {
        return await outbox.record(id, attempt);
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
    const message = mailer && (await outbox.claim());
    if (!mailer || !message) return false;
    const attempt = await mailer(message);
    const recorded = await record(message.id, attempt);
    const { result, ...details } = attempt;
    log(result === "delivered" ? "info" : "warn", {
      event: `message ${result}`,
      messageId: message.id,
      attempt: message.attempts + 1,
      ...(!recorded && { claimLost: true }),
      ...details,
    });
    if (result !== "delivered") look();
    return true;
  };

  const tidy = async () => {
    if (Math.abs(now() - lastCleaning) < hour) return;
    lastCleaning = now();
    const deleted = await outbox.deleteOld(keepDays * day);
    if (deleted > 0) log("info", { event: "old messages deleted", deleted });
  };

  const run = async () => {
    while (!stopping) {
      try {
        while (!stopping && (await deliverOne()));
        look();
        await tidy();
        const due = mailer ? await outbox.nextDue() : undefined;
        await sleep(Math.min(Math.max((due ?? Number.POSITIVE_INFINITY) - now(), 50), longestSleep));
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
