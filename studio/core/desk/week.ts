import type { Schedule } from "../../../content-model/schema/schedule.ts";
import { addDays, sundayFrom } from "../../../domain/calendar-day.ts";
import { formatClockTime } from "../../../domain/format-date.ts";
import { sessionDates } from "../../../domain/terms.ts";

/** Something that happens in the next seven days. */
export type Happening = {
  /** As year-month-day. */
  readonly day: string;
  /** As “8:30”, where the half of the day is plain; missing for a whole day. */
  readonly time?: string;
  readonly text: string;
};

/**
 * Lists what happens from a day on for a week, as visitors read it.
 *
 * @param weeks the titles of the course's sessions
 * @param today as year-month-day, in the schedule's time zone
 */
export function happeningsOfWeek(schedule: Schedule, weeks: readonly string[], today: string): Happening[] {
  const isInWeek = (day: string) => day >= today && day < addDays(today, 7);
  return [...classHappenings(schedule, today), ...courseHappenings(schedule, weeks)]
    .filter(({ day }) => isInWeek(day))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The class of the next two Sundays: booking for the second may open within the week. */
function classHappenings({ sundayClass, closures }: Schedule, today: string): Happening[] {
  const first = sundayFrom(today);
  return [first, addDays(first, 7)].flatMap((day): Happening[] => {
    const closure = closures.find(({ from, to }) => from <= day && day <= to);
    const time = formatClockTime(sundayClass.startTime);
    if (closure) return [{ day, time, text: `No Sunday class${closure.why ? `: ${closure.why}` : ""}.` }];
    const opens = addDays(day, -sundayClass.bookingOpensDaysBefore);
    return [
      { day: opens, text: "The centre opens booking for Sunday’s class." },
      { day, time, text: `Sunday class, ${sundayClass.minutes} minutes. On.` },
    ];
  });
}

function courseHappenings({ terms, course }: Schedule, weeks: readonly string[]): Happening[] {
  const time = formatClockTime(course.startTime);
  return terms.flatMap((term) => {
    const skipped = term.skips.map((day) => ({
      day,
      time,
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
      return { day, time, text: `Course, week ${index + 1} of ${course.sessions}${title}.${place}` };
    });
    return [...skipped, ...held];
  });
}
