import { isDraft } from "../../../content-model/compiler/articles/parse-article.ts";
import { UnreadableError, withinTimeLimit } from "../../../content-model/compiler/time-limit.ts";
import { asItWas, stillUnseen, unseen, unseenAgain } from "../content/change.ts";
import { type Fields, isFields } from "../content/entries.ts";
import { wordsOf } from "./document.ts";
import { frontMatterOf } from "./names.ts";
import { readText } from "./open-article.ts";

/** How many characters of an article's changed sentences are shown. */
const longest = 400;

/** Returns what an article's change says: the sentences that went and those that came. */
export function changedWords(before: string | undefined, after: string | undefined) {
  const [one, other] = [before, after].map((text) => (text === undefined ? undefined : readInTime(text)));
  const gone = missingIn(other, one);
  const come = missingIn(one, other);
  return {
    before:
      before === undefined
        ? undefined
        : one?.isDraft
          ? unseen
          : (after === undefined ? "" : shorten(gone)) || asItWas,
    after:
      after === undefined
        ? undefined
        : other?.isDraft
          ? one?.isDraft
            ? stillUnseen
            : before === undefined
              ? unseen
              : unseenAgain
          : before === undefined || one?.isDraft
            ? "new"
            : shorten(come) || (gone.length > 0 ? "removed" : "changed"),
  };
}

function missingIn(other: ReadText | undefined, one: ReadText | undefined): string[] {
  const there = new Set(other?.sentences);
  return one?.sentences.filter((sentence) => !there.has(sentence)) ?? [];
}

type ReadText = { readonly isDraft: boolean; readonly sentences: readonly string[] };

/** A text that can’t be read is shown as it stands. */
function readInTime(text: string): ReadText {
  try {
    return withinTimeLimit(text, () => {
      const fields = frontMatterOf(text);
      return { isDraft: isDraft(fields), sentences: sentencesIn(text, fields) };
    });
  } catch (error) {
    if (error instanceof UnreadableError) return { isDraft: false, sentences: split(text) };
    throw error;
  }
}

function sentencesIn(text: string, fields: Fields): string[] {
  // Neither its address nor which print stands above it is a sentence.
  const { slug: _, picture, ...said } = fields;
  const blocks = readText(text);
  const body = blocks.length > 0 ? blocks.flatMap((block) => (block ? wordsOf(block) : [])) : [text];
  return [...textsIn({ ...said, alt: isFields(picture) ? picture.alt : undefined }), ...body.flatMap(split)];
}

const split = (words: string): string[] => words.split(/(?<=[.?!][”’]?)\s+/);

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
