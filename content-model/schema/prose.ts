import { type LiveText, liveTexts } from "./fill-slots.ts";

/** A part of a sentence: text, or text with a meaning. */
export type ProseNode =
  | string
  | { readonly strong: Prose }
  | { readonly em: Prose }
  | { readonly link: string; readonly words: Prose }
  /** A text that depends on the current time (`fill-slots.ts`). */
  | { readonly live: string }
  /** A place that the page fills itself (`slots` in `fields.ts`). */
  | { readonly slot: string }
  | { readonly break: true };

/** Sentences with inline formatting. Most have none, and stay strings. */
export type Prose = string | readonly ProseNode[];

/** Returns the words of prose, without its formatting; texts that depend on the time as they read without scripts. */
export const plainText = (prose: Prose): string => filledText(prose, {});

/** Returns the same, with what fills its slots. */
export function filledText(prose: Prose, slots: Readonly<Record<string, string>>): string {
  if (typeof prose === "string") return prose;
  return prose
    .map((node) => {
      if (typeof node === "string") return node;
      if ("strong" in node) return filledText(node.strong, slots);
      if ("em" in node) return filledText(node.em, slots);
      if ("link" in node) return filledText(node.words, slots);
      if ("live" in node) return isLive(node.live) ? liveTexts[node.live] : "";
      if ("slot" in node) return slots[node.slot] ?? "";
      return " ";
    })
    .join("");
}

const isLive = (name: string): name is LiveText => name in liveTexts;
