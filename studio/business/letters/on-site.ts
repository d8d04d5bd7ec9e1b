import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { pathOf } from "../../../content-model/schema/content-files.ts";
import type { LetterBlock } from "../../../domain/letter.ts";
import { letterPath } from "../../../domain/pages.ts";
import { type DocNode, printPlainBlocks, wordsOf } from "../../engine/articles/document.ts";
import { slugOfTitle } from "../../engine/articles/names.ts";
import { isFields } from "../../engine/content/entries.ts";

/** Returns the paths of the letters that stand on the site, by the ids under which they were sent. Never throws. */
export function lettersOnSite(sources: Sources): ReadonlyMap<string, string> {
  const file = pathOf("letters");
  const { data } = parseSource(file, sources.get(file) ?? "");
  const entries: readonly unknown[] = Array.isArray(data) ? data : [];
  return new Map(
    entries.filter(isFields).map(({ id, slug }): [string, string] => [String(id), letterPath(String(slug))]),
  );
}

type SentLetter = {
  readonly id: string;
  readonly subject: string;
  readonly blocks: readonly LetterBlock[];
};

/**
 * Returns the entry of `content/letters.yaml` for a letter that was sent.
 *
 * @param sent the day, as year-month-day
 * @param sources the content, whose letters keep their addresses
 */
export function entryOf({ id, subject, blocks }: SentLetter, sent: string, sources: Sources) {
  const taken = new Set(lettersOnSite(sources).values());
  const name = [sent, slugOfTitle(subject)].filter(Boolean).join("-");
  let slug = name;
  for (let count = 2; taken.has(letterPath(slug)); count++) slug = `${name}-${count}`;
  return { id, slug, sent, subject, text: printPlainBlocks(withoutEmpty(blocks)) };
}

/** Leaves out paragraphs, items and quotations without words: a page can't show them. */
const withoutEmpty = (nodes: readonly DocNode[]): DocNode[] =>
  nodes
    .filter((node) => wordsOf(node).trim() !== "")
    .map((node) =>
      node.type === "paragraph" || node.type === "heading"
        ? node
        : { ...node, content: withoutEmpty(node.content ?? []) },
    );
