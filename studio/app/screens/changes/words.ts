import type { Place } from "../../api/places.ts";
import { upperFirst } from "../../ui/letter-case.ts";

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

/** Returns what a place is called in a list of one page's places. */
export function namesOnPage(place: Place): Names {
  const names = namesOf(place);
  return names.where === undefined ? names : { name: names.where };
}

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

type Section<Some> = { readonly heading: string | undefined; readonly places: readonly Some[] };

/** What people see or hear on the pages. */
const onPages: readonly Place["kind"][] = [
  "text",
  "picture",
  "menu",
  "footer",
  "announced",
  "link",
  "after-click",
];

/**
 * Parts places into what people find on the pages, what is worked out from it, and what only programs read. Sections without a
 * place are left out.
 */
export function sectionsOf<Some extends Pick<Place, "kind" | "follows">>(
  places: readonly Some[],
): Section<Some>[] {
  const isOnPage = ({ kind }: Some) => onPages.includes(kind);
  return [
    { heading: undefined, places: places.filter((place) => !place.follows && isOnPage(place)) },
    { heading: "Worked out from it", places: places.filter(({ follows }) => follows) },
    {
      heading: "Read by search engines and other programs",
      places: places.filter((place) => !place.follows && !isOnPage(place)),
    },
  ].filter((section) => section.places.length > 0);
}
