import { expect, it } from "vitest";
import { fillSlots } from "./fill-slots.ts";
import { parseProse } from "./parse-prose.ts";

it("fills the slots of a text", () => {
  expect(fillSlots("Book {{term.name}} for {{price}}", { "term.name": "Term 1", price: 240 })).toBe(
    "Book Term 1 for 240",
  );
});

it("refuses a text with a slot that nothing fills", () => {
  expect(() => fillSlots("Book {{term.name}}", {})).toThrow("{{term.name}}");
});

it("keeps the slots of prose apart from its texts", () => {
  expect(parseProse("In **week {{term.week}}**").prose).toEqual([
    "In ",
    { strong: ["week ", { slot: "term.week" }] },
  ]);
});
