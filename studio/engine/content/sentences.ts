import type { PhrasingContent } from "../../../content-model/compiler/articles/parse-article.ts";
import { parseProse } from "../../../content-model/schema/parse-prose.ts";
import type { Prose } from "../../../content-model/schema/prose.ts";
import { placeholder } from "../../../domain/facts.ts";
import { type DocMark, type DocNode, nestMarks } from "../articles/document.ts";

/**
 * Returns the inline nodes of a text for an editor.
 *
 * @param isFormatted whether it may be emphasised, linked and broken into lines (`prose`); otherwise it only shows facts (`text`)
 * @returns undefined for a text that the content's check refuses, such as one of two paragraphs
 */
export function readSentence(source: string, isFormatted: boolean): readonly DocNode[] | undefined {
  if (!isFormatted || source === "") return wordsAndFacts(source, []);
  const { prose } = parseProse(source);
  return prose === undefined ? undefined : nodesOf(prose, []);
}

function nodesOf(prose: Prose, marks: readonly DocMark[]): DocNode[] {
  const nodes = typeof prose === "string" ? [prose] : prose;
  return nodes.flatMap((node): DocNode[] => {
    if (typeof node === "string") return wordsAndFacts(node, marks);
    if ("strong" in node) return nodesOf(node.strong, [...marks, { type: "strong" }]);
    if ("em" in node) return nodesOf(node.em, [...marks, { type: "em" }]);
    if ("link" in node) return nodesOf(node.words, [...marks, { type: "link", attrs: { href: node.link } }]);
    if ("break" in node) return [{ type: "hard_break" }];
    return [factNode("live" in node ? `live:${node.live}` : node.slot, marks)];
  });
}

/** Splits at placeholders: every second part is what stands between their braces. */
const wordsAndFacts = (text: string, marks: readonly DocMark[]): DocNode[] =>
  text.split(placeholder).flatMap((part, index) => {
    if (index % 2 === 1) return [factNode(part, marks)];
    return part ? [{ type: "text", text: part, ...(marks.length > 0 && { marks }) }] : [];
  });

const factNode = (name: string, marks: readonly DocMark[]): DocNode => ({
  type: "fact",
  attrs: { name },
  ...(marks.length > 0 && { marks }),
});

/** What would be read as formatting. */
const formatting = /[\\*_[\]]/g;

/**
 * Returns the text of inline nodes as a hand would write it. Words are never lost: emphasis that can't be written, such as on
 * half a word beside a bracket, is left out.
 *
 * @param isFormatted as for `readSentence`
 */
export function printSentence(nodes: readonly DocNode[], isFormatted: boolean): string {
  const unmarked = nodes.map(({ marks: _, ...node }) => node);
  if (!isFormatted) return print(unmarked, false);
  const links = nodes.map((node) => ({ ...node, marks: node.marks?.filter(({ type }) => type === "link") }));
  for (const written of [nodes, links, unmarked]) {
    for (const isEscaped of [false, true]) {
      const text = print(written, isEscaped);
      const read = readSentence(text.trim(), true);
      if (read !== undefined && sameAs(read) === sameAs(written)) return text;
    }
  }
  return print(unmarked, true);
}

/** The same for nodes that read the same: texts may be divided in any way, and spaces at the edges of lines don't count. */
const sameAs = (nodes: readonly DocNode[]): string =>
  nodes
    .flatMap((node) => {
      const marks = (node.marks ?? []).map(({ type, attrs }) => `${type} ${attrs?.href ?? ""}`).sort();
      const words = print([{ ...node, marks: [] }], false);
      const characters = node.text === undefined ? [words] : [...words];
      return characters.map((one) => (/\s/.test(one) ? one : `${one}<${marks}>`));
    })
    .join("")
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .trim();

const print = (nodes: readonly DocNode[], isEscaped: boolean): string =>
  nestMarks(nodes)
    .map((node) => printNested(node, isEscaped))
    .join("");

function printNested(node: PhrasingContent, isEscaped: boolean): string {
  switch (node.type) {
    case "break":
      return "\n";
    case "fact":
      return `{{${node.name}}}`;
    case "text":
      return escapeWords(node.value, isEscaped);
    case "link":
      return around(node, isEscaped, "[", `](${node.url})`);
    case "strong":
      return around(node, isEscaped, "**", "**");
    case "emphasis":
      return around(node, isEscaped, "*", "*");
    default:
      throw new Error(`A sentence can’t have ${node.type}.`);
  }
}

/** A mark doesn't hold at a space, which stands beside it. */
function around(
  { children }: { readonly children: readonly PhrasingContent[] },
  isEscaped: boolean,
  open: string,
  close: string,
): string {
  const inner = children.map((node) => printNested(node, isEscaped)).join("");
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  return words === "" ? inner : `${before}${open}${words}${close}${after}`;
}

/** Control characters but line breaks: text pasted from a PDF has them, and pages show boxes in their place. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const invisible = /[\u0000-\u001f\u007f]/g;

const escapeWords = (words: string, isEscaped: boolean): string => {
  const visible = words.replace(invisible, " ");
  return isEscaped ? visible.replace(formatting, "\\$&") : visible;
};
