import { closestTo } from "../../domain/closest-to.ts";
import { type Fact, type Facts, placeholder, wordsOfFact } from "../../domain/facts.ts";
import { liveTexts } from "../schema/fill-slots.ts";
import { supportLines, unknownFacts } from "./facts.ts";

/**
 * Replaces the placeholders in a text: `{{course.price}}`, and `{{course.sessions:words}}` or `:Words` for a number in
 * words. Those of live texts stay, marked for `parseProse`, and so do the field's slots.
 *
 * @param isMarkup whether the text is formatted: signs in a fact are escaped there, unless it is a sentence with links
 * @returns the text, and a sentence for each placeholder that is unknown
 */
function fillPlaceholders(
  text: string,
  facts: Facts,
  slots: readonly string[] = [],
  isMarkup = false,
): { text: string; errors: string[] } {
  const errors: string[] = [];
  const filled = text.replace(placeholder, (whole, inside: string) => {
    if (slots.includes(inside)) return `{{${inside}}}`;
    if (Object.hasOwn(liveTexts, inside)) return `{{live:${inside}}}`;
    const [name = "", style] = inside.split(":");
    const fact = facts.get(name);
    const words = wordsOfFact(fact, style);
    if (words !== undefined) return isMarkup && !fact?.hasLinks ? words.replace(/[\\*_[\]]/g, "\\$&") : words;
    errors.push(explain(whole, name, style, fact, [...slots, ...facts.keys()]));
    return "…";
  });
  return { text: filled, errors };
}

/** What placeholders stand for. While a file of facts has an error, only their names are known. */
export type KnownFacts = {
  readonly facts: Facts;
  readonly areKnown: boolean;
  /** The same for equal facts. */
  readonly id: string;
};

/** Fills a text's placeholders, as far as the facts are known, and returns what is wrong with them. */
export function fillText(
  source: string,
  { facts, areKnown }: KnownFacts,
  slots: readonly string[] = [],
  isMarkup = false,
) {
  const braces = bracesError(source);
  const text = braces ? withoutBraces(source) : source;
  const lines = areKnown ? [] : [...text.matchAll(/[\w.]+/g)].map(([name]) => name);
  const kept = [...slots, ...lines.filter((name) => name.startsWith(supportLines))];
  const filled = fillPlaceholders(text, facts, kept, isMarkup);
  return {
    text: areKnown ? filled.text : withoutPlaceholders(text),
    errors: [...filled.errors, ...(braces ? [braces] : [])],
  };
}

/** Returns a sentence if a placeholder in a text isn’t closed or isn’t opened. */
export function bracesError(text: string): string | undefined {
  if (!text.includes("{{") && !text.includes("}}")) return undefined;
  const rest = text.replace(placeholder, "");
  const [unclosed] = rest.match(/\{\{ *[\w.:-]{0,40}/) ?? [];
  if (unclosed) return `The placeholder “${unclosed}” isn’t closed. End it with two braces: ${unclosed}}}.`;
  const [unopened] = rest.match(/[\w.:-]{0,40} *\}\}/) ?? [];
  return unopened && `The placeholder “${unopened}” isn’t opened. Begin it with two braces: {{${unopened}.`;
}

/** Returns a text without the braces that `bracesError` reports. */
export const withoutBraces = (text: string): string =>
  text.replace(/(\{\{[^{}]*\}\})|\{\{|\}\}/g, (_, whole?: string) => whole ?? "");

/** The names of all facts, those included that are optional and empty. */
const inSchemas = unknownFacts();

function explain(
  whole: string,
  name: string,
  style: string | undefined,
  fact: Fact | undefined,
  known: readonly string[],
) {
  if (fact) {
    return fact.numbers === undefined
      ? `${whole} isn’t a number, so it can’t be written in words. Write {{${name}}}.`
      : `${whole} has an unknown ending “:${style}”. Write {{${name}}} or {{${name}:words}}.`;
  }
  if (inSchemas.has(name)) return `${whole} is empty. Fill in ${name}, or leave the placeholder out.`;
  const suggestion = closestTo(name, [...known, ...Object.keys(liveTexts)]);
  return `There is no fact called “${name}”.${suggestion ? ` Did you mean {{${suggestion}}}?` : ""}`;
}

/** Returns a text with an ellipsis in the place of each placeholder, for checks while the facts are unknown. */
const withoutPlaceholders = (text: string): string =>
  text
    .replace(/\]\(\{\{[^{}]*\}\}\)/g, "](/)")
    // Fields for telephone numbers take no ellipsis.
    .replace(/\{\{supportLines\.[^{}]*\}\}/g, "000")
    .replace(placeholder, "…");
