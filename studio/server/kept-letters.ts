import { z } from "zod";
import { wordsOfFact } from "../../domain/facts.ts";
import type { Purpose } from "../../domain/newsletter.ts";
import { namesOf } from "../../server/delivery/email.ts";
import { composeLetterBody } from "../../server/letters/compose.ts";
import { createLinks } from "../../server/newsletter/tokens.ts";
import { type LetterFacts, resolveLetter } from "../business/letters/resolve-letter.ts";
import { datesLetter } from "../business/mailroom/insertions.ts";
import { keyOfLetter } from "../business/unsent.ts";
import type { DocNode } from "../engine/articles/document.ts";
import { isFields } from "../engine/content/entries.ts";
import type { Journal } from "../engine/draft/journal.ts";
import type { StudioDeps } from "./deps.ts";

const docNode = z.custom<DocNode>((value) => isFields(value) && typeof value.type === "string");

/** A letter that isn't sent yet, and the UUID that the site will store it under, once. */
export const keptLetterSchema = z.object({
  id: z.uuid(),
  subject: z.string().max(1000),
  blocks: z.array(docNode).readonly(),
  /** Whether the studio wrote it, from what visitors saw, and no word was typed since. */
  isOurs: z.boolean().optional(),
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

/** Returns the body of the letter that is being written, as its readers would get it; undefined if there is none. */
export async function composeKept(deps: Ports & Pick<StudioDeps, "journal" | "letters">, audience: Purpose) {
  const site = await readSiteOfLetters(deps);
  if (!site) return undefined;
  const written = audience === "course-dates" ? datesLetter(site.content, deps.now()) : undefined;
  const letter = keptLetter(deps.journal, audience) ?? written;
  if (!letter) return undefined;
  const { business } = site.content;
  // The site that runs may have another name than the one that was published last.
  const sender = deps.letters.known()?.sender ?? namesOf(business);
  const { blocks } = resolveLetter(letter.blocks, site.facts);
  const unsubscribe = createLinks(business.url, business.functions.url).unsubscribe("of-each-reader");
  return composeLetterBody({ subject: letter.subject, blocks, audience }, unsubscribe, sender);
}
