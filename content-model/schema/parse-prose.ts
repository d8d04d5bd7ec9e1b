import type { PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Prose, ProseNode } from "./prose.ts";

/** Only what can stand inside a sentence; everything else is text. */
const notInline = [
  "attentionSequenceImage",
  "autolink",
  "blockQuote",
  "characterReference",
  "codeFenced",
  "codeIndented",
  "codeText",
  "definition",
  "headingAtx",
  "htmlFlow",
  "htmlText",
  "labelStartImage",
  "list",
  "setextUnderline",
  "thematicBreak",
];

/** Returns a text’s paragraphs, in which only emphasis, strong text, links and line breaks are markup. */
export const inlineTree = (source: string): Root =>
  fromMarkdown(source, { extensions: [{ disable: { null: notInline } }] });

const placeholderPattern = /^\{\{(live:)?([\w.-]+)\}\}$/;

/**
 * Parses inline Markdown: `*emphasis*`, `**strong**`, `[words](link)`. A line break in the source is a line break on
 * the page.
 *
 * @returns the prose, or what is wrong with the source
 */
export function parseProse(
  source: string,
): { prose: Prose; error?: never } | { prose?: never; error: string } {
  const tree = inlineTree(source);
  const [paragraph, second] = tree.children;
  if (second || paragraph?.type !== "paragraph") {
    return { error: "must be one paragraph: empty lines can’t stand here" };
  }
  const empty = paragraph.children.find(leadsNowhere);
  if (empty?.position) {
    const written = source.slice(empty.position.start.offset, empty.position.end.offset);
    return { error: `contains a link that leads nowhere: ${written}` };
  }
  return { prose: simplify(paragraph.children.flatMap(toNode)) };
}

/** Whether a node is a link without an address, or contains one. */
const leadsNowhere = (node: PhrasingContent): boolean =>
  (node.type === "link" && node.url.trim() === "") ||
  ("children" in node && node.children.some(leadsNowhere));

function toNode(node: PhrasingContent): ProseNode[] {
  switch (node.type) {
    case "strong":
      return [{ strong: simplify(node.children.flatMap(toNode)) }];
    case "emphasis":
      return [{ em: simplify(node.children.flatMap(toNode)) }];
    case "link":
      return [{ link: node.url, words: simplify(node.children.flatMap(toNode)) }];
    case "break":
      return [{ break: true }];
    case "text":
      return textNodes(node.value);
    default:
      throw new Error(`Unexpected ${node.type} in prose`);
  }
}

/** Splits text at line breaks, at texts that depend on the time, and at slots. */
function textNodes(value: string): ProseNode[] {
  return value
    .split(/(\n|\{\{(?:live:)?[\w.-]+\}\})/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part === "\n") return { break: true };
      const [, live, name] = part.match(placeholderPattern) ?? [];
      if (name === undefined) return part;
      return live ? { live: name } : { slot: name };
    });
}

function simplify(nodes: readonly ProseNode[]): Prose {
  const [first = "", ...rest] = nodes;
  return rest.length === 0 && typeof first === "string" ? first : nodes;
}
