import { z } from "zod";
import { type FieldPath, fieldAt, metaOf, unwrap } from "../../../content-model/compiler/field-at.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import type { AnyPath, FormPath, NamedPath } from "./change.ts";

/*
 * A field is found by two kinds of path; both are lists of keys, and in lists of entries they differ:
 *
 * | path | an entry of a list is | who uses it |
 * |---|---|---|
 * | `FormPath` | its position, where its name is typed, and its name elsewhere (`formNames`) | forms, autosaves, the journal |
 * | `NamedPath` | its name (`entryNames`) | changes, links, History |
 *
 * `findField` takes either. `namesFor` leads from the first to the second, `formPathFor` back, `namePath` from positions alone.
 * `pathWhenMoved`, and `followPath` in `moved-entries.ts`, keep a path of forms on its entry while the list changes; `findEarlier` there finds that
 * entry in an earlier state.
 */

/** The parsed YAML of a field or file. */
export type Value = unknown;
export type Fields = Readonly<Record<string, Value>>;

export const isFields = (value: Value): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema of a field; undefined where the content may have anything, as in a file that the program doesn't know. */
export type Schema = z.core.$ZodType | undefined;

/**
 * Returns the schema of a field of a content file.
 *
 * @param name the file's, such as `schedule`; undefined for what is in none, such as the fields of an article
 * @param path positions and names of entries lead alike
 */
export const schemaAt = (name: string | undefined, path: FieldPath): Schema =>
  name !== undefined && name in contentFiles ? fieldAt(contentFiles[name as ContentName], path) : undefined;

/** Returns the fields by which an entry of a list is known; one of several shapes, by the same. */
export function namingFieldsOfEntry(entry: Schema): readonly string[] {
  const inner = entry && unwrap(entry);
  return metaOf(inner instanceof z.ZodUnion ? inner.options[0] : entry)?.namedBy ?? [];
}

/** Returns the fields by which the entries of a list are known. */
export const namingFieldsOfList = (list: Schema) => namingFieldsOfEntry(list && fieldAt(list, [0]));

/** Whether a list has entries that are told apart by a field of their own; any other list counts as one value. */
export const isEntryList = (list: Schema, value: Value): value is readonly Fields[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => isFields(entry) && nameOf(namingFieldsOfList(list), entry) !== undefined);

/** Returns the name of each entry of a list, unique within it: its id, a term's name and year, or another field. */
export function entryNames(list: Schema, entries: readonly Fields[]): string[] {
  const fields = namingFieldsOfList(list);
  const used = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameOf(fields, entry) ?? "";
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} #${count}`;
  });
}

/**
 * Whether forms know the entries of a list by their positions, and the journal what is typed into one: a name that is typed, such as
 * a title, is another one with each keystroke. An id is made, and a term's name and year are chosen once.
 */
export const isKeyedByPosition = (list: Schema): boolean => {
  const [first, ...others] = namingFieldsOfList(list);
  if (first === undefined) return true;
  return others.length === 0 && metaOf(list && fieldAt(list, [0, first]))?.kind !== "id";
};

/** Returns what forms know each entry of a list by: its name, unless that is typed; or else its position. */
export function formNames(list: Schema, entries: readonly Value[]): string[] {
  const names = isKeyedByPosition(list) || !isEntryList(list, entries) ? [] : entryNames(list, entries);
  return entries.map((_, index) => names[index] ?? String(index));
}

/** Returns the path by which forms know a field once the entries of a list have other places. */
export function pathWhenMoved(
  name: string,
  path: FormPath,
  list: AnyPath,
  placeNow: (place: number) => number,
): FormPath {
  const place = path[list.length] ?? "";
  const isInside = list.every((key, depth) => key === path[depth]) && /^\d+$/.test(place);
  if (!isInside || !isKeyedByPosition(schemaAt(name, list))) return path;
  return path.with(list.length, String(placeNow(Number(place))));
}

/** Whether a field is one by which an entry of a list is known. */
export const isNamingField = (name: string, path: AnyPath): boolean =>
  namingFieldsOfList(schemaAt(name, path.slice(0, -2))).includes(path.at(-1) ?? "");

/** Returns the name of an entry by the fields that name it; undefined if it lacks one. */
export function nameOf(fields: readonly string[], entry: Fields): string | undefined {
  const values = fields.map((field) => entry[field]);
  if (values.length === 0 || !values.every((value) => typeof value === "string" && value !== ""))
    return undefined;
  const [first, ...days] = values;
  return [first, ...days.map((day) => String(day).slice(0, "2027".length))].join(" ");
}

/** Two entries that are the same one in two states. */
export type Pair = readonly [before: number, after: number];

/** Pairs the entries of a list in two states: by name, then those that share a telling value, and most of the others. */
export function pairEntries(list: Schema, before: readonly Fields[], after: readonly Fields[]): Pair[] {
  const namesBefore = entryNames(list, before);
  const namesAfter = entryNames(list, after);
  const pairs: Pair[] = [];
  for (const [index, name] of namesAfter.entries()) {
    const other = namesBefore.indexOf(name);
    if (other !== -1) pairs.push([other, index]);
  }
  for (const [index, entry] of after.entries()) {
    if (pairs.some(([, paired]) => paired === index)) continue;
    const other = before.findIndex(
      (candidate, place) =>
        !pairs.some(([paired]) => paired === place) &&
        sharesValue(candidate, entry) &&
        isMostlySame(list, candidate, entry),
    );
    if (other !== -1) pairs.push([other, index]);
  }
  return pairs;
}

/**
 * Whether more is the same in two entries than differs, apart from their names and numbers: two people may have the same occupation, and
 * the words of one aren't those of the other.
 */
function isMostlySame(list: Schema, one: Fields, other: Fields): boolean {
  const names = namingFieldsOfList(list);
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => !names.includes(key) && typeof (one[key] ?? other[key]) !== "number",
  );
  const same = keys.filter((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
  return keys.length === 0 || same.length > keys.length / 2;
}

/** A UUID is never corrected: another one is another entry, such as another letter with the same subject. */
const isUuid = (id: Value) =>
  typeof id === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** A short value, such as a rating, says nothing: many entries have it. */
const telling = 6;

/** Whether two entries have a text in common that tells them from others. */
export const sharesValue = (one: Fields, other: Fields) =>
  !isUuid(one.id) &&
  Object.entries(one).some(
    ([key, value]) => typeof value === "string" && value.length >= telling && other[key] === value,
  );

/** Returns the names that lead to a field, for its path with positions in lists. */
export const namePath = (name: string, data: Value, path: FieldPath): NamedPath =>
  keysAlong(name, data, path, (list, value) => (isEntryList(list, value) ? entryNames(list, value) : []));

/** Returns the keys that lead to a field, for its path with positions in lists, as a function calls the entries of a list. */
function keysAlong(
  name: string,
  data: Value,
  path: FieldPath,
  callEntries: (list: Schema, entries: readonly Value[]) => readonly string[],
): string[] {
  let value = data;
  return path.map((key, depth) => {
    const names = Array.isArray(value) ? callEntries(schemaAt(name, path.slice(0, depth)), value) : [];
    value = Array.isArray(value) ? value[Number(key)] : isFields(value) ? value[String(key)] : undefined;
    return names[Number(key)] ?? String(key);
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
export function findField(name: string | undefined, data: Value, path: AnyPath): Found | undefined {
  return findIn(schemaAt(name, []), data, path);
}

/** Finds a field inside a value of a schema, as `findField` does in a file. */
export function findIn(file: Schema, data: Value, keys: AnyPath): Found | undefined {
  let [schema, value] = [file, data];
  const path: (string | number)[] = [];
  for (const key of keys) {
    if (Array.isArray(value)) {
      const byName = isEntryList(schema, value) ? entryNames(schema, value).indexOf(key) : -1;
      const index = byName === -1 && /^\d+$/.test(key) ? Number(key) : byName;
      if (!Number.isInteger(index) || index < 0 || index >= value.length) return undefined;
      path.push(index);
      value = value[index];
    } else {
      path.push(key);
      value = isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    }
    schema = schema && fieldAt(schema, [key]);
  }
  return { path, value };
}

/** Returns the names by which changes and links know a field, for the path by which forms do; that path if there is no such field. */
export function namesFor(name: string, data: Value, path: AnyPath): NamedPath {
  const found = findField(name, data, path);
  return found ? namePath(name, data, found.path) : [...path];
}

/** Returns the path by which forms know a field, for that by which changes and links do; that path if there is no such field. */
export function formPathFor(name: string, data: Value, path: AnyPath): FormPath {
  const found = findField(name, data, path);
  return found ? keysAlong(name, data, found.path, formNames) : [...path];
}

/** Returns the names of a group's fields, in the order of its schema, in which they stand in the file. */
export function fieldOrder(name: ContentName, path: FieldPath): string[] {
  const field = fieldAt(contentFiles[name], path);
  const group = field && unwrap(field);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}
