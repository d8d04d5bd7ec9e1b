import { wordsPerMinute } from "../../../domain/format-text.ts";
import { type DocNode, wordsOf } from "./document.ts";

/** Something in an article to look at before it is published. */
export type ToLookAt = { readonly kind: string; readonly sentence: string };

const claims =
  /\b(?:stud(?:y|ies) (?:shows?|showed|finds?|found|suggests?)|research (?:shows?|suggests?|finds?)|scientists|trials? (?:shows?|showed|found)|proven)\b|\d ?(?:%|per cent)/i;
const promises =
  /\b(?:cures?|heals?|treats?|guaranteed?|gets? rid of) (?:your |you of )?(?:anxiety|depression|pain|stress|trauma|insomnia|illness)/i;

/** A paragraph of more words is a wall on a phone. */
const longestParagraph = 130;

/** Returns claims without a source, promises about health, headings that leave a question open, and long paragraphs. */
export function findToLookAt(blocks: readonly DocNode[]): ToLookAt[] {
  return blocks.flatMap((node): ToLookAt[] => {
    if (node.type === "heading") {
      const sentence = wordsOf(node);
      return /[?…]\s*$/.test(sentence) ? [{ kind: "A heading that asks: say the answer", sentence }] : [];
    }
    const isCited = hasSource(node);
    const words = wordsOf(node);
    const isLong = node.type === "paragraph" && countWords(words) > longestParagraph;
    return words
      .split(/(?<=[.?!][”’]?)\s+/)
      .flatMap((sentence): ToLookAt[] => [
        ...(!isCited && claims.test(sentence) ? [{ kind: "A claim without a source", sentence }] : []),
        ...(promises.test(sentence) ? [{ kind: "A promise about health", sentence }] : []),
      ])
      .concat(isLong ? [{ kind: "A long paragraph: two are easier to read", sentence: words }] : []);
  });
}

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;

/** What isn't part of the running text. */
const asides = ["side_note", "pull_quote", "support_lines", "print", "kept"];

/** Returns about how long an article’s words take to read: `9 minutes`. */
export function minutesToRead(blocks: readonly DocNode[]): string {
  const running = blocks.filter(({ type }) => !asides.includes(type));
  const minutes = Math.max(1, Math.ceil(countWords(running.map(wordsOf).join(" ")) / wordsPerMinute));
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** Returns the ids of the sources that blocks cite. */
export const citedIn = (blocks: readonly DocNode[]): string[] => [
  ...new Set(
    blocks.flatMap(function ids(node): string[] {
      return node.type === "cite" ? [String(node.attrs?.id)] : (node.content ?? []).flatMap(ids);
    }),
  ),
];

const hasSource = (node: DocNode): boolean => node.type === "cite" || (node.content ?? []).some(hasSource);
