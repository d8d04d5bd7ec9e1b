import { Temporal } from "temporal-polyfill";
import { course, type Term, terms, timeZone } from "../../content/schedule.ts";

/** One session of an intake. */
export type Session = {
  /** As year-month-day, in Melbourne. */
  readonly date: string;
  /** Beginning and end, in milliseconds since 1970: the same instant everywhere. */
  readonly startsAt: number;
  readonly endsAt: number;
};

/** An intake with its sessions worked out. */
export type Intake = {
  readonly name: Term["name"];
  readonly sessions: readonly Session[];
};

/**
 * The sessions of a term: one each Sunday from its first to its last, at the course's time in Melbourne,
 * whatever daylight saving does meanwhile.
 *
 * @throws Error where the term's dates and the number of sessions do not agree
 */
export function intakeOf(term: Term): Intake {
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
      `content/schedule.ts: ${term.name} is to begin on a Sunday and end on the last of its ${course.sessions} Sundays, which is ${last}, not ${term.endDate}`,
    );
  }
  return { name: term.name, sessions };
}

export default terms.map(intakeOf) as readonly Intake[];
