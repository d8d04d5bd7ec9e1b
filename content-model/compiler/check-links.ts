import { closestTo } from "../../domain/closest-to.ts";
import { articlePath, begunMessagePaths, letterPaths, pages } from "../../domain/pages.ts";
import { type Content, type ContentName, contentFiles } from "../schema/content-files.ts";
import { type FieldPath, fieldAt, metaOf } from "./field-at.ts";
import type { CrossError } from "./problem.ts";

const known: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Returns an error for each link to a page or article that doesn't exist. Anchors are checked on the built pages. */
export function checkLinks(content: Partial<Content>, articles: readonly string[]): CrossError[] {
  const others = [...articles.map(articlePath), ...letterPaths(content.letters ?? [])];
  return (Object.keys(content) as ContentName[]).flatMap((name) =>
    linksOf(name, content[name]).flatMap(({ link, path }) => {
      const message = linkError(link, others);
      return message ? [{ name, path, message }] : [];
    }),
  );
}

const linksOfData = new WeakMap<object, readonly Link[]>();

/** Lists the links of a file's data. Data that a compilation remembers is searched once. */
function linksOf(name: ContentName, data: object | undefined): readonly Link[] {
  if (!data) return [];
  const links =
    linksOfData.get(data) ??
    linksIn(data, []).filter(
      ({ link, path, inProse }) =>
        // Finding a field's schema takes long; its own check lets only links to pages begin with “/”.
        inProse || (link.startsWith("/") && metaOf(fieldAt(contentFiles[name], path))?.kind === "link"),
    );
  linksOfData.set(data, links);
  return links;
}

/** Returns why a link leads nowhere, or undefined. `others` are the paths of the articles and letters. */
export function linkError(link: string, others: readonly string[]): string | undefined {
  if (/^(https?:|mailto:|tel:|#)/.test(link)) return undefined;
  if (!link.startsWith("/") && !link.startsWith("webcal:/")) {
    return `The link “${link}” leads nowhere. Begin a page of this site with “/” and another site with “https://”.`;
  }
  const page = link.replace("webcal:", "").split(/[?#]/, 1)[0] ?? "";
  const targets = [...known, ...begunMessagePaths, ...others, "/rss.xml"];
  // Files and calendars are checked with the built pages.
  if (targets.includes(page) || /^\/(photos|calendar)\/./.test(page)) return undefined;
  const suggestion = closestTo(page, targets);
  return `The link “${link}” leads to no page.${suggestion ? ` Did you mean ${suggestion}?` : ""}`;
}

type Link = { readonly link: string; readonly path: FieldPath; readonly inProse: boolean };

/** Lists the texts that may be links, and the links inside prose. */
function linksIn(value: unknown, path: FieldPath): Link[] {
  if (typeof value === "string") return [{ link: value, path, inProse: false }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => proseLinks(item, path) ?? linksIn(item, [...path, index]));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, [...path, key]));
}

/** Returns the links in a node of prose, or undefined if it isn't one. */
function proseLinks(node: unknown, path: FieldPath): Link[] | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  if ("link" in node && "words" in node) return [{ link: String(node.link), path, inProse: true }];
  if ("strong" in node) return linksIn(node.strong, path);
  return "em" in node ? linksIn(node.em, path) : undefined;
}
