import type { Attempt } from "./outbox.ts";

export type Person = { readonly name: string; readonly address: string };

/** A mail with the envelope that it travels in. */
export type Composed = {
  readonly envelope: { readonly from: string; readonly to: string };
  /** The same whenever the same thing is mailed again. */
  readonly messageId: string;
  readonly from: Person;
  readonly to: string | Person;
  readonly replyTo: string | Person;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: { readonly [name: string]: string };
};

/** Brings one mail to a mail server and says what came of it. Never throws. */
export type MailTransport = (mail: Composed) => Promise<Attempt>;

/** Brings one thing to whom it is for, by mail, and says what came of it. */
export type Mailer<Item> = (item: Item) => Promise<Attempt>;

/**
 * A mailer of one kind of thing.
 *
 * @param compose the mail, with its envelope, of what is to be delivered
 */
export function createMailer<Item>(
  transport: MailTransport,
  compose: (item: Item) => Composed | Promise<Composed>,
): Mailer<Item> {
  return async (item) => transport(await compose(item));
}
