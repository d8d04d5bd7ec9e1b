import { expect, test } from "vitest";
import { screenOf } from "./screen-of.ts";

test.each([
  ["content/schedule.yaml", ["course", "price"], "/prices"],
  ["content/schedule.yaml", ["closures", "2026-12-27"], "/dates"],
  ["content/pages/home.yaml", ["hero", "title"], "/words/home"],
  ["content/layout.yaml", ["crisisLine"], "/words/layout"],
  ["content/redirects.yaml", ["/old"], undefined],
  ["content/articles/meditation-myths.mdx", [], undefined],
])("%s, %j, is changed at %s", (file, path, expected) => {
  expect(screenOf({ file, path })?.path).toBe(expected);
});
