import type { LastError } from "../delivery/last-error.ts";
import type { DeliveryState } from "../delivery/outbox.ts";

/**
 * How far an email of a letter to a reader is.
 * - `unsure`: cut off so late that it may have arrived; never sent again
 * - `left`: the reader left before it went, also one for whom it was stopped
 * - `stopped`: the letter was stopped before it went
 */
export const letterEmailStates = [
  "pending",
  "delivered",
  "unsure",
  "dead_lettered",
  "left",
  "stopped",
] as const satisfies readonly LetterEmailState[];
export type LetterEmailState = DeliveryState | "left" | "stopped";

/** What stopped a letter: the owner, or a restored copy of the database. `missed`: it couldn't start within a day of its moment. */
export type StopReason = "owner" | "missed" | "restore";

/**
 * What a letter is. Decided here alone, from the letter's row and its emails; times are in milliseconds since 1970.
 *
 * | state | due_at | started_at | stopped_because | emails `pending` | what the owner sees | what she may do |
 * |---|---|---|---|---|---|---|
 * | not sent | – | – | – | – | the letter in its form, and what became of its test | change it, test it, send it if its test went out |
 * | waiting | yes | – | – | – | “Goes out on …”; once that has passed, “Was to go out on …” | stop it |
 * | kept back | yes | – | owner | – | “Stopped: nobody has it” | send it to everyone on its list now |
 * | kept back | yes | – | missed | – | “Not sent: nobody has it”, and the desk asks | the same |
 * | kept back | yes | – | restore | – | “Stopped: nobody has it”, and why | the same |
 * | going out | any | yes | – | some | how far it is, and why emails wait | stop it |
 * | sent | any | yes | – | none | “Sent”, and who hasn't got it | send it to those who may have it since a restore |
 * | sent | any | yes | owner | none, and none `stopped`: “Stop it” came after the last one | the same | the same |
 * | stopped | any | yes | owner | those on their way | “Stopped: 20 have it, 18 don’t”, and who | send it to the others |
 * | stopped | any | yes | restore | those on their way | the same, and why | the same, and to those who may have it |
 *
 * A kind of state that is added here is one for the studio, too: `studio/business/site-client/letters.ts` parses what the site says.
 *
 * The schema refuses other combinations: one that is stopped has a reason, was sent before, and hasn't started if it was missed.
 */
export type LetterState =
  | { readonly kind: "not sent"; readonly test: TestState }
  | { readonly kind: "waiting"; readonly dueAt: number }
  | {
      readonly kind: "kept back";
      readonly dueAt: number;
      readonly stoppedAt: number;
      readonly because: StopReason;
    }
  | {
      readonly kind: "going out";
      readonly startedAt: number;
      readonly pending: Pending;
      readonly emails: LetterEmails;
    }
  | { readonly kind: "sent"; readonly startedAt: number; readonly emails: LetterEmails }
  | {
      readonly kind: "stopped";
      readonly startedAt: number;
      readonly stoppedAt: number;
      readonly because: Exclude<StopReason, "missed">;
      /** The emails that the mail server was getting when it was stopped; null once they have an outcome. */
      readonly pending: Pending | null;
      readonly emails: LetterEmails;
    };

/** What became of the tests of a letter that isn't sent. */
export type TestState =
  /** A test of this very text went out, the last one then. Another one may wait since. */
  | { readonly kind: "went out"; readonly at: number; readonly nextWaitsSince: number | null }
  /** The newest test waits. `because`: why the last attempt failed. */
  | { readonly kind: "waits"; readonly since: number; readonly because: LastError | null }
  /** The newest test didn't go out, or had other words. */
  | { readonly kind: "failed"; readonly because: LastError | null };

/** The emails to readers that are still to go out. */
type Pending = {
  /** Since when the newest waits: since it was sent, or sent on. */
  readonly since: number;
  /** Why one waits for another attempt, if the newest attempts failed. */
  readonly because: LastError | null;
};

/** What became of the emails of a letter that has started. */
export type LetterEmails = {
  readonly counts: Readonly<Partial<Record<LetterEmailState, number>>>;
  /** How many readers may have got it after a restored copy was made; they are among the unsure ones. */
  readonly mayHaveIt: number;
  /** When the newest email went out. */
  readonly lastSentAt: number | null;
  /** The readers who haven't got it, or may not have it, other than those who left before; as many as `mostNamed`. */
  readonly problems: readonly LetterProblem[];
  /** Who has it, if it was stopped: as many as `mostNamed`. */
  readonly received: readonly string[];
};

/**
 * Why a reader hasn't got a letter, or may not have it:
 * - `stopped`: it was stopped before their email went
 * - `restore`: it isn't known, because a copy of the database was restored
 * - `unsure`: their email was cut off so late that it may have arrived
 * - `no mailbox`: the mail server said that there is no such mailbox
 * - `refused`: it didn't take the email for another reason
 */
export const problemKinds = ["stopped", "restore", "unsure", "no mailbox", "refused"] as const;

type LetterProblem = {
  readonly email: string;
  readonly kind: (typeof problemKinds)[number];
  /** What the mail server said, or the site about its own end; empty where nothing was said. */
  readonly reason: string;
  /** Whether the reader is off the list by now. */
  readonly isOff: boolean;
};

/** What the database has of a letter. */
type Facts = {
  readonly dueAt: number | null;
  readonly startedAt: number | null;
  readonly stopped: { readonly at: number; readonly because: StopReason } | null;
  readonly test: TestState;
  readonly pending: Pending | null;
  readonly emails: LetterEmails;
};

/** Returns what a letter is, by what the database has of it. */
export function stateOfLetter({ dueAt, startedAt, stopped, test, pending, emails }: Facts): LetterState {
  if (startedAt === null) {
    if (dueAt === null) return { kind: "not sent", test };
    if (stopped === null) return { kind: "waiting", dueAt };
    return { kind: "kept back", dueAt, stoppedAt: stopped.at, because: stopped.because };
  }
  const isPastStopping = stopped?.because === "owner" && pending === null && !emails.counts.stopped;
  if (stopped !== null && !isPastStopping) {
    const because = stopped.because === "restore" ? "restore" : "owner";
    return { kind: "stopped", startedAt, stoppedAt: stopped.at, because, pending, emails };
  }
  return pending === null
    ? { kind: "sent", startedAt, emails }
    : { kind: "going out", startedAt, pending, emails };
}

/** Returns what became of a letter's emails; undefined for one that hasn't started. */
export const emailsOf = (state: LetterState): LetterEmails | undefined =>
  "emails" in state ? state.emails : undefined;
