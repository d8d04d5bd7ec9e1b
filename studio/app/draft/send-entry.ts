import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { type FieldRef, type FormPath, fieldOfKey, keyOf } from "../../engine/content/change.ts";
import { type Fields, findField, formNames, isFields, schemaAt } from "../../engine/content/entries.ts";
import { followPath, listsOnTheWay } from "../../engine/content/moved-entries.ts";
import { hasSameValue } from "../../engine/content/same-value.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import { api, read } from "../api/client.ts";
import { edit, fileQuery } from "../api/content.ts";
import { queryClient } from "../api/query-client.ts";
import type { Sent } from "./autosave.ts";

/** A list, and the entry that is typed for it: it gets into the list once it is valid. */
export type NewEntryTarget = FieldRef & {
  readonly entry: {
    /** What the entry is called until it is in the list, unique in it. */
    readonly temporaryName: string;
    /** Its place in the list; at the end by default. */
    readonly index?: number;
  };
};

/** Returns the key of what is typed for a list. */
export const keyOfNewEntry = ({ name, path, entry }: NewEntryTarget): string =>
  keyOf(name, [...path, entry.temporaryName]);

/** Adds an entry to its list if it is valid; writes what is typed into it since. */
export async function sendEntry(target: NewEntryTarget, { value, ...sent }: Sent): Promise<EditResult> {
  const { name, path, entry } = target;
  const key = keyOfNewEntry(target);
  const added = nameInList(key);
  if (added === undefined) {
    return edit(
      name,
      () => read(api.content.entry.$post({ json: { name, path, value, ...entry } })),
      ({ data }) => names.set(key, { entry: formNamesIn(data, target).at(entry.index ?? -1) ?? "0", data }),
    );
  }
  if (isFields(value)) return sendFields(target, added, value);
  const at = [...path, added];
  const json = { name, path: at, value, ...sent, seen: seenOf(name, at) };
  return edit(name, () => read(api.content.field.$post({ json })));
}

/**
 * Writes what is typed into an entry that is in its list by now, each field by itself: one that isn't valid keeps none of the
 * others from the file, and is found at its own place. Returns the answer to the first that isn't valid in the end: two may be right
 * only together.
 */
async function sendFields(target: NewEntryTarget, entryName: string, value: Fields): Promise<EditResult> {
  const { name, path } = target;
  const inFile = findField(name, dataOf(name), [...path, entryName])?.value;
  const known = isFields(inFile) ? inFile : {};
  const place = formNamesIn(dataOf(name), target).indexOf(entryName);
  const answers = new Map<string, EditResult>();
  let entry = entryName;
  for (const key of Object.keys({ ...known, ...value })) {
    // What the file has is sent again where something else is kept, which she has taken back.
    if (hasSameValue(known[key], value[key]) && !isKept(name, [...path, entry, key])) continue;
    const at = [...path, entry, key];
    const json = { name, path: at, value: value[key], base: known[key], seen: seenOf(name, at) };
    const result = await edit(name, () => read(api.content.field.$post({ json })));
    if (result.state !== "saved") answers.set(key, result);
    // The year of a term is in its name.
    entry = formNamesIn(dataOf(name), target)[place] ?? entry;
  }
  names.set(keyOfNewEntry(target), { entry, data: dataOf(name) });
  const wrong = [...answers].find(
    ([key, { state }]) => state !== "invalid" || isKept(name, [...path, entry, key]),
  );
  return wrong?.[1] ?? { state: "saved", at: Date.now() };
}

/** Whether the studio keeps something typed into a field that isn't in its file. */
const isKept = (name: ContentName, path: FormPath) =>
  queryClient.getQueryData(fileQuery(name).queryKey)?.kept.some(({ key }) => key === keyOf(name, path)) ??
  false;

/** Returns the lists on the way to a field as this window knows them. */
export const seenOf = (name: ContentName, path: FormPath): unknown => listsOnTheWay(name, dataOf(name), path);

const dataOf = (name: ContentName) => queryClient.getQueryData(fileQuery(name).queryKey)?.data;

/** Returns what forms know the entries of a list by, in the data of its file. */
function formNamesIn(data: unknown, { name, path }: FieldRef): string[] {
  const list = findField(name, data, path)?.value;
  return formNames(schemaAt(name, path), Array.isArray(list) ? list : []);
}

/** What forms know new entries by since they are in their lists, by the key that they had before; and the data in which they do. */
const names = new Map<string, { readonly entry: string; readonly data: unknown }>();

/** Returns what forms know an entry by that was added in this window; undefined if it isn't in its list yet. */
export function nameInList(key: string): string | undefined {
  const known = names.get(key);
  const { name, path } = fieldOfKey(key);
  const data = dataOf(name as ContentName);
  if (!known || data === undefined || known.data === data) return known?.entry;
  // Another window may have moved it, or removed it: nothing else has its place then.
  const entry = followPath(name, known.data, data, path.with(-1, known.entry))?.path.at(-1) ?? goneEntry;
  names.set(key, { entry, data });
  return entry;
}

/** What no list calls an entry. */
const goneEntry = "removed elsewhere";

/** Makes an entry that was added in this window one like all others. Returns whether there was one. */
export const forgetName = (key: string): boolean => names.delete(key);
