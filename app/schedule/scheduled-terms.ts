import { Temporal } from "temporal-polyfill";
import * as schedule from "../../content/schedule.ts";
import { checkTerms } from "./check-terms.ts";
import { sessionDates } from "./session-dates.ts";
import { termId, terms } from "./terms.ts";

const { course, timeZone } = schedule;

export type Session = {
  /** As year-month-day, in Melbourne. */
  readonly date: string;
  /** Start and end, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
};

/** A term with its sessions as instants. */
export type ScheduledTerm = {
  readonly id: string;
  readonly name: schedule.Term["name"];
  readonly sessions: readonly Session[];
};

/** Returns a term with its sessions, at the course's time in Melbourne on both sides of a daylight-saving change. */
export function scheduleTerm(term: schedule.Term): ScheduledTerm {
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

const errors = checkTerms(schedule);
if (errors.length > 0) {
  const lines = errors.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`content/schedule.ts\n${lines.join("\n")}`);
}

/** The terms by start date. */
export default terms.map(scheduleTerm) as readonly ScheduledTerm[];
