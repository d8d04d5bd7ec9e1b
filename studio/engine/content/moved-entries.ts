import type { AnyPath, FormPath } from "./change.ts";
import {
  type Found,
  findField,
  findIn,
  isEntryList,
  isFields,
  isKeyedByPosition,
  nameOf,
  namingFieldsOfList,
  type Pair,
  pairEntries,
  type Schema,
  schemaAt,
  sharesValue,
  type Value,
} from "./entries.ts";
import { hasSameValue } from "./same-value.ts";

/** Where a window's path leads by now. */
type Followed = {
  readonly path: FormPath;
  /** Another entry may stand there: it has the place, and nothing else of the one that the window saw. */
  readonly isGuess: boolean;
};

/**
 * Follows the entries of lists that forms know by their positions. Returns undefined if one on the way is gone.
 *
 * @param seen the data as the window that has the path saw it; the lists on the way are enough (`listsOnTheWay`)
 */
export function followPath(name: string, seen: Value, now: Value, path: FormPath): Followed | undefined {
  let [before, after, isGuess] = [seen, now, false];
  const followed: string[] = [];
  for (const [depth, key] of path.entries()) {
    const list = schemaAt(name, path.slice(0, depth));
    let keyNow = key;
    if (Array.isArray(before) && Array.isArray(after) && isKeyedByPosition(list) && /^\d+$/.test(key)) {
      const pairs = pairSeen(list, before, after);
      const place = pairs.find(([one]) => one === Number(key))?.[1];
      // All its fields may have been typed over.
      const isInPlace = before.length === after.length && !pairs.some(([, other]) => other === Number(key));
      if (place === undefined && !isInPlace) return undefined;
      isGuess ||= place === undefined;
      keyNow = String(place ?? key);
    }
    followed.push(keyNow);
    [before, after] = [findIn(list, before, [key])?.value, findIn(list, after, [keyNow])?.value];
  }
  return { path: followed, isGuess };
}

/** Returns the part of a file's data by which `followPath` follows a path; undefined if no entry on the way goes by its position. */
export function listsOnTheWay(name: string, data: Value, path: FormPath): Value {
  const depth = path.findIndex(
    (key, depth) => /^\d+$/.test(key) && isKeyedByPosition(schemaAt(name, path.slice(0, depth))),
  );
  if (depth === -1) return undefined;
  const list = findField(name, data, path.slice(0, depth))?.value;
  return path.slice(0, depth).reduceRight<Value>((inner, key) => ({ [key]: inner }), list);
}

/**
 * Finds in an earlier state what a later one has by some names: entries that go by their position may have had another one. Returns
 * undefined if an entry on the way is new, or missing.
 */
export function findEarlier(name: string, earlier: Value, later: Value, named: AnyPath): Found | undefined {
  let [before, after] = [earlier, later];
  const path: (string | number)[] = [];
  for (const [depth, key] of named.entries()) {
    const schema = schemaAt(name, named.slice(0, depth));
    const [place = key] = findIn(schema, after, [key])?.path ?? [];
    const then =
      Array.isArray(before) && Array.isArray(after)
        ? placeBefore(schema, before, after, Number(place))
        : place;
    const found = then === undefined ? undefined : findIn(schema, before, [String(then)]);
    if (!found) return undefined;
    path.push(...found.path);
    [before, after] = [found.value, findIn(schema, after, [key])?.value];
  }
  return { path, value: before };
}

/** Returns the place that an entry had in an earlier state of its list; undefined if it is new. */
function placeBefore(
  list: Schema,
  before: readonly Value[],
  after: readonly Value[],
  place: number,
): number | undefined {
  const pairs = pairStates(list, before, after);
  const known = pairs.find(([, index]) => index === place)?.[0];
  // All that is in it may have been typed over.
  const isInPlace = before.length === after.length && !pairs.some(([index]) => index === place);
  return known ?? (isInPlace && !isEntryList(list, after) ? place : undefined);
}

/** Pairs the entries of a list in two states: by their names, or, where they have none, by what they have in common. */
export const pairStates = (list: Schema, before: readonly Value[], after: readonly Value[]): Pair[] =>
  isEntryList(list, before) && isEntryList(list, after)
    ? pairEntries(list, before, after)
    : pairSeen(list, before, after);

/**
 * Pairs the entries of a list in two states by what they have in common: several may have the same name, such as prices from the same
 * day.
 */
function pairSeen(list: Schema, before: readonly Value[], after: readonly Value[]): Pair[] {
  const fields = namingFieldsOfList(list);
  const candidates = before.flatMap((one, place) =>
    after.flatMap((other, index) => {
      const weight = likeness(fields, one, other);
      return weight === 0 ? [] : [{ pair: [place, index] as const, weight }];
    }),
  );
  const pairs: Pair[] = [];
  for (const { pair } of candidates.sort((one, other) => other.weight - one.weight)) {
    if (!pairs.some(([place, index]) => place === pair[0] || index === pair[1])) pairs.push(pair);
  }
  return pairs;
}

/** Returns how much two entries have in common: zero if nothing tells that they are the same. */
function likeness(fields: readonly string[], one: Value, other: Value): number {
  if (hasSameValue(one, other)) return Number.POSITIVE_INFINITY;
  if (!isFields(one) || !isFields(other)) return 0;
  const name = nameOf(fields, one);
  if (!(name !== undefined && name === nameOf(fields, other)) && !sharesValue(one, other)) return 0;
  return Object.keys(one).filter((key) => hasSameValue(one[key], other[key])).length;
}

/**
 * Merges a list that was typed as a whole, such as the days without a class, with what it got elsewhere meanwhile: each side keeps what
 * it added, and what it removed stays away. Returns undefined if they aren't lists, or if both have changed the same entry.
 */
export function mergeLists(list: Schema, base: Value, own: Value, other: Value): Value[] | undefined {
  const [before, typed, inFile] = [base ?? [], own ?? [], other ?? []];
  if (!Array.isArray(before) || !Array.isArray(typed) || !Array.isArray(inFile)) return undefined;
  const without = (entries: readonly Value[], others: readonly Value[]) =>
    entries.filter((entry) => !others.some((one) => hasSameValue(one, entry)));
  const [added, addedElsewhere] = [without(typed, before), without(inFile, before)];
  const [removed, removedElsewhere] = [without(before, typed), without(before, inFile)];
  const isChangedTwice =
    without(removed, removedElsewhere).length < removed.length && added.length + addedElsewhere.length > 0;
  const nameIn = (entry: Value) => (isFields(entry) ? nameOf(namingFieldsOfList(list), entry) : undefined);
  const isAddedTwice = without(added, addedElsewhere).some((entry) =>
    addedElsewhere.some((one) => nameIn(one) !== undefined && nameIn(one) === nameIn(entry)),
  );
  if (isChangedTwice || isAddedTwice) return undefined;
  // What was typed comes in at its place: an undo returns an entry to where it was.
  const merged = without(added, inFile).reduce<Value[]>(
    (list, entry) => list.toSpliced(typed.indexOf(entry), 0, entry),
    without(inFile, removed),
  );
  return [typed, inFile].every(isInOrder) ? merged.sort(byText) : merged;
}

const byText = (one: Value, other: Value) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** Whether a list is in the order of its days. */
const isInOrder = (entries: readonly Value[]) =>
  entries.every((entry, index) => index === 0 || byText(entries[index - 1], entry) < 0);
