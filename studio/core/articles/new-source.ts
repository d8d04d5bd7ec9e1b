import { isFields } from "../content/entries.ts";
import { slugOfTitle } from "./names.ts";

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
