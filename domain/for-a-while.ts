import { addDays, addMinutes, isDay, minutesBetween } from "./calendar-day.ts";
import { formatDay } from "./clock.ts";
import type { PriceChange, UsualPrices } from "./prices.ts";
import type { ClosedSundays } from "./terms.ts";

/* What holds for a while: it has a first and a last day and ends by itself, or, as a price, a first day from which it stays. */

/** Days, the first and the last included. */
export type Days = { readonly from: string; readonly until: string };

/**
 * Whether a moment is in a span.
 *
 * @param span its first instant and the one after its last, in milliseconds since 1970, as `from:until`; empty for one that isn't
 */
export function isWithin(span: string, now: number): boolean {
  const [from = "", until = ""] = span.split(":");
  return now >= Number(from) && (until === "" || now < Number(until));
}

/** A sentence above some pages. */
export type Notice = Days & { readonly text: string; readonly pages: readonly string[] };

/** One Sunday class at another place or time. What isn't said is as usual. */
export type SundayElsewhere = {
  readonly date: string;
  readonly place?: string | undefined;
  readonly address?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
};

/** All that holds for a while. */
export type ForAWhile = {
  readonly notices: readonly Notice[];
  readonly sundays: readonly SundayElsewhere[];
  readonly prices: readonly PriceChange[];
  readonly away: readonly Days[];
};

/** The part of the schedule that it changes. */
export type UsualSchedule = UsualPrices & { readonly sundayClass: ClassTimes };

/**
 * Returns the days on which a notice of a list holds. Where notices overlap, the one that begins later wins, and of those that begin
 * on one day, the one that is listed later.
 *
 * @param meet whether two entries can't hold together
 * @returns days in their order; none if others hold all the time
 */
export function daysLeftTo<Entry extends Days>(
  entry: Entry,
  all: readonly Entry[],
  meet: (one: Entry, other: Entry) => boolean = () => true,
): readonly Days[] {
  const after = winnersOver(entry, all).filter((other) => meet(entry, other));
  return after.reduce<readonly Days[]>(
    (left, taken) => left.flatMap((days) => without(days, taken)),
    [{ from: entry.from, until: entry.until }],
  );
}

function winnersOver<Entry extends Days>(entry: Entry, all: readonly Entry[]): readonly Entry[] {
  const at = all.indexOf(entry);
  return all.filter((other, index) => other.from > entry.from || (other.from === entry.from && index > at));
}

function without(days: Days, taken: Days): Days[] {
  if (taken.until < days.from || days.until < taken.from) return [days];
  return [
    ...(days.from < taken.from ? [{ from: days.from, until: addDays(taken.from, -1) }] : []),
    ...(taken.until < days.until ? [{ from: addDays(taken.until, 1), until: days.until }] : []),
  ];
}

/** Joins days that meet or follow each other at once. Returns them in their order. */
export function joinDays(all: readonly Days[]): readonly Days[] {
  const joined: Days[] = [];
  for (const { from, until } of all.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1);
    if (last && from <= addDays(last.until, 1))
      joined[joined.length - 1] = { from: last.from, until: until > last.until ? until : last.until };
    else joined.push({ from, until });
  }
  return joined;
}

/** Returns whether two notices stand on the same page. */
export const shareAPage = (one: Notice, other: Notice): boolean =>
  one.pages.length === 0 ||
  other.pages.length === 0 ||
  one.pages.some((page) => other.pages.some((another) => isBelow(page, another) || isBelow(another, page)));

/** Returns whether one notice stands on all pages of another. */
const coversPages = (one: Notice, other: Notice): boolean =>
  one.pages.length === 0 ||
  (other.pages.length > 0 && other.pages.every((page) => one.pages.some((above) => isBelow(page, above))));

/** Whether an entry has days that aren't over. */
export const isToCome = ({ from, until }: Days, today: string) =>
  isDay(from) && isDay(until) && from <= until && today <= until;

/** Returns a notice and the others of its list that aren't over. */
export const stillToCome = (notice: Notice, all: readonly Notice[], today: string) =>
  all.filter((other) => other === notice || isToCome(other, today));

/** Returns the days on which a notice stands on some page: another may take its place on all of its pages. */
export const daysShown = (notice: Notice, all: readonly Notice[], today: string): readonly Days[] =>
  daysLeftTo(notice, stillToCome(notice, all, today), (one, other) => coversPages(other, one));

/** Returns whether a notice stands on a page: one for `/blog` stands on each article, too. */
export const standsOn = ({ pages }: Pick<Notice, "pages">, path: string): boolean =>
  pages.length === 0 || pages.some((page) => isBelow(path, page));

const isBelow = (path: string, page: string) =>
  path === page || (page !== "/" && path.startsWith(`${page}/`));

/** Returns whether a day is one of some days. */
export const isAmong = ({ from, until }: Days, day: string): boolean => from <= day && day <= until;

/** Returns whether days are over on a day. */
export const isOver = ({ until }: Pick<Days, "until">, today: string): boolean => until < today;

/** Formats days with their weekdays and the year: "Monday 4 to Friday 8 January 2027", "Sunday 10 January 2027". */
export function formatDays({ from, until }: Days): string {
  const [weekday = "", date = "", month = ""] = formatDay(new Date(from)).split(" ");
  const last = `${formatDay(new Date(until))} ${until.slice(0, 4)}`;
  if (from === until) return last;
  if (from.slice(0, 7) === until.slice(0, 7)) return `${weekday} ${date} to ${last}`;
  const year = from.slice(0, 4) === until.slice(0, 4) ? "" : ` ${from.slice(0, 4)}`;
  return `${weekday} ${date} ${month}${year} to ${last}`;
}

/** Returns the number of days. */
export const countDays = ({ from, until }: Days): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

/** Returns the Sundays that are elsewhere or at another time, by day. Of two for a Sunday, the one that is listed later holds. */
export const sundaysByDay = <Sunday extends SundayElsewhere>(
  sundays: readonly Sunday[],
): Readonly<Record<string, Sunday>> => Object.fromEntries(sundays.map((sunday) => [sunday.date, sunday]));

/** From when to when a class is held. */
type ClassTimes = { readonly startTime: string; readonly endTime: string };

/**
 * Returns from when to when the class of such a Sunday is held. One that starts at another time is as long as always, unless its end
 * is given, too; one of which only the end is given starts as always.
 */
export function timesOn(
  { startTime, endTime }: Pick<SundayElsewhere, "startTime" | "endTime">,
  usual: ClassTimes,
): ClassTimes {
  if (startTime === undefined) return { startTime: usual.startTime, endTime: endTime ?? usual.endTime };
  return {
    startTime,
    endTime: endTime ?? addMinutes(startTime, minutesBetween(usual.startTime, usual.endTime)),
  };
}

/** Returns closed or unsure Sundays without those that are elsewhere: these are held, or the owner wouldn't say where. */
export const withoutSundays = (
  closed: ClosedSundays,
  sundays: readonly Pick<SundayElsewhere, "date">[],
): ClosedSundays =>
  Object.fromEntries(Object.entries(closed).filter(([day]) => !sundays.some(({ date }) => date === day)));
