import { visibleText } from "../../core/articles/document.ts";

/* Prepares pasted HTML for ProseMirror's parser: what its writer didn't see goes, and what Word keeps in styles becomes elements. */

/** Elements that are left out, and what they are called if they have words. */
const leftOutElements: readonly (readonly [selectors: string, name: string | undefined])[] = [
  ["script, style, template, noscript, title, meta, link, xml", undefined],
  ["del", "words that were deleted"],
  [
    ".MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, a[href^='#cmnt'], p:has(a[href^='#cmnt_ref'])",
    "a comment",
  ],
  [
    "sup:has(a[href^='#']), a[href^='#_ftn'], a[href^='#_edn'], .MsoFootnoteReference, .MsoEndnoteReference",
    "the mark of a footnote",
  ],
  ["button, [role=button], input, textarea", "a button"],
  ["select, option, datalist", "a choice of a form"],
  ["[hidden]", "hidden words"],
];

/** Elements that are left out and named without words of their own. */
const leftOutParts: readonly (readonly [selectors: string, name: string])[] = [
  ["img, picture, svg, canvas", "a picture"],
  ["iframe, video, audio, object, embed", "something embedded"],
];

const isComment = /mso-element:\s*comment/i;
const isHidden = /display:\s*none|mso-hide:\s*all/i;

/** Styles that hide words, unless an element within shows its own: newsletters have no size around words that have one. */
const hidingStyles = [
  {
    hides: /font-size:\s*0(?![.\d])/i,
    shows:
      /\bfont(?:-size)?:[^;]*[1-9][\d.]*(?:px|pt|pc|rem|in|cm|mm|vw)|\bfont-size:[^;]*(?:small|medium|large)\b/i,
  },
  { hides: /visibility:\s*hidden/i, shows: /visibility:\s*visible/i },
] as const;

/** Blocks of HTML that ProseMirror's parser would join with what is beside them. */
const otherBlocks = "dt, tr, td, th, caption, main, nav, details, summary, legend, center";

/** Changes the elements of a body in place. Returns what was left out, in words. */
export function reducePasted(body: HTMLElement): string[] {
  const leftOut = new Set<string>();
  const remove = (element: Element, name: string | undefined) => {
    if (name && element.textContent.trim() !== "") leftOut.add(name);
    element.remove();
  };
  for (const [selectors, name] of leftOutElements) {
    for (const element of body.querySelectorAll(selectors)) remove(element, name);
  }
  for (const element of body.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? "";
    if (isComment.test(style)) remove(element, "a comment");
    else if (isHidden.test(style)) remove(element, "hidden words");
    for (const { hides, shows } of hidingStyles) {
      if (hides.test(style) && removeWords(element, shows)) leftOut.add("hidden words");
    }
  }
  for (const [selectors, name] of leftOutParts) {
    for (const element of body.querySelectorAll(selectors)) {
      leftOut.add(name);
      element.remove();
    }
  }
  if (body.querySelector("table")) leftOut.add("a table’s lines");
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
    if (href === undefined) {
      leftOut.add(`the link of “${link.textContent.trim().slice(0, 40)}”`);
      link.removeAttribute("href");
    } else link.setAttribute("href", href);
  }
  return [...leftOut];
}

/** Removes an element's words, but not those of elements within that show theirs. Returns whether there were any. */
function removeWords(element: Element, shows: RegExp): boolean {
  let wereThere = false;
  for (const node of [...element.childNodes]) {
    if (node instanceof Element) {
      if (!shows.test(node.getAttribute("style") ?? "") && removeWords(node, shows)) wereThere = true;
    } else {
      if (node instanceof Text && node.data.trim() !== "") wereThere = true;
      node.remove();
    }
  }
  return wereThere;
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
