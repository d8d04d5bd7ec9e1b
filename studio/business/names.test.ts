import { expect, test } from "vitest";
import { shortNameOf } from "./names.ts";

test.each([
  ["Stillwater Mindfulness", "Stillwater"],
  ["Quiet Harbour", "Quiet Harbour"],
  ["The Mindful Room", "The Mindful Room"],
  ["Centre for Mindful Living", "Centre"],
  ["Mindfulnesscentre Ballarat", "Mindfulnesscentre"],
  ["", ""],
])("beside the logo, %j is called %j", (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
