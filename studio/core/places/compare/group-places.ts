import { createHash } from "node:crypto";
import { markWords } from "./mark-words.ts";
import { type Difference, type FileDifferences, type Place, placeKinds } from "./place.ts";
import { showUrl } from "./show-url.ts";

/**
 * Groups equal differences of several pages into one place each, what most visitors see first.
 *
 * @param titleOf what the owner calls a page or file
 * @param pageCount the number of pages
 */
export function groupPlaces(
  files: readonly FileDifferences[],
  titleOf: (path: string) => string,
  pageCount: number,
): Place[] {
  const groups = new Map<string, { readonly difference: Difference; readonly pages: string[] }>();
  for (const { path, differences } of files) {
    for (const difference of differences) {
      const { kind, before, after, when } = difference;
      const isNew = before === undefined || after === undefined;
      // Texts that only one state has are told apart by where they stand.
      const key = JSON.stringify([
        kind,
        before,
        after,
        when,
        isNew && kind !== "menu" ? difference.where : "",
      ]);
      const group = groups.get(key) ?? { difference, pages: [] };
      if (!group.pages.includes(path)) group.pages.push(path);
      groups.set(key, group);
    }
  }
  const places = [...groups].map(([key, { difference, pages }]): Place => {
    const [page = "/"] = pages;
    const { kind, where, when } = difference;
    return {
      id: createHash("sha256").update(key).digest("base64url").slice(0, 12),
      kind,
      page,
      pageTitle: titleOf(page),
      where,
      ...markWords(difference.before, difference.after),
      pages,
      everywhere: pages.length > 1 && pages.length >= pageCount,
      ...(when && { when }),
      show: showUrl(page, difference),
    };
  });
  return places.sort((a, b) => placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind));
}
