import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { calledBy } from "../../../content-model/schema/references.ts";
import { unwrapLink } from "../../../domain/unwrap-link.ts";
import { type Fields, isFields } from "../content/entries.ts";
import { slugOfTitle } from "./names.ts";

/** A source in the list of all articles. */
export type Source = { readonly id: string; readonly called: string; readonly fields: Fields };

/** Returns the sources in the text of `references.yaml`. */
export function sourcesIn(text: string): Source[] {
  const { data } = parseSource("content/references.yaml", text);
  return Object.entries(isFields(data) ? data : {}).flatMap(([id, fields]) =>
    isFields(fields) ? [{ id, fields, called: calledBy(fields) }] : [],
  );
}

/** Returns a source's fields as they are kept: a DOI without the link around it, and nothing empty. */
export function tidySource(fields: Fields): Fields {
  const tidy = (key: string, value: unknown) => {
    if (typeof value !== "string") return value;
    return key === "doi" ? bareDoi(value) : value.trim();
  };
  return Object.fromEntries(
    Object.entries(fields)
      .map(([key, value]) => [key, tidy(key, value)] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
}

/** Returns a DOI as it is printed, from any way in which one is copied. */
const bareDoi = (text: string): string => {
  const doi = text.trim().replace(/^(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\/|^doi:\s*/i, "");
  // Only in a link do a question mark or a number sign begin something else.
  return doi === text.trim() ? doi : doi.replace(/[?#].*$/s, "");
};

/** Returns where a source can be read, from what was pasted: its DOI or its web address. Undefined if it is neither. */
export function placeOfSource(pasted: string): { readonly doi?: string; readonly url?: string } | undefined {
  const text = unwrapLink(pasted.trim());
  if (text === "") return {};
  const doi = bareDoi(text);
  if (/^10\.\d{4,9}\/\S+$/.test(doi)) return { doi };
  const url = /^www\./i.test(text) ? `https://${text}` : text;
  return /^https?:\/\/[^\s/]+\.\S+$/i.test(url) && !/\/\/(?:dx\.|www\.)?doi\.org\b/i.test(url)
    ? { url }
    : undefined;
}

/** Returns the id of a new source, from its authors and year: `galante-2021`, or `galante-2021-b` if that is taken. */
export function idOfSource(fields: unknown, taken: readonly string[]): string {
  const { authors, year, title } = isFields(fields) ? fields : {};
  const [family = ""] = String(authors ?? "").split(/[ ,]/);
  const name = [slugOfTitle(family) || slugOfTitle(String(title ?? "")).slice(0, 20) || "source", year ?? ""]
    .join("-")
    .replace(/-+$/, "");
  const letters = ["", ..."bcdefghijklmnopqrstuvwxyz"].map((letter) => (letter ? `${name}-${letter}` : name));
  return letters.find((id) => !taken.includes(id)) ?? `${name}-${taken.length}`;
}
