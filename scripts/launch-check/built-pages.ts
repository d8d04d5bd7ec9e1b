import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { type DOMNode, HtmlValidate, Parser } from "html-validate";

/** A URL that a built page refers to: link, picture or file. */
export type Reference = {
  /** As written in the page. */
  readonly url: string;
  /** Text of the element, or its tag name. */
  readonly label: string;
};

/** A built page with its links and anchors. */
export type BuiltPage = {
  /** URL path, for example `/contact`. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly references: readonly Reference[];
  /** Text of the title and the main content. */
  readonly text: string;
};

/** Attributes with URLs. `srcset` and `imagesrcset` hold several. */
const attributes = ["href", "src", "srcset", "imagesrcset", "action", "poster"] as const;
/** Metadata whose content is a URL. */
const urlMeta = /^(?:og:url|og:image|twitter:image)$/;

/** Parses the pages of a build. */
export async function readBuiltPages(client: string): Promise<BuiltPage[]> {
  const config = await new HtmlValidate({ root: true, extends: [], rules: {} }).getConfigFor("page.html");
  const files = await Array.fromAsync(glob("**/*.html", { cwd: client }));
  const pages = files.map((file) => {
    const tree = new Parser(config).parseHtml(readFileSync(path.join(client, file), "utf8"));
    const all = tree.querySelectorAll("*");
    return {
      path: `/${file.replaceAll(path.sep, "/").replace(/(?:^|\/)index\.html$|\.html$/, "")}`,
      text: tree.querySelectorAll("title, main").map(textOf).join(" "),
      ids: new Set(all.flatMap((element) => element.id ?? [])),
      references: all.flatMap((element) =>
        urlsOf((name) => String(element.getAttributeValue(name) ?? "")).map((url) => ({
          url: decodeEntities(url),
          label: textOf(element) || `<${element.tagName}>`,
        })),
      ),
    };
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the built file of a page, relative to the project. */
export const builtFile = (page: string): string => `build/client${page === "/" ? "" : page}/index.html`;

/** Returns the URLs in an element's attributes. */
function urlsOf(attribute: (name: string) => string): string[] {
  const named = attributes.flatMap((name) =>
    name.endsWith("srcset") ? attribute(name).split(",").map(firstWord) : attribute(name).trim(),
  );
  const isUrl = urlMeta.test(attribute("property") || attribute("name"));
  return [...named, ...(isUrl ? [attribute("content")] : [])].filter((url) => url !== "");
}

/** Returns the text of an element, with spaces between child elements. */
function textOf(node: DOMNode): string {
  const texts = node.childNodes.map((child) =>
    child.nodeName === "#text" ? child.textContent : ` ${textOf(child)} `,
  );
  return texts.join("").replace(/\s+/g, " ").trim();
}

const firstWord = (candidate: string) => candidate.trim().split(/\s/)[0] ?? "";

/** Needed because the parser doesn't decode attributes. */
const decodeEntities = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
