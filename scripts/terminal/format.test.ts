import { expect, test } from "vitest";
import { bar, columns } from "./format.ts";

test("aligns columns, numbers right, without trailing blanks", () => {
  expect(
    columns([
      ["a", 5, "x"],
      ["long", 12, ""],
    ]),
  ).toBe("a      5  x\nlong  12");
  expect(columns([])).toBe("");
});

test.each([
  [0, 10, ""],
  [10, 10, "████"],
  [5, 10, "██"],
  [1, 1000, "▏"],
  [3, 8, "█▌"],
  [0, 0, ""],
])("%i of %i is %s", (value, largest, expected) => {
  expect(bar(value, largest, 4)).toBe(expected);
});
