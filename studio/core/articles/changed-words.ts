import { isDraft } from "../../../content-model/compiler/articles/parse-article.ts";
import { inTime, Unreadable } from "../../../content-model/compiler/in-time.ts";
import { asItWas } from "../content/change.ts";
import { isFields } from "../content/entries.ts";
import { wordsOf } from "./document.ts";
import { frontMatterOf } from "./names.ts";
import { readText } from "./open-article.ts";

/** How many characters of an article's changed sentences are shown. */
const longest = 400;

/** Returns what an article's change says: the sentences that went and those that came. */
export function changedWords(before: string | undefined, after: string | undefined) {
  const [one, other] = [before, after].map((text) => (text === undefined ? [] : sentencesIn(text)));
  const gone = missingIn(other, one);
  const come = missingIn(one, other);
  return {
    before: before === undefined ? undefined : (after === undefined ? "" : shorten(gone)) || asItWas,
    after:
      after === undefined
        ? undefined
        : isDraft(frontMatterOf(after))
          ? "a draft, which visitors don’t see"
          : before === undefined
            ? "new"
            : shorten(come) || (gone.length > 0 ? "removed" : "changed"),
  };
}

function missingIn(others: readonly string[] = [], sentences: readonly string[] = []): string[] {
  const there = new Set(others);
  return sentences.filter((sentence) => !there.has(sentence));
}

function sentencesIn(text: string): string[] {
  // Neither its address nor which print stands above it is a sentence.
  const { slug: _, picture, ...said } = frontMatterOf(text);
  const fields = textsIn({ ...said, alt: isFields(picture) ? picture.alt : undefined });
  const blocks = blocksIn(text);
  const body = blocks.length > 0 ? blocks.flatMap((block) => (block ? wordsOf(block) : [])) : [text];
  return [...fields, ...body.flatMap((words) => words.split(/(?<=[.?!][”’]?)\s+/))];
}

/** A text that can’t be read has no blocks: it is shown as it stands. */
function blocksIn(text: string) {
  try {
    return inTime(text, () => readText(text));
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

function shorten(sentences: readonly string[]): string {
  const text = sentences.join(" ");
  return text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, "")}…` : text;
}
