import { type Fields, isFields } from "../../core/content/entries.ts";

/** Words that say nothing in an id. */
const small = new Set(
  "a an the is are do does can could will would i my me you your it this that what how when where who to of for in on at and or if have has be".split(
    " ",
  ),
);

/** Returns an id for a new entry, made from its first words: lower-case, and none of those that its list has. */
export function makeId(entry: Fields, list: readonly unknown[]): string {
  const text = [entry.question, entry.title, entry.name].find((words) => typeof words === "string") ?? "";
  const words = String(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f’']/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !small.has(word));
  const base = (telling.length > 0 ? telling : words).slice(0, 3).join("-").slice(0, 60) || "entry";
  const taken = new Set(list.filter(isFields).map(({ id }) => id));
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(id)) return id;
  }
}
