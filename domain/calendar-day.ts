/* Calendar days as year-month-day, without time and zone: "2026-02-01". */

/** Returns whether a text is a day of this century that exists: not "2026-02-30". */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns the day at an instant in a time zone. */
export const dayAt = (instant: number, timeZone = "UTC"): string =>
  new Date(instant).toLocaleDateString("sv", { timeZone });

/** Adds a number of days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the first Sunday on or after a day. */
export const sundayFrom = (day: string): string =>
  addDays(day, (7 - new Date(`${day}T00:00Z`).getUTCDay()) % 7);

/** Returns the minutes between two clock times of a day, such as 08:30 and 09:15. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / 60_000;

/** Returns the time some minutes after a time of day, such as "10:45". After midnight, it is one of the next day. */
export function addMinutes(time: string, minutes: number): string {
  return new Date(Date.parse(`1970-01-01T${time}Z`) + minutes * 60_000).toISOString().slice(11, 16);
}
