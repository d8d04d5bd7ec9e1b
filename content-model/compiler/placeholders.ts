import { closestTo } from "../../domain/closest-to.ts";
import { type Fact, type Facts, placeholder, wordsOfFact } from "../../domain/facts.ts";
import { liveTexts } from "../schema/fill-slots.ts";
import { unknownFacts } from "./facts.ts";

/**
 * Replaces the placeholders in a text: `{{course.price}}`, and `{{course.sessions:words}}` or `:Words` for a number in
 * words. Those of live texts stay, marked for `parseProse`, and so do the field's slots.
 *
 * @returns the text, and a sentence for each placeholder that is unknown
 */
export function fillPlaceholders(
  text: string,
  facts: Facts,
  slots: readonly string[] = [],
): { text: string; errors: string[] } {
  const errors: string[] = [];
  const filled = text.replace(placeholder, (whole, inside: string) => {
    if (slots.includes(inside)) return `{{${inside}}}`;
    if (Object.hasOwn(liveTexts, inside)) return `{{live:${inside}}}`;
    const [name = "", style] = inside.split(":");
    const fact = facts.get(name);
    const words = wordsOfFact(fact, style);
    if (words !== undefined) return words;
    errors.push(explain(whole, name, style, fact, [...slots, ...facts.keys()]));
    return "…";
  });
  return { text: filled, errors };
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
export const withoutPlaceholders = (text: string): string =>
  text
    .replace(/\]\(\{\{[^{}]*\}\}\)/g, "](/)")
    // Fields for telephone numbers take no ellipsis.
    .replace(/\{\{supportLines\.[^{}]*\}\}/g, "000")
    .replace(placeholder, "…");
