import { cityOf } from "../../../content-model/compiler/facts.ts";
import type { Content } from "../../../content-model/schema/content-files.ts";
import { dayAt } from "../../../domain/calendar-day.ts";
import { dayOn, formatDay, nextSundayClass } from "../../../domain/clock.ts";
import { sundaysByDay, timesOn, withoutSundays } from "../../../domain/for-a-while.ts";
import {
  formatDate,
  formatDateRange,
  formatFullDate,
  formatTime,
  formatTimeRange,
} from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { formatPrices, priceSteps } from "../../../domain/prices.ts";
import { closedSundaysOf, sessionDates } from "../../../domain/terms.ts";
import { zoneNamed } from "../../../domain/zone-offsets.ts";
import type { DocNode } from "../../engine/articles/document.ts";
import { timeOn } from "../dates/sundays.ts";

/** A text that an answer can take in. */
type Insertion = { readonly label: string; readonly text: string };

/** A day that is still to come, as a text names it, and when it begins that day, in milliseconds since 1970. */
export type DayAhead = { readonly words: string; readonly begins: number };

/** The texts that an answer can take in, by kind. */
export type Insertions = {
  readonly dates: string;
  /** The days that `dates` names as still to come. */
  readonly ahead: readonly DayAhead[];
  readonly links: readonly Insertion[];
  readonly supportLines: string;
  /** The hours within which the site promises an answer. */
  readonly promisedHours: number;
  /** How many days after its delivery the site keeps a message. */
  readonly keptDays: number;
  /** Whom answers come from. */
  readonly from: string;
};

/**
 * Returns what answers can take in.
 *
 * @param content what visitors see
 * @param now in milliseconds since 1970
 */
export function insertionsFrom(content: Content, now: number): Insertions {
  const { business, schedule } = content;
  const today = dayAt(now, schedule.timeZone);
  const terms = nextTerms(schedule, today);
  return {
    dates: [
      ...(terms.length > 0
        ? terms.map((term) => courseText(term, content, today))
        : [`The next dates of the ${schedule.course.name} aren’t set yet.`]),
      classText(content, now),
    ].join("\n\n"),
    ahead: [
      nextClass(content, now),
      ...terms.map(({ startDate }) => ({
        words: formatDate(startDate),
        begins: timeOn(startDate, schedule.course.startTime, schedule.timeZone),
      })),
    ],
    links: [
      { label: "A free intro call", text: business.bookings.introCall },
      { label: "1-to-1 coaching", text: business.bookings.personalCoaching },
      ...terms.map(({ name, startDate, booking }) => ({
        label: `${schedule.course.name}, ${name}, from ${formatDate(startDate)}`,
        text: booking,
      })),
      { label: "The Sunday class", text: business.centre.timetable },
    ],
    supportLines: business.supportLines
      .map(
        ({ name, number, textNumber, purpose }) =>
          `${name}: ${number}${textNumber ? `, or text ${textNumber}` : ""} (${purpose})`,
      )
      .join("\n"),
    promisedHours: promisedHours(business.replyPromise),
    keptDays: business.messagesKeptDays,
    from: business.teacher.name,
  };
}

type Schedule = Content["schedule"];
type Term = Schedule["terms"][number];

/** Returns the next two terms that haven't begun. */
const nextTerms = ({ terms }: Schedule, today: string): readonly Term[] =>
  terms
    .filter(({ startDate }) => startDate > today)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, 2);

const courseText = (term: Term, content: Content, today: string) =>
  `${content.schedule.course.name}, ${term.name}: ${termText(term, content, today)} ${term.booking}`;

/** Returns the days, the time and the price of a term, in two sentences. Where their reader lives isn't known. */
function termText(term: Term, { schedule, "for-a-while": { prices } }: Content, today: string): string {
  const { course, timeZone } = schedule;
  const last = sessionDates(term, course.sessions).at(-1) ?? term.startDate;
  const days = `${formatDate(term.startDate)} to ${formatFullDate(last)}`;
  const holding = prices.filter(({ from }) => from <= term.startDate);
  const price = priceSteps(course.price, "course", holding, today);
  const skips =
    term.skips.length > 0 ? `, but not on ${term.skips.map((date) => formatDate(date)).join(" or ")}` : "";
  return `${course.sessions} ${course.weekday}s at ${formatTime(course.startTime)} ${cityOf(timeZone)} time, ${days}${skips}. ${formatPrices(price)}.`;
}

const timesInWords = ({ startTime, endTime }: { readonly startTime: string; readonly endTime: string }) =>
  formatTimeRange(startTime, endTime);

/** Returns the next Sunday class; `day` as year-month-day. */
function nextClass(
  { schedule, "for-a-while": { sundays } }: Content,
  now: number,
): DayAhead & { day: string } {
  const { sundayClass, closures, timeZone } = schedule;
  const starts = Object.fromEntries(
    sundays.map(({ date, startTime }) => [date, startTime ?? sundayClass.startTime]),
  );
  const next = nextSundayClass(now, zoneNamed(timeZone), {
    startTime: sundayClass.startTime,
    opensDaysBefore: sundayClass.bookingOpensDaysBefore,
    closed: withoutSundays(closedSundaysOf(closures), sundays),
    starts,
  });
  const day = dayOn(next.day);
  const begins = timeOn(day, starts[day] ?? sundayClass.startTime, timeZone);
  return { day, words: formatDay(next.day), begins };
}

function classText(content: Content, now: number) {
  const { schedule, business, "for-a-while": forAWhile } = content;
  const { centre } = business;
  const { sundayClass, closures, timeZone } = schedule;
  const today = dayAt(now, timeZone);
  const next = nextClass(content, now);
  const elsewhere = sundaysByDay(forAWhile.sundays)[next.day];
  const exception = elsewhere
    ? `, ${elsewhere.place ? `at ${[elsewhere.place, elsewhere.address].filter(Boolean).join(", ")}, ` : ""}${timesInWords(timesOn(elsewhere, sundayClass))}`
    : "";
  const times = timesInWords(sundayClass);
  const off = closures
    .filter(({ to }) => to >= today)
    .map(({ from, to }) => (from === to ? formatDate(from) : formatDateRange(from, to)));
  const closed = off.length > 0 ? ` No class ${off.join("; ")}.` : "";
  return `Sunday class: ${sundayClass.weekday}s, ${times}, at the ${centre.name}. The next one is on ${next.words}${exception}.${closed} ${centre.timetable}`;
}

/** Parses “usually within 24 hours”, or “within two days”. */
function promisedHours(promise: string): number {
  const hours = /(\d+)\s*hours?/i.exec(promise)?.[1];
  const days = /(\d+)\s*days?/i.exec(promise)?.[1];
  return hours ? Number(hours) : days ? 24 * Number(days) : 24;
}

/** What a letter says, before it has a name on the site. */
export type LetterWords = { readonly subject: string; readonly blocks: readonly DocNode[] };

const text = (words: string): DocNode => ({ type: "text", text: words });
const paragraph = (...content: DocNode[]): DocNode => ({ type: "paragraph", content });
const linked = (words: string, href: string): DocNode => ({
  ...text(words),
  marks: [{ type: "link", attrs: { href } }],
});

/**
 * Writes the one email that was promised to those who wait for the dates of the course.
 *
 * @param content what visitors see
 * @param now in milliseconds since 1970
 * @returns undefined while no term lies ahead
 */
export function datesLetter(content: Content, now: number): LetterWords | undefined {
  const { schedule, business } = content;
  const today = dayAt(now, schedule.timeZone);
  const terms = nextTerms(schedule, today);
  if (terms.length === 0) return undefined;
  const { name } = schedule.course;
  return {
    subject: `The dates of the ${name}`,
    blocks: [
      paragraph(text("Hello,")),
      paragraph(text(`You asked me to write once the next dates of the ${name} are set. Here they are.`)),
      ...terms.flatMap((term): DocNode[] => [
        { type: "heading", attrs: { level: 2 }, content: [text(term.name)] },
        paragraph(
          text(`${termText(term, content, today)} `),
          linked(`Book a place in ${term.name}`, term.booking),
          text("."),
        ),
      ]),
      paragraph(
        text("The page of the course’s dates shows "),
        linked("each of them in your own time", paths.enrol),
        text("."),
      ),
      paragraph(text(business.teacher.firstName)),
    ],
  };
}
