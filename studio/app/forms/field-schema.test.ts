import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { FieldPath } from "../../../content-model/compiler/field-path.ts";
import { type ContentName, contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { findField, isFields, namePath, type Value } from "../../core/content/entries.ts";
import { fieldSchema } from "./field-schema.ts";

const names = Object.keys(contentFiles) as ContentName[];

/** Returns the paths of all texts in a file's data. */
function textsIn(value: Value, path: FieldPath = []): FieldPath[] {
  if (typeof value === "string") return [path];
  const inner = Array.isArray(value) ? [...value.entries()] : isFields(value) ? Object.entries(value) : [];
  return inner.flatMap(([key, each]) => textsIn(each, [...path, key]));
}

test.each(names)("every text of %s has a titled field that leads back to it", (name) => {
  const data: Value = parse(readFileSync(pathOf(name), "utf8"));
  for (const path of textsIn(data)) {
    const named = namePath(data, path);
    expect(findField(data, named)?.path, named.join(".")).toEqual(path);
    // A text in a list goes by its list.
    expect(fieldSchema(name, named).title, named.join(".")).not.toBe("");
  }
});
