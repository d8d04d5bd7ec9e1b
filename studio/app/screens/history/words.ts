import { daysBetween, shortDay } from "../../ui/words-of-time.ts";

/** Returns the heading of a state's time: “Today”, “Yesterday”, “This week”, “Last week”, otherwise its month and year. */
export function periodOf(time: number, now: number, timeZone: string): string {
  const days = daysBetween(time, now, timeZone);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return "This week";
  if (days < 14) return "Last week";
  return new Intl.DateTimeFormat("en-AU", { timeZone, month: "long", year: "numeric" }).format(time);
}

/** “Tue 24 Nov” within a year, “Tue 24 Nov 2025” before that. */
export function dayOf(time: number, now: number, timeZone: string): string {
  const year = (at: number) => new Intl.DateTimeFormat("en-AU", { timeZone, year: "numeric" }).format(at);
  return year(time) === year(now) ? shortDay(time, timeZone) : `${shortDay(time, timeZone)} ${year(time)}`;
}
