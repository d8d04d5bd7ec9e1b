import type { Term } from "../../../content/schedule.ts";

/** The addresses of the calendar files. People subscribe to them: never change one. */
export const calendarPaths = {
  "Term 1": "/calendar/term-1.ics",
  "Term 2": "/calendar/term-2.ics",
  "Term 3": "/calendar/term-3.ics",
  "Term 4": "/calendar/term-4.ics",
  /** All intakes of the course, for subscribing. */
  course: "/calendar/course.ics",
  sundayClass: "/calendar/sunday-class.ics",
} as const satisfies Record<Term["name"] | "course" | "sundayClass", string>;
