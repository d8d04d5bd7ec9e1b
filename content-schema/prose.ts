import type { PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { type LiveText, liveTexts } from "./live-texts.ts";

/** A part of a sentence: text, or text with a meaning. */
export type ProseNode =
  | string
  | { readonly strong: Prose }
  | { readonly em: Prose }
  | { readonly link: string; readonly words: Prose }
  /** A text that depends on the current time (`live-texts.ts`). */
  | { readonly live: string }
  /** A place that the page fills itself (`slots` in `fields.ts`). */
  | { readonly slot: string }
  | { readonly break: true };

/** Sentences with inline formatting. Most have none, and stay strings. */
export type Prose = string | readonly ProseNode[];

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
  const tree = fromMarkdown(source, {
    extensions: [{ disable: { null: notInline } }],
  });
  const [paragraph, second] = tree.children;
  if (second || paragraph?.type !== "paragraph") {
    return { error: "must be one paragraph: empty lines can’t stand here" };
  }
  const empty = source.match(/\[[^\]]*\]\(\s*\)/);
  if (empty) return { error: `contains a link that leads nowhere: ${empty[0]}` };
  return { prose: simplify(paragraph.children.flatMap(toNode)) };
}

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

/** Returns the words of prose, without its formatting; texts that depend on the time as they read without scripts. */
export function plainText(prose: Prose): string {
  if (typeof prose === "string") return prose;
  return prose
    .map((node) => {
      if (typeof node === "string") return node;
      if ("strong" in node) return plainText(node.strong);
      if ("em" in node) return plainText(node.em);
      if ("link" in node) return plainText(node.words);
      if ("live" in node) return isLive(node.live) ? liveTexts[node.live] : "";
      return "break" in node ? " " : "";
    })
    .join("");
}

/** Returns the links in prose. */
export function linksIn(prose: Prose): string[] {
  if (typeof prose === "string") return [];
  return prose.flatMap((node) => {
    if (typeof node === "string") return [];
    if ("strong" in node) return linksIn(node.strong);
    if ("em" in node) return linksIn(node.em);
    return "link" in node ? [node.link, ...linksIn(node.words)] : [];
  });
}

const isLive = (name: string): name is LiveText => name in liveTexts;
