import type { PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import {
  hasWords,
  type LetterBlock,
  type LetterInline,
  type LetterMark,
  letterBlocks,
} from "../../domain/letter.ts";

/** A part that letters can't have; its message follows the field. */
class Unfit extends Error {}

/** Parses a letter's Markdown into blocks, or returns what is wrong with it. */
export function parseLetter(
  source: string,
): { blocks: readonly LetterBlock[]; error?: never } | { blocks?: never; error: string } {
  try {
    const { data: blocks } = letterBlocks.safeParse(fromMarkdown(source).children.map(toBlock));
    if (!blocks) return { error: "has a quotation or a list with nothing in it. Delete that" };
    return hasWords(blocks) ? { blocks } : { error: "has no words. Write some, or delete the letter" };
  } catch (error) {
    if (error instanceof Unfit) return { error: error.message };
    throw error;
  }
}

function toBlock(node: RootContent): LetterBlock {
  switch (node.type) {
    case "paragraph":
      return { type: "paragraph", content: node.children.flatMap((child) => toInline(child)) };
    case "heading": {
      const content = node.children.flatMap((child) => toInline(child));
      if (node.depth === 2 || node.depth === 3)
        return { type: "heading", attrs: { level: node.depth }, content };
      throw new Unfit("has a heading that doesn’t begin with ## or ###. Begin it so");
    }
    case "blockquote":
      return { type: "blockquote", content: node.children.map(toBlock) };
    case "list":
      return {
        ...(node.ordered
          ? { type: "ordered_list", attrs: { start: node.start ?? 1 } }
          : { type: "bullet_list" }),
        content: node.children.map((item) => ({ type: "list_item", content: item.children.map(toBlock) })),
      };
    default:
      throw unfit(node);
  }
}

function toInline(node: PhrasingContent, marks: readonly LetterMark[] = []): LetterInline[] {
  const within = (children: readonly PhrasingContent[], mark: LetterMark) =>
    children.flatMap((child) => toInline(child, [...marks, mark]));
  switch (node.type) {
    case "text": {
      const text = node.value.replace(/\n/g, " ");
      return [{ type: "text", text, ...(marks.length > 0 && { marks }) }];
    }
    case "break":
      return [{ type: "hard_break" }];
    case "emphasis":
      return within(node.children, { type: "em" });
    case "strong":
      return within(node.children, { type: "strong" });
    case "link":
      if (/^(?:https?:\/\/|mailto:)/.test(node.url))
        return within(node.children, { type: "link", attrs: { href: node.url } });
      throw new Unfit(`has a link to “${node.url}”. Begin it with https://, http:// or mailto:`);
    default:
      throw unfit(node);
  }
}

const unfit = (node: RootContent) =>
  new Unfit(
    node.type === "html"
      ? `contains HTML, ${node.value}. Delete it`
      : "has something that no letter can have. Use paragraphs, headings, lists, quotations, links, **strong** and *slanted* text",
  );
