import { createHash } from "node:crypto";
import type { FileDifferences } from "./compare-renderings.ts";
import { markWords } from "./mark-words.ts";
import type { Difference, Place, PlaceKind } from "./place.ts";

/** Kinds that state the same fact, such as a page's title and its title when shared, and where they are together. */
const order: readonly PlaceKind[] = [
  "menu",
  "text",
  "footer",
  "announced",
  "link",
  "after-click",
  "title",
  "description",
  "sharing",
  "share-picture",
  "structured-data",
  "calendar",
  "feed",
  "sitemap",
  "redirect",
  "script-data",
  "policy",
  "other",
];

/**
 * Groups equal differences of several pages into one place each, in the order in which visitors meet them.
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
      // The server's own answers, such as the error page, may have no menu.
      everywhere: pages.length > 1 && pages.length >= pageCount,
      ...(when && { when }),
      show: showUrl(page, difference),
    };
  });
  return places.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Returns the URL that scrolls to a text and highlights it, or to the nearest id. */
function showUrl(page: string, { kind, after, anchor }: Difference): string {
  if (kind !== "text" || after === undefined) return anchor && kind === "link" ? `${page}#${anchor}` : page;
  const words = after.split(" ");
  const encode = (text: string) => encodeURIComponent(text).replaceAll("-", "%2D");
  const text =
    words.length <= 8
      ? encode(after)
      : `${encode(words.slice(0, 4).join(" "))},${encode(words.slice(-4).join(" "))}`;
  return `${page}#${anchor ?? ""}:~:text=${text}`;
}
