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
  const words = after.split(" · ")[0]?.split(" ") ?? [];
  const encode = (text: string) => encodeURIComponent(text).replaceAll("-", "%2D");
  const text =
    words.length <= 8
      ? encode(words.join(" "))
      : `${encode(words.slice(0, 4).join(" "))},${encode(words.slice(-4).join(" "))}`;
  return `${url}#${anchor ?? ""}:~:text=${text}`;
}
