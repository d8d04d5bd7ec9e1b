/** What people find at a place, in the order in which places are listed: first what most visitors see. */
const kindsForPeople = [
  "text",
  "picture",
  "menu",
  "footer",
  "announced",
  "link",
  "after-click",
  "title",
  "description",
  "redirect",
] as const;

/** What only search engines and other programs read, in the order in which places are listed. */
export const kindsForPrograms = [
  "sharing",
  "share-picture",
  "structured-data",
  "calendar",
  "feed",
  "sitemap",
  "script-data",
  "policy",
  "other",
] as const;

/** The order in which places are listed. */
export const placeKinds = [...kindsForPeople, ...kindsForPrograms];

export type PlaceKind = (typeof placeKinds)[number];

/** A stretch of text, and whether it differs between the states. */
export type Part = { readonly text: string; readonly changed: boolean };

/** A place of the site that differs between two states. */
export type Place = {
  /** The same for the same difference. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** The URL path of the page or file; of several pages, the first. */
  readonly page: string;
  /** What the owner calls that page. */
  readonly pageTitle: string;
  /** Where on the page: “Menu”, “under ‘Pricing’”, “Description”. */
  readonly where: string;
  /** Undefined if only the other state has it. */
  readonly before: readonly Part[] | undefined;
  readonly after: readonly Part[] | undefined;
  /** The paths of all pages with this difference. */
  readonly pages: readonly string[];
  /** Whether every page has it. */
  readonly everywhere: boolean;
  /** For what the date decides: since or until when, or on which occasion, visitors see it. */
  readonly when?: string;
  /** Whether it shows what is worked out from the changed value, not the value itself. */
  readonly follows?: true;
  /** The URL in the preview that opens the page at the place, on a day on which it's seen. Undefined if the page is gone. */
  readonly show: string | undefined;
};

/** A difference on one page, before equal ones are grouped. */
export type Difference = {
  readonly kind: PlaceKind;
  readonly where: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly when?: string | undefined;
  /** A moment at which visitors see it, in milliseconds since 1970; without it, they see it now. */
  readonly at?: number | undefined;
  /** The id of the nearest element that has one. */
  readonly anchor?: string | undefined;
};

/** What differs in one file. */
export type FileDifferences = {
  /** Its URL path. */
  readonly path: string;
  readonly differences: readonly Difference[];
};

/** In a page's URL, the moment at which the preview shows it, in milliseconds since 1970. */
export const momentParameter = "at";

/** In a page's URL, asks that the page shows the place again where it was left. */
export const keepPlaceParameter = "keep-place";

/** Where a page is that visitors don't have yet. */
export const pageIsNew = "New page";

/** Where a page was that the draft lacks. */
export const pageIsGone = "Page is gone";

/** Returns the URL that scrolls to a text and highlights it, or to the nearest id. */
export function showUrl(page: string, { kind, where, after, anchor, at }: Difference): string | undefined {
  if (kind === "redirect") return after;
  if (where === pageIsGone) return undefined;
  const url = at === undefined ? page : `${page}?${momentParameter}=${at}`;
  if (kind !== "text" || after === undefined) return anchor ? `${url}#${anchor}` : url;
  return `${url}#${anchor ?? ""}${textDirective(after.split(" · ")[0] ?? "")}`;
}

/** Returns the end of a URL's fragment with which a browser scrolls to a text and highlights it. */
export function textDirective(text: string): string {
  const words = text.split(" ");
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(" ")).replaceAll("-", "%2D");
  const found = words.length <= 8 ? encode(words) : `${encode(words.slice(0, 4))},${encode(words.slice(-4))}`;
  return `:~:text=${found}`;
}
