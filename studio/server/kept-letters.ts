import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { wordsOfFact } from "../../domain/facts.ts";
import { hasWords } from "../../domain/letter.ts";
import { type Purpose, purposes } from "../../domain/newsletter.ts";
import { namesOf } from "../../server/delivery/email.ts";
import { composeLetterBody, type LetterDraft } from "../../server/letters/compose.ts";
import { createLinks } from "../../server/newsletter/tokens.ts";
import { wasSent } from "../business/letters/derived-state.ts";
import { type LetterFacts, resolveLetter, saysTheSame } from "../business/letters/resolve-letter.ts";
import { datesLetter } from "../business/site-client/insertions.ts";
import type { SentLetters } from "../business/site-client/letters.ts";
import { keyOfLetter } from "../business/unsent.ts";
import type { DocNode } from "../engine/articles/document.ts";
import { isFields } from "../engine/content/entries.ts";
import type { Journal } from "../engine/draft/journal.ts";
import { Refusal } from "../engine/refusal.ts";
import type { StudioDeps } from "./deps.ts";

const docNode = z.custom<DocNode>((value) => isFields(value) && typeof value.type === "string");

/** A letter that isn't sent yet, and the UUID that the site will store it under, once. */
export const keptLetterSchema = z.object({
  id: z.uuid(),
  subject: z.string().max(1000),
  blocks: z.array(docNode).readonly(),
  /** Whether the studio wrote it, from what visitors saw, and no word was typed since. */
  isGenerated: z.boolean().optional(),
});

export type KeptLetter = z.infer<typeof keptLetterSchema>;

/** Returns the letter that is being written; undefined if none is begun. */
export function keptLetter(journal: Journal, audience: Purpose) {
  const kept = keptLetterSchema.safeParse(journal.kept(keyOfLetter(audience))?.value);
  return kept.data;
}

type Ports = Pick<StudioDeps, "compileLive" | "now">;

/** Returns what visitors see, and the facts of it that letters repeat; undefined if it can't be read. */
export async function readSiteOfLetters({ compileLive }: Pick<Ports, "compileLive">) {
  const { sources, content, facts: known } = await compileLive();
  if (!content) return undefined;
  const facts: LetterFacts = {
    textOf: (inside) => {
      const [name = "", style] = inside.split(":");
      return wordsOfFact(known.get(name), style);
    },
    siteUrl: content.business.url,
  };
  return { sources, content, facts };
}

/** Returns a letter as its readers get it. Throws a Refusal. */
export async function resolveKept(
  deps: Pick<Ports, "compileLive">,
  audience: Purpose,
  { subject, blocks }: KeptLetter,
): Promise<LetterDraft> {
  const site = await readSiteOfLetters(deps);
  if (!site)
    throw new Refusal("What visitors see can’t be read, so I can’t fill in the facts. Nothing was sent.");
  const letter = resolveLetter(blocks, site.facts);
  if (letter.missing.length > 0) {
    throw new Refusal("A fact in this letter isn’t on the site any more. Remove it, and insert another one.");
  }
  if (subject.trim() === "" || !hasWords(letter.blocks)) {
    throw new Refusal("The letter needs a subject and some words.");
  }
  return { subject, blocks: letter.blocks, audience };
}

/** The letters that are being written, until the site sends them. Windows learn of changes by the topic `unsent`. */
export function createKeptLetters(deps: Ports & Pick<StudioDeps, "journal" | "events">) {
  const { journal, events, now } = deps;

  const drop = (audience: Purpose) => {
    journal.drop(keyOfLetter(audience));
    events.emit("unsent");
  };

  /** Whether a letter is the one with the dates, as the studio writes it from what visitors see now. */
  const isGenerated = async (audience: Purpose, { subject, blocks }: KeptLetter) => {
    const site = audience === "course-dates" ? await readSiteOfLetters(deps) : undefined;
    const ours = site && datesLetter(site.content, now());
    return ours !== undefined && isDeepStrictEqual({ subject, blocks }, ours);
  };

  /**
   * Keeps what was typed. What another window had written goes to History, but not what the studio wrote itself. Returns the former, so
   * that the window can offer it.
   */
  const keepTyped = (
    audience: Purpose,
    letter: KeptLetter,
    from: Parameters<Journal["keepUnsent"]>[3],
  ): KeptLetter | undefined => {
    if (keptLetter(journal, audience)?.isGenerated) journal.drop(keyOfLetter(audience));
    const conflict = journal.keepUnsent(keyOfLetter(audience), `A letter: ${letter.subject}`, letter, from);
    events.emit("unsent");
    return keptLetterSchema.safeParse(conflict?.other).data;
  };

  return {
    keepTyped,

    /** Keeps a letter before it goes to the site. The one with the dates may be sent without a word typed. */
    keepToSend: async (audience: Purpose, letter: KeptLetter): Promise<void> => {
      keepTyped(audience, letter, {});
      // Unless it was typed in meanwhile.
      if ((await isGenerated(audience, letter)) && isDeepStrictEqual(keptLetter(journal, audience), letter))
        journal.keep(keyOfLetter(audience), { ...letter, isGenerated: true });
      events.emit("unsent");
    },

    /** Returns the letter that is being written, unless the studio wrote it and what visitors see has changed since. */
    current: async (audience: Purpose): Promise<KeptLetter | undefined> => {
      const kept = keptLetter(journal, audience);
      if (!kept?.isGenerated || (await isGenerated(audience, kept))) return kept;
      // If the owner typed meanwhile, the letter is hers.
      const newest = keptLetter(journal, audience);
      if (!newest?.isGenerated) return newest;
      drop(audience);
      return undefined;
    },

    /** Forgets a letter that was sent. Another window may have written something else meanwhile. */
    dropSent: (audience: Purpose, letter: KeptLetter): void => {
      const { isGenerated: _, ...kept } = keptLetter(journal, audience) ?? {};
      if (isDeepStrictEqual(kept, letter)) drop(audience);
    },

    /** Forgets the letters that the site is sending although the studio didn't hear of it. */
    dropStarted: async (onSite: SentLetters["letters"]): Promise<void> => {
      for (const audience of purposes) {
        const kept = keptLetter(journal, audience);
        const started = kept && onSite.find((one) => one.id === kept.id && wasSent(one));
        if (!started) continue;
        const letter = await resolveKept(deps, audience, kept).catch(() => undefined);
        if (letter && saysTheSame(letter, started)) drop(audience);
      }
    },
  };
}

/** Returns the body of the letter that is being written, as its readers would get it; undefined if there is none. */
export async function composeKept(deps: Ports & Pick<StudioDeps, "journal" | "letters">, audience: Purpose) {
  const site = await readSiteOfLetters(deps);
  if (!site) return undefined;
  const written = audience === "course-dates" ? datesLetter(site.content, deps.now()) : undefined;
  const letter = keptLetter(deps.journal, audience) ?? written;
  if (!letter) return undefined;
  const { business } = site.content;
  // The site that runs may have another name than the one that was published last.
  const sender = deps.letters.lastValue()?.sender ?? namesOf(business);
  const { blocks } = resolveLetter(letter.blocks, site.facts);
  const unsubscribe = createLinks(business.url, business.functions.url).unsubscribe("of-each-reader");
  return composeLetterBody({ subject: letter.subject, blocks, audience }, unsubscribe, sender);
}
