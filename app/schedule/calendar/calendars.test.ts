import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { terms } from "../../../content/schedule.ts";
import { calendarPaths } from "./calendar-paths.ts";
import { calendarAt, courseCalendar, sundayClassCalendar } from "./calendars.ts";

/** The events of a calendar file, as another program reads them. */
function eventsIn(file: string | undefined): ICAL.Event[] {
  const calendar = ICAL.Component.fromString(file ?? "");
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/** A moment of a calendar by Melbourne's clocks: "2026-02-01T14:30". */
const inMelbourne = (time: ICAL.Time) =>
  Temporal.Instant.fromEpochMilliseconds(time.toJSDate().getTime())
    .toZonedDateTimeISO("Australia/Melbourne")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });

const crossing = {
  name: "Term 1",
  startDate: "2026-03-15",
  endDate: "2026-05-03",
  booking: { value: "https://booking.example.com" },
} as const;

describe("the calendar of a term", () => {
  it("has its eight sessions, from half past two to four in Melbourne", () => {
    const events = eventsIn(calendarAt("/calendar/term-4.ics"));
    expect(events.map((event) => inMelbourne(event.startDate))).toEqual([
      "2026-10-11T14:30",
      "2026-10-18T14:30",
      "2026-10-25T14:30",
      "2026-11-01T14:30",
      "2026-11-08T14:30",
      "2026-11-15T14:30",
      "2026-11-22T14:30",
      "2026-11-29T14:30",
    ]);
    expect(new Set(events.map((event) => inMelbourne(event.endDate).slice(11)))).toEqual(new Set(["16:00"]));
  });

  it("keeps Melbourne's time when the clocks change on the way", () => {
    const events = eventsIn(courseCalendar("Term 1", [crossing]));
    expect(events).toHaveLength(8);
    expect(new Set(events.map((event) => inMelbourne(event.startDate).slice(11)))).toEqual(
      new Set(["14:30"]),
    );
  });

  it("knows a session by the same id wherever and whenever it is told", () => {
    const apart = terms.flatMap((term) => eventsIn(calendarAt(calendarPaths[term.name])));
    const together = eventsIn(calendarAt("/calendar/course.ics"));
    expect(together.map((event) => event.uid)).toEqual(apart.map((event) => event.uid));
    expect(new Set(together.map((event) => event.uid)).size).toBe(32);
    expect(together[0]?.uid).toBe("course-2026-02-01@schedule.mindfulness-ballarat");
  });
});

describe("the calendar of the Sunday class", () => {
  const [event] = eventsIn(sundayClassCalendar(Temporal.PlainDate.from("2026-03-25")));

  it("is half past eight on every Sunday, on both sides of each change of clocks", () => {
    const occurrences = event?.iterator();
    const starts = Array.from({ length: 40 }, () => occurrences?.next()).map(
      (time) => time && inMelbourne(time),
    );
    expect(starts.slice(0, 3)).toEqual(["2026-03-29T08:30", "2026-04-05T08:30", "2026-04-12T08:30"]);
    expect(starts).toContain("2026-09-27T08:30");
    expect(starts).toContain("2026-10-04T08:30");
    expect(starts).toContain("2026-10-11T08:30");
    expect(new Set(starts.map((start) => start?.slice(11)))).toEqual(new Set(["08:30"]));
    expect(event && inMelbourne(event.endDate)).toBe("2026-03-29T09:15");
  });

  it("begins today where today is a Sunday", () => {
    const [today] = eventsIn(sundayClassCalendar(Temporal.PlainDate.from("2026-03-29")));
    expect(today && inMelbourne(today.startDate)).toBe("2026-03-29T08:30");
  });

  it("is stamped in UTC, as the standard asks", () => {
    expect(event?.component.getFirstProperty("dtstamp")?.toICALString()).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  });

  it("says where, and sends nobody to us for a booking", () => {
    expect(event?.location).toMatch(/Centre/);
    expect(event?.description).toMatch(/centre .* takes the bookings/);
  });
});

it("there is no calendar at another address", () => {
  expect(calendarAt("/calendar/term-5.ics")).toBeUndefined();
});
