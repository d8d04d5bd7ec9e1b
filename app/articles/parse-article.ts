import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { parse as parseYaml } from "yaml";
import { references } from "#content/references";
import { findCitations } from "./citations.ts";
import { attribute, isElement } from "./elements.ts";
import { type FrontMatter, parseFrontMatter } from "./front-matter.ts";
import { referenceOf } from "./reference-of.ts";

/** An article without its body. */
export type Article = FrontMatter & {
  /** The word count of the body, without notes, side notes and pull quotes. */
  readonly words: number;
  /** The reading time. */
  readonly minutes: number;
  /** In the order of its notes. */
  readonly citations: readonly string[];
};

const wordsPerMinute = 225;
/** `margin-notes.css` positions this many notes. */
const maxNotes = 24;

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * Parses and validates the text of one article.
 *
 * @param today as year-month-day
 * @returns the article, or error messages that begin with the name of the field
 */
export function parseArticle(
  text: string,
  today: string,
): { readonly article: Article } | { readonly errors: readonly string[] } {
  let tree: Root;
  let data: unknown;
  try {
    tree = parser.parse(text);
    const [first] = tree.children;
    data = first?.type === "yaml" ? parseYaml(first.value) : undefined;
  } catch (error) {
    return { errors: [`cannot be parsed: ${error instanceof Error ? error.message : error}`] };
  }
  const parsed = parseFrontMatter(data);
  if ("errors" in parsed) return parsed;

  const { frontMatter } = parsed;
  const cited = findCitations(tree);
  const unknown = cited.filter((id) => !isReference(id));
  const errors = [
    ...unknown.map((id) => `<Cite id="${id}"> is not in content/references.yaml`),
    ...(cited.length > maxNotes ? [`cites ${cited.length} sources, more than the limit of ${maxNotes}`] : []),
    ...dateErrors(frontMatter, today, cited.filter(isReference)),
  ];
  if (errors.length > 0) return { errors };
  const words = countWords(tree);
  return {
    article: {
      ...frontMatter,
      words,
      minutes: Math.ceil(words / wordsPerMinute),
      citations: cited.filter(isReference),
    },
  };
}

const isReference = (id: string): boolean => Object.hasOwn(references, id);

/** Rejects dates in the future, an update before publication, and sources newer than the article. */
function dateErrors({ published, updated }: FrontMatter, today: string, cited: readonly string[]): string[] {
  const newest = updated ?? published;
  const newer = cited.filter((id) => (referenceOf(id).year ?? 0) > Number(newest.slice(0, 4)));
  return [
    ...(published > today ? [`published is in the future: ${published}`] : []),
    ...(updated && updated > today ? [`updated is in the future: ${updated}`] : []),
    ...(updated && updated <= published ? ["updated must be after published"] : []),
    ...newer.map((id) => `updated is missing: the article cites ${id}, which is newer than ${newest}`),
  ];
}

/** Elements outside the running text. */
const asides = ["SideNote", "PullQuote", "SupportLines"] as const;

/** Counts the words of an article's body. */
function countWords(tree: Root): number {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "yaml" || isElement(node, ...asides)) return SKIP;
    if (isElement(node, "Practice")) texts.push(attribute(node, "title"));
    if (node.type !== "paragraph" && node.type !== "heading") return undefined;
    texts.push(textOf(node.children.filter((child) => !isElement(child, ...asides))));
    return SKIP;
  });
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
