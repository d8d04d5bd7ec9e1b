import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { articlePath } from "../../../domain/pages.ts";
import { drawnArticles } from "../../../domain/pictures.ts";
import { removeValue, setValue } from "../content/edit-yaml.ts";
import { isFields } from "../content/entries.ts";
import { articleFile, frontMatterOf } from "./names.ts";
import { setArticleField } from "./open-article.ts";

export const redirectsFile = "content/redirects.yaml";

/**
 * Moves an article to another address: returns the files that change with it, the article's new one among them. Links follow. An
 * address that visitors may know leads to the new one.
 *
 * @param hasPhotograph whether a photograph stands beside it
 */
export function moveArticle(
  sources: Sources,
  { from, to, isLive, hasPhotograph }: Move,
): Map<string, string | undefined> {
  const edited = new Map<string, string | undefined>();
  const [oldUrl, newUrl] = [articlePath(from), articlePath(to)];
  for (const [file, text] of sources) {
    const followed = file === redirectsFile ? text : text.replaceAll(linkTo(oldUrl), newUrl);
    if (followed !== text) edited.set(file, followed);
  }
  const text = edited.get(articleFile(from)) ?? sources.get(articleFile(from)) ?? "";
  edited.set(articleFile(from), undefined);
  edited.set(articleFile(to), withOwnPrint(setArticleField(text, ["slug"], to), { from, to, hasPhotograph }));
  const redirects = sources.get(redirectsFile) ?? "";
  const led = leadOn(redirects, oldUrl, newUrl, isLive);
  if (led !== redirects) edited.set(redirectsFile, led);
  return edited;
}

type Move = {
  readonly from: string;
  readonly to: string;
  readonly isLive: boolean;
  readonly hasPhotograph: boolean;
};

/** Whether an address that visitors may know leads to an article. */
export const isLedTo = (redirects: string, slug: string): boolean =>
  redirectsIn(redirects).some(({ to }) => linkTo(articlePath(slug)).test(to));

/**
 * Returns the files that change when an article is taken out: what led to it leads to another page.
 *
 * @param isLive whether visitors may know its own address, which then leads there, too
 */
export function leadAway(sources: Sources, slug: string, { to, isLive }: LeadAway): Map<string, string> {
  const url = articlePath(slug);
  const edited = new Map<string, string>();
  for (const [file, text] of sources) {
    const followed = text.replaceAll(linkTo(url), to);
    if (followed !== text && file !== articleFile(slug)) edited.set(file, followed);
  }
  const redirects = edited.get(redirectsFile) ?? sources.get(redirectsFile) ?? "";
  if (isLive) edited.set(redirectsFile, addRedirect(redirects, url, to));
  return edited;
}

type LeadAway = { readonly to: string; readonly isLive: boolean };

/** A link to a page of this site: not to a longer address, nor to another site. */
export const linkTo = (url: string) => new RegExp(`(?<![\\w.-])${RegExp.escape(url)}(?![\\w/-])`, "g");

/** A print that was drawn for the article goes by its old address. */
function withOwnPrint(text: string, { from, to, hasPhotograph }: Omit<Move, "isLive">): string {
  const { picture } = frontMatterOf(text);
  const { print, motif } = isFields(picture) ? picture : {};
  if (print === to) return setArticleField(text, ["picture", "print"], undefined);
  const isDrawn = drawnArticles.some((one) => one === from);
  return isDrawn && !print && !motif && !hasPhotograph && isFields(picture)
    ? setArticleField(text, ["picture", "print"], from)
    : text;
}

/** Redirects as they are after the move: all lead to the new address at once, and none leads away from it. */
function leadOn(redirects: string, oldUrl: string, newUrl: string, isLive: boolean): string {
  let edited = redirects;
  for (const [index, entry] of redirectsIn(redirects).entries().toArray().toReversed()) {
    if (entry.from === newUrl) edited = removeValue(edited, [index]);
    else if (linkTo(oldUrl).test(entry.to))
      edited = setValue(edited, [index, "to"], entry.to.replace(oldUrl, newUrl));
  }
  return isLive ? addRedirect(edited, oldUrl, newUrl) : edited;
}

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
