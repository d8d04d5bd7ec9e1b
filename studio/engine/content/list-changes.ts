import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type z, z as zod } from "zod";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { type FieldPath, fieldAt, metaOf, unwrap } from "../../../content-model/compiler/field-at.ts";
import { createMemo } from "../../../content-model/compiler/memo.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import { isUnlikelyPrice } from "../../../domain/money.ts";
import { changedWords } from "../articles/changed-words.ts";
import { titleOfArticle } from "../articles/names.ts";
import { asItWas, type Change, fieldOfKey, keyOf, keyOfOrder, type NamedPath, nameOfFile } from "./change.ts";
import { describeGroup, describeValue, labelOf, titleOfFile } from "./describe.ts";
import {
  entryNames,
  type Fields,
  isEntryList,
  isFields,
  type Pair,
  pairEntries,
  type Value,
} from "./entries.ts";

/** Returns the differences between two states of the content, in the order of files and fields. Never throws. */
export function listChanges(before: Sources, after: Sources): Change[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const texts = [before.get(file), after.get(file)] as const;
    if (texts[0] === texts[1]) return [];
    return memo(JSON.stringify([file, ...texts]), () => changesIn(file, ...texts));
  });
}

/** Windows ask again after each change, which is one of one file. */
const memo = createMemo(100);

function changesIn(file: string, before: string | undefined, after: string | undefined): Change[] {
  const name = nameOfFile(file);
  const schema = contentFiles[name as ContentName] as z.ZodType | undefined;
  if (!schema) return [wholeFile(name, file, before, after)];
  const parsed = [before, after].map((text) => (text === undefined ? undefined : parseSource(file, text)));
  const isReadable = parsed.every((source) => source && source.problems.length === 0);
  if (!isReadable) return [wholeFile(name, file, before, after)];
  const [one, other] = parsed.map((source) => source?.data);
  const walk: Walk = { name, file, schema, data: other };
  const changes = differences(walk, one, other, [], []);
  return changes.length > 0
    ? changes
    : [{ ...wholeFile(name, file, before, after), label: `Notes in the file of “${titleOfFile(name)}”` }];
}

function wholeFile(
  name: string,
  file: string,
  before: string | undefined,
  after: string | undefined,
): Change {
  if (name.startsWith("articles/")) {
    const label = `Article: ${titleOfArticle(after ?? before ?? "") ?? path.basename(name)}`;
    return { id: name, file, path: [], label, ...changedWords(before, after) };
  }
  const label = name in contentFiles ? `“${titleOfFile(name)}” as a whole` : `The file ${file}`;
  return {
    id: name,
    file,
    path: [],
    label,
    before: before === undefined ? undefined : asItWas,
    after: after === undefined ? undefined : "changed",
  };
}

type Walk = {
  readonly name: string;
  readonly file: string;
  readonly schema: z.ZodType;
  /** The file in its later state. */
  readonly data: Value;
};

/**
 * @param at where the field is in the later state, with positions in lists
 * @param named the same with the names of entries
 * @param entry what to call the entry of a list that contains the field
 */
function differences(
  walk: Walk,
  before: Value,
  after: Value,
  at: FieldPath,
  named: NamedPath,
  entry?: string,
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  const schema = fieldAt(walk.schema, at);
  if (walk.name === "confirmed") {
    const label = "Right as it stands";
    const words = { before: titlesOfPlaces(before, after), after: titlesOfPlaces(after, before) };
    return [{ id: keyOf(walk.name, named), file: walk.file, path: named, label, ...words }];
  }
  const whole = describeGroup(before, after, schema, labelOf(walk.schema, at, entry));
  if (whole) return [{ id: keyOf(walk.name, named), file: walk.file, path: named, ...whole }];
  const lists = [before ?? [], after ?? []];
  // A new entry of which only the words are typed has no name yet.
  const isList = (list: Value) =>
    isEntryList(schema, list) ||
    (wordsAt(walk, at) !== undefined && Array.isArray(list) && list.every(isFields));
  if (lists.some(isList) && lists.every((list) => isList(list) || isEmpty(list))) {
    return entryChanges(walk, lists[0] as Fields[], lists[1] as Fields[], at, named);
  }
  const [one, other] = [before ?? {}, after ?? {}];
  const isOneMissing = before === undefined || after === undefined;
  if (isFields(one) && isFields(other) && !(isOneMissing && at.length === 0)) {
    return keysOf(one, other, schema).flatMap((key) =>
      differences(walk, one[key], other[key], [...at, key], [...named, key], entry),
    );
  }
  const kind = metaOf(schema)?.kind;
  return [
    {
      id: keyOf(walk.name, named),
      file: walk.file,
      path: named,
      label: labelOf(walk.schema, at, entry),
      ...(kind === "picture"
        ? sayPicture(before, after)
        : withoutMarkup(describeValue(before, schema), describeValue(after, schema))),
      ...(kind === "money" && isUnlikely(before, after) && { isUnlikely: true }),
    },
  ];
}

/** The names of the files say nothing to her. */
const sayPicture = (before: Value, after: Value) => ({
  before: before === undefined ? undefined : asItWas,
  after: after === undefined ? undefined : "a photograph",
});

/** Returns two texts without the signs of emphasis and links, unless they differ in nothing else. */
function withoutMarkup(before: string | undefined, after: string | undefined) {
  const [plainBefore, plainAfter] = [before, after].map((text) =>
    text?.replace(/\*\*([^*]+)\*\*/g, "$1").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"),
  );
  return plainBefore === plainAfter ? { before, after } : { before: plainBefore, after: plainAfter };
}

const isUnlikely = (before: Value, after: Value) =>
  typeof before === "number" && typeof after === "number" && isUnlikelyPrice(before, after);

/** Returns what the owner calls the places that another list doesn't have: fields such as `business teacher.firstName`, and pages that were read, `business 75ac07,9c57e2`. */
function titlesOfPlaces(all: Value, others: Value): string | undefined {
  const places = Array.isArray(all)
    ? all.filter((place) => !(Array.isArray(others) && others.includes(place)))
    : [];
  if (places.length === 0) return undefined;
  const titles = places.map((place) => {
    const { name, path } = fieldOfKey(String(place));
    const schema = name in contentFiles ? contentFiles[name as ContentName] : undefined;
    return (
      (schema && (labelOf(schema, path) || metaOf(schema)?.title)) ??
      (name === "articles" ? "Articles" : String(place))
    );
  });
  return [...new Set(titles)].join("; ");
}

function entryChanges(
  walk: Walk,
  before: readonly Fields[],
  after: readonly Fields[],
  at: FieldPath,
  named: NamedPath,
): Change[] {
  const list = fieldAt(walk.schema, at);
  const pairs = pairEntries(list, before, after);
  const namesBefore = entryNames(list, before);
  const namesAfter = entryNames(list, after);
  const change = (
    path: NamedPath,
    values: { readonly before?: Fields; readonly after?: Fields },
  ): Change => ({
    id: keyOf(walk.name, path),
    file: walk.file,
    path,
    label: labelOf(walk.schema, [...at, 0], callWhole(walk, values.after ?? values.before ?? {}, at)),
    before: describeWhole(walk, values.before, at),
    after: describeWhole(walk, values.after, at),
  });
  const removed = before.flatMap((value, index) =>
    pairs.some(([paired]) => paired === index)
      ? []
      : [change([...named, namesBefore[index] ?? ""], { before: value })],
  );
  const kept = inOrderOfDays(namesAfter).flatMap((index) => {
    const value = after[index] ?? {};
    const path = [...named, namesAfter[index] ?? ""];
    const partner = pairs.find(([, paired]) => paired === index);
    if (!partner) return [change(path, { after: value })];
    const old = before[partner[0]];
    return differences(walk, old, value, [...at, index], path, callEntry(walk, old ?? value, at));
  });
  const moved = movedEntries(pairs);
  if (moved.length === 0) return [...removed, ...kept];
  const call = (index: number | undefined) => callEntry(walk, after[index ?? -1] ?? {}, at);
  const moves = moved.map(({ entry, above, isSwap }) => {
    if (above === undefined) return `${call(entry)} moved to the top`;
    // Which of the two was moved can't be told.
    return isSwap
      ? `${call(above)} and ${call(entry)} changed places`
      : `${call(entry)} moved below ${call(above)}`;
  });
  const order: Change = {
    id: keyOfOrder(walk.name, named),
    file: walk.file,
    path: named,
    label: `${labelOf(walk.schema, at)}, order`,
    before: asItWas,
    after: moves.join(", "),
    isOrder: true,
  };
  return [...removed, ...kept, order];
}

/** Returns the positions of entries: those that are named by their days by day, others as they stand. */
function inOrderOfDays(names: readonly string[]): number[] {
  const positions = [...names.keys()];
  if (!names.every((name) => /^\d{4}-\d\d-\d\d/.test(name))) return positions;
  return positions.sort((a, b) => (names[a] ?? "").localeCompare(names[b] ?? ""));
}

/** Returns what to call an entry of a list: `Term 1, 2027`, `No Sunday class`, `“Is this religious?”`. */
function callEntry(walk: Walk, entry: Fields, at: FieldPath): string {
  const words = wordsAt(walk, at);
  const called = words?.callWithDays?.(entry) ?? words?.call(entry);
  if (called) return called;
  const values = describeValue(entry, fieldAt(walk.schema, [...at, 0]));
  if (!values) return titleOf(walk, at);
  return `“${values.length > 60 ? `${values.slice(0, 57)}…` : values}”`;
}

/** Returns what to call an entry beside its own words: `Question`. */
const callWhole = (walk: Walk, entry: Fields, at: FieldPath) =>
  wordsAt(walk, at)?.call(entry) ?? titleOf(walk, at);

/** How the schema speaks of the entries of a list. */
const wordsAt = ({ schema }: Walk, at: FieldPath) => metaOf(fieldAt(schema, [...at, 0]))?.words;

const titleOf = ({ schema }: Walk, at: FieldPath) =>
  metaOf(fieldAt(schema, [...at, 0]))?.title ?? labelOf(schema, at);

function describeWhole(walk: Walk, entry: Fields | undefined, at: FieldPath): string | undefined {
  if (!entry) return undefined;
  return (
    wordsAt(walk, at)?.describe?.(entry, walk.data) ?? describeValue(entry, fieldAt(walk.schema, [...at, 0]))
  );
}

const isEmpty = (value: Value) => Array.isArray(value) && value.length === 0;

/** Returns the names of all fields, in the order of the schema. */
function keysOf(before: Fields, after: Fields, schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && unwrap(schema);
  const known = inner instanceof zod.ZodObject ? Object.keys(inner.shape) : [];
  return [...new Set([...known, ...Object.keys(before), ...Object.keys(after)])];
}

/** An entry that was moved, by its positions in the later state. */
type Moved = {
  readonly entry: number;
  /** The closest entry above it that both states have; undefined at the top. */
  readonly above: number | undefined;
  /** It has only changed places with that one. */
  readonly isSwap?: true;
};

/** Returns the fewest entries whose moves make one order of a list into another, from the top down. */
export function movedEntries(pairs: readonly Pair[]): Moved[] {
  const sorted = pairs.toSorted(([, one], [, other]) => one - other);
  const staying = longestInOrder(sorted);
  const placeBefore = new Map(
    sorted.toSorted(([one], [other]) => one - other).map((pair, place) => [pair, place]),
  );
  return sorted.flatMap((pair, index): Moved[] => {
    if (staying.has(pair)) return [];
    const above = sorted[index - 1];
    const isSwap =
      above !== undefined && placeBefore.get(pair) === index - 1 && placeBefore.get(above) === index;
    return [{ entry: pair[1], above: above?.[1], ...(isSwap && { isSwap }) }];
  });
}

/** Returns the most pairs whose order is the same in both states; of two that change places, the one that comes first now. */
function longestInOrder(sorted: readonly Pair[]): ReadonlySet<Pair> {
  let longest: readonly Pair[] = [];
  const endingAt: (readonly Pair[])[] = [];
  for (const pair of sorted) {
    let best: readonly Pair[] = [];
    for (const row of endingAt) {
      if (row.length > best.length && (row.at(-1)?.[0] ?? -1) < pair[0]) best = row;
    }
    const row = [...best, pair];
    endingAt.push(row);
    if (row.length > longest.length) longest = row;
  }
  return new Set(longest);
}
