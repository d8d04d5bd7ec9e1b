import { expect, test } from "vitest";
import { type ScheduleData, scheduleState } from "../../../../domain/schedule-state.ts";
import { zoneOffsets } from "../../../../domain/zone-offsets.ts";
import { nameSundays, reasonHint, shortDateFrom } from "./words-of-dates.ts";

test("the hint at the reason says from when visitors read it, also of a pause of three weeks", () => {
  const closed = { "2027-02-07": "Pool closed", "2027-02-14": "Pool closed", "2027-02-21": "Pool closed" };
  const at = (day: string) => {
    const data: ScheduleData = {
      terms: [],
      course: { startTime: "14:30", sessionMinutes: 90 },
      sunday: {
        startTime: "08:30",
        opensDaysBefore: 5,
        closed,
        unconfirmed: {},
        holidaysUntil: "2030-12-31",
      },
      zone: zoneOffsets("Australia/Melbourne", 2026),
    } as unknown as ScheduleData;
    return scheduleState(data, Date.parse(`${day}T12:00:00+11:00`));
  };
  expect(reasonHint).toMatch(/class page from six weeks before, and among the answers at once/);
  // On the class page, below its times.
  expect(at("2026-12-20").text("sunday:soon")).toBe("");
  expect(at("2026-12-28").text("sunday:soon")).toContain("Pool closed");
  // Among the answers.
  expect(at("2026-11-29").text("sunday:closures")).toBe("7, 14 and 21 February (Pool closed)");
});

test("what the centre is told names each Sunday: beside one of them, “the two Sundays” says nothing", () => {
  expect(nameSundays(["2026-12-13"])).toBe("13 December");
  expect(nameSundays(["2026-12-13", "2026-12-20"])).toBe("13 December and 20 December");
  expect(nameSundays(["2026-12-13", "2026-12-20", "2027-01-03", "2027-01-10"])).toBe("the four Sundays");
});

test("a day of another year has its year", () => {
  expect(shortDateFrom("2026-12-20", "2026-11-29")).toBe("20 Dec");
  expect(shortDateFrom("2027-12-05", "2026-11-29")).toBe("5 Dec 2027");
});
