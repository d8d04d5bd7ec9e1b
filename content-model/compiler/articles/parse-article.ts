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
  type Body,
  type Draft,
  draftSchema,
  type FrontMatter,
  frontMatterSchema,
} from "../../schema/article.ts";
import { alternativeTextError } from "../../schema/fields.ts";
import type { FieldPath } from "../field-at.ts";
import { bracesError, fillText, type KnownFacts, withoutBraces } from "../placeholders.ts";
import { type Problem, tooDeep } from "../problem.ts";
import { problemsOf } from "../schema-problems.ts";
import { parseSource } from "../source-file.ts";
import { articleBody } from "./article-body.ts";
import { linesOfCitations } from "./citations.ts";
import { articleElements, attribute, attributesOf, isElement } from "./elements.ts";
import { fillFacts, fillFields } from "./fill-facts.ts";
import { maskFacts } from "./masked-facts.ts";

/** A parsed article, and what stands in it. */
export type { Node, PhrasingContent, RootContent };

/** Parses the text of an article, front matter included. */
export const articleParser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** In characters: twenty times the longest article. */
const longestText = 100_000;

type ReadTree =
  | { readonly tree: Root; readonly errors?: never }
  | { readonly tree?: never; readonly errors: readonly [InText, ...InText[]] };

/**
 * Parses an article’s text, whose facts are masked.
 *
 * @returns its tree, or why it is no article: code, elements and attributes that articles don’t have, or what can’t be read
 */
export function readTree(masked: string): ReadTree {
  if (masked.length > longestText) {
    const message = `This article has more than ${longestText.toLocaleString("en-AU")} characters. Make two of it.`;
    return { errors: [{ line: 1, message }] };
  }
  let tree: Root;
  try {
    tree = articleParser.parse(masked);
  } catch (error) {
    return { errors: [{ line: lineOf(error), message: `This article ${unreadable(error)}` }] };
  }
  const [first, ...others] = unknownParts(tree);
  return first ? { errors: [first, ...others] } : { tree };
}

/** Says that an article has no front matter. */
export const withoutFields: InText = {
  line: 1,
  message: "This article begins without its fields. Copy the lines between the two --- of another article.",
};

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
  /** Missing with the fields. */
  readonly body?: Body;
};

/** Parses an article, fills in facts, and reports what is wrong with it by itself. */
export function parseArticle(file: string, text: string, facts: KnownFacts): ParsedArticle {
  const inFacts: InText[] = [];
  const unbalanced: InText[] = [];
  const lines = text.split("\n").map((line, index) => {
    const braces = bracesError(line);
    if (braces) unbalanced.push({ line: index + 1, message: braces });
    const written = braces ? withoutBraces(line) : line;
    const { text, errors } = fillText(written, facts);
    if (text.includes("{{live:"))
      errors.push("A placeholder that depends on the date can’t stand in an article.");
    for (const message of errors) inFacts.push({ line: index + 1, message });
    return written;
  });
  const placed = ({ line, message }: InText) => problemAt(file, line, message);
  // Code may end with two braces.
  const asWritten = unbalanced.length > 0 ? readTree(maskFacts(text)).errors : undefined;
  const code = asWritten?.filter(({ message }) => message === noCode) ?? [];
  const { tree, errors } = code.length > 0 ? { errors: code } : readTree(maskFacts(lines.join("\n")));
  const linesOfErrors = new Set(errors?.map(({ line }) => line));
  const isElsewhere = ({ line }: InText) => !linesOfErrors.has(line);
  const inBraces = [...(code.length > 0 ? [] : unbalanced.filter(isElsewhere)), ...inFacts];
  const failed = (...problems: readonly Problem[]): ParsedArticle => ({
    ...nothing,
    problems: [...inBraces.map(placed), ...problems],
  });
  if (!tree) return failed(...unreadableArticle(file, errors).problems);
  const [first] = tree.children;
  if (first?.type !== "yaml") return failed(...unreadableArticle(file, [withoutFields]).problems);
  // Its first line is the second of the file.
  const source = parseSource(file, `\n${first.value}`);
  if (source.data === undefined) return failed(...source.problems);
  const data = fillFields(source.data, facts);
  fillFacts(tree, facts);
  const inText = [...strangeParts(tree), ...printErrors(tree)].map(placed);
  if (isDraft(data)) {
    const draft = draftSchema.safeParse(data);
    if (!draft.success) return failed(...problemsOf(draft.error, source, draftSchema, data));
    return { ...failed(...inText), draft: draft.data, lineOf: source.lineOf };
  }
  const parsed = frontMatterSchema.safeParse(data);
  const words = countWords(tree);
  const read = {
    namesPrint: printSchema.safeParse(data).success,
    links: linksOf(tree),
    photographs: photographsIn(tree),
    lineOf: source.lineOf,
  };
  // A draft may still be without them.
  const unfinished = [
    ...practiceErrors(tree).map(placed),
    ...(words === 0
      ? [
          {
            ...problemAt(file, first.position?.end.line ?? 1, "Write its text: there isn’t a word yet."),
            code: "no words" as const,
          },
        ]
      : []),
  ];
  if (!parsed.success) {
    const inFields = problemsOf(parsed.error, source, frontMatterSchema, data);
    return { ...failed(...inFields, ...inText, ...unfinished), ...read };
  }
  return {
    ...read,
    fields: parsed.data,
    problems: [...inBraces.map(placed), ...inText, ...unfinished],
    words,
    opening: textOf(tree.children.find(({ type }) => type === "paragraph") ?? ""),
    citations: linesOfCitations(tree),
    // The last step: it changes the tree.
    body: articleBody(tree),
  };
}

const nothing: ParsedArticle = {
  namesPrint: false,
  problems: [],
  words: 0,
  opening: "",
  citations: new Map(),
  links: [],
  photographs: [],
  lineOf: () => 1,
};

const problemAt = (file: string, line: number, message: string): Problem => ({
  severity: "error",
  file,
  line,
  field: "",
  message,
});

/** Returns what is known of an article whose text is no article. */
export const unreadableArticle = (file: string, errors: readonly InText[]): ParsedArticle => ({
  ...nothing,
  problems: errors.map(({ line, message }) => ({
    ...problemAt(file, line, message),
    code: "not an article",
  })),
});

const named = z.string().min(1);
const printSchema = z.object({ picture: z.object({ print: named }) });

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

const noCode = "Code can’t stand in an article. Delete it.";

/** Returns an error for each element, attribute and piece of code that articles can’t contain. */
function unknownParts(tree: Root): InText[] {
  const errors: InText[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression" || node.type === "mdxjsEsm") {
      errors.push({ line, message: noCode });
    }
    if (!(node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")) return;
    const name = node.name ?? "";
    const known = attributesOf(name);
    if (!known) {
      const all = Object.keys(articleElements);
      const meant = closestTo(name, all);
      const next = meant ? `Did you mean <${meant}>?` : `Use one of: ${all.join(", ")}.`;
      errors.push({ line, message: `<${name}> can’t stand in an article. ${next}` });
      return;
    }
    const names = new Set<string>();
    for (const one of node.attributes) {
      const isCode = one.type !== "mdxJsxAttribute" || (typeof one.value === "object" && one.value !== null);
      // Checks read the first of two, and the page would show the last.
      const isRepeated = !isCode && names.has(one.name);
      if (!isCode && known.includes(one.name) && !isRepeated) {
        names.add(one.name);
        continue;
      }
      const message = isCode
        ? noCode
        : `<${name}> has ${isRepeated ? `“${one.name}” twice. Delete one of them` : `no “${one.name}”. Delete it`}.`;
      errors.push({ line: one.position?.start.line ?? line, message });
    }
  });
  return errors;
}

/** What may stand in an article besides its elements. */
const textParts = new Set([
  "root",
  "yaml",
  "paragraph",
  "heading",
  "blockquote",
  "list",
  "listItem",
  "thematicBreak",
  "text",
  "emphasis",
  "strong",
  "link",
  "linkReference",
  "definition",
  "break",
  "code",
  "inlineCode",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
]);

/** Returns an error for each part that pages of articles have no form for: a picture from elsewhere, above all. */
function strangeParts(tree: Root): InText[] {
  const errors: InText[] = [];
  visit(tree, (node) => {
    if (textParts.has(node.type)) return;
    const message =
      node.type === "image" || node.type === "imageReference"
        ? "A picture can’t stand here like this. Delete it, and put it in as a print or as a photograph of yours."
        : "This part can’t stand in an article. Delete it.";
    errors.push({ line: node.position?.start.line ?? 1, message });
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
  visit(tree, (node) => {
    if (node.type !== "link" && node.type !== "definition") return;
    links.push({ url: node.url, line: node.position?.start.line ?? 1 });
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

/** Explains a syntax error in an article, by the words of micromark’s MDX extensions and acorn: their errors have codes for few of them. */
function unreadable(error: unknown): string {
  if (error instanceof RangeError) return tooDeep;
  const reason = error instanceof Error && "reason" in error ? String(error.reason) : "";
  const [tag] = reason.match(/<\/?[A-Za-z]*>/) ?? [];
  if (tag) return `has a ${tag} without its other half. Copy such a part whole from another article.`;
  if (reason.includes("import"))
    return "has a paragraph that begins with “import” or “export”. Begin it with another word.";
  return reason.includes("expression") || reason.includes("brace")
    ? "has a brace that can’t be read. Delete “{”, or write a placeholder with two braces on each side."
    : "has something between < and > that can’t be read. Copy such a part whole from another article.";
}
