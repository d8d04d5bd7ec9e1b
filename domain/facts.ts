import { inWords } from "./format-text.ts";

/** A fact as prose states it. */
export type Fact = {
  readonly text: string;
  /** The number that it is, or the two ends of a range. */
  readonly numbers?: readonly number[];
  /** Whether prose that types it in full is reported. */
  readonly reportTyped: boolean;
  /** Whether links and emphasis in it are markup, as in a sentence; signs in all other facts are nothing but signs. */
  readonly hasLinks?: true;
};

export type Facts = ReadonlyMap<string, Fact>;

/** Two braces around a fact's name, without the spaces around it. The time to look for one grows with the text, not faster. */
export const placeholder = /\{\{\s*(?!\s)((?:[^{}]*[^{}\s])?)\s*\}\}/g;

/** Returns what a placeholder shows, or undefined. The style `words` or `Words`, after a colon, spells a number. */
export function wordsOfFact(
  fact: Pick<Fact, "text" | "numbers"> | undefined,
  style: string | undefined,
): string | undefined {
  if (style === undefined) return fact?.text;
  if (!fact?.numbers || (style !== "words" && style !== "Words")) return undefined;
  return fact.numbers
    .map((number, index) => inWords(number, { capital: style === "Words" && index === 0 }))
    .join(" to ");
}

/** A fact that a text types where a placeholder could stand. */
type TypedFact = { readonly typed: string; readonly name: string };

/** Returns the placeholders that could stand where a text types a fact. */
export function typedFacts(text: string, facts: Facts): TypedFact[] {
  const own = withPlainSpaces(text.replace(placeholder, ""));
  return [...facts].flatMap(([name, fact]) =>
    fact.reportTyped && positionOf(own, withPlainSpaces(fact.text)) >= 0 ? [{ typed: fact.text, name }] : [],
  );
}

/** Returns a text with a placeholder in the place of the first fact that it types. */
export function withPlaceholder(text: string, { typed, name }: TypedFact): string {
  const at = positionOf(withPlainSpaces(text), withPlainSpaces(typed));
  return at < 0 ? text : `${text.slice(0, at)}{{${name}}}${text.slice(at + typed.length)}`;
}

const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

/** Returns where a fact stands in a text, not as a part of a longer word or number; -1 if it doesn't. */
function positionOf(text: string, fact: string): number {
  const isWord = (character: string | undefined) => /[\p{L}\d]/u.test(character ?? "");
  for (let at = text.indexOf(fact); at >= 0; at = text.indexOf(fact, at + 1)) {
    const after = text[at + fact.length];
    const isDecimal = after === "." && /\d/.test(text[at + fact.length + 1] ?? "");
    if (!isWord(text[at - 1]) && !isWord(after) && !isDecimal) return at;
  }
  return -1;
}
