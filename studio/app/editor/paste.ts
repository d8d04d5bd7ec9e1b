import { Fragment, type Node, DOMParser as ProseMirrorParser, type Schema } from "prosemirror-model";
import { visibleText } from "../../core/articles/document.ts";

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
export function readPasted(html: string, schema: Schema, hasBreaks: boolean): Fragment {
  const { body } = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
  reducePasted(body);
  return tidyAll(ProseMirrorParser.fromSchema(schema).parse(body), hasBreaks);
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

/* Prepares pasted HTML for ProseMirror's parser: what its writer didn't see goes, and what Word keeps in styles becomes elements. */

/** What a text can't have, and what its writer didn't see: deleted words, comments, marks of footnotes, parts of forms. */
const leftOut = [
  "script, style, template, noscript, title, meta, link, xml, del, [hidden]",
  ".MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, a[href^='#cmnt'], p:has(a[href^='#cmnt_ref'])",
  "sup:has(a[href^='#']), a[href^='#_ftn'], a[href^='#_edn'], .MsoFootnoteReference, .MsoEndnoteReference",
  "button, [role=button], input, textarea, select, option, datalist",
  "img, picture, svg, canvas, iframe, video, audio, object, embed",
].join(", ");

const unseen = /mso-element:\s*comment|display:\s*none|mso-hide:\s*all|visibility:\s*hidden/i;

/** Blocks of HTML that ProseMirror's parser would join with what is beside them. */
const otherBlocks = "dt, tr, td, th, caption, main, nav, details, summary, legend, center";

/** Changes the elements of a body in place. */
function reducePasted(body: HTMLElement): void {
  for (const element of body.querySelectorAll(leftOut)) element.remove();
  for (const element of body.querySelectorAll("[style]"))
    if (unseen.test(element.getAttribute("style") ?? "")) element.remove();
  cleanWords(body);
  makeLists(body);
  // The studio's policy keeps browsers from reading style attributes, but not scripts from setting styles.
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) {
    element.style.cssText = element.getAttribute("style") ?? "";
  }
  for (const element of body.querySelectorAll(otherBlocks)) rename(element, "div");
  for (const element of body.querySelectorAll("li :is(h1, h2, h3, h4, h5, h6)")) rename(element, "div");
  for (const link of body.querySelectorAll("a[href]")) {
    const href = hrefOf(link.getAttribute("href")?.trim() ?? "");
    if (href === undefined) link.removeAttribute("href");
    else link.setAttribute("href", href);
  }
}

function cleanWords(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = visibleText(currentNode.nodeValue ?? "");
  }
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Returns where a link leads; undefined if that is in what it was copied from, or a browser can't go there. */
function hrefOf(href: string): string | undefined {
  if (/^\/\//.test(href)) return `https:${href}`;
  if (/^(?:https?|mailto):/i.test(href)) return href.replace(/^\w+/, (scheme) => scheme.toLowerCase());
  return /^\//.test(href) ? href : undefined;
}

/** Makes lists of Word's paragraphs that have a number or a bullet. */
function makeLists(body: HTMLElement): void {
  /** The lists that are open, the innermost last. */
  let open: Element[] = [];
  for (const item of body.querySelectorAll("[style*='mso-list' i]")) {
    const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(item.getAttribute("style") ?? "") ?? [];
    if (level === undefined) continue;
    const sign = [...item.querySelectorAll("[style*='mso-list' i]")].map((one) => {
      one.remove();
      return one.textContent.trim();
    });
    const name = /^\(?[\p{L}\d]+[.)]/u.test(sign.join("")) ? "ol" : "ul";
    if (item.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, Number(level));
    const last = open.at(-1);
    const isDeeper = open.length < Number(level);
    if (last?.localName !== name || isDeeper) {
      const list = item.ownerDocument.createElement(name);
      const parent = isDeeper ? last?.lastElementChild : open.at(-2)?.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open = [...(isDeeper ? open : open.slice(0, -1)), list];
    }
    const made = item.ownerDocument.createElement("li");
    made.append(...item.childNodes);
    open.at(-1)?.append(made);
    item.remove();
  }
}
