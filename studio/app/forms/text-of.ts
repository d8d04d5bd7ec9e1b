import { fieldAt } from "../../../content-model/compiler/field-at.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import type { NamedPath } from "../../core/content/change.ts";
import { describeValue } from "../../core/content/describe.ts";

/** Returns a field's value as people read it: `$240`, `2:30 pm`. */
export function textOf(name: ContentName, path: NamedPath, value: unknown): string {
  return describeValue(value, fieldAt(contentFiles[name], path)) || "empty";
}
