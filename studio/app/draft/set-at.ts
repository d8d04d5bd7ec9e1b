import { isFields } from "../../core/content/entries.ts";
import { findField } from "../../core/content/find-field.ts";
import { pathOfTarget, type Target } from "./target.ts";

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
