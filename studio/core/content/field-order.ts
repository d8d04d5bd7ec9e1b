import { z } from "zod";
import { fieldAt, unwrap } from "../../../content-model/compiler/field-at.ts";
import type { FieldPath } from "../../../content-model/compiler/field-path.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";

/** Returns the names of a group's fields, in the order of its schema, in which they stand in the file. */
export function fieldOrder(name: ContentName, path: FieldPath): string[] {
  const field = fieldAt(contentFiles[name], path);
  const group = field && unwrap(field);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}
