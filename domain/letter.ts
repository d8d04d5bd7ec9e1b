import { z } from "zod";

/* What a letter consists of. The editor writes it, the server stores and sends it. */

/**
 * How many tests of letters go to the owner in an hour. Somebody at an open window of her studio could otherwise fill her mailbox, until
 * her mail server refuses the site's emails.
 */
export const testsPerHour = 20;

/** Words with the same marks, or a line break. */
export type LetterInline =
  | { readonly type: "text"; readonly text: string; readonly marks?: readonly LetterMark[] | undefined }
  | { readonly type: "hard_break" };

export type LetterMark =
  | { readonly type: "link"; readonly attrs: { readonly href: string } }
  | { readonly type: "strong" }
  | { readonly type: "em" };

export type LetterBlock =
  | { readonly type: "paragraph"; readonly content?: readonly LetterInline[] | undefined }
  | {
      readonly type: "heading";
      readonly attrs: { readonly level: 2 | 3 };
      readonly content?: readonly LetterInline[] | undefined;
    }
  | { readonly type: "blockquote"; readonly content: readonly LetterBlock[] }
  | { readonly type: "bullet_list"; readonly content: readonly LetterItem[] }
  | {
      readonly type: "ordered_list";
      /** The number of its first item, if that isn't 1. */
      readonly attrs?: { readonly start: number } | undefined;
      readonly content: readonly LetterItem[];
    };

type LetterItem = { readonly type: "list_item"; readonly content: readonly LetterBlock[] };

/** Control characters, and those that reverse the text around them. */
const unwanted = /\p{Cc}|\p{Bidi_Control}/gu;

const mark: z.core.$ZodType<LetterMark> = z.union([
  z.strictObject({
    type: z.literal("link"),
    attrs: z.strictObject({ href: z.string().regex(/^(?:https?:\/\/|mailto:)/) }),
  }),
  z.strictObject({ type: z.literal("strong") }),
  z.strictObject({ type: z.literal("em") }),
]);

const text = z.string().transform((typed) => typed.toWellFormed().replace(unwanted, " "));

const inline = z.union([
  z.strictObject({ type: z.literal("text"), text, marks: z.array(mark).optional() }),
  z.object({ type: z.literal("hard_break") }),
]);

const items = z.lazy(() =>
  z.array(z.strictObject({ type: z.literal("list_item"), content: z.array(block).min(1) })).min(1),
);

const block: z.core.$ZodType<LetterBlock> = z.lazy(() =>
  z.union([
    z.strictObject({ type: z.literal("paragraph"), content: z.array(inline).optional() }),
    z.strictObject({
      type: z.literal("heading"),
      attrs: z.strictObject({ level: z.literal([2, 3]) }),
      content: z.array(inline).optional(),
    }),
    z.strictObject({ type: z.literal("blockquote"), content: z.array(block).min(1) }),
    z.strictObject({ type: z.literal("bullet_list"), content: items }),
    z.strictObject({
      type: z.literal("ordered_list"),
      attrs: z
        .strictObject({ start: z.int().min(0) })
        .optional()
        .transform((attrs) => (attrs?.start === 1 ? undefined : attrs)),
      content: items,
    }),
  ]),
);

/** Parses the blocks of a letter: those alone that a letter may have. Its output is the same for the same words. */
export const letterBlocks = z.array(block);

/** Splits a text at the web addresses in it: every second part, beginning with the second, is one. */
export function splitAtAddresses(text: string): readonly string[] {
  const parts = [""];
  for (const [index, part] of text.split(/(https?:\/\/[^\s<>"]+)/).entries()) {
    const end = index % 2 === 1 ? endOfAddress(part) : 0;
    if (end > 0) parts.push(part.slice(0, end), part.slice(end));
    else parts.push((parts.pop() ?? "") + part);
  }
  return parts;
}

const opening: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/** Returns where an address ends: before punctuation of the sentence, and before a bracket that opened outside of it. 0 for none. */
function endOfAddress(address: string): number {
  const counts = new Map<string, number>();
  for (const sign of address) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const countOf = (sign = "") => counts.get(sign) ?? 0;
  const isOutside = (sign: string) =>
    /[.,;:!?'’”»]/.test(sign) || (sign in opening && countOf(sign) > countOf(opening[sign]));
  let end = address.length;
  for (let sign = address.charAt(end - 1); isOutside(sign); sign = address.charAt(end - 1)) {
    counts.set(sign, countOf(sign) - 1);
    end -= 1;
  }
  return /^https?:\/\/./.test(address.slice(0, end)) ? end : 0;
}

const inlineText = (nodes: readonly LetterInline[] = []): string =>
  nodes
    .map((node) => {
      if (node.type === "hard_break") return "\n";
      const link = node.marks?.find((one) => one.type === "link");
      return link && link.attrs.href !== node.text ? `${node.text} (${link.attrs.href})` : node.text;
    })
    .join("")
    .trim();

const indented = (words: string, first: string, rest: string) =>
  words
    .split("\n")
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join("\n");

/** Returns the number of a list's first item. */
export const startOf = (list: Extract<LetterBlock, { type: "ordered_list" }>): number =>
  list.attrs?.start ?? 1;

/** Returns a block as plain text, with the URLs of links in brackets; empty without words. */
export function textOfBlock(node: LetterBlock): string {
  switch (node.type) {
    case "paragraph":
    case "heading":
      return inlineText(node.content);
    case "blockquote":
      return indented(textOfBlocks(node.content), "> ", "> ");
    default:
      return node.content
        .map((item, index) => {
          const sign = node.type === "ordered_list" ? `${startOf(node) + index}. ` : "- ";
          return indented(textOfBlocks(item.content), sign, " ".repeat(sign.length));
        })
        .join("\n");
  }
}

/** Returns a letter as plain text. */
export const textOfBlocks = (blocks: readonly LetterBlock[]): string =>
  blocks.map(textOfBlock).filter(Boolean).join("\n\n");

/** Whether a letter has any words. */
export const hasWords = (blocks: readonly LetterBlock[]): boolean =>
  /[\p{L}\p{N}]/u.test(textOfBlocks(blocks));
