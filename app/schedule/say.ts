/*
 * Dates and times of `content/schedule.ts` as they are said here. They are days of the calendar and times of
 * Melbourne's clocks, so they are the same wherever and whenever a page is built or read.
 */

/** "17:40" as it is said here: "5:40 pm". */
export function clockTime(time: string): string {
  const [hour, minute] = hourAndMinute(time);
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}

/** From one time to another within a morning or an afternoon: "8:30 to 9:15 am". */
export function clockTimes(from: string, to: string): string {
  const [start, end] = [clockTime(from), clockTime(to)];
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} to ${end}` : `${start} to ${end}`;
}

/** "2026-02-01" as "1 February", or with `year` as "1 February 2026". */
export function calendarDay(date: string, { year = false } = {}): string {
  return new Intl.DateTimeFormat("en-AU", {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    ...(year && { year: "numeric" }),
  }).format(Date.parse(`${date}T12:00:00Z`));
}

/** "2026-02-01" to "2026-03-22" as "1 February to 22 March 2026". */
export const calendarDays = (from: string, to: string): string =>
  `${calendarDay(from, { year: from.slice(0, 4) !== to.slice(0, 4) })} to ${calendarDay(to, { year: true })}`;

function hourAndMinute(time: string): [hour: number, minute: string] {
  const [hour = "0", minute = "00"] = time.split(":");
  return [Number(hour), minute];
}
