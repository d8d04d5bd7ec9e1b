import { describeError, type Log } from "../log.ts";
import type { Deliverable, Outbox, Outcome } from "./outbox.ts";

/** Records that an email may arrive from now on. If it throws, the email must not be completed. */
export type MarkHandedOver = () => Promise<void>;

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
 * Creates a channel with a name for the log. `send` calls the function that it is given before the mail server has the whole email. It
 * may throw before that: some emails are composed from the database.
 */
export function createChannel<Item extends Deliverable>(
  name: string,
  outbox: Outbox<Item>,
  send: (item: Item, markHandedOver: MarkHandedOver) => Promise<Outcome>,
): Channel {
  return {
    nextDue: outbox.nextDue,
    deliverNext: async (ports) => {
      const item = await outbox.lease();
      if (!item) return false;
      const outcome = await send(item, () => outbox.markHandedOver(item.id)).catch(
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
export async function deliverOne(channels: readonly Channel[], ports: DeliveryPorts): Promise<boolean> {
  for (const channel of channels) if (await channel.deliverNext(ports)) return true;
  return false;
}
