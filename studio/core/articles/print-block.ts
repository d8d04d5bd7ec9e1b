import remarkMdx from "remark-mdx";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import type {
  Node,
  PhrasingContent,
  RootContent,
} from "../../../content-model/compiler/articles/parse-article.ts";
import { blockNames, type DocMark, type DocNode } from "./document.ts";

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
