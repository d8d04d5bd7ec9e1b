import { parse } from "yaml";
import { type BuiltPage, readBuiltPages } from "../../../scripts/launch-check/built-pages.ts";
import { mainPageOf } from "../changes/main-page.ts";
import { menuLabels } from "../content/menu-labels.ts";
import type { KeptChange } from "../history/trailers.ts";
import type { Look } from "./publication.ts";

/** How many pages are read back from the live site. */
const mostLooks = 3;

/**
 * Chooses pages on which a visitor would see the changes: for each change, one that shows its new value and, if possible,
 * no longer the old one.
 *
 * @param client the folder of built pages
 * @param navigation the text of content/navigation.yaml, which names the pages
 */
export async function chooseLooks(
  client: string,
  changes: readonly KeptChange[],
  navigation: string,
): Promise<Look[]> {
  const pages = await readBuiltPages(client);
  const names = menuLabels(parse(navigation, { logLevel: "silent" }));
  const looks = changes.flatMap((change): Look | [] => {
    const text = change.after?.replace(/\s+/g, " ").trim();
    // A word as short as "8" stands on every page.
    if (!text || text.length < 3 || text.length > 200) return [];
    const page = pageOf(change, text, pages);
    if (!page) return [];
    const title = names.get(page.path) ?? titleOf(page.text);
    return { page: page.path, title, text, ...(!page.shown.includes(text) && { isLater: true }) };
  });
  return looks.slice(0, mostLooks);
}

/** Returns the page to look at for a change, if possible one that shows it already. */
function pageOf(change: KeptChange, text: string, pages: readonly BuiltPage[]): BuiltPage | undefined {
  const having = pages.filter((page) => page.text.includes(text));
  const showing = having.filter((page) => page.shown.includes(text));
  const mainPage = mainPageOf(change);
  const { before } = change;
  return (
    having.find((page) => page.path === mainPage) ??
    showing.find((page) => !before || !page.text.includes(before)) ??
    showing[0] ??
    having[0]
  );
}

/** The title comes first in a page's text, with the site's name after a separator. */
const titleOf = (text: string) => (text.split(/\s+[|·–—]\s+/, 1)[0] ?? "").slice(0, 60).trim();
