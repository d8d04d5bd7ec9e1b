import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { keyOf, type NamedPath } from "../../core/content/change.ts";
import { isFields } from "../../core/content/entries.ts";
import { findField } from "../../core/content/find-field.ts";

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

/** What is typed into, too: an answer to a message, by the message's id. It has no file: the journal keeps it until it is sent. */
export type AnswerTarget = { readonly answer: string };

/** Returns where the target is in its file. */
const pathOfTarget = ({ path, entry }: Target): NamedPath => (entry ? [...path, entry.temporaryName] : path);

export const keyOfTarget = (target: Target | AnswerTarget): string =>
  "answer" in target ? `answer ${target.answer}` : keyOf(target.name, pathOfTarget(target));

/** Returns a file's data with a field's new value, or with a new entry. Undefined empties the field. */
export function setAt(data: unknown, target: Target, value: unknown): unknown {
  const found = findField(data, pathOfTarget(target));
  if (found) return replace(data, found.path, value);
  const list = findField(data, target.path);
  if (!target.entry || !list) return data;
  const entries: readonly unknown[] = Array.isArray(list.value) ? list.value : [];
  return replace(data, list.path, entries.toSpliced(target.entry.index ?? entries.length, 0, value));
}

function replace(data: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), replace(data[Number(key)], rest, value));
  const fields = isFields(data) ? data : {};
  const next = replace(fields[key], rest, value);
  if (next !== undefined) return { ...fields, [key]: next };
  const { [key]: _, ...others } = fields;
  return others;
}
