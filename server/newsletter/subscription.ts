import type { MessageState } from "../contact/message.ts";

/** What somebody who wants the newsletter has filled in, checked and tidied. */
export type SubscriptionForm = {
  /** Empty where none was given. */
  readonly name: string;
  readonly email: string;
  readonly suspectedSpam: boolean;
};

/** A request for the newsletter, until it is confirmed. Times are in milliseconds since 1970. */
export type SubscriptionRequest = SubscriptionForm & {
  readonly id: string;
  readonly requestedAt: number;
  readonly state: MessageState;
  readonly attempts: number;
  readonly lastError: string | null;
  /** What the mail's link ends with; empty once the mail has gone out. */
  readonly confirmKey: string;
};

/** Somebody on the list, or who has left it lately. */
export type Subscriber = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly requestedAt: number;
  readonly confirmedAt: number;
  readonly leftAt: number | null;
};
