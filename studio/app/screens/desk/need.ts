import type { StateKind } from "../../ui/state.tsx";

/** Something that the owner has to do. */
export type Need = {
  readonly id: string;
  readonly state: { readonly kind: StateKind; readonly words: string };
  readonly title: string;
  readonly text: string;
  readonly action: { readonly words: string; readonly to: string };
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
    ...(rest > 0 ? [`${inWords(rest)} more things wait`] : []),
  ];
  const last = briefs.pop() ?? "";
  return `${capitalised(briefs.length > 0 ? `${briefs.join(", ")}, and ${last}` : last)}.`;
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Returns a number as a word, up to nine. */
export const inWords = (count: number): string => words[count] ?? String(count);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
