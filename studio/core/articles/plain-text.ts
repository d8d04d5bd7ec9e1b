import type { DocNode } from "./document.ts";

/** Returns text with plain spaces, and without characters that have no width. */
export const visibleText = (text: string): string =>
  text.replace(/[\u00A0\u2007\u202F]/g, " ").replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, "");

/** Turns plain text into paragraphs. */
export const readPlain = (text: string): readonly DocNode[] =>
  visibleText(text)
    .split(/\r?\n\s*\n/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));
