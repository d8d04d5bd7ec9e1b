import { expect, test } from "vitest";
import { calendarDay, calendarDays, clockTime, clockTimes } from "./say.ts";

test.each([
  ["03:12", "3:12 am"],
  ["17:40", "5:40 pm"],
  ["12:05", "12:05 pm"],
  ["00:30", "12:30 am"],
])("%s is said as %s", (time, said) => {
  expect(clockTime(time)).toBe(said);
});

test("two times of one half of the day say which half once", () => {
  expect(clockTimes("08:30", "09:15")).toBe("8:30 to 9:15 am");
  expect(clockTimes("11:30", "13:00")).toBe("11:30 am to 1:00 pm");
});

test("days of the calendar, with the year where it has to be said", () => {
  expect(calendarDay("2026-02-01")).toBe("1 February");
  expect(calendarDays("2026-02-01", "2026-03-22")).toBe("1 February to 22 March 2026");
  expect(calendarDays("2026-12-06", "2027-01-24")).toBe("6 December 2026 to 24 January 2027");
});
