import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { keyOf, type NamedPath } from "../../engine/content/change.ts";
import { type Fields, findField, formNames, isFields, schemaAt } from "../../engine/content/entries.ts";
import type { EditResult } from "../../engine/draft/draft.ts";
import type { EditAnswer } from "../../server/routes/content.ts";
import { api, read } from "../api/client.ts";
import { fileQuery, showFile } from "../api/content.ts";
import { queryClient } from "../api/query-client.ts";
import { save } from "./save.ts";
import { isSame, type Sent } from "./typing.ts";

/** What is typed into: a field of a content file, or an entry that its list doesn't have yet. */
export type Target = {
  readonly name: ContentName;
  /** The field, or the list. */
  readonly path: NamedPath;
  readonly entry?: {
    /** What the entry is called in its list, such as its id. */
    readonly temporaryName: string;
    /** Its place in the list; at the end by default. */
    readonly index?: number;
  };
};

/** Returns the key of a field in the journal, which is the id of its change; of an entry that isn't in its list yet, that of what is typed. */
export const keyOfField = ({ name, path, entry }: Target): string =>
  keyOf(name, entry ? [...path, entry.temporaryName] : path);

/**
 * Runs a request that edits a content file, and shows the file as it is then.
 *
 * @param onSaved called before the file is shown
 * @throws StudioError or LostTouchError
 */
export async function edit(
  name: ContentName,
  request: () => Promise<unknown>,
  onSaved?: () => void,
): Promise<EditResult> {
  // As values of JSON, the types of what the owner typed are lost.
  const { file, ...result } = (await save(request)) as EditAnswer;
  if (result.state === "saved") onSaved?.();
  await showFile(name, file);
  return result;
}

/** Writes a value to its file if it is valid, and otherwise to the journal. */
export async function sendField(target: Target, { value, ...sent }: Sent): Promise<EditResult> {
  const { name, path, entry } = target;
  const field = keyOfField(target);
  const added = nameInList(field);
  if (entry && added === undefined) {
    const inList = nameOfNew(target, value);
    const json = { name, path, value, ...entry };
    return edit(
      name,
      () => read(api.content.entry.$post({ json })),
      () => names.set(field, inList),
    );
  }
  if (added !== undefined && isFields(value)) return sendFields(target, added, value);
  const json = { name, path: added === undefined ? path : [...path, added], value, ...sent };
  return edit(name, () => read(api.content.field.$post({ json })));
}

/**
 * Writes what is typed into an entry that is in its list by now, each field by itself: one that isn't valid keeps none of the
 * others from the file, and is found at its own place. Returns the answer to the first that isn't valid in the end: two may be right
 * only together.
 */
async function sendFields(target: Target, entryName: string, value: Fields): Promise<EditResult> {
  const { name, path } = target;
  const inFile = findField(name, dataOf(name), [...path, entryName])?.value;
  const known = isFields(inFile) ? inFile : {};
  const place = listNames(target).indexOf(entryName);
  const answers = new Map<string, EditResult>();
  let entry = entryName;
  for (const key of Object.keys({ ...known, ...value })) {
    // What the file has is sent again where something else is kept, which she has taken back.
    if (isSame(known[key], value[key]) && !isKept(name, [...path, entry, key])) continue;
    const json = { name, path: [...path, entry, key], value: value[key], base: known[key] };
    const result = await edit(name, () => read(api.content.field.$post({ json })));
    if (result.state !== "saved") answers.set(key, result);
    // The year of a term is in its name.
    entry = listNames(target)[place] ?? entry;
  }
  names.set(keyOfField(target), entry);
  const wrong = [...answers].find(
    ([key, { state }]) => state !== "invalid" || isKept(name, [...path, entry, key]),
  );
  return wrong?.[1] ?? { state: "saved", at: Date.now() };
}

/** Whether the studio keeps something typed into a field that isn't in its file. */
const isKept = (name: ContentName, path: NamedPath) =>
  queryClient.getQueryData(fileQuery(name).queryKey)?.kept.some(({ key }) => key === keyOf(name, path)) ??
  false;

const dataOf = (name: ContentName) => queryClient.getQueryData(fileQuery(name).queryKey)?.data;

/** Returns what forms know the entries of a list by, with more entries at its end. */
function listNames({ name, path }: Pick<Target, "name" | "path">, more: readonly unknown[] = []): string[] {
  const list = findField(name, dataOf(name), path)?.value;
  return formNames(schemaAt(name, path), [...(Array.isArray(list) ? list : []), ...more]);
}

/** What new entries are called since they are in their lists, by the key that they had before. */
const names = new Map<string, string>();

/** Returns the id or position of an entry that was added in this window; undefined if it isn't in its list yet. */
export const nameInList = (key: string): string | undefined => names.get(key);

/** Makes an entry that was added in this window one like all others. Returns whether there was one. */
export const forgetName = (key: string): boolean => names.delete(key);

function nameOfNew(target: Target, value: unknown): string {
  const index = target.entry?.index;
  const own = listNames(target, [value]).at(-1) ?? "0";
  return index !== undefined && /^\d+$/.test(own) ? String(index) : own;
}
