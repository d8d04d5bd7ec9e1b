import { slugOfTitle } from "../../core/articles/names.ts";
import { type Fields, isFields } from "../../core/content/entries.ts";

/** Returns an id for a new entry, made from its first words, that its list doesn't have. */
export function makeId({ question, title, name }: Fields, list: readonly unknown[]): string {
  const text = [question, title, name].find((words) => typeof words === "string") ?? "";
  const base = slugOfTitle(String(text)).split("-").slice(0, 5).join("-") || "entry";
  const taken = list.filter(isFields).map(({ id, slug }) => id ?? slug);
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(id)) return id;
  }
}
