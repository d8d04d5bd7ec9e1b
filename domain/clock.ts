import { formatTime } from "./format-date.ts";
import type { ClosedSundays } from "./terms.ts";

/** When and where a page is read. */
export type Moment = {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The visitor's time zone, such as `Australia/Perth`; undefined if their clock shows the owner's time. */
  readonly zone: string | undefined;
  /** The owner's time zone, such as `Australia/Melbourne`. */
  readonly home: string;
};

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
  const ended = term.sessions.filter((session) => session.endsAt <= now).length;
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

const formats: Record<string, Intl.DateTimeFormat> = {};

/** Returns a cached format of numeric dates and times. Creating one takes a phone milliseconds. */
function numericFormat(timeZone: string): Intl.DateTimeFormat {
  formats[timeZone] ??= new Intl.DateTimeFormat("en-AU", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return formats[timeZone];
}

/** A local date and time without a zone, stored in the UTC fields of a `Date`. */
type WallTime = Date;

/** Returns the wall time in a zone; by default, in the visitor's own. */
function wallTimeAt(instant: number, zone: string | undefined): WallTime {
  if (zone === undefined) return new Date(instant - new Date(instant).getTimezoneOffset() * 60_000);
  const parts = numericFormat(zone).formatToParts(instant);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute", number>;
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

/** Returns the time, such as `08:30`. */
const timeOn = (wall: WallTime) => wall.toISOString().slice(11, 16);

/** Returns the day, such as `2030-02-03`. */
const dayOn = (wall: WallTime) => wall.toISOString().slice(0, 10);

/** The day of a class and its booking. */
type SundayClass = {
  readonly day: WallTime;
  /** The coming Sunday: the day of the class, unless that is closed. */
  readonly coming: WallTime;
  readonly bookingOpen: boolean;
  /** The day on which booking opens or opened. */
  readonly opens: WallTime;
};

/** Returns the next Sunday class that is held; one that has started, at a time such as `08:30`, is no longer the next. */
export function nextSundayClass(
  { now, zone, home }: Moment,
  startTime: string,
  opensDaysBefore: number,
  closed: ClosedSundays = {},
): SundayClass {
  const today = wallTimeAt(now, zone && home);
  let daysAhead = (7 - today.getUTCDay()) % 7 || (timeOn(today) >= startTime ? 7 : 0);
  const coming = addDays(today, daysAhead);
  while (dayOn(addDays(today, daysAhead)) in closed) daysAhead += 7;
  return {
    day: addDays(today, daysAhead),
    coming,
    bookingOpen: daysAhead <= opensDaysBefore,
    opens: addDays(today, daysAhead - opensDaysBefore),
  };
}

/** Adds calendar days. */
const addDays = (wall: WallTime, days: number): WallTime =>
  new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days));

// Not by Intl: its first use takes a phone 100 ms before first paint.
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months = "January February March April May June July August September October November December".split(
  " ",
);

const weekdayOf = (wall: WallTime) => weekdays[wall.getUTCDay()];

/** Formats a day: "Sunday 22 November". */
export const formatDay = (wall: WallTime): string => `${weekdayOf(wall)} ${dayAndMonth(wall)}`;

const dayAndMonth = (wall: WallTime) => `${wall.getUTCDate()} ${months[wall.getUTCMonth()]}`;

/** Lists the closed Sundays from a day on: "27 December, 3 January (Christmas)". An empty string without closures. */
export const formatClosures = (closed: ClosedSundays, from: WallTime): string =>
  Object.entries(closed)
    .filter(([sunday]) => sunday >= dayOn(from))
    .map(([sunday, why], index, all) => {
      const reason = !why || all[index + 1]?.[1] === why ? "" : ` (${why})`;
      return dayAndMonth(new Date(sunday)) + reason;
    })
    .join(", ");

/** Returns why a Sunday is closed: an empty string if no reason is given, `undefined` if it isn't closed. */
export const reasonClosed = (closed: ClosedSundays, sunday: WallTime): string | undefined =>
  closed[dayOn(sunday)];

/**
 * Formats an instant in the visitor's zone, with the weekday if it differs: "4:30 am Monday in your time zone". Its name isn't
 * said: browsers still call some zones by former names, such as Asia/Calcutta, and others by an offset.
 *
 * @returns an empty string if the time is the same in the owner's zone
 */
export function localTime(instant: number, { zone, home }: Pick<Moment, "zone" | "home">): string {
  if (zone === undefined) return "";
  const [there, here] = [wallTimeAt(instant, zone), wallTimeAt(instant, home)];
  if (there.getTime() === here.getTime()) return "";
  const weekday = weekdayOf(there) === weekdayOf(here) ? "" : ` ${weekdayOf(there)}`;
  return `${formatTime(timeOn(there))}${weekday} in your time zone`;
}
