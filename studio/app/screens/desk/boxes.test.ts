import { expect, test } from "vitest";
import { titleOf } from "./boxes.tsx";

test.each([
  [0, false, true, "No changes"],
  [0, false, false, "No changes"],
  [0, true, true, "All is published on this computer"],
  [0, true, false, "All is published"],
  [2, false, true, "2 changes not published"],
])("%i changes, published before: %o, on this computer: %o", (count, isPublished, isHere, title) => {
  expect(titleOf(count, isPublished, isHere)).toBe(title);
});
