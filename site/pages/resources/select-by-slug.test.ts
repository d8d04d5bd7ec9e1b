import { expect, test } from "vitest";
import { selectBySlug } from "./select-by-slug.ts";

const items = ["a", "b", "c", "d"].map((slug) => ({ slug }));
const select = (from: typeof items, slugs: string[]) =>
  selectBySlug(from, slugs)
    .map(({ slug }) => slug)
    .join("");

test("selects items in the order of their slugs", () => {
  expect(select(items, ["c", "a"])).toBe("ca");
});

test("fills the places of deleted items, as far as there are others", () => {
  expect(select(items, ["c", "gone", "a"])).toBe("cab");
  expect(select(items.slice(0, 1), ["c", "gone", "a"])).toBe("a");
  expect(select([], ["c"])).toBe("");
});
