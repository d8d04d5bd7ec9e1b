import { parseProse } from "../../../content-model/schema/parse-prose.ts";
import type { Prose } from "../../../content-model/schema/prose.ts";
import { placeholder } from "../../../domain/facts.ts";
import type { DocMark, DocNode } from "../articles/document.ts";

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
  if (!isFormatted) return nodes.map((node) => textOf(node, false)).join("");
  const links = nodes.map((node) => ({ ...node, marks: node.marks?.filter(({ type }) => type === "link") }));
  const unmarked = nodes.map(({ marks: _, ...node }) => node);
  const attempts = [nodes, links, unmarked].flatMap((written) =>
    [false, true].map((isEscaped) => ({ written, text: print(written, isEscaped) })),
  );
  const right = attempts.find(({ written, text }) => {
    const read = readSentence(text.trim(), true);
    return read !== undefined && sameAs(read) === sameAs(written);
  });
  return right?.text ?? print(unmarked, true);
}

/** The same for nodes that read the same: texts may be divided in any way, and spaces at the edges of lines don't count. */
const sameAs = (nodes: readonly DocNode[]): string =>
  nodes
    .flatMap((node) => {
      const marks = (node.marks ?? []).map(({ type, attrs }) => `${type} ${attrs?.href ?? ""}`).sort();
      const characters = node.text === undefined ? [textOf(node, false)] : [...textOf(node, false)];
      return characters.map((one) => (/\s/.test(one) ? one : `${one}<${marks}>`));
    })
    .join("")
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .trim();

const marksInOrder = ["link", "strong", "em"] as const;

function print(nodes: readonly DocNode[], isEscaped: boolean, depth = 0): string {
  const type = marksInOrder[depth];
  if (type === undefined) return nodes.map((node) => textOf(node, isEscaped)).join("");
  let text = "";
  for (let at = 0; at < nodes.length; ) {
    const mark = markOf(nodes[at], type);
    let end = at + 1;
    while (end < nodes.length && isSame(markOf(nodes[end], type), mark)) end += 1;
    const inner = print(nodes.slice(at, end), isEscaped, depth + 1);
    text += mark ? marked(inner, mark) : inner;
    at = end;
  }
  return text;
}

/** A mark doesn't hold at a space, which stands beside it. */
function marked(inner: string, { type, attrs }: DocMark): string {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  if (words === "") return inner;
  const [open, close] =
    type === "link" ? ["[", `](${String(attrs?.href)})`] : type === "strong" ? ["**", "**"] : ["*", "*"];
  return `${before}${open}${words}${close}${after}`;
}

const markOf = (node: DocNode | undefined, type: string) => node?.marks?.find((mark) => mark.type === type);

const isSame = (one: DocMark | undefined, other: DocMark | undefined) =>
  one?.type === other?.type && one?.attrs?.href === other?.attrs?.href;

/** Control characters but line breaks: text pasted from a PDF has them, and pages show boxes in their place. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const invisible = /[\u0000-\u001f\u007f]/g;

function textOf(node: DocNode, isEscaped: boolean): string {
  if (node.type === "hard_break") return "\n";
  if (node.type === "fact") return `{{${String(node.attrs?.name)}}}`;
  const words = (node.text ?? "").replace(invisible, " ");
  return isEscaped ? words.replace(formatting, "\\$&") : words;
}
