import { Temporal } from "temporal-polyfill";
import type { Schedule, Term } from "../../../content-model/schema/schedule.ts";
import { addDays, dayAt, sundayFrom } from "../../../domain/calendar-day.ts";
import { type SundayElsewhere, sundaysByDay } from "../../../domain/for-a-while.ts";
import { sessionDates } from "../../../domain/terms.ts";
import { closureOn } from "./closures.ts";

/** A session of the course. */
type Session = { readonly term: Term; readonly week: number; readonly of: number };

export type Sunday = {
  readonly day: string;
  /** The class has been. */
  readonly isOver: boolean;
  /** It is the next one. */
  readonly isNext: boolean;
  /** There is no class. One that is elsewhere is held, though a closure names its Sunday. */
  readonly isOff: boolean;
  /** It is in holidays, and the owner hasn't said whether there is a class. */
  readonly isUnsure: boolean;
  /** Where and when the class is, if not as usual. */
  readonly elsewhere: SundayElsewhere | undefined;
  /** Visitors see something else of the class. */
  readonly isClassNew: boolean;
  readonly session: Session | undefined;
  /** The term that has no session on this Sunday, though it has begun and isn't over. */
  readonly skippedBy: Term | undefined;
  /** Visitors see another session, or none. */
  readonly isCourseNew: boolean;
};

export type Month = {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  readonly sundays: readonly Sunday[];
};

/** How many months are shown. */
const monthsShown = 12;

/** What else says what is on at a Sunday. */
type Besides = {
  /** The Sundays elsewhere, as drafted and as visitors see them. */
  readonly elsewhere: readonly SundayElsewhere[];
  readonly liveElsewhere: readonly SundayElsewhere[];
  /** The Sundays in holidays. */
  readonly holidays: readonly string[];
};

const nothingElse: Besides = { elsewhere: [], liveElsewhere: [], holidays: [] };

/**
 * Returns every Sunday of a year, from this month on.
 *
 * @param live the schedule that visitors see
 * @param now in milliseconds since 1970
 */
export function yearOfSundays(
  draft: Schedule,
  live: Schedule,
  now: number,
  { elsewhere, liveElsewhere, holidays }: Besides = nothingElse,
): Month[] {
  const today = dayAt(now, draft.timeZone);
  const isOver = (day: string) => timeOn(day, draft.sundayClass.endTime, draft.timeZone) <= now;
  const next = [sundayFrom(today), addDays(sundayFrom(today), 7)].find((day) => !isOver(day));
  const [sessions, liveSessions] = [sessionsOf(draft), sessionsOf(live)];
  const [moved, liveMoved] = [sundaysByDay(elsewhere), sundaysByDay(liveElsewhere)];

  const classOn = (day: string, { closures, sundayClass }: Schedule, other: SundayElsewhere | undefined) => {
    const isOff = !other && closureOn(closures, day) !== undefined;
    return {
      elsewhere: other,
      isOff,
      isUnsure: !isOff && !other && holidays.includes(day) && !sundayClass.confirmed.includes(day),
    };
  };
  const sundayOf = (day: string): Sunday => {
    const own = classOn(day, draft, moved[day]);
    const session = sessions.get(day);
    return {
      day,
      isOver: isOver(day),
      isNext: day === next,
      ...own,
      isClassNew: JSON.stringify(own) !== JSON.stringify(classOn(day, live, liveMoved[day])),
      session,
      skippedBy: draft.terms.find(({ skips }) => skips.includes(day)),
      isCourseNew: nameOf(session) !== nameOf(liveSessions.get(day)),
    };
  };

  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: monthsShown }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 + index, 1));
    return {
      year: first.getUTCFullYear(),
      month: first.getUTCMonth() + 1,
      sundays: sundaysFrom(first.toISOString().slice(0, 10)).map(sundayOf),
    };
  });
}

/** Returns the Sundays of which the panel of one speaks: itself, and the others of its pause. */
export function sundaysOfPanel(
  { day, isOff }: Sunday,
  sundays: readonly Sunday[],
  { closures }: Pick<Schedule, "closures">,
): Sunday[] {
  const pause = isOff ? closureOn(closures, day) : undefined;
  return sundays.filter((other) => other.day === day || (pause && closureOn(closures, other.day) === pause));
}

/** Returns the sessions of all terms by their days. */
const sessionsOf = ({ terms, course }: Pick<Schedule, "terms" | "course">): Map<string, Session> =>
  new Map(
    terms.flatMap((term) =>
      sessionDates(term, course.sessions).map(
        (day, index) => [day, { term, week: index + 1, of: course.sessions }] as const,
      ),
    ),
  );

const nameOf = (session: Session | undefined) =>
  session && `${session.term.name} ${session.week} of ${session.of}`;

/** Returns the Sundays of the month that begins on a day. */
function sundaysFrom(firstOfMonth: string): string[] {
  const sundays: string[] = [];
  const month = firstOfMonth.slice(0, 7);
  for (let day = sundayFrom(firstOfMonth); day.startsWith(month); day = addDays(day, 7)) sundays.push(day);
  return sundays;
}

/** What happens to a term when it leaves a Sunday out. */
export type Move = {
  readonly term: Term;
  readonly week: number;
  /** The Sunday to which the session moves. */
  readonly to: string;
  /** The day of the last session then. */
  readonly lastDay: string;
  readonly skips: readonly string[];
};

/** Returns what happens to a term if the session of a Sunday moves; undefined if that Sunday has none, or has the first. */
export function moveOf(schedule: Pick<Schedule, "terms" | "course">, sunday: string): Move | undefined {
  const session = sessionsOf(schedule).get(sunday);
  if (!session || session.week === 1) return undefined;
  const { term, week } = session;
  const skips = [...term.skips, sunday].sort();
  const days = sessionDates({ ...term, skips }, schedule.course.sessions);
  const [to, lastDay] = [days[week - 1], days.at(-1)];
  return to && lastDay ? { term, week, to, lastDay, skips } : undefined;
}

/** Returns a day's clock time, such as `08:30`, in milliseconds since 1970. */
export const timeOn = (day: string, clockTime: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(clockTime) })
    .epochMilliseconds;
