import type { Term } from "../../../content-model/schema/schedule.ts";
import { slugOf, termId } from "../../../domain/terms.ts";
import { termNames, terms } from "../terms.ts";

/* The paths of the calendar files. Never change one: people subscribe to them. */

export const calendarPaths = {
  /** All terms of the course. */
  course: "/calendar/course.ics",
  sundayClass: "/calendar/sunday-class.ics",
} as const;

/** Returns the path of the calendar of one term. */
export const termCalendarPath = (term: Term): string => `/calendar/${termId(term)}.ics`;

/** Returns the path of the calendar of all known terms of a name, for subscriptions across the years. */
export const termSubscriptionPath = (name: Term["name"]): string => `/calendar/${slugOf(name)}.ics`;

/** The paths of all calendar files. */
export const allCalendarPaths: readonly string[] = [
  ...terms.map(termCalendarPath),
  ...termNames.map(termSubscriptionPath),
  ...Object.values(calendarPaths),
];
