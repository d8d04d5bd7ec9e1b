import type { Mailer } from "./mail.ts";
import type { Attempt, Deliverable, Outbox } from "./outbox.ts";

/** One thing that is to be delivered now, for this process alone. */
export type Delivery = {
  readonly id: string;
  /** Which try this is, counted from 1. */
  readonly attempt: number;
  readonly send: () => Promise<Attempt>;
  /** Records what came of it. Gives false where the claim was lost meanwhile. */
  readonly record: (attempt: Attempt) => Promise<boolean>;
};

/** Something that the delivery loop delivers. */
export type Channel = {
  /** What it is called in the log. */
  readonly what: string;
  /** Takes the next that is due; undefined where none is. */
  readonly next: () => Promise<Delivery | undefined>;
  /** When the next is due, in milliseconds since 1970; undefined where none waits. */
  readonly nextDue: () => Promise<number | undefined>;
};

/** An outbox and the mailer that empties it. */
export function createChannel<Item extends Deliverable>(
  what: string,
  outbox: Outbox<Item>,
  mailer: Mailer<Item>,
): Channel {
  return {
    what,
    next: async () => {
      const item = await outbox.claim();
      return (
        item && {
          id: item.id,
          attempt: item.attempts + 1,
          send: () => mailer(item),
          record: (attempt) => outbox.record(item.id, attempt),
        }
      );
    },
    nextDue: outbox.nextDue,
  };
}
