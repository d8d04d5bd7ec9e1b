import type { Purpose } from "../../domain/newsletter.ts";
import type { OpenRestore } from "../../server/database/restores.ts";
import type { LetterSender } from "../../server/letters/compose.ts";
import type { Letter, LetterDraft } from "../../server/letters/store.ts";
import { isFields } from "../core/content/entries.ts";
import { createSiteReading, type Refusals, type SiteOptions } from "./site-reading.ts";

/** What `npm run letters -- list --json` prints. */
export type SentLetters = {
  /** Newest first. */
  readonly letters: readonly Letter[];
  /** How many readers each audience has now. */
  readonly readers: Readonly<Record<Purpose, number>>;
  /** Copies of the site's data that were put back, until she has dealt with that. */
  readonly restores?: readonly OpenRestore[];
  /** How many letters go out in a minute at most; null where that isn't known. */
  readonly perMinute: number | null;
  /** Where tests go; empty without email settings, null where that isn't known. */
  readonly testTo: string | null;
  /** What the site's emails call it and its owner; null where that isn't known. */
  readonly sender: (Omit<LetterSender, "abn"> & { readonly from: string; readonly abn?: string }) | null;
};

function parseLetters(listed: unknown): SentLetters {
  if (!isFields(listed) || !Array.isArray(listed.letters) || !isFields(listed.readers))
    throw new Error("The command printed something other than letters.");
  return listed as SentLetters;
}

/** How long there is news within seconds after an email was stored or sent, in milliseconds. */
const movesFor = 120_000;

const freshWhileMoving = 2000;
const freshOtherwise = 30_000;

/** Whether there is news of a letter within seconds: a test or an email to a reader has just been stored or sent. */
export const isMoving = ({ letters }: Pick<SentLetters, "letters">, now: number): boolean =>
  letters.some(({ testPendingSince, pendingSince, startedAt, lastSentAt, counts }) => {
    const last = counts.pending
      ? Math.max(pendingSince ?? startedAt ?? 0, lastSentAt ?? 0)
      : (testPendingSince ?? 0);
    return now - last < movesFor;
  });

const refusals: Refusals = {
  NOT_TESTED: "No test of this very text has gone out. Send yourself a test first.",
  NOT_FOUND: "No test of this letter has gone out. Send yourself a test first.",
  ALREADY_SENT: "This letter is being sent already, with the words of its test.",
  RESTORED:
    "A copy of your site’s data was put back, and it isn’t known who has left your list since, or who has which letter. Read about it above first.",
  NO_READERS: "Nobody is on the list, so nothing was sent.",
  NO_DATABASE: "Your site hasn’t run yet where I look for it, so it has no readers.",
};

/** The letters, wherever the site runs. Changes reject with a Refusal. */
export function createLetters(options: SiteOptions) {
  const { now = Date.now } = options;
  const site = createSiteReading({
    ...options,
    subject: "letters",
    args: ["list"],
    parse: parseLetters,
    freshFor: (known) => (known && isMoving(known, now()) ? freshWhileMoving : freshOtherwise),
  });
  return {
    ...site,
    /** Has the site email a letter to the owner, stored under this UUID. */
    test: (id: string, letter: LetterDraft) => site.change(["test", id], JSON.stringify(letter), refusals),
    /** Has the site send a letter to its readers. The site refuses unless a test of this very text has gone out. */
    send: (id: string, letter: LetterDraft) => site.change(["send", id], JSON.stringify(letter), refusals),
    /** Keeps what hasn't gone out from going out. */
    stop: (id: string) => site.change(["stop", id], undefined, refusals),
    /** Sends on what was stopped, to those who are still on its list; with `again`, also to those who may have it. */
    resume: (id: string, again: boolean) =>
      site.change(["resume", id, ...(again ? ["--again"] : [])], undefined, refusals),
    /** She has read what a copy that was put back couldn't bring over. */
    see: () => site.change(["seen"], undefined, refusals),
  };
}
