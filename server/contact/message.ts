import type { Interest } from "../../content/contact-form.ts";

/** What a visitor wrote, checked and tidied. */
export type Submission = {
  /** Given by the page, so that sending twice is harmless; made here where it gave none. */
  readonly submissionId: string;
  readonly name: string;
  readonly email: string;
  readonly interest: Interest;
  readonly message: string;
  /** The honeypot was filled, or the form was sent faster than anybody types. */
  readonly suspectedSpam: boolean;
};

/**
 * - `pending`: waits for its delivery
 * - `delivered`: the mail server has taken it
 * - `parked`: the mail server refused it for good; waits for the owner
 * - `held`: arrived in a flood; waits for the owner's word
 */
export type MessageState = "pending" | "delivered" | "parked" | "held";

/** A message as it is stored. Times are in milliseconds since 1970. */
export type StoredMessage = Submission & {
  readonly id: string;
  readonly receivedAt: number;
  readonly state: MessageState;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly deliveredAt: number | null;
  readonly lastError: string | null;
  /** How often a delivery was cut off so late that the mail may have arrived all the same. */
  readonly possibleRepeats: number;
};
