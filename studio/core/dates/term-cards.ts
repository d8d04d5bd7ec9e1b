import type { Schedule, Term } from "../../../content-model/schema/schedule.ts";
import { addDays, dayAt, sundayFrom } from "../../../domain/calendar-day.ts";
import { sessionDates } from "../../../domain/terms.ts";
import { timeOn } from "./days.ts";

/** A term that matters now: one that is known, or that should be. */
export type TermCard = {
  readonly name: Term["name"];
  readonly year: number;
  /** What the term is called in its file. */
  readonly entryName: string;
  readonly known: KnownTerm | undefined;
  readonly suggestion: Suggestion | undefined;
};

export type KnownTerm = {
  readonly term: Term;
  /** The days of its sessions. */
  readonly sessions: readonly string[];
  readonly lastDay: string;
  /** The session that comes next, from 1, if it is running. */
  readonly week: number | undefined;
  /** How it differs from what visitors see. */
  readonly difference: "new" | "changed" | undefined;
};

export type Suggestion = {
  readonly startDate: string;
  readonly lastDay: string;
  /** The year whose weekends it takes. */
  readonly like: number;
};

const names: readonly Term["name"][] = ["Term 1", "Term 2", "Term 3", "Term 4"];

/** How many terms are shown. */
const shown = 4;

/**
 * Returns the terms that matter now: the first one that isn't over, and those after it.
 *
 * @param live the schedule that visitors see
 * @param now in milliseconds since 1970
 */
export function termCards(draft: Schedule, live: Schedule, now: number): TermCard[] {
  const year = Number(dayAt(now, draft.timeZone).slice(0, 4));
  const slots = [year - 1, year, year + 1, year + 2].flatMap((inYear) =>
    names.map((name) => ({ name, year: inYear })),
  );
  const cards = slots.flatMap(({ name, year: inYear }): TermCard[] => {
    const term = draft.terms.find((one) => one.name === name && one.startDate.startsWith(`${inYear}-`));
    const suggestion = term ? undefined : suggest(draft, name, inYear);
    const known = term && knownTerm(term, draft, live, now);
    const lastDay = known?.lastDay ?? suggestion?.lastDay ?? expectedEnd(name, inYear);
    if (timeOn(lastDay, endOfSession(draft), draft.timeZone) <= now) return [];
    const isPossible =
      suggestion &&
      !overlaps(draft, suggestion) &&
      timeOn(suggestion.startDate, draft.course.startTime, draft.timeZone) > now;
    return [
      {
        name,
        year: inYear,
        entryName: `${name} ${inYear}`,
        known,
        suggestion: isPossible ? suggestion : undefined,
      },
    ];
  });
  return cards.slice(0, shown);
}

function knownTerm(term: Term, draft: Schedule, live: Schedule, now: number): KnownTerm {
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

/** Returns the same weekends as those of the latest earlier year in which the term is known. */
function suggest({ terms, course }: Schedule, name: Term["name"], year: number): Suggestion | undefined {
  const last = terms
    .filter((term) => term.name === name && Number(term.startDate.slice(0, 4)) < year)
    .sort((a, b) => b.startDate.localeCompare(a.startDate))[0];
  if (!last) return undefined;
  // The Sunday next to the same day: at most three days from it.
  const startDate = sundayFrom(addDays(`${year}${last.startDate.slice(4)}`, -3));
  return {
    startDate,
    lastDay: addDays(startDate, 7 * (course.sessions - 1)),
    like: Number(last.startDate.slice(0, 4)),
  };
}

const overlaps = ({ terms, course }: Schedule, { startDate, lastDay }: Suggestion) =>
  terms.some(
    (term) =>
      term.startDate <= lastDay &&
      startDate <= (sessionDates(term, course.sessions).at(-1) ?? term.startDate),
  );

/** A term that was never held would end in its quarter. */
const expectedEnd = (name: Term["name"], year: number) =>
  `${year}-${String(3 * (names.indexOf(name) + 1)).padStart(2, "0")}-28`;
