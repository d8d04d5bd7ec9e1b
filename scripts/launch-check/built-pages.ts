import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { type DOMNode, HtmlValidate, Parser } from "html-validate";

/** A link, picture or file that a built page asks for. */
export type Reference = {
  /** As it stands in the page. */
  readonly address: string;
  /** What a visitor reads there, or the name of the element. */
  readonly label: string;
};

/** A built page, as far as links are concerned. */
export type BuiltPage = {
  /** As a visitor knows it: `/contact`. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly references: readonly Reference[];
  /** All that a visitor can read there. */
  readonly text: string;
};

/** Where an element names another file. `srcset` and `imagesrcset` name several. */
const attributes = ["href", "src", "srcset", "imagesrcset", "action", "poster"] as const;
/** Metadata whose content is an address. */
const addressMeta = /^(?:og:url|og:image|twitter:image)$/;

/** Reads the pages of a build with a real HTML parser. */
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
        addressesOf((name) => String(element.getAttributeValue(name) ?? "")).map((address) => ({
          address: withoutEntities(address),
          label: textOf(element) || `<${element.tagName}>`,
        })),
      ),
    };
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The file of a page, from the folder of the site. */
export const builtFile = (page: string): string => `build/client${page === "/" ? "" : page}/index.html`;

/** The addresses that an element names. */
function addressesOf(attribute: (name: string) => string): string[] {
  const named = attributes.flatMap((name) =>
    name.endsWith("srcset") ? attribute(name).split(",").map(firstWord) : attribute(name).trim(),
  );
  const isAddress = addressMeta.test(attribute("property") || attribute("name"));
  return [...named, ...(isAddress ? [attribute("content")] : [])].filter((address) => address !== "");
}

/** What a visitor reads in an element, parts that stand in elements of their own kept apart. */
function textOf(node: DOMNode): string {
  const texts = node.childNodes.map((child) =>
    child.nodeName === "#text" ? child.textContent : ` ${textOf(child)} `,
  );
  return texts.join("").replace(/\s+/g, " ").trim();
}

const firstWord = (candidate: string) => candidate.trim().split(/\s/)[0] ?? "";

/** The parser leaves attributes as they are written. */
const withoutEntities = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
