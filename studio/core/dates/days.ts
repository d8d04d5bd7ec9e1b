import { Temporal } from "temporal-polyfill";

/** Returns a day's clock time, such as `08:30`, in milliseconds since 1970. */
export const timeOn = (day: string, clockTime: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(clockTime) })
    .epochMilliseconds;

export type ClockChange = "forward" | "back";

/** Returns how the clocks change on a day; undefined if they don't. */
export function clockChangeOn(day: string, timeZone: string): ClockChange | undefined {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(timeZone);
  const difference = start.add({ days: 1 }).offsetNanoseconds - start.offsetNanoseconds;
  if (difference === 0) return undefined;
  return difference > 0 ? "forward" : "back";
}
