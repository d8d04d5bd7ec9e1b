import { type LetterBlock, letterBlocks, textOfBlock } from "../../../domain/letter.ts";
import type { DocMark, DocNode } from "../../engine/articles/document.ts";

/** What the site says at the moment, and a letter repeats. */
export type LetterFacts = {
  /** Returns what a fact shows; undefined if the site has no such fact. */
  readonly textOf: (name: string) => string | undefined;
  /** The public address of the site, which its own links begin with. */
  readonly siteUrl: string;
};

/** A letter as its readers get it. */
export type ResolvedLetter = {
  readonly blocks: readonly LetterBlock[];
  /** The names of facts that the site doesn't have any more. */
  readonly missing: readonly string[];
};

/** Writes the values of facts and whole addresses into what the editor has. Blocks without words are left out. */
export function resolveLetter(blocks: readonly DocNode[], { textOf, siteUrl }: LetterFacts): ResolvedLetter {
  const missing: string[] = [];
  const resolveMark = (mark: DocMark): DocMark =>
    mark.type === "link"
      ? { ...mark, attrs: { href: URL.parse(String(mark.attrs?.href), siteUrl)?.href ?? siteUrl } }
      : mark;
  const resolve = (node: DocNode): DocNode => {
    const marks = node.marks && { marks: node.marks.map(resolveMark) };
    if (node.type === "fact") {
      const name = String(node.attrs?.name);
      const text = textOf(name);
      if (text === undefined) missing.push(name);
      return { type: "text", text: text ?? name, ...marks };
    }
    return { ...node, ...marks, ...(node.content && { content: node.content.map(resolve) }) };
  };
  const resolved = letterBlocks.parse(blocks.map(resolve));
  return { blocks: resolved.filter((block) => textOfBlock(block) !== ""), missing };
}

/** Whether two letters say the same. */
export const saysTheSame = (
  one: { readonly subject: string; readonly blocks: readonly LetterBlock[] },
  other: { readonly subject: string; readonly blocks: readonly LetterBlock[] },
): boolean =>
  one.subject.trim() === other.subject.trim() && JSON.stringify(one.blocks) === JSON.stringify(other.blocks);
