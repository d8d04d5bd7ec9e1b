import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { FieldPath } from "../../../content-model/compiler/field-at.ts";
import { type ContentName, contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { findField, isFields, namePath, type Value } from "../../engine/content/entries.ts";
import { typedAddress } from "./field-input.tsx";
import { fieldSchema } from "./field-schema.ts";
import { lengthOf } from "./hints.tsx";
import { makeId } from "./list-field.tsx";

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
    const named: readonly string[] = namePath(name, data, path);
    expect(findField(name, data, named)?.path, named.join(".")).toEqual(path);
    // A text in a list goes by its list.
    expect(fieldSchema(name, named).title, named.join(".")).not.toBe("");
  }
});

test.each([
  ["www.example.com/me", "https://www.example.com/me"],
  [" WWW.example.com ", "https://WWW.example.com"],
  ["https://www.example.com", "https://www.example.com"],
  ["https://www.google.com/url?q=https://example.com/me&sa=D", "https://example.com/me"],
  ["/about", "/about"],
  ["", undefined],
])("keeps %j as %j", (text, address) => {
  expect(typedAddress(text)).toBe(address);
});

test("characters are counted near the limit of a text, and never where the length is fixed", () => {
  const count = (field: string, text: string) => lengthOf(fieldSchema("business", ["teaching", field]), text);
  expect(count("insurance", "BMS, policy 7781, professional indemnity and public liability")).toBeUndefined();
  expect(count("insurance", "x".repeat(160))).toBe("160 of 160 characters.");
  expect(count("abn", "00 000 000 000")).toBeUndefined();
});

test("the address of one Sunday stays as it is when a fact changes, and the sentences of a page follow", () => {
  const follows = (name: ContentName, path: readonly string[]) => fieldSchema(name, path).followsFacts;
  for (const field of ["place", "address"])
    expect(follows("for-a-while", ["sundays", "2027-02-07", field]), field).toBe(false);
  expect(follows("for-a-while", ["notices", "0", "text"])).toBe(true);
});

test("an id is made of the first words, and is there and its own, whatever is typed", () => {
  expect(makeId({ question: "Is Zoë’s café wheelchair-friendly?" }, [])).toBe(
    "is-zoes-cafe-wheelchair-friendly",
  );
  expect(makeId({ question: "🙂" }, [])).toBe("entry");
  expect(makeId({}, [{ id: "entry" }, { id: "entry-2" }])).toBe("entry-3");
});
