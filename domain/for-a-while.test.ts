import { describe, expect, test } from "vitest";
import {
  checkForAWhile,
  daysOf,
  type ForAWhile,
  formatDays,
  formatPrices,
  joinDays,
  type PriceChange,
  priceSteps,
  standsOn,
  timesOn,
  withoutSundays,
} from "./for-a-while.ts";

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
    expect(daysOf(entry, entries)).toEqual(left.map(([first, last]) => january(first, last)));
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

describe("says in one sentence, at the field,", () => {
  const usual = {
    course: { price: 240 },
    sundayClass: { startTime: "08:30", endTime: "09:15", price: 12 },
    coaching: { price: 110 },
  };
  const none: ForAWhile = { notices: [], sundays: [], prices: [], away: [] };
  const notice = { text: "Full", pages: [] };

  test.each<[string, Partial<ForAWhile>, string, RegExp, "warning"?]>([
    [
      "that a notice ends before it begins",
      { notices: [{ ...notice, from: "2027-01-08", until: "2027-01-04" }] },
      "notices.0.until",
      /^It ends on 4 January 2027, before it begins on 8 January 2027\.$/,
    ],
    [
      "that it lasts for ever",
      { away: [{ from: "2027-01-08", until: "2029-01-04" }] },
      "away.0.until",
      /more than a year/,
    ],
    [
      "that it is over",
      { notices: [{ ...notice, from: "2026-11-01", until: "2026-11-30" }] },
      "notices.0.until",
      /^It was over on 30 November 2026\. /,
      "warning",
    ],
    [
      "that a later notice wins",
      {
        notices: [
          { ...notice, ...january(4, 20) },
          { ...notice, ...january(7, 12) },
        ],
      },
      "notices.0.from",
      /^Another notice takes its place on the days of both: this one holds Monday 4 to Wednesday 6 January 2027 and Wednesday 13 to Wednesday 20 January 2027\.$/,
      "warning",
    ],
    [
      "that a notice never shows",
      {
        notices: [
          { ...notice, pages: ["/blog"], ...january(4, 8) },
          { ...notice, ...january(4, 9) },
        ],
      },
      "notices.0.from",
      /never shows\.$/,
      "warning",
    ],
    [
      "that a notice gives way on some of its pages only",
      {
        notices: [
          { ...notice, ...january(4, 8) },
          { ...notice, pages: ["/blog"], ...january(5, 9) },
        ],
      },
      "notices.0.from",
      /^On the pages of both, another notice takes its place while it holds\. On its other pages, this one stays\.$/,
      "warning",
    ],
    [
      "that two times away are one",
      { away: [january(4, 17), january(4, 10)] },
      "away.1.from",
      /^It meets another time away\. Visitors read one: Monday 4 to Sunday 17 January 2027\.$/,
      "warning",
    ],
    [
      "that a day isn’t a Sunday",
      { sundays: [{ date: "2027-01-09", place: "Hall" }] },
      "sundays.0.date",
      /^9 January 2027 isn’t a Sunday\. The Sundays around it are 3 January 2027 and 10 January 2027\.$/,
    ],
    [
      "that nothing is different",
      { sundays: [{ date: "2027-01-10" }] },
      "sundays.0",
      /^Say what is different/,
    ],
    [
      "that an address has no name",
      { sundays: [{ date: "2027-01-10", address: "1 Main Street" }] },
      "sundays.0.place",
      /^Name the place/,
    ],
    [
      "that the class would end before it starts",
      { sundays: [{ date: "2027-01-10", endTime: "08:00" }] },
      "sundays.0.endTime",
      /^The class would end at 8\sam and start at 8:30\sam\. /,
    ],
    [
      "that the class would end after midnight",
      { sundays: [{ date: "2027-01-10", startTime: "23:30" }] },
      "sundays.0.startTime",
      /^The class would end at 12:15\sam and start at 11:30\spm\. /,
    ],
    [
      "that a Sunday stands twice",
      {
        sundays: [
          { date: "2027-01-10", place: "Hall" },
          { date: "2027-01-10", place: "Park" },
        ],
      },
      "sundays.0.date",
      /later one wins/,
      "warning",
    ],
    [
      "that a Sunday was before today",
      { sundays: [{ date: "2026-11-29", place: "Hall" }] },
      "sundays.0.date",
      /^That Sunday was 29 November 2026\. /,
      "warning",
    ],
    [
      "that two prices begin on one day",
      { prices: [change("2027-01-01", 260), change("2027-01-01", 270)] },
      "prices.1.from",
      /^Two prices of the course begin on 1 January 2027: \$260 and \$270\. Delete one\.$/,
    ],
    [
      "that a price has begun",
      { prices: [change("2026-12-01", 260)] },
      "prices.0.from",
      /^\$260 has been the price since 1 December 2026\. /,
      "warning",
    ],
  ])("%s", (_, given, path, message, severity) => {
    const [remark, ...others] = checkForAWhile({ ...none, ...given }, usual, "2026-12-01");
    expect(others).toEqual([]);
    expect(remark?.path.join(".")).toBe(path);
    expect(remark?.message).toMatch(message);
    expect(remark?.severity).toBe(severity);
  });

  test("nothing of what is right, and notices on different pages don’t meet", () => {
    const right: ForAWhile = {
      notices: [
        { text: "Full", pages: ["/blog"], ...january(4, 20) },
        { text: "Full", pages: ["/about"], ...january(7, 12) },
      ],
      sundays: [{ date: "2027-01-10", startTime: "10:00", endTime: "10:45" }],
      prices: [change("2027-01-01", 260), { ...change("2027-01-01", 75), price: "coaching" }],
      away: [january(4, 17)],
    };
    expect(checkForAWhile(right, usual, "2026-12-01")).toEqual([]);
  });

  test("that a class without a price can’t get another one", () => {
    const without = { ...usual, sundayClass: { startTime: "08:30", endTime: "09:15" } };
    const prices = [{ ...change("2027-01-01", 15), price: "Sunday class" as const }];
    const [remark] = checkForAWhile({ ...none, prices }, without, "2026-12-01");
    expect(remark?.path).toEqual(["prices", 0, "price"]);
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
