import { expect, test } from "vitest";
import { screenOf } from "./words.ts";

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
