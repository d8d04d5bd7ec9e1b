import { fromMarkdown } from "mdast-util-from-markdown";
import type { RootContent } from "../../../content-model/compiler/articles/parse-article.ts";
import { unwrapLinks } from "../../../domain/unwrap-link.ts";
import { type DocNode, readBlock, visibleText } from "./document.ts";

const bullets = /^([ \t]*)(?:[•◦▪▫‣·●○■□➢✓]|o(?=\t))[ \t]+(?=\S)/;
const listItem = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]/;
const markdown = new RegExp(
  [
    // Headings, lists and quotations.
    /^#{1,6} \S/,
    listItem,
    /^> /,
    // Bold and slanted words, and links.
    /\*\*\S|(?:^|[\s(])[*_](?=\S)[^*_\n]*\S[*_](?=$|[\s).,;:!?])/,
    /[^[\]\n]\]\([^)\s]{1,2000}\)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "m",
);

type ListItem = Extract<RootContent, { type: "listItem" }>;

/** What a plain text means only by chance: an address before a line of dashes isn't a heading. */
const disable = [
  "setextUnderline",
  "codeIndented",
  "htmlFlow",
  "htmlText",
  "definition",
  "characterReference",
];

/** Parsing takes a time that grows with the square of some signs, and what is nested in thousands of them is too deep. */
const mostSigns = 2_000;
const sign = /[*_[\]`>#<&\\]|(?:[-+]|\d[.)])[ \t]/g;

/** Turns plain text into blocks: the Markdown that assistants copy, lines with bullets, or paragraphs between empty lines. */
export function readPlain(text: string): readonly DocNode[] {
  const lines = withListSigns(unwrapLinks(visibleText(text)).split(/\r\n?|[\n\u2028\u2029]/));
  const source = lines.join("\n");
  const isMarkdown = markdown.test(source) && (source.match(sign)?.length ?? 0) <= mostSigns;
  return (isMarkdown && readMarkdown(source)) || paragraphsOf(source);
}

/** Returns undefined if a text is nested too deeply. */
function readMarkdown(source: string): readonly DocNode[] | undefined {
  try {
    const { children } = fromMarkdown(source, { extensions: [{ disable: { null: disable } }] });
    return children.flatMap(simplify).flatMap((node) => readBlock(node) ?? []);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const paragraphsOf = (source: string): readonly DocNode[] =>
  source
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((words) => ({ type: "paragraph", content: [{ type: "text", text: words }] }));

/** Writes bullets as Markdown does, and ends their list where a line without one follows. */
function withListSigns(lines: readonly string[]): string[] {
  let isInList = false;
  return lines.flatMap((line) => {
    const item = line.replace(bullets, "$1- ");
    const endsList = isInList && item === line && /^\S/.test(line) && !listItem.test(line);
    isInList = item !== line || (isInList && !endsList);
    return endsList ? ["", line] : [item];
  });
}

/** Returns a block with what an article can have of it: code and HTML are words, and rules are nothing. */
function simplify(node: RootContent): RootContent[] {
  switch (node.type) {
    case "heading":
      return [
        {
          ...node,
          depth: node.depth > 2 ? 3 : 2,
          children: node.children.flatMap(simplify) as typeof node.children,
        },
      ];
    case "code":
    case "html":
      return [{ type: "paragraph", children: [{ type: "text", value: node.value }] }];
    case "inlineCode":
      return [{ type: "text", value: node.value }];
    case "image":
      return [{ type: "text", value: node.alt ?? "" }];
    case "break":
      return [{ type: "text", value: " " }];
    case "thematicBreak":
      return [];
    case "link": {
      const children = node.children.flatMap(simplify) as typeof node.children;
      return /^(?:https?:|mailto:|\/(?!\/))/.test(node.url) ? [{ ...node, title: null, children }] : children;
    }
    case "list": {
      const items = node.children.map(
        (item): ListItem => ({
          ...item,
          children: item.children.flatMap(simplify).flatMap(withoutHeading) as typeof item.children,
        }),
      );
      const filled = items.filter(({ children }) => children[0]?.type === "paragraph");
      return filled.length > 0 ? [{ ...node, children: filled }] : [];
    }
    case "blockquote": {
      const children = node.children.flatMap(simplify) as typeof node.children;
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    default:
      return "children" in node
        ? [{ ...node, children: node.children.flatMap(simplify) } as typeof node]
        : [node];
  }
}

const withoutHeading = (node: RootContent): RootContent =>
  node.type === "heading" ? { type: "paragraph", children: node.children } : node;
