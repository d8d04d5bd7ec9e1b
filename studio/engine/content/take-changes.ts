import { isDeepStrictEqual } from "node:util";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { FieldPath } from "../../../content-model/compiler/field-at.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { type Change, isPicture, type NamedPath, nameOfFile, partsOf } from "./change.ts";
import { insertEntry, removeValue, setValue } from "./edit-yaml.ts";
import {
  entryNames,
  fieldOrder,
  findField,
  isEntryList,
  isFields,
  isNamingField,
  pairEntries,
  type Schema,
  schemaAt,
  type Value,
} from "./entries.ts";
import { listChanges, movedEntries } from "./list-changes.ts";

/**
 * Copies the values of changes from one state of the content into another, and leaves everything else in it as it is: chosen
 * changes of the draft into what is live, or an older value into the draft.
 *
 * @throws Error if a file can't be parsed
 */
export function takeChanges(from: Sources, into: Sources, changes: readonly Change[]): Sources {
  const result = new Map(into);
  const parts = changes.flatMap(partsOf).filter(({ file }) => !isPicture(file));
  for (const file of new Set(parts.map((change) => change.file))) {
    const chosen = parts.filter((change) => change.file === file);
    const text = takeInFile(file, from.get(file), into.get(file), chosen);
    if (text === undefined) result.delete(file);
    else result.set(file, text);
  }
  return result;
}

/** Returns the values of a state that a later one doesn't have any more, unless what visitors see has them. */
export function valuesGone(
  before: Sources,
  after: Sources,
  live: Sources,
): { readonly key: string; readonly label: string; readonly value: Value }[] {
  // Backwards: a change has the names of the later state, which here is the one with the values.
  const changes = listChanges(after, before).filter(({ isOrder }) => !isOrder);
  return changes.flatMap((change) => {
    const value = valueIn(before, change);
    const isStillThere = value === undefined || isDeepStrictEqual(value, valueIn(live, change));
    return isStillThere ? [] : [{ key: change.id, label: change.label, value }];
  });
}

/** Returns the value of a change's place in a state of the content; the whole text of a file for a change of all of it. */
export function valueIn(sources: Sources, { file, path }: Change): Value {
  const text = sources.get(file);
  const isWhole = path.length === 0 || text === undefined;
  return isWhole ? text : findField(nameOfFile(file), parseSource(file, text).data, path)?.value;
}

function takeInFile(
  file: string,
  from: string | undefined,
  into: string | undefined,
  changes: readonly Change[],
): string | undefined {
  if (changes.some(({ path }) => path.length === 0) || from === undefined || into === undefined) return from;
  let text = into;
  const [orders, fields] = [
    changes.filter(({ isOrder }) => isOrder),
    changes.filter(({ isOrder }) => !isOrder),
  ];
  const isRename = ({ path }: Change) => Number(isNamingField(nameOfFile(file), path));
  /** Entries are found by their names, which change last, and those of inner entries first. */
  const byRename = (one: Change, other: Change) =>
    isRename(one) - isRename(other) || other.path.length - one.path.length;
  for (const { path } of fields.toSorted(byRename)) text = takeField(file, from, text, path);
  for (const { path } of orders) text = takeOrder(file, from, text, path);
  // Comments and spaces come along with the last difference.
  const left = listChanges(new Map([[file, text]]), new Map([[file, from]]));
  return left.every(({ path }) => path.length === 0) ? from : text;
}

function takeField(file: string, from: string, into: string, named: NamedPath): string {
  const source = parseSource(file, from).data;
  const target = parseSource(file, into).data;
  const found = resolve(nameOfFile(file), source, target, named);
  if (isDeepStrictEqual(found.value, found.old)) return into;
  if (found.value === undefined) return removeValue(into, found.path);
  if (found.old === undefined && found.insertAt !== undefined) {
    return insertEntry(into, found.path.slice(0, -1), found.insertAt, found.value);
  }
  const order = fieldOrder(nameOfFile(file) as ContentName, found.path.slice(0, -1));
  return setValue(into, found.path, found.value, order);
}

/** Moves the entries of a list that are moved in another state. Entries that only one of the two has stay as they are. */
function takeOrder(file: string, from: string, into: string, named: NamedPath): string {
  const list = schemaAt(nameOfFile(file), named);
  const entriesIn = (text: string) => {
    const found = findField(nameOfFile(file), parseSource(file, text).data, named);
    return {
      path: found?.path ?? [],
      entries: Array.isArray(found?.value) ? found.value.filter(isFields) : [],
    };
  };
  const source = entriesIn(from).entries;
  const { length } = movedEntries(pairEntries(list, entriesIn(into).entries, source));
  let text = into;
  for (let move = 0; move < length; move += 1) {
    const { path, entries } = entriesIn(text);
    const pairs = pairEntries(list, entries, source);
    const placeOf = (wanted: number | undefined) => pairs.find(([, place]) => place === wanted)?.[0] ?? -1;
    const [moved] = movedEntries(pairs);
    if (!moved) break;
    const place = placeOf(moved.entry);
    const above = placeOf(moved.above);
    // Without the entry, those below it are one place further up.
    const target = above < place ? above + 1 : above;
    text = insertEntry(removeValue(text, [...path, place]), path, target, entries[place]);
  }
  return text;
}

type Resolved = {
  /** Where the field is, or will be, in the target. */
  readonly path: FieldPath;
  readonly value: Value;
  readonly old: Value;
  /** The position of an entry that the target lacks. */
  readonly insertAt?: number;
};

/** Finds a field in two states. Where the target lacks a group on the way, the group itself is the field. */
function resolve(name: string, source: Value, target: Value, named: NamedPath): Resolved {
  let value = source;
  let old = target;
  const path: (string | number)[] = [];
  for (const [depth, key] of named.entries()) {
    const schema = schemaAt(name, named.slice(0, depth));
    const lists = [Array.isArray(value) ? value : [], Array.isArray(old) ? old : []] as const;
    if (isEntryList(schema, lists[0]) || isEntryList(schema, lists[1])) {
      const [inSource, inTarget] = placesOf(schema, lists[0], lists[1], key);
      if (inTarget === undefined) {
        const insertAt = placeAfterNeighbour(schema, lists[0], lists[1], inSource ?? 0);
        return { path: [...path, insertAt], value: lists[0][inSource ?? -1], old: undefined, insertAt };
      }
      path.push(inTarget);
      value = inSource === undefined ? undefined : lists[0][inSource];
      old = lists[1][inTarget];
    } else {
      path.push(key);
      value = isFields(value) ? value[key] : undefined;
      old = isFields(old) ? old[key] : undefined;
    }
    const isLast = depth === named.length - 1;
    if (!isLast && (value === undefined || old === undefined)) break;
  }
  return { path, value, old };
}

/** Finds the entry with a name in either state, and its partner in the other. */
function placesOf(
  list: Schema,
  source: readonly Value[],
  target: readonly Value[],
  name: string,
): [inSource: number | undefined, inTarget: number | undefined] {
  const [one, other] = [source.filter(isFields), target.filter(isFields)];
  const pairs = pairEntries(list, other, one);
  const find = (names: readonly string[]) => (names.includes(name) ? names.indexOf(name) : undefined);
  const inSource = find(entryNames(list, one));
  const inTarget = find(entryNames(list, other));
  return [
    inSource ?? pairs.find(([place]) => place === inTarget)?.[1],
    inTarget ?? pairs.find(([, place]) => place === inSource)?.[0],
  ];
}

/** Returns the place of a new entry: behind the closest entry before it that the target has, too. */
function placeAfterNeighbour(
  list: Schema,
  source: readonly Value[],
  target: readonly Value[],
  index: number,
): number {
  const pairs = pairEntries(list, target.filter(isFields), source.filter(isFields));
  for (let place = index - 1; place >= 0; place -= 1) {
    const pair = pairs.find(([, paired]) => paired === place);
    if (pair) return pair[0] + 1;
  }
  return 0;
}
