import path from "node:path";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { articlePath } from "../../../domain/pages.ts";
import { type Change, isPicture } from "../content/change.ts";
import { linkTo, redirectsFile, redirectsIn, teasersFile } from "./lead-away.ts";
import { articleFile, keyOfArticle, titleOfArticle } from "./names.ts";

/** The content before and after. */
export type States = { readonly before: Sources; readonly after: Sources };

/** A change with all that makes it up. */
export type Whole = Change & { readonly parts: readonly Change[] };

/** Whether a change is of a source, which several articles may cite. */
export const isReference = ({ file, path }: Change): boolean =>
  file === "content/references.yaml" && path.length === 1;

const isArticle = ({ id, file }: Change) => file === `content/${id}.mdx`;
const slugIn = (file: string) => path.posix.basename(file, path.posix.extname(file));

/** Whether all that differs is that links to an address and to places there lead to another. */
const follows = (change: Change, oldUrl: string, newUrl: string, { before, after }: States): boolean =>
  isArticle(change)
    ? before.get(change.file)?.replaceAll(linkTo(oldUrl), newUrl) === after.get(change.file)
    : change.before?.replaceAll(linkTo(oldUrl), newUrl) === change.after;

/**
 * Returns the change of an article, or of its picture, with what came or went with it; a picture stands for its article if
 * nothing else of it has changed. Undefined for any other change.
 */
export function gatherArticle(change: Change, all: readonly Change[], states: States): Whole | undefined {
  if (isArticle(change)) {
    const url = articlePath(slugIn(change.file));
    const to = change.after === undefined && ledTo(states.after, url);
    return {
      ...change,
      parts: [
        change,
        ...belongings(slugIn(change.file), all, states),
        ...(to ? all.filter((other) => follows(other, url, to, states)) : []),
      ].filter((part, index, parts) => parts.indexOf(part) === index),
    };
  }
  if (!isPicture(change.file) || !change.file.startsWith("content/articles/")) return undefined;
  const slug = slugIn(change.file);
  if (all.some(({ id }) => id === keyOfArticle(slug))) return undefined;
  const title = titleOfArticle(
    states.after.get(articleFile(slug)) ?? states.before.get(articleFile(slug)) ?? "",
  );
  return { ...change, label: `The picture of “${title ?? slug}”`, parts: belongings(slug, all, states) };
}

/** Returns the pictures of an article, the redirects from and to its address, its teaser, and the sources that came or went with it. */
function belongings(slug: string, all: readonly Change[], { before, after }: States): Change[] {
  const [url, file] = [articlePath(slug), articleFile(slug)];
  const cameOrWent = !before.has(file) || !after.has(file);
  const textIn = (sources: Sources) => sources.get(file) ?? "";
  return all.filter((change) => {
    const [name = ""] = change.path;
    if (change.file.startsWith("public/photos/"))
      return [before, after].some((sources) => textIn(sources).includes(change.file.replace(/^public/, "")));
    if (isPicture(change.file))
      return change.file.startsWith("content/articles/") && slugIn(change.file) === slug;
    if (change.file === "content/redirects.yaml") {
      const leadsTo = [before, after].map((sources) => ledTo(sources, name)?.replace(/#.*/, ""));
      return name === url || (cameOrWent && leadsTo.includes(url));
    }
    if (change.file === teasersFile) {
      const others = (shown = "") => shown.split(", ").filter((other) => other !== slug);
      return cameOrWent && String(others(change.before)) === String(others(change.after));
    }
    if (!isReference(change)) return false;
    const cites = new RegExp(`<Cite\\s[^>]*\\bid="${RegExp.escape(name)}"`);
    return change.before === undefined
      ? cites.test(textIn(after))
      : change.after === undefined && cites.test(textIn(before));
  });
}

/** Returns where an address leads, if it leads elsewhere. */
const ledTo = (sources: Sources, url: string): string | undefined =>
  redirectsIn(sources.get(redirectsFile) ?? "").find(({ from }) => from === url)?.to;
