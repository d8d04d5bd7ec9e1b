import { describe, expect, test } from "vitest";
import { checkForAWhile } from "./check-for-a-while.ts";
import type { ForAWhile } from "./for-a-while.ts";
import type { PriceChange } from "./prices.ts";

const january = (first: number, last = first) => ({
  from: `2027-01-${String(first).padStart(2, "0")}`,
  until: `2027-01-${String(last).padStart(2, "0")}`,
});

const change = (from: string, amount: number, announced: "yes" | "no" = "yes"): PriceChange => ({
  price: "course",
  from,
  amount,
  announced,
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
    expect(remark?.message).toBe("The Sunday class has no price yet. Write its usual price first.");
  });
});
