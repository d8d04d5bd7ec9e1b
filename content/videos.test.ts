import { describe, expect, it } from "vitest";
import { lessons, practices, videoItems } from "./videos.ts";

const wordsIn = (value: unknown): number => {
  if (typeof value === "string") return value.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  if (typeof value === "object" && value !== null) {
    return Object.values(value).reduce<number>((sum, part) => sum + wordsIn(part), 0);
  }
  return 0;
};

describe("the library", () => {
  it("gives every item an address of its own, fit to stand after a #", () => {
    const slugs = videoItems.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z][a-z0-9-]+$/);
  });

  it.each([...practices, ...lessons].map((item) => [item.slug, item] as const))(
    "%s is written out in 200 to 500 words",
    (_, { written }) => {
      expect(wordsIn(written)).toBeGreaterThanOrEqual(200);
      expect(wordsIn(written)).toBeLessThanOrEqual(500);
    },
  );

  it("knows the day of every video that has an id, and no id that YouTube could not have given", () => {
    for (const { slug, id, published } of videoItems) {
      expect(id, slug).toMatch(/^(?:[\w-]{11})?$/);
      expect(published !== "", slug).toBe(id !== "");
      if (published) expect(published, slug).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

describe.each(practices)("the steps of $slug", ({ minutes, written: { steps } }) => {
  it("start at once, run forwards, and leave the last one time before the end", () => {
    const times = steps.map(({ at }) => at);
    expect(times[0]).toBe(0);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(minutes * 60 - 15);
  });
});
