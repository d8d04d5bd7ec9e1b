import { Temporal } from "temporal-polyfill";
import { course, timeZone } from "#content/schedule";
import type { Term } from "../../content-model/schema/schedule.ts";
import { currentTerm } from "../../domain/clock.ts";
import { sessionDates, termId } from "../../domain/terms.ts";
import { terms } from "./terms.ts";

export type Session = {
  /** As year-month-day, in the owner’s time zone. */
  readonly date: string;
  /** Start and end, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
};

/** A term with its sessions as instants. */
export type ScheduledTerm = {
  readonly id: string;
  readonly name: Term["name"];
  readonly sessions: readonly Session[];
};

/** Returns a term with its sessions, at the course’s time in the owner’s zone on both sides of a daylight-saving change. */
export function scheduleTerm(term: Term): ScheduledTerm {
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

/** The terms by start date. */
export const scheduledTerms: readonly ScheduledTerm[] = terms.map(scheduleTerm);

/** Returns the term of each name that is running or comes next, or else ended last, by start date. */
export const currentTerms = (now: number): readonly Term[] =>
  terms.filter((term) => currentTerm(scheduledTerms, term.name, now)?.id === termId(term));

/** Returns the sessions of a term. */
export const sessionsOf = (term: Term): readonly Session[] =>
  scheduledTerms.find(({ id }) => id === termId(term))?.sessions ?? [];

const year = terms[0]?.startDate.slice(0, 4) ?? Temporal.Now.plainDateISO(timeZone).year;

/** The owner's UTC offset in minutes at two instants of the schedule's first year: in midsummer and in midwinter. */
export const zoneOffsets = ["01-01", "07-01"].map((day) => {
  const noon = Temporal.ZonedDateTime.from(`${year}-${day}T12:00[${timeZone}]`);
  return [noon.epochMilliseconds, noon.offsetNanoseconds / 60e9] as const;
});
