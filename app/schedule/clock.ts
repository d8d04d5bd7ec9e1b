import type { Intake } from "./intakes.ts";

/** Everything about the schedule that depends on when and where a page is looked at. */
export type Moment = {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The visitor's own time zone, such as `Australia/Perth`. */
  readonly zone: string;
};

export type TermState = "upcoming" | "in progress" | "completed";

const melbourne = "Australia/Melbourne";

/** Whether an intake is still to come, is running, or is over. It runs from its first session's beginning. */
export function termState(intake: Intake, now: number): TermState {
  const first = intake.sessions[0];
  const last = intake.sessions.at(-1);
  if (!first || now < first.startsAt) return "upcoming";
  return last && now < last.endsAt ? "in progress" : "completed";
}

/** The week that an intake is in, counted from 1: until a session has ended it is that session's week. */
export function weekOf(intake: Intake, now: number): number {
  const ended = intake.sessions.filter((session) => session.endsAt <= now).length;
  return Math.min(ended + 1, intake.sessions.length);
}

/** The intake that starts next; undefined once the last known one has started. */
export function nextIntake(intakes: readonly Intake[], now: number): Intake | undefined {
  return intakes
    .filter((intake) => termState(intake, now) === "upcoming")
    .sort((a, b) => startOf(a) - startOf(b))[0];
}

const startOf = (intake: Intake) => intake.sessions[0]?.startsAt ?? Number.POSITIVE_INFINITY;

/** A day of the calendar, without a time. */
export type Day = { readonly year: number; readonly month: number; readonly day: number };

/** The calendar's day and the minutes since midnight, in a zone. */
function dayAndMinutes(now: number, zone: string): Day & { weekday: number; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(now);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [number("year"), number("month"), number("day")];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, weekday, minutes: number("hour") * 60 + number("minute") };
}

/** The Sunday of a class, and how its booking stands. */
export type SundayClass = Day & {
  readonly bookingOpen: boolean;
  /** The day on which the centre opens, or opened, its booking. */
  readonly opens: Day;
};

/**
 * The Sunday of the next class in Melbourne's calendar: today until the class has begun.
 *
 * @param startTime of the class in Melbourne, such as `08:30`
 * @param opensDaysBefore how many days before a class the centre opens its booking
 */
export function thisSunday(now: number, startTime: string, opensDaysBefore: number): SundayClass {
  const today = dayAndMinutes(now, melbourne);
  const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
  const begun = today.weekday === 0 && today.minutes >= hours * 60 + minutes;
  const daysAhead = begun ? 7 : (7 - today.weekday) % 7;
  return {
    ...dayAfter(today, daysAhead),
    bookingOpen: daysAhead <= opensDaysBefore,
    opens: dayAfter(today, daysAhead - opensDaysBefore),
  };
}

/** A number of days later: days of the calendar, not spans of time. A day at noon in UTC is always the next day's noon. */
function dayAfter({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days, 12));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A day as it is said: "Sunday 22 November". */
export const sayDay = ({ year, month, day }: Day): string =>
  new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" })
    .format(Date.UTC(year, month - 1, day, 12))
    .replace(",", "");

/** A time as it is said in a zone: "2:30 pm". */
export const sayTime = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat("en-AU", { timeZone: zone, hour: "numeric", minute: "2-digit", hourCycle: "h12" })
    .format(instant)
    .replace(/\s/g, " ")
    .toLowerCase();

/**
 * A session's time where the visitor is, where that differs from Melbourne: "11:30 am Perth". With the
 * weekday where that differs too: "4:30 am Monday, Auckland".
 */
export function localTime(instant: number, zone: string): string {
  const there = dayAndMinutes(instant, zone);
  const here = dayAndMinutes(instant, melbourne);
  const sameDay = there.day === here.day;
  if (sameDay && there.minutes === here.minutes) return "";
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  if (sameDay) return `${sayTime(instant, zone)} ${place}`;
  const weekday = new Intl.DateTimeFormat("en-AU", { timeZone: zone, weekday: "long" }).format(instant);
  return `${sayTime(instant, zone)} ${weekday}, ${place}`;
}
