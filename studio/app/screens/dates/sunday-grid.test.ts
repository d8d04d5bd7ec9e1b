import { expect, test } from "vitest";
import type { Month, Sunday } from "../../../business/dates/sundays.ts";
import { sundayByKey } from "./sunday-grid.tsx";

const months = [
  ["2026-11-01", "2026-11-08", "2026-11-15", "2026-11-22", "2026-11-29"],
  ["2026-12-06", "2026-12-13", "2026-12-20", "2026-12-27"],
  ["2027-01-03", "2027-01-10", "2027-01-17", "2027-01-24", "2027-01-31"],
  ["2027-02-07", "2027-02-14", "2027-02-21", "2027-02-28"],
].map(
  (days): Month => ({
    year: Number(days[0]?.slice(0, 4)),
    month: Number(days[0]?.slice(5, 7)),
    sundays: days.map((day) => ({ day }) as Sunday),
  }),
);

test.each([
  ["ArrowRight", "2026-11-29", "2026-12-06"],
  ["ArrowRight", "2027-02-28", "2027-02-28"],
  ["ArrowLeft", "2027-01-03", "2026-12-27"],
  ["ArrowLeft", "2026-11-01", "2026-11-01"],
  ["ArrowDown", "2026-11-08", "2026-12-13"],
  // December has no fifth Sunday.
  ["ArrowDown", "2026-11-29", "2026-12-27"],
  ["ArrowDown", "2027-02-07", "2027-02-07"],
  ["ArrowUp", "2027-01-31", "2026-12-27"],
  ["Home", "2026-12-20", "2026-12-06"],
  ["End", "2026-12-06", "2026-12-27"],
  ["Tab", "2027-02-14", undefined],
  ["g", "2027-02-14", undefined],
])("%s leads from %s to %s", (key, from, to) => {
  expect(sundayByKey(months, from, key)?.day).toBe(to);
});
