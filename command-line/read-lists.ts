import { business } from "#content/business";
import { purposes } from "../domain/newsletter.ts";
import { readVisits } from "../server/analytics/visits.ts";
import { createArchive } from "../server/contact/archive.ts";
import { readOpenRestores } from "../server/database/restores.ts";
import type { SqlDatabase } from "../server/database/sql-database.ts";
import { fromName, namesOf } from "../server/delivery/email.ts";
import { createLetterStore } from "../server/letters/store.ts";
import { isClockDoubted } from "../server/monitoring/clock-check.ts";
import type { SubscriptionRequest } from "../server/newsletter/store.ts";
import { createSubscriberList, type Subscriber } from "../server/newsletter/subscriber-list.ts";
import { readSettings } from "./open-database.ts";

export type ListOptions = {
  /** Where the site is, as `--at` says it. */
  readonly at: string;
  /** How many messages, and of those to check as many; all by default. */
  readonly newest?: number | undefined;
};

/** What the site has stored, as its commands list it and the studio reads it. */
export const readLists = {
  /** Newest first. */
  messages: (database: SqlDatabase, { newest }: ListOptions) =>
    createArchive(database).list(undefined, newest),

  /** The letters, how many readers each audience has, and restored copies that nobody has dealt with. */
  letters: async (database: SqlDatabase, { at }: ListOptions) => {
    const store = createLetterStore(database);
    const letters = await store.list();
    const readers = Object.fromEntries(
      await Promise.all(purposes.map(async (purpose) => [purpose, await store.readers(purpose)] as const)),
    );
    // Cloudflare keeps the site's settings there.
    const { LETTERS_PER_MINUTE, CONTACT_TO } = readSettings();
    const names = namesOf(business);
    const settings =
      at === "here"
        ? { perMinute: LETTERS_PER_MINUTE, testTo: CONTACT_TO, sender: { ...names, from: fromName(names) } }
        : { perMinute: null, testTo: null, sender: null };
    const restores = await readOpenRestores(database);
    const isDoubted = await isClockDoubted(database);
    return {
      letters,
      readers,
      isClockDoubted: isDoubted,
      ...(restores.length > 0 && { restores }),
      ...settings,
    };
  },

  /** The readers, those who left lately, and unconfirmed requests. */
  subscribers: async (database: SqlDatabase) => {
    const list = createSubscriberList(database);
    const [subscribers, requests] = [await list.subscribers(), await list.requests()];
    return {
      subscribers: subscribers.map(withIsoTimes),
      requests: requests.map(withoutToken),
      refused: await list.refused(),
      /** Where an external list is, which the letter goes to instead. */
      keptAt: business.newsletterList?.url ?? null,
    };
  },

  visits: (database: SqlDatabase) => readVisits(database, Date.now()),
};

export type ListName = keyof typeof readLists;

export const toIso = (time: number) => new Date(time).toISOString();

const toIsoOrNull = (time: number | null) => (time === null ? null : toIso(time));

const withIsoTimes = ({
  requestedAt,
  confirmedAt,
  waitsSince,
  unsubscribedAt,
  importedAt,
  ...rest
}: Subscriber) => ({
  ...rest,
  requestedAt: toIso(requestedAt),
  confirmedAt: toIso(confirmedAt),
  waitsSince: toIsoOrNull(waitsSince),
  unsubscribedAt: toIsoOrNull(unsubscribedAt),
  importedAt: toIsoOrNull(importedAt),
});

/** The confirmation token is for the recipient of the email only. */
const withoutToken = ({ confirmationToken: _, requestedAt, ...rest }: SubscriptionRequest) => ({
  ...rest,
  requestedAt: toIso(requestedAt),
});
