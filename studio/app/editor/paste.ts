import { Fragment, type Node, DOMParser as ProseMirrorParser, type Schema } from "prosemirror-model";
import { unwrapLink, unwrapLinks } from "../../../domain/unwrap-link.ts";
import { visibleText } from "../../engine/articles/document.ts";

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
  const sheets = [...body.ownerDocument.querySelectorAll("style")].map(({ textContent }) => textContent);
  reducePasted(body, sheets);
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
  // The words by which a font draws icons: “arrow_forward”.
  "[class*='material-icons'], [class*='material-symbols'], [class*='google-symbols'], mat-icon, .mat-icon, .notranslate[aria-hidden=true]",
  "[class*='glyphicon'], .icon-font, .iconfont, i.fa, i.fas, i.far, i.fab, i[class*='fa-'], i[aria-hidden=true], span.icon[aria-hidden=true]",
].join(", ");

const iconFont =
  /font-family:[^;]*(?:material (?:icons|symbols)|google (?:material|symbols)|font ?awesome|mdl2|fluent ?(?:system)? ?icons)/i;

const unseen = /mso-element:\s*comment|display:\s*none|mso-hide:\s*all|visibility:\s*hidden/i;

/** Blocks of HTML that ProseMirror's parser would join with what is beside them. */
const otherBlocks = "dt, tr, td, th, caption, main, nav, details, summary, legend, center";

/** Changes the elements of a body in place, for the rules of its style sheets, too. */
function reducePasted(body: HTMLElement, sheets: readonly string[]): void {
  for (const element of body.querySelectorAll(leftOut)) element.remove();
  for (const element of body.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? "";
    if (unseen.test(style) || iconFont.test(style)) element.remove();
  }
  cleanWords(body);
  makeLists(body);
  joinLists(body);
  // The studio's policy keeps browsers from reading style attributes, but not scripts from setting styles.
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) {
    element.style.cssText = element.getAttribute("style") ?? "";
  }
  for (const sheet of sheets) applyRules(body, sheet);
  keepLines(body);
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) {
    if (
      /^(?:block|flex|grid|table|list-item|flow-root)$/.test(element.style.display) &&
      element.matches(inline)
    )
      rename(element, "div");
  }
  for (const element of body.querySelectorAll(otherBlocks)) rename(element, "div");
  for (const element of body.querySelectorAll("li :is(h1, h2, h3, h4, h5, h6)")) rename(element, "div");
  for (const link of body.querySelectorAll("a[href]")) {
    const href = hrefOf(link.getAttribute("href")?.trim() ?? "");
    if (href === undefined) link.removeAttribute("href");
    else link.setAttribute("href", href);
  }
}

/** Elements that a style can make blocks, as Slack makes a paragraph's end of one. */
const inline = "span, font, label, bdi, bdo, small, u, ins, mark, cite, q";

/** Sets what a style sheet makes bold or slanted: Apple's programs write it there, with a class for each. */
function applyRules(body: HTMLElement, text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/<!--|-->/g, ""));
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const { fontWeight, fontStyle } = rule.style;
    if (!fontWeight && !fontStyle) continue;
    for (const { style } of body.querySelectorAll<HTMLElement>(rule.selectorText)) {
      style.fontWeight ||= fontWeight;
      style.fontStyle ||= fontStyle;
    }
  }
}

/** Makes line breaks of the ends of lines where white space counts: two of them end a paragraph. */
function keepLines(body: HTMLElement): void {
  for (const text of textsIn(body)) {
    const lines = text.data.split("\n");
    const around = text.parentElement?.closest<HTMLElement>("pre, [style*='white-space']");
    if (lines.length === 1 || !around || !/^(?:pre|break-spaces|$)/.test(around.style.whiteSpace)) continue;
    // Between blocks, they are the writing of the HTML.
    if (text.data.trim() === "" && text.parentElement?.querySelector("p, div, ul, ol, li, h1, h2, h3"))
      continue;
    text.replaceWith(
      ...lines.flatMap((line, index) =>
        index === 0 ? [line] : [body.ownerDocument.createElement("br"), line],
      ),
    );
  }
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) element.style.whiteSpace = "";
  for (const element of body.querySelectorAll("pre")) rename(element, "div");
}

function textsIn(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

function cleanWords(body: HTMLElement): void {
  for (const text of textsIn(body)) text.data = unwrapLinks(visibleText(text.data));
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Returns where a link leads; undefined if that is in what it was copied from, or a browser can't go there. */
function hrefOf(href: string): string | undefined {
  if (/^\/\//.test(href)) return unwrapLink(`https:${href}`);
  if (/^(?:https?|mailto):/i.test(href))
    return unwrapLink(href.replace(/^\w+/, (scheme) => scheme.toLowerCase()));
  return /^\//.test(href) ? href : undefined;
}

/** Makes lists of Word's paragraphs that have a number or a bullet. */
function makeLists(body: HTMLElement): void {
  let open: readonly Element[] = [];
  for (const item of body.querySelectorAll("[style*='mso-list' i]")) {
    const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(item.getAttribute("style") ?? "") ?? [];
    if (level === undefined) continue;
    const sign = [...item.querySelectorAll("[style*='mso-list' i]")].map((one) => {
      one.remove();
      return one.textContent.trim();
    });
    const [number] = /^\(?(?:\p{L}+|\d+)(?=[.)])/u.exec(sign.join("")) ?? [];
    const made = item.ownerDocument.createElement("li");
    made.append(...item.childNodes);
    const start = Number.parseInt(number?.replace("(", "") ?? "", 10) || 1;
    open = addItem(open, made, item, { level: Number(level), name: number ? "ol" : "ul", start });
    item.remove();
  }
}

/** Joins the lists of Word Online, which makes one of each item, and of Google Docs, copied from a deeper item on. */
function joinLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper"))
    wrapper.replaceWith(...wrapper.childNodes);
  let open: readonly Element[] = [];
  for (const list of body.querySelectorAll<HTMLOListElement>(":is(ol, ul):has(> li[data-aria-level])")) {
    const items = [...list.children];
    for (const [index, item] of items.entries()) {
      const level = Number(item.getAttribute("data-aria-level")) || 1;
      const name = list.localName === "ol" ? "ol" : "ul";
      open = addItem(open, item, list, { level, name, start: (list.start || 1) + index });
    }
    list.remove();
  }
  const first = ":is(ol, ul) > :is(ol, ul):first-child";
  for (let list = body.querySelector(first); list; list = body.querySelector(first)) {
    const { parentElement } = list;
    if (parentElement?.localName === list.localName) list.replaceWith(...list.childNodes);
    // A numbered list in a bulleted one, or the other way round, becomes a list of its own.
    else parentElement?.before(list);
  }
}

type Place = { readonly level: number; readonly name: "ol" | "ul"; readonly start: number };

/**
 * Adds an item to the lists that are open, the innermost last, or opens another one.
 *
 * @param before where a new list stands, unless it is in an item
 * @returns the lists that are open then
 */
function addItem(
  lists: readonly Element[],
  item: Element,
  before: Element,
  { level, name, start }: Place,
): readonly Element[] {
  let open = before.previousElementSibling === lists[0] ? lists.slice(0, level) : [];
  const last = open.at(-1);
  const isDeeper = open.length < level;
  if (last?.localName !== name || isDeeper) {
    const list = item.ownerDocument.createElement(name);
    if (name === "ol" && start > 1) list.setAttribute("start", String(start));
    const parent = isDeeper ? last?.lastElementChild : open.at(-2)?.lastElementChild;
    if (parent) parent.append(list);
    else before.before(list);
    open = [...(isDeeper ? open : open.slice(0, -1)), list];
  }
  open.at(-1)?.append(item);
  return open;
}
