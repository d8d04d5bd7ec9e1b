import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { DocMark, DocNode } from "./document.ts";

const marksOf: Readonly<Record<string, string>> = { em: "em", i: "em", strong: "strong", b: "strong" };
const ignored = new Set(["script", "style", "title", "meta", "link", "xml", "template", "svg", "head"]);
const paragraphs = new Set([
  "p",
  "div",
  "section",
  "article",
  "tr",
  "pre",
  "td",
  "th",
  "table",
  "tbody",
  "ul",
  "ol",
  "figure",
  "main",
  "body",
  "html",
]);

/** What was pasted, as an article can have it. */
export type Pasted = {
  readonly blocks: readonly DocNode[];
  /** What an article can't have and was left out, in words. */
  readonly leftOut: readonly string[];
};

/** Turns the HTML of Word, Google Docs or a web page into blocks of an article. */
export function readPasted(html: string): Pasted {
  const leftOut = new Set<string>();
  const blocks: DocNode[] = [];
  let line: DocNode[] = [];
  let wrap: (content: DocNode[]) => DocNode = (content) => ({ type: "paragraph", content });

  const end = () => {
    const content = tidy(line);
    line = [];
    if (content.length > 0) blocks.push(wrap(content));
  };
  const within = (form: typeof wrap, children: readonly ChildNode[]) => {
    end();
    const outer = wrap;
    wrap = form;
    walk(children, []);
    end();
    wrap = outer;
  };

  function walk(nodes: readonly ChildNode[], marks: readonly DocMark[]): void {
    for (const node of nodes) {
      if (isText(node)) {
        const text = node.data.replace(/[ \t\r\n]+/g, " ");
        if (text) line.push({ type: "text", text, ...(marks.length > 0 && { marks }) });
      }
      if (!isTag(node) || ignored.has(node.name)) continue;
      const { name, children, attribs } = node;
      const mark = marksOf[name];
      // Google Docs wraps everything in a <b> that isn't bold.
      const isReset = /font-weight: ?(?:normal|400)/.test(attribs.style ?? "");
      if (name === "img") leftOut.add("a picture");
      else if (name === "br") line.push({ type: "text", text: " " });
      else if (name === "h1" || name === "h2" || /^h[3-6]$/.test(name)) {
        const level = name === "h1" || name === "h2" ? 2 : 3;
        within(
          (content) => ({ type: "heading", attrs: { level }, content: withoutMarks(content) }),
          children,
        );
      } else if (name === "li") {
        const isOrdered = node.parent && isTag(node.parent) && node.parent.name === "ol";
        const type = isOrdered ? "ordered_list" : "bullet_list";
        within(
          (content) => ({
            type,
            content: [{ type: "list_item", content: [{ type: "paragraph", content }] }],
          }),
          children,
        );
      } else if (name === "blockquote") {
        within((content) => ({ type: "blockquote", content: [{ type: "paragraph", content }] }), children);
      } else if (paragraphs.has(name)) {
        if (name === "table") leftOut.add("a table’s lines");
        end();
        walk(children, marks);
        end();
      } else if (name === "a" && /^(?:https?:|mailto:|\/[^/])/.test(attribs.href ?? "")) {
        walk(children, add(marks, { type: "link", attrs: { href: attribs.href } }));
      } else walk(children, mark && !isReset ? add(marks, { type: mark }) : marks);
    }
  }

  walk(parseDocument(html).children, []);
  end();
  return { blocks: joinLists(blocks), leftOut: [...leftOut] };
}

/** Turns plain text into paragraphs. */
export const readPlain = (text: string): readonly DocNode[] =>
  text
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));

const add = (marks: readonly DocMark[], mark: DocMark) =>
  marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];

const withoutMarks = (content: readonly DocNode[]) => content.map(({ marks: _, ...node }) => node);

/** Without spaces at the edges, and empty texts. */
function tidy(line: readonly DocNode[]): DocNode[] {
  const first = line.findIndex(({ text }) => text?.trim());
  const last = line.findLastIndex(({ text }) => text?.trim());
  if (first < 0) return [];
  return line.slice(first, last + 1).map((node, index, all) => {
    let text = node.text ?? "";
    if (index === 0) text = text.trimStart();
    if (index === all.length - 1) text = text.trimEnd();
    return { ...node, text };
  });
}

/** Neighbouring items become one list. */
function joinLists(blocks: readonly DocNode[]): DocNode[] {
  const result: DocNode[] = [];
  for (const node of blocks) {
    const last = result.at(-1);
    if (last && last.type === node.type && /^(?:bullet|ordered)_list$/.test(node.type)) {
      result[result.length - 1] = { ...last, content: [...(last.content ?? []), ...(node.content ?? [])] };
    } else result.push(node);
  }
  return result;
}
