import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import type { Backlog, Outbox } from "./outbox.ts";

export type Health = { readonly healthy: boolean; readonly backlog: Backlog };

/** Keeps an eye on the outbox, for an owner whose mail does not work. */
export type Watch = {
  health(): Promise<Health>;
  /** Tells the alarm about what is newly wrong, once each. */
  look(): Promise<void>;
};

/** Tells somebody, in a sentence. Throws where it could not. */
export type Alarm = (text: string) => Promise<void>;

/**
 * @param alarm undefined where no webhook is configured
 * @param alarmAfter how long a message may stay undelivered, in milliseconds
 */
export function createWatch(
  database: DatabaseSync,
  outbox: Outbox,
  alarm: Alarm | undefined,
  alarmAfter: number,
  log: Log,
  now: Clock = Date.now,
): Watch {
  const raised = database.prepare("SELECT 1 FROM alarms WHERE condition = ?");
  const raise = database.prepare("INSERT OR IGNORE INTO alarms (condition, raised_at) VALUES (?, ?)");
  const clear = database.prepare("DELETE FROM alarms WHERE condition = ?");

  const conditions = (backlog: Backlog) => [
    {
      name: "undelivered",
      holds: backlog.oldestPendingAge > alarmAfter,
      text: `${counted(backlog.pending)} from the website could not be delivered for ${Math.round(backlog.oldestPendingAge / 60_000)} minutes. Nothing is lost: see npm run messages.`,
    },
    {
      name: "parked",
      holds: backlog.parked > 0,
      text: `The mail server refuses ${counted(backlog.parked)} from the website. Nothing is lost: see npm run messages.`,
    },
  ];

  return {
    health: async () => {
      const backlog = await outbox.backlog();
      return { healthy: conditions(backlog).every((condition) => !condition.holds), backlog };
    },
    look: async () => {
      for (const { name, holds, text } of conditions(await outbox.backlog())) {
        if (!holds) clear.run(name);
        else if (!raised.get(name)) {
          log("error", { event: "alarm", condition: name });
          try {
            await alarm?.(text);
            // Only now: an alarm that did not get through is raised again at the next look.
            raise.run(name, now());
          } catch (error) {
            log("error", { event: "alarm not delivered", condition: name, ...describeError(error) });
          }
        }
      }
    },
  };
}

const counted = (messages: number) => (messages === 1 ? "1 message" : `${messages} messages`);
