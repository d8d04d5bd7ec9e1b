import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { type Element, isTag, isText } from "domhandler";
import { findAll } from "domutils";
import { parseDocument } from "htmlparser2";

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
  const files = await Array.fromAsync(glob("**/*.html", { cwd: client }));
  const pages = files.map((file) => {
    const { children } = parseDocument(readFileSync(path.join(client, file), "utf8"));
    const all = findAll(() => true, children);
    return {
      path: `/${file.replaceAll(path.sep, "/").replace(/(?:^|\/)index\.html$|\.html$/, "")}`,
      text: textOfPage(all),
      ids: new Set(all.flatMap(({ attribs }) => attribs.id ?? [])),
      references: all.flatMap((element) =>
        urlsOf(element).map((url) => ({ url, label: textOf(element) || `<${element.name}>` })),
      ),
    };
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the text of the title and the main content of a page, from all its elements. */
const textOfPage = (elements: readonly Element[]): string =>
  elements
    .filter(({ name }) => name === "title" || name === "main")
    .map(textOf)
    .join(" ");

/** Returns the built file of a page, relative to the project. */
export const builtFile = (page: string): string => `build/client${page === "/" ? "" : page}/index.html`;

/** Returns the URLs in an element's attributes. */
function urlsOf({ attribs }: Element): string[] {
  const named = attributes.flatMap((name) => {
    const value = attribs[name] ?? "";
    return name.endsWith("srcset") ? value.split(",").map(firstWord) : value.trim();
  });
  const isUrl = urlMeta.test(attribs.property || attribs.name || "");
  return [...named, ...(isUrl ? [attribs.content ?? ""] : [])].filter((url) => url !== "");
}

/** Returns the text of an element, with spaces between child elements. */
function textOf(element: Element): string {
  const texts = element.children.map((child) =>
    isText(child) ? child.data : isTag(child) ? ` ${textOf(child)} ` : "",
  );
  return texts.join("").replace(/\s+/g, " ").trim();
}

const firstWord = (candidate: string) => candidate.trim().split(/\s/)[0] ?? "";
