import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import type { DocNode } from "../articles/document.ts";
import { printSentence, readSentence } from "./sentences.ts";

const texts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(texts)
      : [];

test("every text of the content that is opened reads the same after it is written", () => {
  for (const name of Object.keys(contentFiles) as (keyof typeof contentFiles)[]) {
    for (const text of texts(parse(readFileSync(pathOf(name), "utf8")))) {
      const line = text.replaceAll("\n", " ");
      expect(printSentence(readSentence(line, false) ?? [], false)).toBe(line);
      const nodes = readSentence(text.trim(), true);
      if (nodes) expect(readSentence(printSentence(nodes, true).trim(), true)).toEqual(nodes);
    }
  }
});

const marks = fc.subarray([{ type: "strong" }, { type: "em" }, { type: "link", attrs: { href: "/about" } }]);
const words = fc.stringMatching(/^[a-z*_[\]()\\ #<>.1`&~!-]{1,8}$/);
const node: fc.Arbitrary<DocNode> = fc.oneof(
  fc.record({ type: fc.constant("text"), text: words, marks }),
  fc.constant({ type: "fact", attrs: { name: "course.price" } }),
);

test("no word is lost or becomes formatting, whatever is typed and marked", () => {
  const plain = (nodes: readonly DocNode[]) =>
    nodes
      .map((one) => one.text ?? String(one.attrs?.name))
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  fc.assert(
    fc.property(fc.array(node, { maxLength: 5 }), (nodes) => {
      if (plain(nodes) === "") return;
      const read = readSentence(printSentence(nodes, true).trim(), true);
      expect(plain(read ?? [])).toBe(plain(nodes));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [
    [
      { type: "text", text: "Breathe " },
      { type: "text", text: "out ", marks: [{ type: "em" }] },
      { type: "text", text: "now" },
    ],
    "Breathe *out* now",
  ],
  [[{ type: "text", text: "3 * 4 is 12" }], "3 * 4 is 12"],
  [[{ type: "text", text: "*not* so" }], "\\*not\\* so"],
  [
    [
      { type: "text", text: "It costs " },
      { type: "fact", attrs: { name: "course.price" } },
    ],
    "It costs {{course.price}}",
  ],
])("is written as a hand would: %#", (nodes, expected) => {
  expect(printSentence(nodes, true)).toBe(expected);
});
