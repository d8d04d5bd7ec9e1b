import Holidays from "date-holidays";
import { addDays, sundayFrom } from "./calendar-day.ts";

/** A country and a state of it, such as AU and VIC. */
export type Region = { readonly country: string; readonly state: string };

/** The summer holidays, as month and day: Christmas to Australia Day. */
const summer = { from: "12-25", to: "01-26" };

/**
 * Returns the Sundays on which a class may well not be held: those of the summer holidays, on a public holiday, and beside one.
 *
 * @param from the first day, as year-month-day
 * @param to the last day
 */
export function holidaySundays(region: Region, from: string, to: string): string[] {
  const holidays = publicHolidays(region, from, to);
  const sundays: string[] = [];
  for (let sunday = sundayFrom(from); sunday <= to; sunday = addDays(sunday, 7)) {
    const inYear = sunday.slice(5);
    const isInSummer = summer.from <= inYear || inYear <= summer.to;
    const isHoliday = [-1, 0, 1].some((days) => holidays.has(addDays(sunday, days)));
    if (isInSummer || isHoliday) sundays.push(sunday);
  }
  return sundays;
}

/** Returns whether public holidays of a region are known. */
export const knowsHolidays = (region: Region, year: number): boolean =>
  holidaysOf(region).getHolidays(year).length > 0;

const holidaysOf = ({ country, state }: Region) => new Holidays(country, state);

/** Returns the days of public holidays in the years of two days, and the day after: it may be New Year. */
function publicHolidays(region: Region, from: string, to: string): ReadonlySet<string> {
  const holidays = holidaysOf(region);
  const days = new Set<string>();
  for (let year = yearOf(from); year <= yearOf(addDays(to, 1)); year += 1) {
    for (const { type, date } of holidays.getHolidays(year)) {
      if (type === "public") days.add(date.slice(0, 10));
    }
  }
  return days;
}

const yearOf = (day: string) => Number(day.slice(0, 4));
