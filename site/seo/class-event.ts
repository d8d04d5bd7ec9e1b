import { Temporal } from "temporal-polyfill";
import { business } from "#content/business";
import { sundayClass, timeZone } from "#content/schedule";
import { minutesBetween } from "../../domain/calendar-day.ts";
import { paths } from "../../domain/pages.ts";
import { stepsOf } from "../for-a-while/prices.tsx";
import { plain, sundaysElsewhere } from "../schedule/elsewhere.ts";
import { closedSundays } from "../schedule/terms.ts";
import { publicUrl } from "./public-url.ts";
import { ids, offersOf, type StructuredData } from "./structured-data.ts";

type EventFacts = {
  readonly name: string;
  readonly description: string;
  /** The path of the share picture. */
  readonly image: string;
};

/**
 * Describes the Sunday class as a weekly series that the centre organises. Single dates would be out of date in a build
 * that is weeks old.
 */
export function classEvent({ name, description, image }: EventFacts): StructuredData {
  const { centre } = business;
  const steps = stepsOf("Sunday class");
  const location = {
    "@type": "Place",
    name: centre.name,
    // With the town and the postcode; programs get plain spaces.
    address: plain(centre.streetAddress),
    ...(centre.map && { hasMap: centre.map }),
  };
  const except = [...Object.keys(closedSundays), ...sundaysElsewhere.map(({ date }) => date)].sort();
  return {
    "@context": "https://schema.org",
    "@type": "EventSeries",
    "@id": publicUrl(`${paths.sundayClass}#class`),
    name,
    description,
    url: publicUrl(paths.sundayClass),
    image: publicUrl(image),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    eventSchedule: {
      "@type": "Schedule",
      repeatFrequency: "P1W",
      byDay: `https://schema.org/${sundayClass.weekday}`,
      startTime: sundayClass.startTime,
      endTime: sundayClass.endTime,
      duration: `PT${minutesBetween(sundayClass.startTime, sundayClass.endTime)}M`,
      scheduleTimezone: timeZone,
      ...(except.length > 0 && { exceptDate: except }),
    },
    location,
    ...(sundaysElsewhere.length > 0 && {
      subEvent: sundaysElsewhere.map((sunday) => ({
        "@type": "Event",
        name,
        startDate: instantOf(sunday.date, sunday.startTime),
        endDate: instantOf(sunday.date, sunday.endTime),
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        ...(sunday.startTime === sundayClass.startTime
          ? { eventStatus: "https://schema.org/EventScheduled" }
          : {
              eventStatus: "https://schema.org/EventRescheduled",
              previousStartDate: instantOf(sunday.date, sundayClass.startTime),
            }),
        location: sunday.place
          ? {
              "@type": "Place",
              name: sunday.place,
              ...(sunday.address && { address: plain(sunday.address) }),
            }
          : location,
      })),
    }),
    organizer: { "@type": "Organization", name: centre.name, url: centre.timetable },
    performer: { "@type": "Person", "@id": ids.teacher, name: business.teacher.name },
    ...(steps && {
      offers: offersOf(steps, {
        url: centre.timetable,
        seller: { "@type": "Organization", name: centre.name },
      }),
    }),
  };
}

/** Returns a day and a time in the owner's zone, with its offset: "2027-01-10T10:00:00+11:00". */
const instantOf = (day: string, time: string): string =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .toString({ timeZoneName: "never" });
