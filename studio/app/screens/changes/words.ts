import { kindsForPrograms, pageIsGone, pageIsNew } from "../../../core/places/compare/place.ts";
import type { DatedChange } from "../../../server/routes/content.ts";
import type { Place } from "../../api/content.ts";
import { upperFirst } from "../../ui/words.ts";

/** Returns on which page or pages a place is: “Home”, “Home and 3 more”, “every page”. */
export function pagesOf({ everywhere, pages, pageTitle }: Place): string {
  if (everywhere) return "every page";
  return pages.length > 1 ? `${pageTitle} and ${pages.length - 1} more` : pageTitle;
}

/** Returns what a place is called in the list, and where on the page it is. */
export function namesOf(place: Place): Names {
  const on = pagesOf(place);
  switch (place.kind) {
    case "menu":
    case "footer":
      return { name: `${place.where}, ${place.everywhere ? `on ${on}` : on}` };
    case "title":
      if (place.where === pageIsNew || place.where === pageIsGone) return { name: place.where };
      return { name: `Search engines, ${on}`, where: place.where };
    case "description":
      return { name: `Search engines, ${on}`, where: place.where };
    case "sharing":
      return { name: `For machines, ${on}`, where: place.where };
    case "structured-data":
      return {
        name: `Machines, ${place.pages.length > 1 ? `${place.pages.length} pages` : on}`,
        where: place.where,
      };
    case "redirect":
      return { name: `Old address ${place.page}`, where: place.where };
    case "share-picture":
    case "policy":
      return { name: place.where };
    case "other":
      return { name: `${upperFirst(on)}, unseen`, where: place.where };
    default:
      return { name: upperFirst(on), where: place.where };
  }
}

type Names = { readonly name: string; readonly where?: string };

/** Returns the beginning of a long text. */
export const shorten = (text = "") =>
  text.length > 70 ? `${text.slice(0, 70).replace(/\s+\S*$/, "")} …` : text;

/** Returns so many places in their order: the first of each kind, and then the first others. */
export function someOfEachKind<Some extends Pick<Place, "kind" | "follows">>(
  places: readonly Some[],
  count: number,
): readonly Some[] {
  const kindOf = ({ kind, follows }: Some) => (follows ? "follows" : kind);
  const firsts = places.filter(
    (place, index) => places.findIndex((other) => kindOf(other) === kindOf(place)) === index,
  );
  const chosen = new Set([...new Set([...firsts, ...places])].slice(0, count));
  return places.filter((place) => chosen.has(place));
}

type ByReader<Some> = { readonly read: readonly Some[]; readonly unread: readonly Some[] };

/** Parts places into those that people read and those that only programs read. */
export function byReader<Some extends Pick<Place, "kind">>(places: readonly Some[]): ByReader<Some> {
  const isUnread = ({ kind }: Some) => (kindsForPrograms as readonly string[]).includes(kind);
  return { read: places.filter((place) => !isUnread(place)), unread: places.filter(isUnread) };
}

/** “And 7 places that only search engines and calendars read” */
export const wordsOfUnread = ({ read, unread }: ByReader<unknown>): string =>
  `${read.length > 0 ? "And " : ""}${unread.length} ${unread.length === 1 ? "place" : "places"} that only search engines and calendars read`;

type ScreenLink = { readonly path: string; readonly label: string };

/** Returns the screen on which a change can be made; undefined for what can be changed in its file only. */
export function screenOf({ file, path }: Pick<DatedChange, "file" | "path">): ScreenLink | undefined {
  const [group] = path;
  if (file === "content/schedule.yaml" && (group === "terms" || group === "closures"))
    return { path: "/dates", label: "Dates" };
  if (file === "content/schedule.yaml" || file === "content/business.yaml")
    return { path: "/prices", label: "Prices and facts" };
  if (file === "content/faqs.yaml") return { path: "/questions", label: "Questions" };
  if (file === "content/confirmed.yaml") return { path: "/ready", label: "Ready to go live?" };
  if (file === "content/testimonials.yaml") return { path: "/kind-words", label: "Kind words" };
  if (file === "content/lessons.yaml" || file === "content/practices.yaml")
    return { path: "/videos", label: "Videos" };
  if (file === "content/letters.yaml") return { path: "/letters", label: "Letters" };
  if (file.startsWith("content/articles/") || file === "content/references.yaml")
    return { path: "/articles", label: "Articles" };
  if (file.startsWith("public/photos/")) return { path: "/prices", label: "Prices and facts" };
  const page = /^content\/(?:pages\/([\w-]+)|(layout|common|newsletter))\.yaml$/.exec(file);
  return page ? { path: `/words/${page[1] ?? page[2]}`, label: "Words on the pages" } : undefined;
}
