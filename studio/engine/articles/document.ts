import remarkMdx from "remark-mdx";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import {
  type ArticleElement,
  articleElements,
  attribute,
  isElement,
} from "../../../content-model/compiler/articles/elements.ts";
import { factOpens, masked } from "../../../content-model/compiler/articles/masked-facts.ts";
import type {
  Node,
  PhrasingContent,
  RootContent,
} from "../../../content-model/compiler/articles/parse-article.ts";

/** A node of the editor's document, as ProseMirror writes it as JSON. */
export type DocNode = {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly DocMark[] | undefined;
  readonly content?: readonly DocNode[] | undefined;
};

export type DocMark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> };

/** A part of an article that the editor can't show. */
class Unknown extends Error {}

/** Returns a block of an article for the editor; undefined if the editor has no form for it. */
export function readBlock(node: RootContent): DocNode | undefined {
  try {
    return block(node);
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

function block(node: RootContent): DocNode {
  switch (node.type) {
    case "paragraph": {
      const [only, ...others] = node.children;
      if (only && others.length === 0 && isElement(only, "PullQuote")) return element(only);
      return filled("paragraph", inline(node.children));
    }
    case "heading":
      if (node.depth > 3) throw new Unknown();
      return { ...filled("heading", inline(node.children)), attrs: { level: node.depth } };
    case "blockquote":
      return { type: "blockquote", content: node.children.map(block) };
    case "list":
      return {
        ...(node.ordered
          ? { type: "ordered_list", attrs: { start: node.start ?? 1 } }
          : { type: "bullet_list" }),
        content: node.children.map((item) => ({ type: "list_item", content: item.children.map(block) })),
      };
    case "mdxJsxFlowElement":
      // Alone in its paragraph.
      if (isElement(node, "Cite"))
        return filled("paragraph", [{ type: "cite", attrs: { id: attribute(node, "id") } }]);
      return element(node);
    default:
      throw new Unknown();
  }
}

/** The names of the blocks' nodes in the editor. */
const blockNames = {
  Practice: "practice",
  SideNote: "side_note",
  PullQuote: "pull_quote",
  Print: "print",
  SupportLines: "support_lines",
} as const;

function element(node: ArticleElement): DocNode {
  const name = node.name as keyof typeof blockNames;
  if (!Object.hasOwn(blockNames, name)) throw new Unknown();
  const known: readonly string[] = articleElements[name];
  const attrs = Object.fromEntries(known.map((key) => [key, attribute(node, key)]));
  const isPlain = node.attributes.every(
    (one) =>
      one.type === "mdxJsxAttribute" &&
      known.includes(one.name) &&
      typeof one.value === "string" &&
      !one.value.includes(factOpens),
  );
  if (!isPlain) throw new Unknown();
  const type = blockNames[name];
  const children = node.children as RootContent[];
  if (name === "PullQuote") {
    const [only] = children;
    const words = only?.type === "paragraph" && children.length === 1 ? only.children : children;
    return filled(type, inline(words as PhrasingContent[]));
  }
  const base = known.length > 0 ? { type, attrs } : { type };
  return name === "Practice" || name === "SideNote" ? { ...base, content: children.map(block) } : base;
}

const filled = (type: string, content: readonly DocNode[]): DocNode =>
  content.length > 0 ? { type, content } : { type };

/** The marks in the order in which they are nested, the outermost first. */
const markOrder = ["link", "strong", "em"];

const withMark = (marks: readonly DocMark[], mark: DocMark) =>
  [...marks, mark].sort((one, other) => markOrder.indexOf(one.type) - markOrder.indexOf(other.type));

function inline(nodes: readonly PhrasingContent[], marks: readonly DocMark[] = []): DocNode[] {
  const result: DocNode[] = [];
  const add = (node: DocNode) => {
    const marked = marks.length > 0 ? { ...node, marks } : node;
    const last = result.at(-1);
    if (last?.text !== undefined && node.text !== undefined && sameMarks(last, marked)) {
      result[result.length - 1] = { ...last, text: last.text + node.text };
    } else result.push(marked);
  };
  for (const node of nodes) {
    if (node.type === "text") {
      for (const [index, part] of node.value.replace(/\n/g, " ").split(masked).entries()) {
        if (index % 2 === 1) add({ type: "fact", attrs: { name: part } });
        else if (part) add({ type: "text", text: part });
      }
    } else if (node.type === "break") add({ type: "hard_break" });
    else if (node.type === "emphasis") result.push(...inline(node.children, withMark(marks, { type: "em" })));
    else if (node.type === "strong")
      result.push(...inline(node.children, withMark(marks, { type: "strong" })));
    else if (node.type === "link" && !node.title && !node.url.includes(factOpens))
      result.push(...inline(node.children, withMark(marks, { type: "link", attrs: { href: node.url } })));
    else if (isElement(node, "Cite")) add({ type: "cite", attrs: { id: attribute(node, "id") } });
    else throw new Unknown();
  }
  return result;
}

const sameMarks = (one: DocNode, other: DocNode) =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? []);

/** Returns the same text for nodes that say the same: the order of keys and spaces at the edges of a paragraph don't matter. */
export function textOfNode(node: DocNode): string {
  const content = node.content?.filter(({ text }) => text !== "");
  const attrs = Object.entries(node.attrs ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  const marks = [...(node.marks ?? [])]
    .map(({ type, attrs }) => [type, Object.values(attrs ?? {})])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return JSON.stringify([node.type, node.text ?? "", attrs, marks, content?.map(textOfNode) ?? []]);
}

/**
 * Returns the words of a node as people read them, facts as placeholders. Braces that somebody typed are no placeholder: what has no
 * width keeps them apart.
 */
export const wordsOf = (node: DocNode): string =>
  node.text?.replace(/\{(?=\{)|\}(?=\})/g, "$&\u2060") ??
  (node.type === "fact"
    ? `{{${String(node.attrs?.name)}}}`
    : (node.content ?? []).map(wordsOf).join(isInlineParent(node) ? "" : " "));

const isInlineParent = ({ type }: DocNode) => ["paragraph", "heading", "pull_quote"].includes(type);

/** Returns text with plain spaces, and without characters that have no width, turn the words around them, or only a font of icons shows. */
export const visibleText = (text: string): string =>
  text
    .replace(/[\u00A0\u2007\u202F]/g, " ")
    .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uE000-\uF8FF]/g, "");

interface FactNode extends Node {
  type: "fact";
  name: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    fact: FactNode;
  }
  interface RootContentMap {
    fact: FactNode;
  }
}

const options: Options = {
  bullet: "-",
  emphasis: "*",
  listItemIndent: "one",
  rule: "-",
  unsafe: [
    { character: "{", inConstruct: "phrasing" },
    { character: "}", inConstruct: "phrasing" },
    { character: "{", atBreak: true },
  ],
  handlers: { fact: (node: FactNode) => `{{${node.name}}}` },
};

const printer = unified()
  .use(remarkMdx, { printWidth: Number.POSITIVE_INFINITY })
  .use(remarkStringify, options)
  .freeze();

/** Returns the text of blocks without a form of their own: paragraphs, headings, lists and quotations. */
export const printPlainBlocks = (nodes: readonly DocNode[]): string => printMarkdown(nodes.map(toBlock));

/** Returns the text of a block as a hand would write it. */
export function printBlock(node: DocNode): string {
  const attrs = node.attrs ?? {};
  if (node.type === "kept") return String(attrs.source);
  const [name] = Object.entries(blockNames).find(([, type]) => type === node.type) ?? [];
  if (!name) return printMarkdown([toBlock(node)]);
  const written = Object.entries(attrs)
    .filter(([, value]) => value !== "" && value !== null)
    .map(([key, value]) => ` ${key}="${encode(String(value))}"`)
    .join("");
  if (node.type === "print" || node.type === "support_lines") return `<${name}${written} />`;
  const inner =
    node.type === "pull_quote"
      ? printMarkdown([{ type: "paragraph", children: nestMarks(node.content ?? []) }])
      : `\n${printMarkdown((node.content ?? []).map(toBlock))}\n`;
  return `<${name}${written}>${inner}</${name}>`;
}

/** In an attribute, only these would end or change the text. */
const encode = (text: string) =>
  text.replace(/\s+/g, " ").trim().replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A paragraph that begins with one of these words would be code. */
const code = /^(\s*)([ie])((?:mport|xport)\b)/gm;

const printMarkdown = (children: RootContent[]) =>
  printer
    .stringify({ type: "root", children })
    .trimEnd()
    .replace(code, (_, space: string, first: string, rest: string) => {
      return `${space}&#${first.charCodeAt(0)};${rest}`;
    });

function toBlock(node: DocNode): RootContent {
  const content = node.content ?? [];
  switch (node.type) {
    case "heading":
      return { type: "heading", depth: node.attrs?.level === 3 ? 3 : 2, children: nestMarks(content) };
    case "blockquote":
      return {
        type: "blockquote",
        children: content.map((child) => toBlock(child) as RootContent & { type: "paragraph" }),
      };
    case "bullet_list":
    case "ordered_list":
      return {
        type: "list",
        ordered: node.type === "ordered_list",
        start: typeof node.attrs?.start === "number" ? node.attrs.start : 1,
        spread: false,
        children: content.map((item) => ({
          type: "listItem",
          spread: false,
          children: (item.content ?? []).map(
            (child) => toBlock(child) as RootContent & { type: "paragraph" },
          ),
        })),
      };
    default:
      return { type: "paragraph", children: nestMarks(trimmed(content)) };
  }
}

/** Without spaces and line breaks at the ends, which Markdown doesn't keep. */
function trimmed(nodes: readonly DocNode[]): DocNode[] {
  const content = nodes.slice(0, nodes.findLastIndex(({ type }) => type !== "hard_break") + 1);
  return content.flatMap((node, index) => {
    if (node.text === undefined) return [node];
    let text = node.text.replace(/[\n\t]/g, " ").replace(/[⦃⦄]/g, "");
    if (index === 0) text = text.replace(/^ +/, "");
    if (index === content.length - 1) text = text.replace(/ +$/, "");
    return text ? [{ ...node, text }] : [];
  });
}

/** Returns inline nodes with their marks around them, as Markdown nests them: links, then strong, then emphasis. */
export function nestMarks(nodes: readonly DocNode[], depth: readonly string[] = []): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at] as DocNode;
    const mark = outermost(node, depth);
    if (!mark) {
      result.push(leaf(node));
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < nodes.length && isSameMark(outermost(nodes[end] as DocNode, depth), mark)) end += 1;
    const children = nestMarks(nodes.slice(at, end), [...depth, mark.type]);
    if (mark.type === "link") result.push({ type: "link", url: String(mark.attrs?.href ?? ""), children });
    else result.push({ type: mark.type === "em" ? "emphasis" : "strong", children });
    at = end;
  }
  return result;
}

const outermost = ({ marks = [] }: DocNode, depth: readonly string[]) =>
  ["link", "strong", "em"]
    .filter((type) => !depth.includes(type))
    .flatMap((type) => marks.filter((mark) => mark.type === type))[0];

const isSameMark = (one: DocMark | undefined, other: DocMark) =>
  one?.type === other.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {});

function leaf(node: DocNode): PhrasingContent {
  if (node.type === "hard_break") return { type: "break" };
  if (node.type === "fact") return { type: "fact", name: String(node.attrs?.name) };
  if (node.type !== "cite") return { type: "text", value: node.text ?? "" };
  return {
    type: "mdxJsxTextElement",
    name: "Cite",
    attributes: [{ type: "mdxJsxAttribute", name: "id", value: String(node.attrs?.id) }],
    children: [],
  };
}
