import { deliveryOf } from "./describe-message.ts";
import type { Reason } from "./explain-delivery.ts";
import type { Message } from "./messages.ts";

/** Whether emails go out, as far as the messages show it. Times are in milliseconds since 1970. */
export type MailState =
  | { readonly kind: "works"; readonly lastSent: number }
  /** Nothing was ever to be sent. */
  | { readonly kind: "unknown" }
  /** The mail company doesn't take any. */
  | {
      readonly kind: "failing";
      readonly since: number;
      readonly attempts: number;
      readonly nextAt: number;
      readonly waiting: number;
      readonly reason: Reason | undefined;
      /** Which email it doesn't take: somebody's message to the owner, or her answer to somebody. */
      readonly of: { readonly to: "owner" | "visitor"; readonly name: string };
    }
  /** The site tries nothing, though an email is due: `askSiteMail` says why. */
  | { readonly kind: "idle"; readonly since: number; readonly waiting: number; readonly hasSent: boolean };

/** A running site tries an email within this time: at once, or on Cloudflare within a minute. In milliseconds. */
const longestWait = 90_000;

/** An email is being sent from shortly before it is due until so long after. In milliseconds. */
const goingOutBefore = 3000;
const goingOutFor = 60_000;

/** Returns whether emails go out. */
export function mailStateOf(messages: readonly Message[], now: number): MailState {
  const emails = messages.flatMap((message) => [
    // An email that isn't needed was never sent.
    ...(message.readAt === null ? [{ ...message, storedAt: message.receivedAt, to: "owner" as const }] : []),
    ...message.answers.map((answer) => ({ ...answer, name: message.name, to: "visitor" as const })),
  ]);
  const sentTimes = emails.flatMap(({ deliveredAt }) => (deliveredAt === null ? [] : [deliveredAt]));
  const lastSent = Math.max(...sentTimes);
  const pending = emails.filter(({ state }) => state === "pending");
  const hasSent = sentTimes.length > 0;

  const overdue = pending.filter(({ nextAttemptAt }) => nextAttemptAt < now - longestWait);
  // A mail server that hangs delays the other emails: the site is at work if it has tried one of them lately.
  const hasTried = pending.some(
    ({ attempts, nextAttemptAt }) => attempts > 0 && nextAttemptAt >= now - longestWait,
  );
  if (overdue.length > 0 && !hasTried && lastSent < now - longestWait) {
    const since = Math.min(...overdue.map(({ storedAt }) => storedAt));
    return { kind: "idle", since, waiting: pending.length, hasSent };
  }

  // One that fails while later ones go out says nothing about the mail company.
  const failing = pending.filter(({ attempts, storedAt }) => attempts > 0 && storedAt > lastSent);
  const [first] = failing;
  if (first) {
    return {
      kind: "failing",
      since: Math.min(...failing.map(({ storedAt }) => storedAt)),
      attempts: Math.max(...failing.map(({ attempts }) => attempts)),
      nextAt: Math.min(...failing.map(({ nextAttemptAt }) => nextAttemptAt)),
      waiting: pending.length,
      reason: deliveryOf(first, first.to).reason,
      of: { to: first.to, name: first.name },
    };
  }
  return hasSent ? { kind: "works", lastSent } : { kind: "unknown" };
}

/** Returns whether an email is just being sent: then there is news within seconds. */
export const isGoingOut = (messages: readonly Message[], now: number): boolean =>
  messages
    .flatMap((message) => [message, ...message.answers])
    .some(
      ({ state, nextAttemptAt }) =>
        state === "pending" && nextAttemptAt - now < goingOutBefore && now - nextAttemptAt < goingOutFor,
    );
