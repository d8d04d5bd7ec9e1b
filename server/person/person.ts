import type { Clock } from "../clock.ts";
import type { ArchivedMessage } from "../contact/archive.ts";
import { createArchive } from "../contact/archive.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import type { LetterEmailState } from "../letters/state.ts";
import type { SubscriptionRequest } from "../newsletter/store.ts";
import { createSubscriberList, type Subscriber } from "../newsletter/subscriber-list.ts";
import { mailboxOf } from "../newsletter/tokens.ts";

/** A letter that was sent to somebody who is on the list, or was until lately. Times are in milliseconds since 1970. */
type LetterTo = {
  readonly subject: string;
  readonly state: LetterEmailState;
  readonly deliveredAt: number | null;
};

/** Everything that the database has of a person: all addresses that lead to the same mailbox. */
export type Person = {
  readonly messages: readonly ArchivedMessage[];
  /** On the newsletter's list, or lately taken off it; null if not. */
  readonly subscriber: Subscriber | null;
  readonly requests: readonly Omit<SubscriptionRequest, "confirmationToken">[];
  readonly letters: readonly LetterTo[];
};

/** What was deleted of a person. */
export type Forgotten = { readonly messages: number; readonly subscriptions: number };

/** What the site knows of one person, for the owner's command. Works while the server runs. */
export function createPeople(database: SqlDatabase, now: Clock = Date.now) {
  const archive = createArchive(database, now);
  const list = createSubscriberList(database, now);
  const isOf = (email: string) => {
    const mailbox = mailboxOf(email);
    return (one: { readonly email: string }) => mailboxOf(one.email) === mailbox;
  };
  const messageIds = async (email: string) => {
    const rows = await query(database, "SELECT id, email FROM messages");
    return rows
      .map(({ id, email }) => ({ id: String(id), email: String(email) }))
      .filter(isOf(email))
      .map(({ id }) => id);
  };
  return {
    read: async (email: string): Promise<Person> => {
      const subscriber = (await list.subscribers()).find(isOf(email)) ?? null;
      const sql = `SELECT subject, state, delivered_at FROM letter_emails JOIN letters ON letters.id = letter_id
        WHERE subscriber_id = :id ORDER BY letter_emails.stored_at`;
      const letters = subscriber ? await query(database, sql, { id: subscriber.id }) : [];
      return {
        messages: await archive.list({ ids: await messageIds(email) }),
        subscriber,
        requests: (await list.requests())
          .filter(isOf(email))
          .map(({ confirmationToken: _, ...request }) => request),
        letters: letters.map(({ subject, state, delivered_at }) => ({
          subject: String(subject),
          state: state as LetterTo["state"],
          deliveredAt: delivered_at === null ? null : Number(delivered_at),
        })),
      };
    },
    /** Deletes everything of a person: messages with their answers, and subscriptions. Of the departure from the list, a hash is kept. */
    forget: async (email: string, options: { readonly never: boolean }): Promise<Forgotten> => ({
      messages: await archive.remove({ ids: await messageIds(email) }),
      subscriptions: await list.remove(email, options),
    }),
  };
}
