/* Formats dates and times of the schedule. They are in the schedule's time zone, whatever the visitor's. */

/** Formats "17:40" as "5:40 pm", and "16:00" as "4 pm", with a no-break space. */
export const formatTime = (time: string): string =>
  `${withoutZeros(formatClockTime(time))}\u00a0${halfOf(time)}`;

const withoutZeros = (clockTime: string) => clockTime.replace(":00", "");

/** Formats "17:40" as "5:40", where the half of the day is plain. */
export function formatClockTime(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${+hour % 12 || 12}:${minute}`;
}

// Times have two digits for the hour.
const halfOf = (time: string) => (time < "12" ? "am" : "pm");

/** Formats "08:30" and "09:15" as "8:30 to 9:15 am". */
export const formatTimeRange = (from: string, to: string): string =>
  `${halfOf(from) === halfOf(to) ? withoutZeros(formatClockTime(from)) : formatTime(from)} to ${formatTime(to)}`;

/** Formats "08:30" and "09:15" as "8:30 to 9:15", where the half of the day is plain. */
export const formatClockRange = (from: string, to: string): string =>
  `${formatClockTime(from)} to ${formatClockTime(to)}`;

/** Formats "2030-02-03" as "3 February". */
export const formatDate = (date: string): string => format(date, {});

/** Formats "2030-02-03" as "3 February 2030". */
export const formatFullDate = (date: string): string => format(date, { year: "numeric" });

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", day: "numeric", month: "long", ...options }).format(
    Date.parse(`${date}T12:00:00Z`),
  );

/** Formats an instant, in milliseconds since 1970, as “Sunday 18 October at 9:12 am”. */
export const formatInstant = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-AU", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);

/** Formats "2026-02-01" and "2026-03-22" as "1 February to 22 March 2026". */
export const formatDateRange = (from: string, to: string): string =>
  `${from.slice(0, 4) === to.slice(0, 4) ? formatDate(from) : formatFullDate(from)} to ${formatFullDate(to)}`;
