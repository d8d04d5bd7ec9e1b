import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakages } from "./breakages.ts";

// `npm run test:breakages` is slow: find breakages that no longer fit their files without it.
test.each(breakages)("can be applied: $breaks", ({ file, search, caughtBy }) => {
  expect(readFileSync(file, "utf8").split(search)).toHaveLength(2);
  expect(existsSync(caughtBy)).toBe(true);
});
