import { expect, test } from "vitest";
import { onTheirWayWords } from "./use-unpublished.ts";

test.each([
  [9, 0, "Being published…"],
  [1, 1, "One change is on its way"],
  [9, 9, "Nine changes are on their way"],
  [10, 9, "Nine changes are on their way; one more isn’t published"],
  [3, 1, "One change is on its way; two more aren’t published"],
])("of %i changes, %i are being published", (count, onTheirWay, words) => {
  expect(onTheirWayWords(count, onTheirWay)).toBe(words);
});
