import { isDeepStrictEqual } from "node:util";
import { withoutEmpty } from "../../../content-model/compiler/source-file.ts";
import { type Fields, isFields } from "../content/entries.ts";

/**
 * Returns a group of fields that was changed in two windows, with the changes of both. Undefined if it is no group, or if both changed
 * the same field in it.
 *
 * @param base the group before; its own fields may be missing
 */
export function mergeGroups(base: unknown, own: unknown, other: unknown): Fields | undefined {
  if (!isFields(own) || !isFields(other)) return undefined;
  const before = isFields(base) ? base : {};
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(other), ...Object.keys(own)])) {
    const [was, typed, there] = [before[key], own[key], other[key]];
    if (isEqual(there, was) || isEqual(there, typed)) merged[key] = typed;
    else if (isEqual(typed, was)) merged[key] = there;
    else {
      const both = mergeGroups(was, typed, there);
      if (!both) return undefined;
      merged[key] = both;
    }
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

/** Whether a file has the same in the end: it is read without spaces around a text. */
export const isEqual = (one: unknown, other: unknown) =>
  isDeepStrictEqual(withoutEmpty(one), withoutEmpty(other));
