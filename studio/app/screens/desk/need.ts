import { countWords } from "../../ui/count-words.ts";
import { upperFirst } from "../../ui/letter-case.ts";
import type { StateKind } from "../../ui/state.tsx";

/** Something that the owner has to do. */
export type Need = {
  readonly id: string;
  readonly state: { readonly kind: StateKind; readonly words: string };
  readonly title: string;
  readonly text: string;
  readonly action:
    | { readonly words: string; readonly to: string }
    /** Looks at the live site, or whether it shows what was published last. */
    | { readonly looks: "at the site" | "for the publication" };
  /** The same in a few words, for the sentence above. */
  readonly brief: string;
};

/** How many needs the sentence names. */
const mostNamed = 3;

/** Joins “one email didn’t reach you”, “two people wait”: the first letter large, a full stop at the end. */
export function sentenceOf(needs: readonly Pick<Need, "brief">[]): string {
  const named = needs.slice(0, needs.length > mostNamed + 1 ? mostNamed : needs.length);
  const rest = needs.length - named.length;
  const briefs = [
    ...named.map(({ brief }) => brief),
    ...(rest > 0 ? [`${countWords(rest)} more things wait`] : []),
  ];
  const last = briefs.pop() ?? "";
  return `${upperFirst(briefs.length > 0 ? `${briefs.join(", ")}, and ${last}` : last)}.`;
}
