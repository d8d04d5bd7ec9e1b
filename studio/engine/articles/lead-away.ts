import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { articlePath, paths } from "../../../domain/pages.ts";
import { removeValue, setValue } from "../content/edit-yaml.ts";
import { findField } from "../content/entries.ts";
import { articleFile, slugOfArticleFile } from "./names.ts";

export const redirectsFile = "content/redirects.yaml";

/** The page that shows some articles by their names, and where on it. */
export const teasersFile = "content/pages/resources.yaml";
const teasers = ["blogTeasers", "shown"] as const;

/**
 * Returns the files that change when an article is taken out: what led to it leads to the list of articles, and no page shows it.
 *
 * @param isLive whether visitors may know its own address, which then leads there, too
 */
export function leadAway(sources: Sources, slug: string, isLive: boolean): Map<string, string> {
  const url = articlePath(slug);
  const edited = new Map<string, string>();
  for (const [file, text] of sources) {
    const followed = text.replaceAll(linkTo(url), paths.blog);
    if (followed !== text && file !== articleFile(slug)) edited.set(file, followed);
  }
  const page = edited.get(teasersFile) ?? sources.get(teasersFile) ?? "";
  const shown = findField("pages/resources", parseSource(teasersFile, page).data, teasers)?.value;
  const at = Array.isArray(shown) ? shown.indexOf(slug) : -1;
  if (at >= 0) edited.set(teasersFile, removeValue(page, [...teasers, at]));
  const redirects = edited.get(redirectsFile) ?? sources.get(redirectsFile) ?? "";
  if (isLive) edited.set(redirectsFile, addRedirect(redirects, url, paths.blog));
  return edited;
}

/**
 * Does so for each article that visitors know and that a change took out of the content.
 *
 * @param before the content before the change; `after` has it no more
 * @param live what visitors see
 */
export function leadAwayFromGone(before: Sources, after: Sources, live: Sources): Sources {
  const result = new Map(after);
  for (const file of before.keys()) {
    const slug = slugOfArticleFile(file);
    if (slug === undefined || result.has(file) || !live.has(file)) continue;
    for (const [name, text] of leadAway(result, slug, true)) result.set(name, text);
  }
  return result;
}

/** A link to a page of this site, or to a place on it: not to a longer address, nor to another site. */
export const linkTo = (url: string) =>
  new RegExp(`(?<![\\w.-])${RegExp.escape(url)}(?![\\w/-])(?:#[^\\s"'()[\\]{},<>]*)?`, "g");

const addRedirect = (redirects: string, from: string, to: string): string =>
  setValue(redirects, [redirectsIn(redirects).length], { from, to });

type Redirect = { readonly from: string; readonly to: string };

/** Returns the redirects in the text of their file. */
export function redirectsIn(redirects: string): Redirect[] {
  const { data } = parseSource(redirectsFile, redirects);
  return Array.isArray(data)
    ? data.map((entry) => ({ from: String(entry?.from ?? ""), to: String(entry?.to ?? "") }))
    : [];
}
