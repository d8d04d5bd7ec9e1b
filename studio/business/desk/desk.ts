import type { Closure, Schedule } from "../../../content-model/schema/schedule.ts";
import { addDays, dayAt, minutesBetween, sundayFrom } from "../../../domain/calendar-day.ts";
import { type SundayElsewhere, timesOn } from "../../../domain/for-a-while.ts";
import { formatTime } from "../../../domain/format-date.ts";
import { sessionDates } from "../../../domain/terms.ts";
import { closureOn } from "../dates/closures.ts";
import { timeOn } from "../dates/sundays.ts";

/** Something that happens in the next seven days. */
export type Happening = {
  /** As year-month-day. */
  readonly day: string;
  /** As “8:30 am”; missing for a whole day. */
  readonly time?: string | undefined;
  /** When it begins and ends, in milliseconds since 1970. */
  readonly at?: number | undefined;
  readonly endsAt?: number | undefined;
  readonly text: string;
};

/**
 * Lists what happens in the next seven days, as visitors read it, without what is over.
 *
 * @param weeks the titles of the course's sessions
 * @param now in milliseconds since 1970
 * @param sundays the classes at another place or time
 * @param unsure the Sundays of which the owner hasn't said whether they have a class
 */
export function happeningsOfWeek(
  schedule: Schedule,
  weeks: readonly string[],
  now: number,
  {
    sundays = [],
    unsure = [],
  }: { readonly sundays?: readonly SundayElsewhere[]; readonly unsure?: readonly string[] } = {},
): Happening[] {
  const today = dayAt(now, schedule.timeZone);
  const isInWeek = (day: string) => day >= today && day < addDays(today, 7);
  return [...classHappenings(schedule, today, sundays, unsure), ...courseHappenings(schedule, weeks)]
    .filter(({ day, endsAt = Number.POSITIVE_INFINITY }) => isInWeek(day) && endsAt > now)
    .sort((a, b) => a.day.localeCompare(b.day) || (a.at ?? 0) - (b.at ?? 0));
}

const timed = (day: string, startTime: string, minutes: number, timeZone: string) => {
  const at = timeOn(day, startTime, timeZone);
  return { day, time: formatTime(startTime), at, endsAt: at + minutes * 60_000 };
};

/** The class of the next two Sundays: booking for the second may open within the week. */
function classHappenings(
  { sundayClass, closures, timeZone }: Schedule,
  today: string,
  sundays: readonly SundayElsewhere[],
  unsure: readonly string[],
): Happening[] {
  const first = sundayFrom(today);
  return [first, addDays(first, 7)].flatMap((day): Happening[] => {
    const elsewhere = sundays.findLast(({ date }) => date === day);
    const closure = elsewhere ? undefined : closures.find(({ from, to }) => from <= day && day <= to);
    const { startTime, endTime } = timesOn(elsewhere ?? {}, sundayClass);
    const minutes = minutesBetween(startTime, endTime);
    const when = timed(day, startTime, minutes, timeZone);
    if (closure) return [{ ...when, text: `${sentenceOfClosure(closure)}.` }];
    if (unsure.includes(day))
      return [
        {
          ...when,
          text: "Sunday class? You haven’t said: it’s in the holidays, or beside a public holiday.",
        },
      ];
    const opens = addDays(day, -sundayClass.bookingOpensDaysBefore);
    return [
      { day: opens, text: "The centre opens booking for Sunday’s class." },
      {
        ...when,
        text: `Sunday class, ${minutes} minutes${elsewhere?.place ? `, at ${elsewhere.place}` : ""}. On.`,
      },
    ];
  });
}

/** She may have typed the reason as a sentence, with a full stop. */
const sentenceOfClosure = ({ why }: Closure) =>
  `No Sunday class${why ? `: ${why.replace(/\.\s*$/, "")}` : ""}`;

function courseHappenings({ terms, course, timeZone }: Schedule, weeks: readonly string[]): Happening[] {
  return terms.flatMap((term) => {
    const skipped = term.skips.map((day) => ({
      ...timed(day, course.startTime, course.sessionMinutes, timeZone),
      text: `No course session: ${term.name} skips it.`,
    }));
    const held = sessionDates(term, course.sessions).map((day, index) => {
      const title = weeks[index] ? `: ${weeks[index]}` : "";
      const place =
        index === 0
          ? ` ${term.name} begins.`
          : index + 1 === course.sessions
            ? ` The last of ${term.name}.`
            : "";
      const text = `Course, week ${index + 1} of ${course.sessions}${title}.${place}`;
      return { ...timed(day, course.startTime, course.sessionMinutes, timeZone), text };
    });
    return [...skipped, ...held];
  });
}

/**
 * Returns the next of a week's happenings that has a time: “Sun 8:30 am, Sunday class, 45 minutes. On.”
 *
 * @param now in milliseconds since 1970
 */
export function nextOf(week: readonly Happening[], today: string, now: number): string | undefined {
  const next = week.find(({ at = 0 }) => at > now);
  return next && `${next.day === today ? "today" : weekdayOf(next.day)} ${next.time}, ${next.text}`;
}

/** “Sun” */
export const weekdayOf = (day: string) =>
  new Date(`${day}T12:00Z`).toLocaleDateString("en-AU", { weekday: "short", timeZone: "UTC" });

/** How long before a Sunday the owner is asked whether it has a class, in days: as long as visitors read about it. */
const askedDays = 42;

/**
 * Returns the Sundays in holidays of which the owner hasn't said whether they have a class, in the next six weeks. One whose class has
 * been is left out: she can say it of that no more.
 *
 * @param holidays Sundays in holidays
 * @param now in milliseconds since 1970
 */
export function sundaysToConfirm(
  { closures, sundayClass, timeZone }: Pick<Schedule, "closures" | "sundayClass" | "timeZone">,
  holidays: readonly string[],
  now: number,
): string[] {
  const last = addDays(dayAt(now, timeZone), askedDays);
  return holidays.filter(
    (sunday) =>
      timeOn(sunday, sundayClass.endTime, timeZone) > now &&
      sunday <= last &&
      !sundayClass.confirmed.includes(sunday) &&
      closureOn(closures, sunday) === undefined,
  );
}

/** How long before the last known term begins the owner is asked for the next, in days. */
const noticeDays = 28;

/** The course has no date to book, or soon won't. Days are year-month-day. */
export type DatesRunningOut =
  /** The last known term begins soon. */
  | { readonly kind: "soon"; readonly term: string; readonly begins: string; readonly daysLeft: number }
  /** The last known term has begun; `ends` may be in the past. */
  | { readonly kind: "now"; readonly term: string; readonly ends: string }
  | { readonly kind: "none" };

/** Returns whether dates for the course are missing, or undefined if visitors can book long enough. */
export function datesRunningOut({ terms, course }: Schedule, today: string): DatesRunningOut | undefined {
  const [last] = terms.toSorted((a, b) => b.startDate.localeCompare(a.startDate));
  if (!last) return { kind: "none" };
  const { name: term, startDate: begins } = last;
  if (begins <= today)
    return { kind: "now", term, ends: sessionDates(last, course.sessions).at(-1) ?? begins };
  const daysLeft = (Date.parse(begins) - Date.parse(today)) / 86_400_000;
  return daysLeft <= noticeDays ? { kind: "soon", term, begins, daysLeft } : undefined;
}

/** Returns whether another schedule, such as the drafted one, has dates that visitors lack. */
export function givesDates(other: Schedule, running: DatesRunningOut, today: string): boolean {
  const left = datesRunningOut(other, today);
  return !left || (left.kind === "soon" && (running.kind !== "soon" || left.begins > running.begins));
}
