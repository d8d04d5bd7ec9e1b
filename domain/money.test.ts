import { expect, test } from "vitest";
import { money } from "./money.ts";

test.each([
  [240, "$240"],
  [1200, "$1,200"],
  [32.5, "$32.50"],
  [260 / 8, "$32.50"],
  [100 / 3, "$33.33"],
  [0.1 + 0.2, "$0.30"],
  [59.999, "$60"],
  [0, "$0"],
])("formats %d as %s", (amount, formatted) => {
  expect(money(amount)).toBe(formatted);
});
