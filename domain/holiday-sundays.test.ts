import { expect, test } from "vitest";
import { holidaySundays, knowsHolidays } from "./holiday-sundays.ts";

const victoria = { country: "AU", state: "VIC" };

test("names the Sundays of the summer holidays, on public holidays of the state and beside them", () => {
  expect(holidaySundays(victoria, "2026-11-28", "2027-12-31")).toEqual([
    "2026-12-27",
    "2027-01-03",
    "2027-01-10",
    "2027-01-17",
    "2027-01-24",
    // Labour Day, Easter, Anzac Day, the King’s Birthday.
    "2027-03-07",
    "2027-03-28",
    "2027-04-25",
    "2027-06-13",
    "2027-12-26",
  ]);
  expect(holidaySundays({ country: "AU", state: "WA" }, "2027-02-01", "2027-11-30")).toEqual([
    "2027-02-28",
    "2027-03-28",
    "2027-04-25",
    "2027-06-06",
    "2027-09-26",
  ]);
});

test("knows no public holidays of a country that the list lacks, and names its Christmas", () => {
  const nowhere = { country: "XX", state: "NO" };
  expect(knowsHolidays(victoria, 2028)).toBe(true);
  expect(knowsHolidays(nowhere, 2028)).toBe(false);
  expect(holidaySundays(nowhere, "2026-12-01", "2026-12-31")).toEqual(["2026-12-27"]);
});
