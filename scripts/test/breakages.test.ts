import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakages } from "./breakages.ts";

// `npm run test:breakages` is slow: find breakages that no longer fit their files without it.
test.each(breakages)("can be applied: $breaks", ({ file, search, caughtBy, named = "" }) => {
  expect(readFileSync(file, "utf8").split(search)).toHaveLength(2);
  // Tests that are named by a page take its path from the list of pages.
  expect(readFileSync(caughtBy, "utf8")).toContain(named.startsWith("/") ? "test(" : named);
});
