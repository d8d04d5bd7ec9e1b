import { z } from "zod";
import { letterBlocks, testsPerHour } from "../../../domain/letter.ts";
import { purposes } from "../../../domain/newsletter.ts";
import { unreadKinds } from "../../../server/database/restores.ts";
import type { LetterDraft } from "../../../server/letters/compose.ts";
import { type LetterState, letterEmailStates, problemKinds } from "../../../server/letters/state.ts";
import type { Letter } from "../../../server/letters/store.ts";
import { testWaitsSince } from "../letters/derived-state.ts";
import { lastErrorSchema } from "./explain-delivery.ts";
import { createSiteList, type Refusals, type SiteOptions } from "./site-cache.ts";

const time = z.number();

const emails = z.object({
  counts: z.partialRecord(z.enum(letterEmailStates), z.number()),
  mayHaveIt: z.number(),
  lastSentAt: time.nullable(),
  problems: z.array(
    z.object({ email: z.string(), kind: z.enum(problemKinds), reason: z.string(), isOff: z.boolean() }),
  ),
  received: z.array(z.string()),
});

const because = lastErrorSchema.nullable();
const pending = z.object({ since: time, because });

const test = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("went out"), at: time, nextWaitsSince: time.nullable() }),
  z.object({ kind: z.literal("waits"), since: time, because }),
  z.object({ kind: z.literal("failed"), because }),
]);

const state = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("not sent"), test }),
  z.object({ kind: z.literal("waiting"), dueAt: time }),
  z.object({
    kind: z.literal("kept back"),
    dueAt: time,
    stoppedAt: time,
    because: z.enum(["owner", "missed", "restore"]),
  }),
  z.object({ kind: z.literal("going out"), startedAt: time, pending, emails }),
  z.object({ kind: z.literal("sent"), startedAt: time, emails }),
  z.object({
    kind: z.literal("stopped"),
    startedAt: time,
    stoppedAt: time,
    because: z.enum(["owner", "restore"]),
    pending: pending.nullable(),
    emails,
  }),
]);

const letter = z.object({
  id: z.string(),
  subject: z.string(),
  blocks: letterBlocks,
  audience: z.enum(purposes),
  storedAt: time,
  state,
}) satisfies z.ZodType<Letter>;

/** What `npm run letters -- list --json` prints. Times are in milliseconds since 1970. */
const sentLetters = z.object({
  /** Newest first. */
  letters: z.array(letter),
  /** How many readers each audience has now. */
  readers: z.record(z.enum(purposes), z.number()),
  /** Whether the site isn't sure what day it is: then no letter is called missed. A release from before an upgrade doesn't say. */
  isClockDoubted: z.boolean().default(false),
  /** Copies of the site's data that were put back, until she has dealt with that. */
  restores: z
    .array(
      z.object({
        restoredAt: time,
        unread: z.array(z.enum(unreadKinds)),
        folder: z.string().nullable(),
        stoppedLetters: z.number(),
      }),
    )
    .default([]),
  /** How many letters go out in a minute at most; null where that isn't known. */
  perMinute: z.number().nullable(),
  /** Where tests go; empty without email settings, null where that isn't known. */
  testTo: z.string().nullable(),
  /** What the site's emails call it and its owner; null where that isn't known. */
  sender: z
    .object({
      from: z.string(),
      siteName: z.string(),
      teacher: z.string(),
      place: z.string(),
      contact: z.string(),
      abn: z.string().optional(),
    })
    .nullable(),
});

export type SentLetters = z.output<typeof sentLetters>;

/** How long there is news within seconds after an email was stored or sent, in milliseconds. */
const newsWithin = 120_000;

/** Whether there is news of a letter within seconds: a test or an email to a reader has just been stored or sent, or it can begin. */
function stateExpectsNews(state: LetterState, now: number): boolean {
  const isRecent = (time: number) => now - time < newsWithin;
  switch (state.kind) {
    case "not sent":
      return isRecent(testWaitsSince(state.test) ?? 0);
    case "waiting":
      return now > state.dueAt - newsWithin;
    case "going out":
    case "stopped":
      return state.pending !== null && isRecent(Math.max(state.pending.since, state.emails.lastSentAt ?? 0));
    case "kept back":
    case "sent":
      return false;
  }
}

/** Whether there is news of one of the letters within seconds. */
export const expectsNews = ({ letters }: Pick<SentLetters, "letters">, now: number): boolean =>
  letters.some(({ state }) => stateExpectsNews(state, now));

const refusals: Refusals = {
  NOT_TESTED: "No test of this very text has gone out. Send yourself a test first.",
  NOT_FOUND: "No test of this letter has gone out. Send yourself a test first.",
  ALREADY_SENT:
    "You have sent this letter already, with the words of its test: it’s going out, or waits for its moment.",
  TOO_MANY: `You’ve sent yourself ${testsPerHour} tests within an hour. Wait an hour before the next one. Your letter is kept.`,
  RESTORED:
    "A copy of your site’s data was put back, and it isn’t known who has left your list since, or who has which letter. Read about it above first.",
  NO_READERS: "Nobody is on the list, so nothing was sent.",
  NO_DATABASE: "Your site hasn’t run yet where I look for it, so it has no readers.",
};

/** The letters, wherever the site runs. Changes reject with a Refusal. */
export function createLetters(options: SiteOptions) {
  const site = createSiteList({
    ...options,
    subject: "letters",
    refusals,
    list: "letters",
    parse: (listed) => sentLetters.parse(listed),
  });
  return {
    ...site,
    /** Has the site email a letter to the owner, stored under this UUID. */
    test: (id: string, letter: LetterDraft) => site.change(["test", id], JSON.stringify(letter)),
    /**
     * Has the site send a letter to its readers. The site refuses unless a test of this very text has gone out.
     *
     * @param when the moment by the business's clock, such as "2026-12-06T18:00"; at once by default
     */
    send: (id: string, letter: LetterDraft, when?: string) =>
      site.change(["send", id, ...(when === undefined ? [] : ["--when", when])], JSON.stringify(letter)),
    /** Keeps what hasn't gone out from going out. */
    stop: (id: string) => site.change(["stop", id]),
    /** Sends on what was stopped, to those who are still on its list; with `again`, also to those who may have it. */
    resume: (id: string, again: boolean) => site.change(["resume", id, ...(again ? ["--again"] : [])]),
    /** She has read what a copy that was put back couldn't bring over. */
    markRestoresSeen: () => site.change(["seen"]),
  };
}
