import { type DocNode, wordsOf } from "./document.ts";

/** Something in an article to look at before it is published. */
export type ToLookAt = { readonly kind: string; readonly sentence: string };

const claims =
  /\b(?:stud(?:y|ies) (?:shows?|showed|finds?|found|suggests?)|research (?:shows?|suggests?|finds?)|scientists|trials? (?:shows?|showed|found)|proven)\b|\d ?(?:%|per cent)/i;
const promises =
  /\b(?:cures?|heals?|treats?|guaranteed?|gets? rid of) (?:your |you of )?(?:anxiety|depression|pain|stress|trauma|insomnia|illness)/i;

/** Returns claims without a source, promises about health, and headings that leave a question open. */
export function findToLookAt(blocks: readonly DocNode[]): ToLookAt[] {
  return blocks.flatMap((node): ToLookAt[] => {
    if (node.type === "heading") {
      const sentence = wordsOf(node);
      return /[?…]\s*$/.test(sentence) ? [{ kind: "A heading that asks: say the answer", sentence }] : [];
    }
    const isCited = hasSource(node);
    return wordsOf(node)
      .split(/(?<=[.?!][”’]?)\s+/)
      .flatMap((sentence): ToLookAt[] => [
        ...(!isCited && claims.test(sentence) ? [{ kind: "A claim without a source", sentence }] : []),
        ...(promises.test(sentence) ? [{ kind: "A promise about health", sentence }] : []),
      ]);
  });
}

const hasSource = (node: DocNode): boolean => node.type === "cite" || (node.content ?? []).some(hasSource);
