import { closestTo } from "../../domain/closest-to.ts";
import { plural } from "../../domain/format-text.ts";
import {
  begunMessagePaths,
  type FileWithPages,
  type PageFromContent,
  pages,
  pagesFromContent,
} from "../../domain/pages.ts";
import { type Content, type ContentName, contentFiles } from "../schema/content-files.ts";
import { type FieldPath, fieldAt, metaOf } from "./field-at.ts";
import { type CrossError, explainFirst } from "./problem.ts";

const known: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Returns an error for each link to a page or article that doesn't exist. Anchors are checked on the built pages. */
export function checkLinks(content: Partial<Content>, articles: readonly string[]): CrossError[] {
  const targets = targetsOf(articles, content);
  return (Object.keys(content) as ContentName[]).flatMap((name) =>
    explainFirst(
      linksOf(name, content[name]).filter(({ link }) => !leadsSomewhere(link, targets)),
      ({ link, path }): CrossError => ({ name, path, message: explainLink(link, targets) }),
      (count, { path }) => ({ name, path, message: countLinks(count) }),
    ),
  );
}

/** Lists the links of a file's data. */
const linksOf = (name: ContentName, data: unknown): readonly Link[] =>
  linksIn(data, []).filter(
    ({ link, path, inProse }) =>
      // Finding a field's schema takes long; its own check lets only links to pages begin with “/”.
      inProse || (link.startsWith("/") && metaOf(fieldAt(contentFiles[name], path))?.kind === "link"),
  );

/** Returns the pages that are there because something of the content is. `articles` are their slugs. */
export const pagesIn = (
  articles: readonly string[],
  content: Partial<Pick<Content, FileWithPages>>,
): PageFromContent[] => pagesFromContent({ ...content, articles: articles.map((slug) => ({ slug })) });

/** Returns where links of this site can lead. `articles` are their slugs. */
export function targetsOf(articles: readonly string[], content: Partial<Content>): ReadonlySet<string> {
  const fromContent = pagesIn(articles, content).map(({ path }) => path);
  return new Set([...known, ...begunMessagePaths, ...fromContent, "/rss.xml"]);
}

const isInSite = (link: string) => link.startsWith("/") || link.startsWith("webcal:/");

const pageOf = (link: string) => link.replace("webcal:", "").split(/[?#]/, 1)[0] ?? "";

/** Returns whether a link leads to a target or to another site. Files and calendars are checked with the built pages. */
export function leadsSomewhere(link: string, targets: ReadonlySet<string>): boolean {
  if (/^(https?:|mailto:|tel:|#)/.test(link)) return true;
  const page = pageOf(link);
  return isInSite(link) && (targets.has(page) || /^\/(photos|calendar)\/./.test(page));
}

/** Explains a link that leads nowhere. */
export function explainLink(link: string, targets: ReadonlySet<string>): string {
  if (!isInSite(link)) {
    return `The link “${link}” leads nowhere. Begin a page of this site with “/” and another site with “https://”.`;
  }
  const suggestion = closestTo(pageOf(link), [...targets]);
  return `The link “${link}” leads to no page.${suggestion ? ` Did you mean ${suggestion}?` : ""}`;
}

/** Says of the links that aren't explained how many they are. */
export const countLinks = (count: number): string =>
  `${plural(count, "more link leads", "more links lead")} nowhere. Correct these first.`;

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
