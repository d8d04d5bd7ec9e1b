import { z } from "zod";
import { fieldAt, unwrap } from "../../../content-model/compiler/field-at.ts";
import type { FieldPath } from "../../../content-model/compiler/field-path.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import type { NamedPath } from "./change.ts";
import { entryNames, isEntryList, isFields, type Value } from "./entries.ts";

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

/** Returns the names of a group's fields, in the order of its schema, in which they stand in the file. */
export function fieldOrder(name: ContentName, path: FieldPath): string[] {
  const field = fieldAt(contentFiles[name], path);
  const group = field && unwrap(field);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}
