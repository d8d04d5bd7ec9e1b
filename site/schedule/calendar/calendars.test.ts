import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it, test } from "vitest";
import { business } from "#content/business";
import { terms } from "#content/schedule";
import { allCalendarPaths, termCalendarPath } from "./calendar-paths.ts";
import { courseCalendar, findCalendar, sundayClassCalendar } from "./calendars.ts";

/** Parses the events of a calendar file with another library. */
function eventsIn(file: string | undefined): ICAL.Event[] {
  const calendar = ICAL.Component.fromString(file ?? "");
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/** Formats a time of a calendar in Melbourne: "2026-02-01T14:30". */
const inMelbourne = (time: ICAL.Time) =>
  Temporal.Instant.fromEpochMilliseconds(time.toJSDate().getTime())
    .toZonedDateTimeISO("Australia/Melbourne")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });

const crossing = {
  name: "Term 1",
  startDate: "2026-03-15",
  skips: [],
  booking: "https://booking.example.com",
} as const;

test.each(allCalendarPaths)("%s has its properties before its components, and ends each line", (path) => {
  const file = findCalendar(path) ?? "";
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(file.replaceAll("\r\n", ""), "ends of lines").not.toMatch(/[\r\n]/);
  const [head = ""] = file.slice("BEGIN:VCALENDAR".length).split("BEGIN:");
  expect(head).toContain("\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n");
  const lines = file.split("\r\n");
  const outside = lines.slice(lines.findIndex((line, index) => index > 0 && line.startsWith("BEGIN:")));
  expect(outside.filter((line) => /^(?:REFRESH|X-PUB)/.test(line))).toEqual([]);
});

describe("calendar of a term", () => {
  it("lists only the Sundays that the term holds, counted without gaps", () => {
    const events = eventsIn(courseCalendar("Term 1", [{ ...crossing, skips: ["2026-04-05"] }]));
    expect(events).toHaveLength(8);
    expect(events.map(({ startDate }) => inMelbourne(startDate).slice(0, 10))).not.toContain("2026-04-05");
    expect(events.map(({ summary }) => /week (\d)/.exec(summary)?.[1]).join("")).toBe("12345678");
    expect(events.map(({ startDate }) => inMelbourne(startDate)).at(-1)).toBe("2026-05-10T14:30");
  });

  it("has eight sessions, from 14:30 to 16:00 in Melbourne", () => {
    const events = eventsIn(findCalendar("/calendar/term-4.ics"));
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

  it("keeps Melbourne's time across a daylight-saving change", () => {
    const events = eventsIn(courseCalendar("Term 1", [crossing]));
    expect(events).toHaveLength(8);
    expect(new Set(events.map((event) => inMelbourne(event.startDate).slice(11)))).toEqual(
      new Set(["14:30"]),
    );
  });

  it("gives a session the same id in every file", () => {
    const apart = terms.flatMap((term) => eventsIn(findCalendar(termCalendarPath(term))));
    const together = eventsIn(findCalendar("/calendar/course.ics"));
    expect(together.map((event) => event.uid)).toEqual(apart.map((event) => event.uid));
    expect(new Set(together.map((event) => event.uid)).size).toBe(32);
    expect(together[0]?.uid).toBe(`course-2026-02-01@schedule.${new URL(business.url).host}`);
  });
});

describe("calendar of the Sunday class", () => {
  const [event] = eventsIn(sundayClassCalendar(Temporal.PlainDate.from("2026-03-25")));

  it("repeats at 08:30 every Sunday, on both sides of each daylight-saving change", () => {
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

  it("starts today if today is a Sunday", () => {
    const [today] = eventsIn(sundayClassCalendar(Temporal.PlainDate.from("2026-03-29")));
    expect(today && inMelbourne(today.startDate)).toBe("2026-03-29T08:30");
  });

  it("leaves out closed Sundays, and starts after them", () => {
    const closed = {
      "2026-03-29": "Easter",
      "2026-04-05": "Easter",
      "2026-10-04": "Clocks",
      "2027-01-03": "Rest",
    };
    const file = sundayClassCalendar(Temporal.PlainDate.from("2026-03-25"), closed);
    const [held] = eventsIn(file);
    const occurrences = held?.iterator();
    const starts = Array.from({ length: 40 }, () => occurrences?.next()).map(
      (time) => time && inMelbourne(time),
    );
    expect(held && inMelbourne(held.startDate)).toBe("2026-04-12T08:30");
    expect(starts).toContain("2026-09-27T08:30");
    expect(starts).not.toContain("2026-10-04T08:30");
    expect(starts).toContain("2026-10-11T08:30");
    expect(starts).not.toContain("2027-01-03T08:30");
    expect(file).toMatch(/^EXDATE;TZID=Australia\/Melbourne:20261004T083000,20270103T083000\r$/m);
    expect(new Set(starts.map((start) => start?.slice(11)))).toEqual(new Set(["08:30"]));
  });

  it("names a Sunday in holidays as unsure, until the owner says", () => {
    const file = sundayClassCalendar(Temporal.PlainDate.from("2026-12-20"), {}, { "2026-12-27": "" });
    const held = eventsIn(file).find((candidate) => !candidate.isRecurrenceException());
    const occurrences = held?.iterator();
    const classes = Array.from({ length: 3 }, () => {
      const next = occurrences?.next();
      const details = next && held?.getOccurrenceDetails(next);
      return details && `${inMelbourne(details.startDate)} ${details.item.summary}`;
    });
    expect(classes).toEqual([
      "2026-12-20T08:30 Sunday class: mindfulness",
      "2026-12-27T08:30 Sunday class? Check the centre’s timetable",
      "2027-01-03T08:30 Sunday class: mindfulness",
    ]);
    expect(file).toContain("STATUS:TENTATIVE");
  });

  it("has a UTC timestamp, as the standard requires", () => {
    expect(event?.component.getFirstProperty("dtstamp")?.toICALString()).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  });

  it("names the place, and the centre for bookings", () => {
    expect(event?.location).toContain(business.centre.name);
    expect(event?.description).toMatch(/centre .* takes the bookings/);
  });
});

it("finds no calendar at an unknown path", () => {
  expect(findCalendar("/calendar/term-5.ics")).toBeUndefined();
});
