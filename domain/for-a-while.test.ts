import { describe, expect, test } from "vitest";
import { daysLeftTo, formatDays, joinDays, standsOn, timesOn, withoutSundays } from "./for-a-while.ts";

const january = (first: number, last = first) => ({
  from: `2027-01-${String(first).padStart(2, "0")}`,
  until: `2027-01-${String(last).padStart(2, "0")}`,
});

describe("where entries overlap, the one that begins later wins", () => {
  test.each<[string, readonly [number, number][], readonly [number, number][]]>([
    ["alone", [[4, 8]], [[4, 8]]],
    [
      "before another",
      [
        [4, 8],
        [9, 12],
      ],
      [[4, 8]],
    ],
    [
      "until another begins",
      [
        [4, 8],
        [7, 12],
      ],
      [[4, 6]],
    ],
    [
      "around another",
      [
        [4, 20],
        [7, 12],
      ],
      [
        [4, 6],
        [13, 20],
      ],
    ],
    [
      "around two that overlap",
      [
        [4, 20],
        [7, 12],
        [11, 14],
      ],
      [
        [4, 6],
        [15, 20],
      ],
    ],
    [
      "begun later than the other",
      [
        [7, 12],
        [4, 8],
      ],
      [[7, 12]],
    ],
    [
      "on the same days, listed first",
      [
        [4, 8],
        [4, 8],
      ],
      [],
    ],
  ])("%s", (_, all, left) => {
    const entries = all.map(([first, last]) => january(first, last));
    const [entry] = entries;
    if (!entry) throw new Error("no entry");
    expect(daysLeftTo(entry, entries)).toEqual(left.map(([first, last]) => january(first, last)));
  });
});

test("times away that meet, or follow each other at once, are one", () => {
  expect(joinDays([january(11, 12), january(4, 10), january(5, 6), january(20)])).toEqual([
    january(4, 12),
    january(20),
  ]);
});

test.each([
  [[], "/about", true],
  [["/blog"], "/blog", true],
  [["/blog"], "/blog/driving-meditation", true],
  [["/blog"], "/", false],
  [["/"], "/about", false],
  [["/"], "/", true],
])("a notice for %j stands on %s: %s", (pages, path, stands) => {
  expect(standsOn({ pages }, path)).toBe(stands);
});

test.each([
  ["2027-01-04", "2027-01-08", "Monday 4 to Friday 8 January 2027"],
  ["2027-01-10", "2027-01-10", "Sunday 10 January 2027"],
  ["2027-01-28", "2027-02-02", "Thursday 28 January to Tuesday 2 February 2027"],
  ["2026-12-28", "2027-01-08", "Monday 28 December 2026 to Friday 8 January 2027"],
])("formats %s and %s as %s", (from, until, words) => {
  expect(formatDays({ from, until })).toBe(words);
});

test("a Sunday elsewhere is held, though a closure names it", () => {
  expect(withoutSundays({ "2027-01-03": "Works", "2027-01-10": "Works" }, [{ date: "2027-01-10" }])).toEqual({
    "2027-01-03": "Works",
  });
});

test.each<[string, Parameters<typeof timesOn>[0], string, string]>([
  ["as always", {}, "08:30", "09:15"],
  ["as long as always from another start on", { startTime: "10:00" }, "10:00", "10:45"],
  ["longer than always", { endTime: "10:00" }, "08:30", "10:00"],
  ["at times of its own", { startTime: "10:00", endTime: "12:00" }, "10:00", "12:00"],
])("a class elsewhere is held %s", (_, given, startTime, endTime) => {
  expect(timesOn(given, { startTime: "08:30", endTime: "09:15" })).toEqual({ startTime, endTime });
});
