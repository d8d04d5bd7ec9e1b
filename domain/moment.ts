import { Temporal } from "temporal-polyfill";
import { formatDate, formatTime } from "./format-date.ts";

/** How far ahead a moment may lie. */
const mostMonths = 3;

/** A moment that was read: in milliseconds since 1970, or what is wrong with it and what to choose instead. */
export type ReadMoment = { readonly at: number } | { readonly problem: string };

/**
 * Reads a moment that lies ahead, as people choose it on a clock there: "2026-12-06T18:00". When clocks go back, a time comes
 * twice, and the first one is meant.
 *
 * @param now in milliseconds since 1970
 */
export function readMoment(typed: string, timeZone: string, now: number): ReadMoment {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed);
  const wall = isWhole ? plainDateTimeOf(typed) : undefined;
  if (!wall) return { problem: "Choose a day and a time." };
  const moment = wall.toZonedDateTime(timeZone);
  if (!moment.toPlainDateTime().equals(wall)) {
    return {
      problem: `There is no ${formatTime(typed.slice(11))} on ${dayWords(typed)}: clocks go forward then. Choose another time.`,
    };
  }
  const at = moment.epochMilliseconds;
  if (at <= now) return { problem: "That has passed. Choose a moment that lies ahead." };
  const latest = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .add({ months: mostMonths });
  if (at > latest.epochMilliseconds) {
    return {
      problem: `That is more than three months ahead. Choose a moment up to ${dayWords(String(latest.toPlainDate()))}.`,
    };
  }
  return { at };
}

/** Says when it is there: “Sunday 6 December at 6 pm”. */
export function momentWords(at: number, timeZone: string): string {
  const wall = String(
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime(),
  );
  return `${dayWords(wall)} at ${formatTime(wall.slice(11, 16))}`;
}

/** Returns the wall clock's time; undefined for such as 31 February. */
function plainDateTimeOf(typed: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(typed, { overflow: "reject" });
  } catch {
    return undefined;
  }
}

/** “Sunday 6 December”, of a text that begins with year, month and day. */
function dayWords(text: string): string {
  const date = text.slice(0, 10);
  const weekday = new Intl.DateTimeFormat("en-AU", { weekday: "long", timeZone: "UTC" });
  return `${weekday.format(Date.parse(`${date}T12:00:00Z`))} ${formatDate(date)}`;
}
