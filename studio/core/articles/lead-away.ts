import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { articlePath } from "../../../domain/pages.ts";
import { setValue } from "../content/edit-yaml.ts";
import { articleFile } from "./names.ts";

export const redirectsFile = "content/redirects.yaml";

/**
 * Returns the files that change when an article is taken out: what led to it leads to another page.
 *
 * @param isLive whether visitors may know its own address, which then leads there, too
 */
export function leadAway(sources: Sources, slug: string, { to, isLive }: LeadAway): Map<string, string> {
  const url = articlePath(slug);
  const edited = leadLinks(sources, url, to);
  edited.delete(articleFile(slug));
  const redirects = edited.get(redirectsFile) ?? sources.get(redirectsFile) ?? "";
  if (isLive) edited.set(redirectsFile, addRedirect(redirects, url, to));
  return edited;
}

type LeadAway = { readonly to: string; readonly isLive: boolean };

/** Returns the files whose links and redirects lead to another page then. */
function leadLinks(sources: Sources, from: string, to: string): Map<string, string> {
  const edited = new Map<string, string>();
  for (const [file, text] of sources) {
    const followed = text.replaceAll(linkTo(from), to);
    if (followed !== text) edited.set(file, followed);
  }
  return edited;
}

/** A link to a page of this site: not to a longer address, nor to another site. */
export const linkTo = (url: string) => new RegExp(`(?<![\\w.-])${RegExp.escape(url)}(?![\\w/-])`, "g");

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
