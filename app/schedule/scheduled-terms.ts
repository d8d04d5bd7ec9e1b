import { Temporal } from "temporal-polyfill";
import { course, type Term, terms, timeZone } from "../../content/schedule.ts";

export type Session = {
  /** As year-month-day, in Melbourne. */
  readonly date: string;
  /** Start and end, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
};

/** A term with its sessions as instants. */
export type ScheduledTerm = {
  readonly name: Term["name"];
  readonly sessions: readonly Session[];
};

/**
 * Returns a term with its weekly sessions, at the course's time in Melbourne on both sides of a daylight-saving change.
 *
 * @throws Error if the term doesn't start on a Sunday, or its end date isn't that of its last session
 */
export function scheduleTerm(term: Term): ScheduledTerm {
  const first = Temporal.PlainDate.from(term.startDate);
  const time = Temporal.PlainTime.from(course.startTime);
  const sessions = Array.from({ length: course.sessions }, (_, week): Session => {
    const date = first.add({ weeks: week });
    const start = date.toZonedDateTime({ timeZone, plainTime: time });
    return {
      date: date.toString(),
      startsAt: start.epochMilliseconds,
      endsAt: start.add({ minutes: course.sessionMinutes }).epochMilliseconds,
    };
  });
  const last = sessions.at(-1)?.date;
  if (first.dayOfWeek !== 7 || last !== term.endDate) {
    throw new Error(
      `content/schedule.ts: ${term.name} must start on a Sunday and end on the last of its ${course.sessions} Sundays, ${last}, not ${term.endDate}`,
    );
  }
  return { name: term.name, sessions };
}

export default terms.map(scheduleTerm) as readonly ScheduledTerm[];
