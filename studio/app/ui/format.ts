import { inWords } from "../../../domain/format-text.ts";

/** Lowers the first letter, for a title within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Raises the first letter, for words that begin a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a number for a sentence: “no”, up to ten in words, then in figures. */
export const countWords = (count: number): string => (count === 0 ? "no" : inWords(count));

/** “1 source”, “1,204 sources”, “2 addresses” */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-AU")} ${count === 1 ? one : many}`;

/** Times in the words of the studio, in the business's time zone. `timeZone` comes from `useSession().business`. */
type Time = Date | number | string;

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-AU", { timeZone, ...options });

/** “3:31 pm” */
export function clockTime(time: Time, timeZone: string): string {
  // Between figures and am or pm, Intl writes a narrow space that must not break.
  return format(timeZone, { hour: "numeric", minute: "2-digit", hour12: true })
    .format(new Date(time))
    .replace(/\s/g, "\u00a0");
}

/** “Tuesday 24 November 2026” */
export function longDay(time: Time, timeZone: string): string {
  return format(timeZone, { weekday: "long", day: "numeric", month: "long", year: "numeric" })
    .format(new Date(time))
    .replace(/,/g, "");
}

/** “Tue 24 Nov” */
export function shortDay(time: Time, timeZone: string): string {
  return format(timeZone, { weekday: "short", day: "numeric", month: "short" })
    .format(new Date(time))
    .replace(/,/g, "");
}

/** “Today, 3:31 pm”, “Yesterday, 3:31 pm”, “Sunday, 9:12 pm” within a week, “Sat 21 Nov” before that. */
export function whenWords(time: Time, now: Time, timeZone: string): string {
  const days = daysBetween(time, now, timeZone);
  const clock = clockTime(time, timeZone);
  if (days === 0) return `Today, ${clock}`;
  if (days === 1) return `Yesterday, ${clock}`;
  if (days > 1 && days < 7)
    return `${format(timeZone, { weekday: "long" }).format(new Date(time))}, ${clock}`;
  return dayOf(time, now, timeZone);
}

/** “Tue 24 Nov”, with the year unless it is this one. */
export const dayOf = (time: Time, now: Time, timeZone: string): string =>
  yearOf(time, timeZone) === yearOf(now, timeZone)
    ? shortDay(time, timeZone)
    : `${shortDay(time, timeZone)} ${yearOf(time, timeZone)}`;

/** “19 hours”, “2 minutes”, “3 days”: how long ago, rounded down. */
export function howLong(since: Time, now: Time): string {
  const minutes = Math.max(0, Math.floor((Number(new Date(now)) - Number(new Date(since))) / 60_000));
  if (minutes < 1) return "less than a minute";
  if (minutes < 60) return counted(minutes, "minute");
  return minutes < 48 * 60
    ? counted(Math.floor(minutes / 60), "hour")
    : counted(Math.floor(minutes / 1440), "day");
}

/** Whole calendar days from one time to a later one, in the zone. */
function daysBetween(from: Time, to: Time, timeZone: string): number {
  return Math.round((startOfDay(to, timeZone) - startOfDay(from, timeZone)) / 86_400_000);
}

const startOfDay = (time: Time, timeZone: string) =>
  Date.parse(new Date(time).toLocaleDateString("sv", { timeZone }));

const yearOf = (time: Time, timeZone: string) => format(timeZone, { year: "numeric" }).format(new Date(time));

/** Returns what `whenWords` says as it stands within a sentence: “today, 4:54 pm”. */
export const inSentence = (when: string): string =>
  when.replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
