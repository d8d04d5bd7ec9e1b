import { Temporal } from "temporal-polyfill";
import { away, notices, prices } from "#content/for-a-while";
import { timeZone } from "#content/schedule";
import { addDays, dayAt } from "../../domain/calendar-day.ts";
import { type Days, daysLeftTo, isOver, joinDays, standsOn } from "../../domain/for-a-while.ts";

/** The day on which the site is rendered. What is over by then is left out. */
export const today = dayAt(Date.now(), timeZone);

/** Returns the notices on a page that aren't over, each with the days on which no later one takes its place. */
export function noticesOn(path: string) {
  const here = notices.filter((notice) => standsOn(notice, path));
  return here.flatMap((entry) =>
    daysLeftTo(entry, here)
      .filter((days) => !isOver(days, today))
      .map((days) => ({ entry, days })),
  );
}

/** The times away that aren't over, those that meet as one. */
export const absences: readonly Days[] = joinDays(away).filter((days) => !isOver(days, today));

/** Whether anything on the site begins or ends on a day: then each page has the script that shows and hides it. */
export const hasDays =
  notices.some((notice) => !isOver(notice, today)) ||
  absences.length > 0 ||
  prices.some(({ from }) => from > today);

/** Returns the first instant of a day in the owner's time zone, in milliseconds since 1970. */
const startOf = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds;

/** Returns when days begin and end, as `days.inline.ts` reads it; without a first or a last day, they don't. */
export const spanOf = ({ from, until }: Partial<Days>): string =>
  `${from ? startOf(from) : ""}:${until ? startOf(addDays(until, 1)) : ""}`;
