import { expect, test } from "vitest";
import { momentWords, readMoment } from "./moment.ts";

const zone = "Australia/Melbourne";
const now = Date.parse("2026-11-29T10:00:00+11:00");

test("a moment is read by the clock of its time zone, and said as people say it", () => {
  expect(readMoment("2026-12-06T18:00", zone, now)).toEqual({ at: Date.parse("2026-12-06T18:00:00+11:00") });
  expect(momentWords(Date.parse("2026-12-06T18:00:00+11:00"), zone)).toBe("Sunday 6 December at 6\u00a0pm");
  // By daylight saving, not by the offset of today.
  const march = Date.parse("2027-03-20T10:00:00+11:00");
  expect(readMoment("2027-04-05T18:30", zone, march)).toEqual({
    at: Date.parse("2027-04-05T18:30:00+10:00"),
  });
  // It comes twice that night: the first one counts.
  expect(readMoment("2027-04-04T02:30", zone, march)).toEqual({
    at: Date.parse("2027-04-04T02:30:00+11:00"),
  });
});

test.each([
  ["", "Choose a day and a time."],
  ["2026-12-06T", "Choose a day and a time."],
  ["2026-12-06T25:00", "Choose a day and a time."],
  ["2027-02-31T10:00", "Choose a day and a time."],
  ["2026-11-29T10:00", "That has passed. Choose a moment that lies ahead."],
  ["2025-12-06T18:00", "That has passed. Choose a moment that lies ahead."],
  ["2027-02-28T10:01", "That is more than three months ahead. Choose a moment up to Sunday 28 February."],
])("%o is refused with what to choose instead", (typed, problem) => {
  expect(readMoment(typed, zone, now)).toEqual({ problem });
});

test("a time that clocks jump over is refused", () => {
  expect(readMoment("2027-10-03T02:30", zone, Date.parse("2027-09-20T00:00:00Z"))).toEqual({
    problem: "There is no 2:30\u00a0am on Sunday 3 October: clocks go forward then. Choose another time.",
  });
});
