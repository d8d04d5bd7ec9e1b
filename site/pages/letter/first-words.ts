import { type LetterBlock, textOfBlock } from "../../../domain/letter.ts";

/** With the day before them, they are a description as long as search engines show it. */
const longest = 115;

/** Returns the first words of a letter’s sentences, as many as a description holds. */
export function firstWords(blocks: readonly LetterBlock[]): string {
  const paragraphs = blocks.filter(({ type }) => type === "paragraph");
  const text = (paragraphs.length > 0 ? paragraphs : blocks)
    .map(textOfBlock)
    .join(" ")
    .replace(/ ?\((?:https?:\/\/|mailto:)[^\s)]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, "")}…` : text;
}
