import { business } from "#content/business";
import { sundayClass, timeZone } from "#content/schedule";
import { minutesBetween } from "../../domain/calendar-day.ts";
import { paths } from "../../domain/pages.ts";
import { stepsOf } from "../for-a-while/prices.tsx";
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
  const closed = Object.keys(closedSundays);
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
      ...(closed.length > 0 && { exceptDate: closed }),
    },
    location: {
      "@type": "Place",
      name: centre.name,
      // With the town and the postcode; programs get plain spaces.
      address: centre.streetAddress.replaceAll("\u00a0", " "),
      ...(centre.map && { hasMap: centre.map }),
    },
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
