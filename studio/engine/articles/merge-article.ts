import { isDeepStrictEqual } from "node:util";
import { type Fields, findField, isFields } from "../content/entries.ts";
import { readableFields } from "./names.ts";
import { frontOf, setArticleField } from "./open-article.ts";

/** An article as a window saw it, as it was typed there, and as its file is by now. */
type Texts = { readonly base: string; readonly typed: string; readonly inFile: string };

type Merged = {
  readonly text: string;
  /** Both changed a field, and the file's value of it gave way. */
  readonly hasConflict: boolean;
};

/**
 * Returns a file's text with the changes that a window made to an older one. So a picture that is chosen on the phone doesn't
 * undo words that were written on the laptop meanwhile. Of a field that both changed, the window's value holds.
 *
 * @returns undefined if both changed the words below the fields, or the fields can't be read
 */
export function mergeArticle({ base, typed, inFile }: Texts): Merged | undefined {
  const [old, own, other] = [base, typed, inFile].map(readableFields);
  const body = mergeBodies({ base: bodyOf(base), typed: bodyOf(typed), inFile: bodyOf(inFile) });
  if (!old || !own || !other || body === undefined) return undefined;
  let text = frontOf(inFile) + body;
  let hasConflict = false;
  for (const path of changedPaths(old, own)) {
    const [before, value, others] = [old, own, other].map(
      (fields) => findField(undefined, fields, path)?.value,
    );
    hasConflict ||= !isDeepStrictEqual(others, before) && !isDeepStrictEqual(others, value);
    text = setArticleField(text, path, value);
  }
  return { text, hasConflict };
}

const bodyOf = (text: string) => text.slice(frontOf(text).length);

function mergeBodies({ base, typed, inFile }: Texts): string | undefined {
  if (typed === base) return inFile;
  return inFile === base || inFile === typed ? typed : undefined;
}

/** Returns the fields that differ; of a group that both have, those inside it. */
function changedPaths(before: Fields, after: Fields): string[][] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [old, own] = [before[name], after[name]];
    if (isDeepStrictEqual(old, own)) return [];
    if (!isFields(old) || !isFields(own)) return [[name]];
    return changedPaths(old, own).map((path) => [name, ...path]);
  });
}
