import type { Schedule, Term } from "../../../content-model/schema/schedule.ts";
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
