import type { Term } from "../../../content/schedule.ts";

/** The paths of the calendar files. Never change one: people subscribe to them. */
export const calendarPaths = {
  "Term 1": "/calendar/term-1.ics",
  "Term 2": "/calendar/term-2.ics",
  "Term 3": "/calendar/term-3.ics",
  "Term 4": "/calendar/term-4.ics",
  /** All terms of the course. */
  course: "/calendar/course.ics",
  sundayClass: "/calendar/sunday-class.ics",
} as const satisfies Record<Term["name"] | "course" | "sundayClass", string>;
