import { diffArrays } from "diff";
import { stringify } from "yaml";
import { maskFacts } from "../../../content-model/compiler/articles/masked-facts.ts";
import { readTree, withoutFields } from "../../../content-model/compiler/articles/parse-article.ts";
import { removeValue, setValue } from "../content/edit-yaml.ts";
import { type DocNode, printBlock, readBlock, textOfNode } from "./document.ts";
import { yamlOf } from "./names.ts";

/** A block of an article, with its text. */
type Part = {
  readonly node: DocNode;
  readonly source: string;
  /** What stands between it and the part before. */
  readonly gap: string;
};

/** An article for the editor. */
export type OpenedArticle = {
  /** The fields with the lines around them. */
  readonly front: string;
  readonly parts: readonly Part[];
  /** What follows the last part. */
  readonly end: string;
};

/** An article that the editor can't show: it has code, or can't be read. */
export type ClosedArticle = { readonly line: number; readonly message: string };

/** Opens an article's text, which the studio has read before: one that takes too long isn’t sent to a screen. */
export function openArticle(source: string): OpenedArticle | ClosedArticle {
  const { tree, errors } = readTree(maskFacts(source));
  if (!tree) return errors[0];
  const [yaml, ...nodes] = tree.children;
  if (yaml?.type !== "yaml") return withoutFields;
  let at = yaml.position?.end.offset ?? 0;
  const front = source.slice(0, at);
  const parts = nodes.map((node): Part => {
    const [start, end] = [node.position?.start.offset ?? at, node.position?.end.offset ?? at];
    const gap = source.slice(at, start);
    at = end;
    const text = source.slice(start, end);
    return { node: survivor(readBlock(node), text), source: text, gap };
  });
  return { front, parts, end: source.slice(at) };
}

export const isOpen = (article: OpenedArticle | ClosedArticle): article is OpenedArticle =>
  "parts" in article;

/** The reason that a block of its own kind gives for not being edited here. */
const reason = "This part can only be changed in the file. It stays as it is.";

/** Returns a block if it would survive being printed; otherwise one that keeps its text and can't be changed. */
const survivor = (node: DocNode | undefined, source: string): DocNode =>
  node && survives(node) ? node : { type: "kept", attrs: { source, reason } };

const survives = (node: DocNode): boolean => {
  const back = readText(printBlock(node));
  return back.length === 1 && back[0] !== undefined && textOfNode(back[0]) === textOfNode(node);
};

/** Parses the text of blocks; empty if it can't be read. */
export function readText(text: string): (DocNode | undefined)[] {
  return readTree(maskFacts(text)).tree?.children.map(readBlock) ?? [];
}

/**
 * Returns the article's text with the editor's blocks. Blocks that are as they were opened keep every byte; only the others are
 * printed.
 */
export function writeArticle({ front, parts, end }: OpenedArticle, blocks: readonly DocNode[]): string {
  const written = blocks.filter((node) => !isEmpty(node));
  const kept = pairs(
    parts.map(({ node }) => textOfNode(node)),
    written.map(textOfNode),
  );
  let text = front;
  let last = -1;
  for (const [index, node] of written.entries()) {
    const from = kept.get(index);
    const part = from === undefined ? undefined : parts[from];
    const follows = from !== undefined && from === last + 1 && (index === 0 || kept.get(index - 1) === last);
    text += (follows && part ? part.gap : "\n\n") + (part?.source ?? printBlock(node));
    last = from ?? -2;
  }
  return text + (end || "\n");
}

const isEmpty = ({ type, content }: DocNode) =>
  ["paragraph", "heading", "pull_quote"].includes(type) && !content?.some(({ text }) => text?.trim() !== "");

/** Pairs the positions of equal texts in two lists, in order. */
function pairs(before: readonly string[], after: readonly string[]): ReadonlyMap<number, number> {
  const result = new Map<number, number>();
  let [row, column] = [0, 0];
  for (const { added, removed, count } of diffArrays([...before], [...after])) {
    if (!added && !removed)
      for (let index = 0; index < count; index++) result.set(column + index, row + index);
    if (!added) row += count;
    if (!removed) column += count;
  }
  return result;
}

/** The order of the fields in an article's file, and of its picture's. */
export const fieldOrder: readonly string[] = [
  "slug",
  "title",
  "standfirst",
  "description",
  "question",
  "excerpt",
  "draft",
  "published",
  "updated",
  "minutes",
  "section",
  "subjects",
  "warning",
  "inShort",
  "picture",
  "print",
  "alt",
];

/** Returns the fields of an article with the lines around them, as `openArticle` does. */
export const frontOf = (source: string): string => /^---\n(?:[\s\S]*?\n)?---/.exec(source)?.[0] ?? "";

/** Sets a field of an article; undefined removes it. All other bytes stay. */
export function setArticleField(source: string, path: readonly (string | number)[], value: unknown): string {
  const yaml = yamlOf(source);
  const edited = value === undefined ? removeValue(yaml, path) : setValue(yaml, path, value, fieldOrder);
  return `---\n${edited}${source.slice(4 + yaml.length)}`;
}

/** Returns the text of a new article: a draft, which no page shows. */
export const newArticle = (slug: string, title: string): string =>
  // A word such as 108 or true would be read as a number, or a yes or no.
  setArticleField(`---\n${stringify({ slug, draft: true })}---\n`, ["title"], title);
