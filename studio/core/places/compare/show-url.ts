import type { Difference } from "./place.ts";

/** In a page's URL, the moment at which the preview shows it, in milliseconds since 1970. */
export const momentParameter = "at";

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
