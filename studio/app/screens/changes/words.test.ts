import { expect, test } from "vitest";
import type { Place } from "../../api/content.ts";
import { byReader, namesOf, screenOf, someOfEachKind, wordsOfUnread } from "./words.ts";

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

test("parts what people read from what only programs read, without losing a place", () => {
  const kinds = ["text", "description", "structured-data", "redirect", "calendar"] as const;
  const places = kinds.map((kind) => place({ kind }));
  const { read, unread } = byReader(places);
  expect(read.map(({ kind }) => kind)).toEqual(["text", "description", "redirect"]);
  expect(unread.map(({ kind }) => kind)).toEqual(["structured-data", "calendar"]);
  expect(wordsOfUnread({ read, unread })).toBe("And 2 places that only search engines and calendars read");
  expect(wordsOfUnread({ read: [], unread: [1] })).toBe(
    "1 place that only search engines and calendars read",
  );
});

test("always lists something that is worked out", () => {
  const texts = Array.from({ length: 9 }, (_, index) => place({ id: String(index) }));
  const places = [...texts, place({ follows: true, id: "a Sunday" })];
  expect(someOfEachKind(places, 8).map(({ id }) => id)).toContain("a Sunday");
});

test.each([
  ["content/schedule.yaml", ["course", "price"], "/prices"],
  ["content/schedule.yaml", ["closures", "2026-12-27"], "/dates"],
  ["content/pages/home.yaml", ["hero", "title"], "/words/home"],
  ["content/layout.yaml", ["skipLink"], "/words/layout"],
  ["content/redirects.yaml", ["/old"], undefined],
  ["content/articles/meditation-myths.mdx", [], "/articles"],
  ["content/testimonials.yaml", ["home", "0"], "/kind-words"],
  ["content/lessons.yaml", ["0", "youtube"], "/videos"],
])("%s, %j, is changed at %s", (file, path, expected) => {
  expect(screenOf({ file, path })?.path).toBe(expected);
});
