import { expect, test } from "vitest";
import type { Place } from "../../api/places.ts";
import { namesOf, sectionsOf, someOfEachKind } from "./words.ts";

const place = (overrides: Partial<Place>): Place => ({
  id: "1",
  kind: "text",
  page: "/enrol",
  pageTitle: "Enrol",
  where: "Under “Cost”",
  before: undefined,
  after: undefined,
  pages: ["/enrol"],
  everywhere: false,
  show: "/enrol",
  ...overrides,
});

test.each([
  [place({}), { name: "Enrol", where: "Under “Cost”" }],
  [place({ pages: ["/enrol", "/faq", "/"] }), { name: "Enrol and 2 more", where: "Under “Cost”" }],
  [place({ kind: "menu", where: "Menu", everywhere: true }), { name: "Menu, on every page" }],
  [
    place({ kind: "description", where: "Description" }),
    { name: "Search engines, Enrol", where: "Description" },
  ],
])("names a place: %j", (given, expected) => {
  expect(namesOf(given)).toEqual(expected);
});

test("lists some places of each kind first, in their order", () => {
  const kinds = ["text", "text", "text", "description", "calendar"] as const;
  const places = kinds.map((kind, index) => place({ kind, id: String(index) }));
  expect(someOfEachKind(places, 4).map(({ id }) => id)).toEqual(["0", "1", "3", "4"]);
});

test("puts what people see first, then what is worked out from it, then what programs read", () => {
  const places = [
    place({ kind: "description", id: "description" }),
    place({ follows: true, id: "a Sunday" }),
    place({ kind: "structured-data", follows: true, id: "a Sunday, for programs" }),
    place({ id: "all up" }),
  ];
  expect(sectionsOf(places).map((section) => section.places.map(({ id }) => id))).toEqual([
    ["all up"],
    ["a Sunday", "a Sunday, for programs"],
    ["description"],
  ]);
});

test("always lists something that is worked out", () => {
  const texts = Array.from({ length: 9 }, (_, index) => place({ id: String(index) }));
  const places = [...texts, place({ follows: true, id: "a Sunday" })];
  expect(someOfEachKind(places, 8).map(({ id }) => id)).toContain("a Sunday");
});
