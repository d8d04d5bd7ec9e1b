import type { Schedule, Term } from "../../../content-model/schema/schedule.ts";
import { addDays, sundayFrom } from "../../../domain/calendar-day.ts";
import { byStart, sessionDates } from "../../../domain/terms.ts";
import { timeOn } from "./sundays.ts";

/** A term that isn't over. */
export type TermCard = {
  readonly term: Term;
  readonly year: number;
  /** What the term is called in its file. */
  readonly entryName: string;
  /** The days of its sessions. */
  readonly sessions: readonly string[];
  readonly lastDay: string;
  /** The session that comes next, from 1, if it is running. */
  readonly week: number | undefined;
  /** How it differs from what visitors see. */
  readonly difference: "new" | "changed" | undefined;
};

/** A term that isn't known yet, on the weekends of an earlier year. */
export type Suggestion = {
  readonly name: Term["name"];
  readonly startDate: string;
  readonly lastDay: string;
  /** The year whose weekends it takes. */
  readonly like: number;
};

/**
 * Returns the terms that aren't over, by start.
 *
 * @param live the schedule that visitors see
 * @param now in milliseconds since 1970
 */
export const termCards = (draft: Schedule, live: Schedule, now: number): TermCard[] =>
  byStart(draft.terms)
    .map((term) => cardOf(term, draft, live, now))
    .filter(({ lastDay }) => timeOn(lastDay, endOfSession(draft), draft.timeZone) > now);

function cardOf(term: Term, draft: Schedule, live: Schedule, now: number): TermCard {
  const year = Number(term.startDate.slice(0, 4));
  const sessions = sessionDates(term, draft.course.sessions);
  const lastDay = sessions.at(-1) ?? term.startDate;
  const ended = sessions.filter((day) => timeOn(day, endOfSession(draft), draft.timeZone) <= now).length;
  const isRunning = timeOn(term.startDate, draft.course.startTime, draft.timeZone) <= now;
  const published = live.terms.find(
    (one) => one.name === term.name && one.startDate.slice(0, 4) === term.startDate.slice(0, 4),
  );
  const isSame = published && JSON.stringify(contentOf(published)) === JSON.stringify(contentOf(term));
  return {
    term,
    year,
    entryName: `${term.name} ${year}`,
    sessions,
    lastDay,
    week: isRunning ? Math.min(ended + 1, sessions.length) : undefined,
    difference: !published ? "new" : isSame ? undefined : "changed",
  };
}

const contentOf = ({ startDate, skips, booking }: Term) => [startDate, [...skips].sort(), booking];

/** Returns the clock time at which a session ends. */
function endOfSession({ course }: Schedule): string {
  const [hours = 0, minutes = 0] = course.startTime.split(":").map(Number);
  const end = Math.min(hours * 60 + minutes + course.sessionMinutes, 24 * 60 - 1);
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Returns the term that could be added next, on the weekends that its name had last; undefined if none has a place. */
export function suggestTerm({ terms, course }: Schedule, today: string): Suggestion | undefined {
  const lastOfEachName = new Map(byStart(terms).map((term) => [term.name, term.startDate]));
  const [next] = [...lastOfEachName]
    .map(([name, last]): Suggestion => {
      const like = Number(last.slice(0, 4));
      // The Sunday next to the same day: at most three days from it.
      const sundayIn = (year: number) => sundayFrom(addDays(`${year}${last.slice(4)}`, -3));
      const thisYear = Number(today.slice(0, 4));
      const year = [like + 1, thisYear, thisYear + 1].find((one) => one > like && sundayIn(one) > today);
      const startDate = sundayIn(year ?? like + 1);
      return { name, startDate, lastDay: addDays(startDate, 7 * (course.sessions - 1)), like };
    })
    .filter((one) => !terms.some((term) => overlaps(term, one, course.sessions)))
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
  return next;
}

const overlaps = (term: Term, { startDate, lastDay }: Suggestion, sessions: number) =>
  term.startDate <= lastDay && startDate <= (sessionDates(term, sessions).at(-1) ?? term.startDate);
