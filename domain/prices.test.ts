import { expect, test } from "vitest";
import { formatPrices, type PriceChange, priceSteps } from "./prices.ts";

const change = (from: string, amount: number, announced: "yes" | "no" = "yes"): PriceChange => ({
  price: "course",
  from,
  amount,
  announced,
});

test.each([
  ["2026-12-31", "$240 ($260 from 1 January 2027, $280 from 1 July 2027)"],
  ["2027-01-01", "$260 ($280 from 1 July 2027)"],
  ["2027-07-01", "$280"],
])("on %s, the price is %s", (today, words) => {
  const changes = [change("2027-07-01", 280), change("2027-01-01", 260)];
  expect(formatPrices(priceSteps(240, "course", changes, today))).toBe(words);
  expect(formatPrices(priceSteps(60, "coaching", changes, today))).toBe("$60");
});
