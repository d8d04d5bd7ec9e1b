import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalWeekday,
} from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { business } from "#content/business";
import { common } from "#content/common";
import { sundayClass, timeZone } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Term } from "../../../content-model/schema/schedule.ts";
import { addDays, sundayFrom } from "../../../domain/calendar-day.ts";
import { paths } from "../../../domain/pages.ts";
import { publicUrl } from "../../seo/public-url.ts";
import type { SiteFile } from "../../seo/site-file.ts";
import { placeOf, plain, sundaysElsewhere } from "../elsewhere.ts";
import { unconfirmedSundays } from "../holidays.ts";
import { scheduleTerm } from "../scheduled-terms.ts";
import { closedSundays, terms } from "../terms.ts";
import { calendarPaths, termCalendarPath, termSubscriptionPath } from "./calendar-paths.ts";

const words = common.calendar;

/** The right-hand side of every event's UID, by which calendars identify it: RFC 7986 asks for one that is unique. */
const namespace = `schedule.${new URL(business.url).host}`;

/**
 * Returns an iCalendar file (RFC 5545) with the sessions of the given terms, one event each. Events are instants, which
 * are correct in every zone.
 */
export function courseCalendar(name: string, chosen: readonly Term[]): string {
  const calendar = newCalendar(name);
  for (const term of chosen) {
    scheduleTerm(term).sessions.forEach((session, index) => {
      calendar.createEvent({
        id: `course-${session.date}@${namespace}`,
        start: new Date(session.startsAt),
        end: new Date(session.endsAt),
        summary: fillSlots(words.course.entry, { "week.number": index + 1 }),
        description: fillSlots(words.course.description, { "term.name": term.name }),
        location: words.course.place,
        url: publicUrl(paths.enrol),
      });
    });
  }
  return toFile(calendar);
}

/**
 * Returns an iCalendar file with the Sunday class, as one event that repeats weekly in the owner's zone, but not on the closed
 * Sundays. A Sunday that the owner hasn't decided is tentative, and its name says where to look. A Sunday elsewhere has its own
 * place and times.
 *
 * @param from the first day on which the class may be
 */
export function sundayClassCalendar(
  from: Temporal.PlainDate,
  closed = closedSundays,
  unconfirmed = unconfirmedSundays,
  elsewhere = sundaysElsewhere,
): string {
  let sunday = sundayFrom(from.toString());
  while (sunday in closed) sunday = addDays(sunday, 7);
  const at = (time: string, day = sunday) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
  const exclude = Object.keys(closed)
    .filter((day) => day > sunday)
    .map((day) => at(sundayClass.startTime, day));
  const calendar = newCalendar(words.sundayClass.name);
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  const classOn = (day: string): ICalEventData => ({
    id: `sunday-class@${namespace}`,
    timezone: timeZone,
    start: at(sundayClass.startTime, day),
    end: at(sundayClass.endTime, day),
    summary: words.sundayClass.entry,
    description: words.sundayClass.description,
    location: words.sundayClass.place,
    url: publicUrl(paths.sundayClass),
  });
  calendar.createEvent({
    ...classOn(sunday),
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: [ICalWeekday.SU],
      ...(exclude[0] && { exclude }),
    },
  });
  for (const day of Object.keys(unconfirmed).filter((day) => day >= sunday)) {
    calendar.createEvent({
      ...classOn(day),
      recurrenceId: at(sundayClass.startTime, day),
      status: ICalEventStatus.TENTATIVE,
      summary: words.sundayClass.unsure,
    });
  }
  for (const changed of elsewhere.filter(({ date }) => date >= sunday)) {
    calendar.createEvent({
      ...classOn(changed.date),
      recurrenceId: at(sundayClass.startTime, changed.date),
      // Above that of the series: a calendar that has the usual class takes this one in its place.
      sequence: 1,
      start: at(changed.startTime, changed.date),
      end: at(changed.endTime, changed.date),
      location: plain(placeOf(changed) ?? words.sundayClass.place),
    });
  }
  return toFile(calendar);
}

const newCalendar = (name: string) =>
  ical({
    name,
    prodId: { company: business.name, product: "Schedule", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });

/** How often subscriptions ask for the file: each day. */
const refresh = "REFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n";

/**
 * Returns the file. Mends what the library writes: RFC 5545 wants properties before components (3.6), and it puts the time zone
 * before the refresh interval; each line must end (3.1), and it leaves the last line's end out.
 */
const toFile = (calendar: ICalCalendar) => `${calendar}\r\n`.replace(/(?<=\r\n)(?=BEGIN:)/, refresh);

/** Returns the calendar file at a path, or `undefined`. */
export function findCalendar(path: string): string | undefined {
  if (path === calendarPaths.sundayClass) return sundayClassCalendar(Temporal.Now.plainDateISO(timeZone));
  if (path === calendarPaths.course) return courseCalendar(words.course.name, terms);
  const chosen = terms.filter(
    (term) => termCalendarPath(term) === path || termSubscriptionPath(term.name) === path,
  );
  return (
    chosen[0] && courseCalendar(fillSlots(words.course.nameOfTerm, { "term.name": chosen[0].name }), chosen)
  );
}

/** `/calendar/….ics`: calendar files, to download or subscribe to. */
export function file({ name }: { readonly name: string }): SiteFile {
  const calendar = findCalendar(`/calendar/${name}`);
  if (calendar === undefined) throw new Error(`no calendar is called ${name}`);
  return { contentType: "text/calendar; charset=utf-8", body: calendar };
}
