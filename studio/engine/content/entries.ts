import { z } from "zod";
import { type FieldPath, fieldAt, unwrap } from "../../../content-model/compiler/field-at.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import type { NamedPath } from "./change.ts";

/** The parsed YAML of a field or file. */
export type Value = unknown;
export type Fields = Readonly<Record<string, Value>>;

export const isFields = (value: Value): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a list has entries that are told apart by a field of their own; any other list counts as one value. */
export const isEntryList = (value: Value): value is readonly Fields[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => isFields(entry) && nameOf(entry) !== undefined);

const namingFields = [
  "id",
  "slug",
  "from",
  "to",
  "date",
  "doi",
  "heading",
  "title",
  "label",
  "name",
  "quote",
  "question",
];

/** Returns the name of each entry of a list, unique within it: its id, a term's name and year, or another field. */
export function entryNames(entries: readonly Fields[]): string[] {
  const used = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameOf(entry) ?? "";
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} #${count}`;
  });
}

/** Whether an entry is named by a field. */
export const isNaming = (field: string) => field === "startDate" || namingFields.includes(field);

function nameOf(entry: Fields): string | undefined {
  const { name, startDate } = entry;
  if (typeof name === "string" && typeof startDate === "string") return `${name} ${startDate.slice(0, 4)}`;
  const field = namingFields.find((key) => typeof entry[key] === "string" && entry[key] !== "");
  return field && String(entry[field]);
}

/** Two entries that are the same one in two states. */
export type Pair = readonly [before: number, after: number];

/** Pairs the entries of a list in two states: by name, then those that share a value. */
export function pairEntries(before: readonly Fields[], after: readonly Fields[]): Pair[] {
  const namesBefore = entryNames(before);
  const namesAfter = entryNames(after);
  const pairs: Pair[] = [];
  for (const [index, name] of namesAfter.entries()) {
    const other = namesBefore.indexOf(name);
    if (other !== -1) pairs.push([other, index]);
  }
  for (const [index, entry] of after.entries()) {
    if (pairs.some(([, paired]) => paired === index)) continue;
    const other = before.findIndex(
      (candidate, place) => !pairs.some(([paired]) => paired === place) && sharesValue(candidate, entry),
    );
    if (other !== -1) pairs.push([other, index]);
  }
  return pairs;
}

/** A UUID is never corrected: another one is another entry, such as another letter with the same subject. */
const isUuid = (id: Value) =>
  typeof id === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** A short value, such as a rating, says nothing: many entries have it. */
const telling = 6;

const sharesValue = (one: Fields, other: Fields) =>
  !isUuid(one.id) &&
  Object.entries(one).some(
    ([key, value]) => typeof value === "string" && value.length >= telling && other[key] === value,
  );

/** Returns the names that lead to a field, for its path with positions in lists. */
export function namePath(data: Value, path: FieldPath): NamedPath {
  let value = data;
  return path.map((key) => {
    const list = isEntryList(value) ? value : undefined;
    value = Array.isArray(value) ? value[Number(key)] : isFields(value) ? value[String(key)] : undefined;
    return list ? (entryNames(list)[Number(key)] ?? String(key)) : String(key);
  });
}

export type Found = {
  /** Where it is, with positions in lists. */
  readonly path: FieldPath;
  /** Undefined if there is none. */
  readonly value: Value;
};

/**
 * Finds a field by its names; in lists, positions do, too, for entries without an id. Returns undefined if an entry of a list on the way is missing.
 */
export function findField(data: Value, named: NamedPath): Found | undefined {
  let value = data;
  const path: (string | number)[] = [];
  for (const name of named) {
    if (Array.isArray(value)) {
      const byName = isEntryList(value) ? entryNames(value).indexOf(name) : -1;
      const index = byName === -1 && /^\d+$/.test(name) ? Number(name) : byName;
      if (!Number.isInteger(index) || index < 0 || index >= value.length) return undefined;
      path.push(index);
      value = value[index];
    } else {
      path.push(name);
      value = isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    }
  }
  return { path, value };
}

/**
 * Finds in an earlier state what a later one has by some names: entries that go by their position may have had another one. Returns
 * undefined if an entry on the way is new, or missing.
 */
export function findEarlier(earlier: Value, later: Value, named: NamedPath): Found | undefined {
  let [before, after] = [earlier, later];
  const path: (string | number)[] = [];
  for (const name of named) {
    const [place = name] = findField(after, [name])?.path ?? [];
    const then =
      isEntryList(before) && isEntryList(after)
        ? pairEntries(before, after).find(([, index]) => index === place)?.[0]
        : place;
    const found = then === undefined ? undefined : findField(before, [String(then)]);
    if (!found) return undefined;
    path.push(...found.path);
    [before, after] = [found.value, findField(after, [name])?.value];
  }
  return { path, value: before };
}

/** Returns the names of a group's fields, in the order of its schema, in which they stand in the file. */
export function fieldOrder(name: ContentName, path: FieldPath): string[] {
  const field = fieldAt(contentFiles[name], path);
  const group = field && unwrap(field);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}
