import { readFileSync } from "node:fs";
import { type HtmlElement, Parser, StaticConfigLoader } from "html-validate";
import { indexedPaths as pages } from "../../site/seo/sitemap.ts";
import { client } from "./tested-project.ts";

export type { HtmlElement };

const parser = new Parser(await new StaticConfigLoader({ elements: ["html5"] }).getConfigFor("page.html"));

/** Returns the built file of a page. */
export const builtFile = (path: string): string => `${client}${path === "/" ? "" : path}/index.html`;

/** Reads the HTML of a built page. */
export const builtHtml = (path: string): string => readFileSync(builtFile(path), "utf8");

const parsed = new Map<string, HtmlElement>();

/** Parses a built page, once. */
export function builtPage(path: string): HtmlElement {
  const found = parsed.get(path) ?? parser.parseHtml(builtHtml(path));
  parsed.set(path, found);
  return found;
}

/** Parses every page. */
export const builtPages = () => pages.map((path) => ({ path, page: builtPage(path) }));

/** Returns the elements that match a selector. */
export const all = (within: HtmlElement, selector: string): HtmlElement[] =>
  within.querySelectorAll(selector);

/** Returns the only element that matches a selector. Throws if none or several do. */
export function one(within: HtmlElement, selector: string): HtmlElement {
  const found = all(within, selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return element;
}

/** Returns a decoded attribute, or undefined if it is missing. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decode(value);
}

const inline = /^(a|abbr|b|cite|em|i|q|s|small|span|strong|sup|time)$/i;

/** Returns the text of an element without scripts and styles: white space collapsed, blocks separated by a space. */
export function textOf(element: HtmlElement): string {
  const parts: string[] = [];
  const visit = (node: HtmlElement["childNodes"][number]) => {
    if (node.nodeName === "#text") parts.push(node.textContent);
    else if (!/^(script|style|template)$/i.test(node.nodeName)) {
      const gap = inline.test(node.nodeName) ? "" : " ";
      parts.push(gap);
      node.childNodes.forEach(visit);
      parts.push(gap);
    }
  };
  element.childNodes.forEach(visit);
  return decode(parts.join("")).replace(/\s+/g, " ").trim();
}

/** Parses the JSON-LD objects of a page. */
export const structuredData = (page: HtmlElement): Record<string, unknown>[] =>
  all(page, 'script[type="application/ld+json"]').map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

const characters: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  nbsp: "\u00a0",
};

/** Decodes the character references that React writes. */
export const decode = (text: string): string =>
  text.replace(/&([a-z]+|#x27);/g, (whole, name: string) => characters[name] ?? whole);
