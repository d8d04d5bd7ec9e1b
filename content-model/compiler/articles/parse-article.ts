import type { Node, PhrasingContent, Root, RootContent } from "mdast";

import { toString as textOf } from "mdast-util-to-string";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { z } from "zod";
import { closestTo } from "../../../domain/closest-to.ts";
import { photographInText, printsForArticles } from "../../../domain/pictures.ts";
import {
  altLimits,
  type Draft,
  draftSchema,
  type FrontMatter,
  frontMatterSchema,
} from "../../schema/article.ts";
import { alternativeTextError } from "../../schema/fields.ts";
import type { FieldPath } from "../field-at.ts";
import type { Problem } from "../problem.ts";
import { problemsOf } from "../schema-problems.ts";
import { parseSource } from "../source-file.ts";
import { linesOfCitations } from "./citations.ts";
import { attribute, isElement } from "./elements.ts";

/** A parsed article, and what stands in it. */
export type { Node, PhrasingContent, Root, RootContent };

/** Parses the text of an article, front matter included. */
export const articleParser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** What an article says, before it is compared with the rest of the content. */
export type ParsedArticle = {
  /** Missing if the article can't be read, its fields are wrong, or it is a draft. */
  readonly fields?: FrontMatter;
  /** What a draft has. */
  readonly draft?: Draft;
  /** It says which print stands above it, whatever is wrong with other fields. */
  readonly namesPrint: boolean;
  readonly problems: readonly Problem[];
  readonly words: number;
  /** Its first paragraph. */
  readonly opening: string;
  /** The cited references in order, with the line of the first citation. */
  readonly citations: ReadonlyMap<string, number>;
  readonly links: readonly { readonly url: string; readonly line: number }[];
  /** The owner's photographs in the text. */
  readonly photographs: readonly { readonly url: string; readonly line: number }[];
  lineOf(path: FieldPath): number;
};

/** Parses an article and reports what is wrong with it by itself. */
export function parseArticle(file: string, text: string): ParsedArticle {
  const failed = (...problems: readonly Problem[]): ParsedArticle => ({
    namesPrint: false,
    problems,
    words: 0,
    opening: "",
    citations: new Map(),
    links: [],
    photographs: [],
    lineOf: () => 1,
  });
  const problem = (line: number, message: string): Problem => ({
    severity: "error",
    file,
    line,
    field: "",
    message,
  });
  const closing = (line: number, message: string): Problem => ({
    ...problem(line, message),
    code: "not an article",
  });
  let tree: Root;
  try {
    tree = articleParser.parse(text);
  } catch (error) {
    return failed(closing(lineOf(error), `This article ${unreadable(error)}`));
  }
  const [first] = tree.children;
  if (first?.type !== "yaml") {
    const message =
      "This article begins without its fields. Copy the lines between the two --- of another article.";
    return failed(closing(1, message));
  }
  // Its first line is the second of the file.
  const source = parseSource(file, `\n${first.value}`);
  if (source.data === undefined) return failed(...source.problems);
  const placed = ({ line, message }: InText) => problem(line, message);
  const inText = [
    ...unknownParts(tree).map(({ line, message }) => closing(line, message)),
    ...printErrors(tree).map(placed),
  ];
  if (isDraft(source.data)) {
    const draft = draftSchema.safeParse(source.data);
    if (!draft.success) return failed(...problemsOf(draft.error, source, draftSchema, source.data));
    return { ...failed(...inText), draft: draft.data, lineOf: source.lineOf };
  }
  const parsed = frontMatterSchema.safeParse(source.data);
  const namesPrint = printSchema.safeParse(source.data).success;
  if (!parsed.success)
    return { ...failed(...problemsOf(parsed.error, source, frontMatterSchema, source.data)), namesPrint };
  const words = countWords(tree);
  return {
    fields: parsed.data,
    namesPrint,
    // A draft may still be without them.
    problems: [
      ...inText,
      ...practiceErrors(tree).map(placed),
      ...(words === 0
        ? [problem(first.position?.end.line ?? 1, "Write its text: there isn’t a word yet.")]
        : []),
    ],
    words,
    opening: textOf(tree.children.find(({ type }) => type === "paragraph") ?? ""),
    citations: linesOfCitations(tree),
    links: linksOf(tree),
    photographs: photographsIn(tree),
    lineOf: source.lineOf,
  };
}

const named = z.string().min(1);
const printSchema = z.object({
  picture: z.union([z.object({ print: named }), z.object({ motif: named })]),
});

/** Whether the front matter says that the article is a draft: no build shows it, and only its text is checked. */
export const isDraft = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "draft" in data && data.draft === true;

/** Elements outside the running text. */
const asides = ["SideNote", "PullQuote", "SupportLines", "HeadCount"] as const;

/** Counts the words of an article's body. */
function countWords(tree: Root): number {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "yaml" || isElement(node, ...asides)) return SKIP;
    if (isElement(node, "Practice")) texts.push(attribute(node, "title"), attribute(node, "stop"));
    if (node.type !== "paragraph" && node.type !== "heading") return undefined;
    texts.push(textOf(node.children.filter((child) => !isElement(child, ...asides))));
    return SKIP;
  });
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

type InText = { readonly line: number; readonly message: string };

const parts = [
  "Cite",
  "Group",
  "HeadCount",
  "Practice",
  "Print",
  "PullQuote",
  "SideNote",
  "SupportLines",
] as const;

/** Returns an error for each element and each piece of code that articles can’t contain. */
function unknownParts(tree: Root): InText[] {
  const errors: InText[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression" || node.type === "mdxjsEsm") {
      errors.push({ line, message: "Code can’t stand in an article. Delete it." });
    }
    if (!(node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")) return;
    const name = node.name ?? "";
    if (parts.some((part) => part === name)) return;
    const meant = closestTo(name, parts);
    const next = meant ? `Did you mean <${meant}>?` : `Use one of: ${parts.join(", ")}.`;
    errors.push({ line, message: `<${name}> can’t stand in an article. ${next}` });
  });
  return errors;
}

/** Returns an error for each print that isn't drawn, stands twice, or doesn't say what it shows. */
function printErrors(tree: Root): InText[] {
  const errors: InText[] = [];
  const shown = new Set<string>();
  visit(tree, (node) => {
    if (!isElement(node, "Print")) return;
    const line = node.position?.start.line ?? 1;
    const [name, alt] = [attribute(node, "name"), attribute(node, "alt").trim()];
    if (!photographInText(name) && !printsForArticles.some((print) => print === name)) {
      const meant = closestTo(name, printsForArticles);
      const next = meant ? `Did you mean “${meant}”?` : `Use one of: ${printsForArticles.join(", ")}.`;
      errors.push({ line, message: `No print is called “${name}”. ${next}` });
    } else if (shown.has(name)) errors.push({ line, message: `The print “${name}” stands here twice.` });
    shown.add(name);
    if (alt.length < altLimits.min || alt.length > altLimits.max) {
      const message = `The print “${name}” needs an alt of ${altLimits.min} to ${altLimits.max} characters: what it shows, for people who can’t see it.`;
      errors.push({ line, message });
    }
    const tooLong = alternativeTextError(alt);
    if (tooLong) errors.push({ line, message: `The alt of the print “${name}” ${tooLong}.` });
  });
  return errors;
}

/** Returns an error for each practice that doesn't say what it is called, how long it takes, or what it works with. */
function practiceErrors(tree: Root): InText[] {
  const errors: InText[] = [];
  visit(tree, (node) => {
    if (!isElement(node, "Practice")) return;
    const line = node.position?.start.line ?? 1;
    const [title, length] = [attribute(node, "title"), attribute(node, "length")];
    const senses = attribute(node, "works").split(" ");
    const called = title ? `The practice “${title}”` : "A practice";
    if (!title) errors.push({ line, message: "A practice needs a title." });
    if (!length) errors.push({ line, message: `${called} needs how long it takes, and where.` });
    if (senses.some((sense) => !["see", "hear", "feel"].includes(sense))) {
      const message = `${called} needs what it works with: see, hear, feel, or several of them.`;
      errors.push({ line, message });
    }
    visit(node, "listItem", (step) => {
      if (textOf(step).trim() !== "") return;
      const message = `${called} has an empty step. Write it, or take it out.`;
      errors.push({ line: step.position?.start.line ?? line, message });
    });
  });
  return errors;
}

function linksOf(tree: Root): ParsedArticle["links"] {
  const links: ParsedArticle["links"][number][] = [];
  visit(tree, "link", ({ url, position }) => {
    links.push({ url, line: position?.start.line ?? 1 });
  });
  return links;
}

function photographsIn(tree: Root): ParsedArticle["photographs"] {
  const photographs: ParsedArticle["photographs"][number][] = [];
  visit(tree, (node) => {
    if (!isElement(node, "Print") || !photographInText(attribute(node, "name"))) return;
    photographs.push({ url: attribute(node, "name"), line: node.position?.start.line ?? 1 });
  });
  return photographs;
}

/** The line of a syntax error in an article. */
const lineOf = (error: unknown): number =>
  typeof error === "object" && error !== null && "line" in error && typeof error.line === "number"
    ? error.line
    : 1;

/** Explains a syntax error in an article. */
function unreadable(error: unknown): string {
  const reason = error instanceof Error && "reason" in error ? String(error.reason) : "";
  const [tag] = reason.match(/<\/?[A-Za-z]*>/) ?? [];
  if (tag) return `has a ${tag} without its other half. Copy such a part whole from another article.`;
  if (reason.includes("import"))
    return "has a paragraph that begins with “import” or “export”. Begin it with another word.";
  return reason.includes("expression") || reason.includes("brace")
    ? "has a brace that can’t be read. Delete “{”, or write a placeholder with two braces on each side."
    : "has something between < and > that can’t be read. Copy such a part whole from another article.";
}
