import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { parse as parseYaml } from "yaml";
import { type Reference, type ReferenceId, references } from "../../content/references.ts";
import { citationsOf } from "./citations.ts";
import { attribute, isElement } from "./elements.ts";
import { type FrontMatter, parseFrontMatter } from "./front-matter.ts";

/** An article, as everything but its own page knows it. */
export type Article = FrontMatter & {
  /** Of its body alone: no notes, references, side notes or quotes from itself. */
  readonly words: number;
  readonly minutes: number;
  /** What it cites, in the order of its notes. */
  readonly citations: readonly ReferenceId[];
};

const wordsAMinute = 225;
/** As many as `margin-notes.css` has places for. */
const mostNotes = 24;

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * Reads one article.
 *
 * @param text what is in its file
 * @param today as year-month-day
 * @returns the article, or a sentence for each fault that begins with the name of the field
 */
export function readArticle(
  text: string,
  today: string,
): { readonly article: Article } | { readonly faults: readonly string[] } {
  let tree: Root;
  let data: unknown;
  try {
    tree = parser.parse(text);
    const [first] = tree.children;
    data = first?.type === "yaml" ? parseYaml(first.value) : undefined;
  } catch (error) {
    return { faults: [`cannot be read: ${error instanceof Error ? error.message : error}`] };
  }
  const parsed = parseFrontMatter(data);
  if ("faults" in parsed) return parsed;

  const { frontMatter } = parsed;
  const cited = citationsOf(tree);
  const unknown = cited.filter((id) => !isReference(id));
  const faults = [
    ...unknown.map((id) => `<Cite id="${id}"> is not in content/references.ts`),
    ...(cited.length > mostNotes
      ? [`cites ${cited.length} sources: there is room for ${mostNotes} notes`]
      : []),
    ...dateFaults(frontMatter, today, cited.filter(isReference)),
  ];
  if (faults.length > 0) return { faults };
  const words = wordsOf(tree);
  return {
    article: {
      ...frontMatter,
      words,
      minutes: Math.ceil(words / wordsAMinute),
      citations: cited.filter(isReference),
    },
  };
}

const isReference = (id: string): id is ReferenceId => Object.hasOwn(references, id);

/** What is wrong with the days of an article: to come, out of order, or older than what it cites. */
function dateFaults(
  { published, updated }: FrontMatter,
  today: string,
  cited: readonly ReferenceId[],
): string[] {
  const newest = updated ?? published;
  const newer = cited.filter((id) => ((references[id] as Reference).year ?? 0) > Number(newest.slice(0, 4)));
  return [
    ...(published > today ? [`published is in the future: ${published}`] : []),
    ...(updated && updated > today ? [`updated is in the future: ${updated}`] : []),
    ...(updated && updated <= published ? ["updated is not after published"] : []),
    ...newer.map((id) => `updated is missing: the article cites ${id}, which is newer than ${newest}`),
  ];
}

/** What stands beside the text and is not counted. */
const beside = ["SideNote", "PullQuote", "SupportLines"] as const;

/** How many words the body of an article has. */
function wordsOf(tree: Root): number {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "yaml" || isElement(node, ...beside)) return SKIP;
    if (isElement(node, "Practice")) texts.push(attribute(node, "title"));
    if (node.type !== "paragraph" && node.type !== "heading") return undefined;
    texts.push(textOf(node.children.filter((child) => !isElement(child, ...beside))));
    return SKIP;
  });
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
