import { Fragment, type Node, DOMParser as ProseMirrorParser, type Schema } from "prosemirror-model";
import { reducePasted } from "./unseen.ts";

/** What was pasted, as the text can have it. */
export type Pasted = {
  readonly content: Fragment;
  /** What the text can't have and was left out, in words. */
  readonly leftOut: readonly string[];
};

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Only a document of its own is made of it, in which nothing runs or loads. The studio's policy names it. */
const policy = trustedTypes?.createPolicy("pasted-html", { createHTML: (html) => html });

/**
 * Reads the HTML of Word, Google Docs, a mail or a web page.
 *
 * @param hasBreaks whether a line can break within a paragraph
 */
export function readPasted(html: string, schema: Schema, hasBreaks: boolean): Pasted {
  const { body } = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
  const leftOut = reducePasted(body);
  const doc = ProseMirrorParser.fromSchema(schema).parse(body);
  return { content: tidyAll(doc, hasBreaks), leftOut };
}

const tidyAll = (parent: Node, hasBreaks: boolean): Fragment =>
  Fragment.from(parent.children.flatMap((node) => tidy(node, hasBreaks)));

/** Returns a block without what is empty in it, and a block for each part between two line breaks. */
function tidy(block: Node, hasBreaks: boolean): Node[] {
  if (block.isTextblock) return splitAtBreaks(block, hasBreaks);
  const content = tidyAll(block, hasBreaks);
  const filled = content.size > 0 ? block.type.createAndFill(block.attrs, content) : null;
  return filled ? [filled] : [];
}

function splitAtBreaks(block: Node, hasBreaks: boolean): Node[] {
  const parts: Node[][] = [[]];
  let breaks = 0;
  for (const node of block.children) {
    const part = parts.at(-1) ?? [];
    if (node.type.name === "hard_break") breaks += 1;
    else if (breaks === 0) part.push(node);
    else if (!node.isText || node.text?.trim()) {
      if (breaks > 1) parts.push([node]);
      else part.push(hasBreaks ? block.type.schema.node("hard_break") : block.type.schema.text(" "), node);
      breaks = 0;
    }
  }
  return parts.map(trim).flatMap((part) => {
    // A heading is strong as it is.
    const words = block.type.name === "heading" ? part.map((node) => node.mark([])) : part;
    return words.length > 0 ? [block.type.create(block.attrs, words)] : [];
  });
}

/** Returns inline nodes without spaces and line breaks at the edges. */
function trim(nodes: readonly Node[]): Node[] {
  const isBlank = (node: Node) => node.type.name === "hard_break" || node.text?.trim() === "";
  const first = nodes.findIndex((node) => !isBlank(node));
  if (first < 0) return [];
  const { schema } = nodes[first]?.type ?? {};
  return nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1).map((node, index, all) => {
    let text = node.text ?? "";
    if (!schema || text === "") return node;
    if (index === 0) text = text.trimStart();
    if (index === all.length - 1) text = text.trimEnd();
    return schema.text(text, node.marks);
  });
}
