import { formatTime } from "./format-date.ts";
import type { ClosedSundays } from "./terms.ts";

/** A time zone: returns its UTC offset at an instant, in minutes. */
export type Zone = (instant: number) => number;

/** The zone of this machine: on a page, the visitor's. */
export const machineZone: Zone = (instant) => -new Date(instant).getTimezoneOffset();

/** A term with the start and end of each session. */
export type TermTimes = {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly sessions: readonly { readonly startsAt: number; readonly endsAt: number }[];
};

type TermState = "upcoming" | "in progress" | "completed";

/** Returns the state of a term. It is in progress from the start of its first session to the end of its last. */
export function termState(term: TermTimes, now: number): TermState {
  const first = term.sessions[0];
  const last = term.sessions.at(-1);
  if (!first || now < first.startsAt) return "upcoming";
  return last && now < last.endsAt ? "in progress" : "completed";
}

/** Returns the current week of a term, from 1. A week ends with its session. */
export function currentWeek(term: TermTimes, now: number): number {
  const ended = term.sessions.filter(({ endsAt }) => endsAt <= now).length;
  return Math.min(ended + 1, term.sessions.length);
}

/** Returns the term, of those by start date, that starts next; `undefined` if the last known one has started. */
export const nextTerm = (terms: readonly TermTimes[], now: number): TermTimes | undefined =>
  terms.find((term) => termState(term, now) === "upcoming");

/** Returns the term of a name, of those by start date, that is in progress or comes next; if all are completed, the last. */
export function currentTerm(terms: readonly TermTimes[], name: string, now: number): TermTimes | undefined {
  const named = terms.filter((term) => term.name === name);
  return named.find((term) => termState(term, now) !== "completed") ?? named.at(-1);
}

/** A local date and time without a zone, stored in the UTC fields of a `Date`. */
type WallTime = Date;

/** Returns the wall time in a zone. */
const wallTimeAt = (instant: number, zone: Zone): WallTime => new Date(instant + zone(instant) * 60_000);

/** Returns the time, such as `08:30`. */
const timeOn = (wall: WallTime) => wall.toISOString().slice(11, 16);

/** Returns the day, such as `2030-02-03`. */
export const dayOn = (wall: WallTime) => wall.toISOString().slice(0, 10);

/** The day of a class and its booking. */
type SundayClass = {
  readonly day: WallTime;
  /** The coming Sunday: the day of the class, unless that is closed. */
  readonly coming: WallTime;
  /** Whether “this Sunday” is its day: on a Sunday after its class, that would be today. */
  readonly isThis: boolean;
  readonly bookingOpen: boolean;
  /** The day on which booking opens or opened. */
  readonly opens: WallTime;
};

/** What decides on which Sunday the class is next. */
export type SundayRules = {
  /** Such as `08:30`. */
  readonly startTime: string;
  /** How many days before its day booking opens. */
  readonly opensDaysBefore: number;
  readonly closed?: ClosedSundays;
  /** When the class starts on Sundays that aren't as usual, by day. */
  readonly starts?: Readonly<Record<string, string>> | undefined;
};

/**
 * Returns the next Sunday class that is held; one that has started is no longer the next.
 *
 * @param home the owner's time zone
 */
export function nextSundayClass(
  now: number,
  home: Zone,
  { startTime, opensDaysBefore, closed = {}, starts }: SundayRules,
): SundayClass {
  const today = wallTimeAt(now, home);
  let daysAhead =
    (7 - today.getUTCDay()) % 7 || (timeOn(today) >= (starts?.[dayOn(today)] ?? startTime) ? 7 : 0);
  const coming = addDaysTo(today, daysAhead);
  while (dayOn(addDaysTo(today, daysAhead)) in closed) daysAhead += 7;
  return {
    day: addDaysTo(today, daysAhead),
    coming,
    isThis: daysAhead < 7,
    bookingOpen: daysAhead <= opensDaysBefore,
    opens: addDaysTo(today, daysAhead - opensDaysBefore),
  };
}

/** Returns the wall time some calendar days later. */
export const addDaysTo = (wall: WallTime, days: number): WallTime =>
  new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days));

// Not by Intl: its first use takes a phone 100 ms before first paint.
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const weekdayOf = (wall: WallTime) => weekdays[wall.getUTCDay()];

/** Formats a day: "Sunday 22 November". */
export const formatDay = (wall: WallTime): string => `${weekdayOf(wall)} ${dayAndMonth(wall)}`;

const dayAndMonth = (wall: WallTime) => `${wall.getUTCDate()} ${months[wall.getUTCMonth()]}`;

/**
 * Lists the closed Sundays from a day on: "27 December and 3 January (Christmas)", "27 December, 3, 10 and 17 January". An
 * empty string without closures.
 *
 * @param from as year-month-day, like `to`: by default, every day of this century
 */
export const formatClosures = (closed: ClosedSundays, from: string, to = "2100"): string =>
  Object.entries(closed)
    .filter(([sunday]) => from <= sunday && sunday <= to)
    .map(([sunday, why], index, all) => {
      const [next = "", nextWhy] = all[index + 1] ?? [];
      const reason = why && why !== nextWhy ? ` (${why})` : "";
      const day = new Date(sunday);
      // Its month follows.
      const isShort = !reason && next.slice(0, 7) === sunday.slice(0, 7);
      return isShort ? `${day.getUTCDate()}` : dayAndMonth(day) + reason;
    })
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");

/**
 * Formats the starts of sessions in the visitor's zone, with the weekday if it differs: "4:30 am Monday in your time zone". Where
 * clocks change between the sessions, the times after that follow, each with the visitor's date from which it holds: "11:30 pm
 * Saturday; from Saturday 7 November 10:30 pm in your time zone". The zone's name isn't said: browsers still call some zones by
 * former names, such as Asia/Calcutta, and others by an offset.
 *
 * @param home the owner's time zone
 * @param zone the visitor's
 * @returns an empty string if all times are the same in the owner's zone
 */
export function ownTimes(starts: readonly number[], home: Zone, zone: Zone): string {
  let isElsewhere = false;
  let times = "";
  let latest = "";
  for (const start of starts) {
    const [there, here] = [wallTimeAt(start, zone), wallTimeAt(start, home)];
    isElsewhere ||= zone(start) !== home(start);
    const time = formatTime(timeOn(there));
    const weekday = weekdayOf(there) === weekdayOf(here) ? "" : ` ${weekdayOf(there)}`;
    if (time + weekday === latest) continue;
    times += latest ? `; from ${formatDay(there)} ${time}` : time + weekday;
    latest = time + weekday;
  }
  return isElsewhere ? `${times} in your time zone` : "";
}

/**
 * Formats the next Sunday at a time of the owner's, such as `14:30`, in the visitor's zone: what is true today of sessions
 * without announced dates.
 */
export function ownTimeAtPresent(now: number, time: string, home: Zone, zone: Zone): string {
  const { day } = nextSundayClass(now, home, { startTime: time, opensDaysBefore: 0 });
  const wall = Date.parse(`${dayOn(day)}T${time}Z`);
  // The offset of today, and that of the day itself: clocks may change before it.
  const estimate = wall - home(now) * 60_000;
  const ownTime = ownTimes([wall - home(estimate) * 60_000], home, zone);
  return ownTime && `at present ${ownTime}`;
}
