import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { course, sundayClass, type Term, terms, timeZone } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { publicUrl } from "../../seo/public-url.ts";
import { intakeOf } from "../intakes.ts";
import { calendarPaths } from "./calendar-paths.ts";

/**
 * The right-hand side of every event's UID. It is part of what calendars know an event by, so it stays
 * when the site's name or address changes.
 */
const namespace = "schedule.mindfulness-ballarat";

/**
 * A calendar with the sessions of the given terms, one event each, as instants: right in every zone, on
 * both sides of a daylight-saving change.
 *
 * @returns the text of an iCalendar file (RFC 5545)
 */
export function courseCalendar(name: string, chosen: readonly Term[]): string {
  const calendar = newCalendar(name);
  for (const term of chosen) {
    intakeOf(term).sessions.forEach((session, index) => {
      calendar.createEvent({
        id: `course-${session.date}@${namespace}`,
        start: new Date(session.startsAt),
        end: new Date(session.endsAt),
        summary: `Mindfulness course, week ${index + 1} of ${course.sessions}`,
        description: `${term.name}, live online. The link to the video call is in the email that came with your booking.`,
        location: "Online",
        url: publicUrl(paths.enrol),
      });
    });
  }
  return calendar.toString();
}

/**
 * A calendar with the weekly class, as one event that repeats in Melbourne's zone, so that it never ends
 * and follows daylight saving.
 *
 * @param from the day from which on the class is entered
 */
export function sundayClassCalendar(from: Temporal.PlainDate): string {
  const sunday = from.add({ days: (7 - from.dayOfWeek) % 7 });
  const at = (time: string) => sunday.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
  const calendar = newCalendar(`Sunday class, ${site.name.value}`);
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  calendar.createEvent({
    id: `sunday-class@${namespace}`,
    timezone: timeZone,
    start: at(sundayClass.startTime),
    end: at(sundayClass.endTime),
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [ICalWeekday.SU] },
    summary: "Sunday mindfulness class",
    description: `The centre runs the class and takes the bookings, which open ${sundayClass.bookingOpensDaysBefore} days before. Its timetable, public holidays included: ${site.centre.timetable.value}`,
    location: `${site.centre.name.value}, ${site.centre.streetAddress.value}`,
    url: publicUrl(paths.sundayClass),
  });
  return calendar.toString();
}

const newCalendar = (name: string) =>
  ical({
    name,
    prodId: { company: site.name.value, product: "Schedule", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    // How often a calendar that subscribed may look again, in seconds.
    ttl: 24 * 60 * 60,
  });

/** The text of the calendar file at an address; undefined where there is none. */
export function calendarAt(path: string): string | undefined {
  if (path === calendarPaths.sundayClass) return sundayClassCalendar(Temporal.Now.plainDateISO(timeZone));
  if (path === calendarPaths.course) return courseCalendar(`${course.name}, ${site.name.value}`, terms);
  const term = terms.find(({ name }) => calendarPaths[name] === path);
  return term && courseCalendar(`${course.name}, ${term.name}`, [term]);
}
