// @module-tag slow
import { expect, test } from "vitest";
import { faultCases } from "./all-cases.ts";

// The same cases as `npm run faults`, for a few seconds each: what they find is in their report.
test.concurrent.each(faultCases)("$name: $what", async ({ run }) => {
  const { held, broken } = await run({ seed: 1, quick: true });
  expect(broken).toEqual([]);
  expect(held).toBeGreaterThan(0);
});
