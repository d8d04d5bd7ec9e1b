import { type Mark, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { classNames } from "../../../site/ui/class-names.ts";
import styles from "./editor.module.css";

/** How facts and sources are called in their chips. */
export type ChipWords = {
  readonly fact: (name: string) => string;
  readonly source: (id: string) => string;
};

const flow = "(paragraph | ordered_list | bullet_list)+";
const text = (name: string) => ({ [name]: { default: "", validate: "string" } });

/** What a sentence is made of. */
const inSentences = (words: Pick<ChipWords, "fact">): Record<string, NodeSpec> => ({
  text: { group: "inline" },
  hard_break: { group: "inline", inline: true, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  fact: {
    group: "inline",
    inline: true,
    atom: true,
    attrs: text("name"),
    toDOM: (node) => ["span", { class: styles.chip }, words.fact(String(node.attrs.name))],
  },
});

const paragraph: NodeSpec = {
  group: "block",
  content: "inline*",
  parseDOM: [{ tag: "p" }],
  toDOM: () => ["p", 0],
};

const isMark = (name: string) => (mark: Mark) => mark.type.name === name;

const isLight = /^(?:normal|lighter|[1-5]00)$/;

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (dom) => ({ href: dom.getAttribute("href") ?? "" }) }],
    toDOM: (mark) => ["a", { href: String(mark.attrs.href), tabindex: "-1" }, 0],
  },
  strong: {
    parseDOM: [
      // Google Docs wraps everything in a <b> that isn't bold.
      { tag: "strong, b", getAttrs: ({ style }) => !isLight.test(style.fontWeight) && null },
      { style: "font-weight", clearMark: isMark("strong"), getAttrs: (value) => isLight.test(value) && null },
      { style: "font-weight", getAttrs: (value) => /^(?:bold|[6-9]00)/.test(value) && null },
    ],
    toDOM: () => ["strong", 0],
  },
  em: {
    parseDOM: [
      { tag: "em, i", getAttrs: ({ style }) => style.fontStyle !== "normal" && null },
      { style: "font-style=normal", clearMark: isMark("em") },
      { style: "font-style=italic" },
    ],
    toDOM: () => ["em", 0],
  },
};

/**
 * Creates the schema of a field with sentences.
 *
 * @param isFormatted whether they may be emphasised, linked and broken into lines
 */
export const createSentenceSchema = (words: Pick<ChipWords, "fact">, isFormatted: boolean) =>
  new Schema({
    nodes: { doc: { content: "paragraph" }, paragraph, ...inSentences(words) },
    marks: isFormatted ? marks : {},
  });

/**
 * Creates the schema of what may be written: exactly the blocks of an article.
 *
 * @param isPlain only paragraphs, headings, emphasis, links, lists and facts, as for a letter
 */
export function createSchema(words: ChipWords, isPlain = false) {
  const own: Record<string, NodeSpec> = {
    practice: {
      group: "block",
      content: flow,
      attrs: { ...text("title"), ...text("length"), ...text("works"), ...text("stop") },
      isolating: true,
      toDOM: () => ["section", 0],
    },
    side_note: {
      group: "block",
      content: flow,
      attrs: text("title"),
      isolating: true,
      toDOM: () => ["aside", 0],
    },
    pull_quote: { group: "block", content: "inline*", isolating: true, toDOM: () => ["div", 0] as const },
    print: {
      group: "block",
      atom: true,
      attrs: { ...text("name"), ...text("alt") },
      toDOM: () => ["div"],
    },
    support_lines: { group: "block", atom: true, toDOM: () => ["div"] as const },
    kept: {
      group: "block",
      atom: true,
      attrs: { ...text("source"), ...text("reason") },
      toDOM: () => ["div"],
    },
  };
  const cite: NodeSpec = {
    group: "inline",
    inline: true,
    atom: true,
    attrs: text("id"),
    toDOM: (node) => [
      "span",
      { class: classNames(styles.chip, styles.source), "data-cite": String(node.attrs.id) },
      words.source(String(node.attrs.id)),
    ],
  };
  const nodes: Record<string, NodeSpec> = {
    doc: { content: "block+" },
    paragraph,
    heading: {
      group: "block",
      content: "inline*",
      marks: isPlain ? "_" : "link em strong",
      attrs: { level: { default: 2, validate: "number" } },
      defining: true,
      parseDOM: [
        { tag: "h1, h2", attrs: { level: 2 } },
        { tag: "h3, h4, h5, h6", attrs: { level: 3 } },
      ],
      toDOM: (node) => [`h${node.attrs.level}`, 0],
    },
    blockquote: {
      group: "block",
      content: "block+",
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    ordered_list: {
      group: "block",
      content: "list_item+",
      attrs: { start: { default: 1, validate: "number" } },
      parseDOM: [{ tag: "ol", getAttrs: (dom) => ({ start: (dom as HTMLOListElement).start }) }],
      toDOM: ({ attrs: { start } }) => ["ol", start === 1 ? {} : { start: Number(start) }, 0],
    },
    bullet_list: {
      group: "block",
      content: "list_item+",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    list_item: {
      content: "paragraph block*",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    ...(isPlain ? {} : own),
    ...inSentences(words),
    ...(isPlain ? {} : { cite }),
  };
  return new Schema({ nodes, marks });
}
