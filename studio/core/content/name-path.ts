import type { FieldPath } from "../../../content-model/compiler/field-path.ts";
import type { NamedPath } from "./change.ts";
import { entryNames, isEntryList, isFields, type Value } from "./entries.ts";

/** Returns the names that lead to a field, for its path with positions in lists. */
export function namePath(data: Value, path: FieldPath): NamedPath {
  let value = data;
  return path.map((key) => {
    const list = isEntryList(value) ? value : undefined;
    value = Array.isArray(value) ? value[Number(key)] : isFields(value) ? value[String(key)] : undefined;
    return list ? (entryNames(list)[Number(key)] ?? String(key)) : String(key);
  });
}
