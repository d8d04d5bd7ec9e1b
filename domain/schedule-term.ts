import { Temporal } from "temporal-polyfill";
import { sessionDates, type TermDays, termId } from "./terms.ts";

export type Session = {
  /** As year-month-day, in the owner’s time zone. */
  readonly date: string;
  /** Start and end, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
};

/** A term with its sessions as instants. */
export type ScheduledTerm<Name extends string = string> = {
  readonly id: string;
  readonly name: Name;
  readonly sessions: readonly Session[];
};

/** When a course is held. */
export type CourseTimes = {
  readonly timeZone: string;
  readonly course: { readonly startTime: string; readonly sessions: number; readonly sessionMinutes: number };
};

/** Returns a term with its sessions, at the course’s time in the owner’s zone on both sides of a daylight-saving change. */
export function scheduleTerm<Name extends string>(
  term: TermDays & { readonly name: Name },
  { timeZone, course }: CourseTimes,
): ScheduledTerm<Name> {
  const plainTime = Temporal.PlainTime.from(course.startTime);
  const sessions = sessionDates(term, course.sessions).map((date): Session => {
    const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime });
    return {
      date,
      startsAt: start.epochMilliseconds,
      endsAt: start.add({ minutes: course.sessionMinutes }).epochMilliseconds,
    };
  });
  return { id: termId(term), name: term.name, sessions };
}
