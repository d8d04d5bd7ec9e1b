import { fieldAt, metaOf } from "../../../../content-model/compiler/field-at.ts";
import { followsName } from "../../../../content-model/compiler/problem.ts";
import { frontMatterSchema } from "../../../../content-model/schema/article.ts";
import type { DocNode } from "../../../engine/articles/document.ts";
import { fieldOrder } from "../../../engine/articles/open-article.ts";
import type { ArticleProblem } from "../../../server/routes/articles.ts";

/** Where a field of an article is: `["picture", "alt"]`. */
export type Path = readonly (string | number)[];

/** Something that keeps an article from being published, in the owner's words, and the field that it is about. */
export type Need = { readonly words: string; readonly path: Path };

/** What the owner calls a field of an article. */
export function titleOf(path: Path): string {
  if (path[0] === "inShort" && path.length > 1) return `In short, sentence ${Number(path[1]) + 1}`;
  return metaOf(fieldAt(frontMatterSchema, path))?.title ?? String(path[0]);
}

/** Where the article's text is. */
const inText: Path = ["text"];

/** Returns what is left of an article's problems with the text as this window has it: the studio may not have its first words yet. */
export const problemsWith = (
  text: readonly DocNode[],
  problems: readonly ArticleProblem[],
): readonly ArticleProblem[] =>
  text.some(hasWords) ? problems.filter(({ code }) => code !== "no words") : problems;

const hasWords = ({ text = "", content = [] }: DocNode): boolean =>
  text.trim() !== "" || content.some(hasWords);

/** What isn't whole in a text: an empty field of a box, or an empty step. */
const unfinished = ":invalid, section li > p:has(> br:only-child)";

const pathOf = (field: string): Path =>
  field.split(" › ").map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));

/** What to do about a field that is empty. */
const toFill: Readonly<Record<string, string>> = {
  title: "Write the title",
  standfirst: "Write one line under the title",
  published: "Enter the day it’s published",
  "picture.alt": "Say what the picture shows",
};

/** Returns what an article needs: one entry for one thing, in the order of the fields. */
export function needsOf(problems: readonly ArticleProblem[]): Need[] {
  const needs = new Map<string, Need>();
  for (const problem of problems) {
    const need = needOf(problem);
    const key = need.path === inText ? need.words : need.path.join(".");
    if (!needs.has(key)) needs.set(key, need);
  }
  // A print brings its description, so that it's chosen first.
  const place = ({ path }: Need) => fieldOrder.indexOf(String(path[0])) + (path[1] === "alt" ? 0.5 : 0);
  return [...needs.values()].sort((one, other) => place(one) - place(other));
}

export const stillNeededWords = (count: number): string =>
  count === 0 ? "Nothing missing" : `${count} still needed`;

function needOf(problem: ArticleProblem): Need {
  const { field, message, code, source } = problem;
  if (code === "no picture")
    return {
      words: "Choose a print for its picture, or add a photograph of yours",
      path: ["picture", "print"],
    };
  if (code === "unknown source")
    return {
      words: `It cites a source that is no longer in the list (${source}): take its mark out of the text, or add the source again`,
      path: [...inText, String(source)],
    };
  if (field === "") return { words: message, path: inText };
  const found = pathOf(field);
  const path: Path = found[0] === "picture" && found.length === 1 ? ["picture", "alt"] : found;
  if (code === "empty") {
    const isOneOfThree = path[0] === "inShort" && path.length > 1;
    const words = isOneOfThree
      ? `Write “${titleOf(path)}”`
      : (toFill[path.join(".")] ?? `Fill in “${titleOf(path)}”`);
    return { words, path };
  }
  // The text's own problems have a place in it, no field.
  const isField = fieldAt(frontMatterSchema, path) !== undefined;
  return { words: sentenceOf(problem), path: isField ? path : inText };
}

/** Returns a problem as a sentence that names its field as the owner knows it. */
export function sentenceOf({ field, message }: ArticleProblem): string {
  return followsName(message) ? `“${titleOf(pathOf(field))}” ${message}` : message;
}

/** Opens the fold that has a field, and focuses it; in the text, what isn't finished there. */
export function goToField(path: Path): void {
  const field =
    document.querySelector<HTMLElement>(`[data-field="${path.join(".")}"]`) ??
    document.querySelector<HTMLElement>(`[data-field^="${path[0]}"]`);
  const fold = field?.closest("details");
  if (fold) fold.open = true;
  const [part, source] = path;
  if (field && part === "text") {
    goToText(field, source ? `[data-cite="${source}"]` : unfinished);
    return;
  }
  field?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  field?.scrollIntoView({ block: "center" });
}

/** Focuses an input in the text, or puts the cursor into a line of it. */
function goToText(field: HTMLElement, selector: string): void {
  const text = field.querySelector<HTMLElement>("[role=textbox]");
  const place = text?.querySelector<HTMLElement>(selector);
  const isInput = place?.matches("textarea, select");
  (isInput ? place : text)?.focus();
  if (place && !isInput) getSelection()?.collapse(place);
  place?.scrollIntoView({ block: "center" });
}
