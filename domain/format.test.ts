import { expect, test } from "vitest";
import { formatClockRange, formatDate, formatDateRange, formatTime, formatTimeRange } from "./format-date.ts";
import { withNoBreakSpaces } from "./format-text.ts";
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

test.each([
  ["03:12", "3:12\u00a0am"],
  ["17:40", "5:40\u00a0pm"],
  ["12:05", "12:05\u00a0pm"],
  ["00:30", "12:30\u00a0am"],
  ["16:00", "4\u00a0pm"],
])("formats %s as %s", (time, formatted) => {
  expect(formatTime(time)).toBe(formatted);
});

test("formats a range of times with one am or pm if both share it", () => {
  expect(formatTimeRange("08:30", "09:15")).toBe("8:30 to 9:15\u00a0am");
  expect(formatTimeRange("11:30", "13:00")).toBe("11:30\u00a0am to 1\u00a0pm");
  expect(formatClockRange("11:30", "13:00")).toBe("11:30 to 1:00");
});

test("formats dates, with two years only in a range that spans them", () => {
  expect(formatDate("2026-02-01")).toBe("1 February");
  expect(formatDateRange("2026-02-01", "2026-03-22")).toBe("1 February to 22 March 2026");
  expect(formatDateRange("2026-12-06", "2027-01-24")).toBe("6 December 2026 to 24 January 2027");
});

test("keeps a figure on one line with its unit", () => {
  expect(withNoBreakSpaces("6 km in 40 minutes, 17.2 per cent, 10 am to 6 pm")).toBe(
    "6\u00a0km in 40\u00a0minutes, 17.2\u00a0per\u00a0cent, 10\u00a0am to 6\u00a0pm",
  );
  expect(withNoBreakSpaces("Pain × Resistance")).toBe("Pain\u00a0× Resistance");
  expect(withNoBreakSpaces("1 Example Street, 3 May")).toBe("1\u00a0Example Street, 3 May");
  expect(withNoBreakSpaces("In 2011 a team of 16, amused")).toBe("In 2011 a team of 16, amused");
});
