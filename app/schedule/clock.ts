import type { Intake, Session } from "./intakes.ts";
import { clockTime } from "./say.ts";

/** Everything about the schedule that depends on when and where a page is looked at. */
export type Moment = {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The visitor's own time zone, such as `Australia/Perth`; undefined where their clock shows Melbourne's time. */
  readonly zone: string | undefined;
};

/** An intake's sessions as instants: all that matters of them to a clock. */
export type TimedIntake = Pick<Intake, "name"> & {
  readonly sessions: readonly Pick<Session, "startsAt" | "endsAt">[];
};

export type TermState = "upcoming" | "in progress" | "completed";

const melbourne = "Australia/Melbourne";

/** Whether an intake is still to come, is running, or is over. It runs from its first session's beginning. */
export function termState(intake: TimedIntake, now: number): TermState {
  const first = intake.sessions[0];
  const last = intake.sessions.at(-1);
  if (!first || now < first.startsAt) return "upcoming";
  return last && now < last.endsAt ? "in progress" : "completed";
}

/** The week that an intake is in, counted from 1: until a session has ended it is that session's week. */
export function weekOf(intake: TimedIntake, now: number): number {
  const ended = intake.sessions.filter((session) => session.endsAt <= now).length;
  return Math.min(ended + 1, intake.sessions.length);
}

/** The intake that starts next; undefined once the last known one has started. */
export function nextIntake(intakes: readonly TimedIntake[], now: number): TimedIntake | undefined {
  return intakes
    .filter((intake) => termState(intake, now) === "upcoming")
    .sort((a, b) => startOf(a) - startOf(b))[0];
}

const startOf = (intake: TimedIntake) => intake.sessions[0]?.startsAt ?? Number.POSITIVE_INFINITY;

const formats: Record<string, Intl.DateTimeFormat> = {};

/** Says days and times in numbers. Making such a format takes a phone milliseconds: each is made once. */
function numbersIn(timeZone: string): Intl.DateTimeFormat {
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

/** What a clock and calendar on the wall show, kept in the UTC fields of a date. It is no instant. */
type Wall = Date;

/** The wall in a zone, or where the visitor is. */
function wallAt(instant: number, zone: string | undefined): Wall {
  const date = new Date(instant);
  if (zone === undefined) {
    const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
    return new Date(Date.UTC(year, month, day, date.getHours(), date.getMinutes()));
  }
  const parts = numbersIn(zone).formatToParts(date);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute", number>;
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

/** The time on a wall, such as `08:30`. */
const timeOn = (wall: Wall) => wall.toISOString().slice(11, 16);

/** The Sunday of a class, and how its booking stands. */
export type SundayClass = {
  readonly day: Wall;
  readonly bookingOpen: boolean;
  /** The day on which the centre opens, or opened, its booking. */
  readonly opens: Wall;
};

/**
 * The Sunday of the next class in Melbourne's calendar: today until the class has begun.
 *
 * @param startTime of the class in Melbourne, such as `08:30`
 * @param opensDaysBefore how many days before a class the centre opens its booking
 */
export function thisSunday({ now, zone }: Moment, startTime: string, opensDaysBefore: number): SundayClass {
  const today = wallAt(now, zone && melbourne);
  const weekday = today.getUTCDay();
  const daysAhead = weekday === 0 && timeOn(today) >= startTime ? 7 : (7 - weekday) % 7;
  return {
    day: dayAfter(today, daysAhead),
    bookingOpen: daysAhead <= opensDaysBefore,
    opens: dayAfter(today, daysAhead - opensDaysBefore),
  };
}

/** A number of days later: days of the calendar, not spans of time. */
const dayAfter = (wall: Wall, days: number): Wall =>
  new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days));

// Not by Intl: its first use takes a phone a tenth of a second, before anything is painted.
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months = "January February March April May June July August September October November December".split(
  " ",
);

const weekdayOf = (wall: Wall) => weekdays[wall.getUTCDay()];

/** A day as it is said: "Sunday 22 November". */
export const sayDay = (wall: Wall): string =>
  `${weekdayOf(wall)} ${wall.getUTCDate()} ${months[wall.getUTCMonth()]}`;

/**
 * A session's time where the visitor is, where that differs from Melbourne: "11:30 am Perth". With the
 * weekday where that differs too: "4:30 am Monday, Auckland".
 */
export function localTime(instant: number, zone: string | undefined): string {
  if (zone === undefined) return "";
  const [there, here] = [wallAt(instant, zone), wallAt(instant, melbourne)];
  if (there.getTime() === here.getTime()) return "";
  const weekday = weekdayOf(there) === weekdayOf(here) ? "" : `${weekdayOf(there)}, `;
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return `${clockTime(timeOn(there))} ${weekday}${place}`;
}
