import type { Watch } from "../contact/watch.ts";
import { describeError, type Log } from "../log.ts";
import type { Channel, Delivery } from "./channel.ts";
import type { Attempt } from "./outbox.ts";

export type DeliveryPorts = {
  /** What is delivered, the most important first; none where no mail can be sent: everything then waits. */
  readonly channels: readonly Channel[];
  readonly watch: Watch;
  readonly log: Log;
};

/** What is to happen around a delivery that did not go as it should. */
export type AfterFault = {
  /** Has somebody told. Not waited for. */
  readonly look: () => void;
  /** Waits a little before what came of a mail is written down again. Gives false where there is no time left. */
  readonly pause: () => Promise<boolean>;
};

/**
 * Delivers the next mail that is due.
 *
 * @returns whether there was one, whatever came of it
 * @throws where the database cannot be read
 */
export async function deliverOne(
  { channels, watch, log }: DeliveryPorts,
  { look, pause }: AfterFault,
): Promise<boolean> {
  // A full disk must not make a second mail out of one: what came of it is kept until it is written down.
  const record = async ({ id, record }: Delivery, attempt: Attempt): Promise<boolean> => {
    for (;;) {
      try {
        return await record(attempt);
      } catch (error) {
        log("error", { event: "delivery could not be recorded", messageId: id, ...describeError(error) });
        watch.reportStorage(true);
        look();
        if (!(await pause())) return false;
      }
    }
  };

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
}
