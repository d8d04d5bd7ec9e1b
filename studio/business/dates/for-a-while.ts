import type { Closure, Term } from "../../../content-model/schema/schedule.ts";
import { addDays, isDay, sundayFrom } from "../../../domain/calendar-day.ts";
import { formatDay } from "../../../domain/clock.ts";
import {
  countDays,
  type Days,
  daysShown,
  type ForAWhile,
  formatDays,
  isAmong,
  isOver,
  joinDays,
  type Notice,
  type SundayElsewhere,
  timesOn,
  type UsualSchedule,
} from "../../../domain/for-a-while.ts";
import { formatDate, formatFullDate, formatTimeRange } from "../../../domain/format-date.ts";
import { formatList, plural } from "../../../domain/format-text.ts";
import { isUnlikelyPrice, money } from "../../../domain/money.ts";
import {
  begunPrice,
  type PriceChange,
  type PriceName,
  priceNames,
  priceSteps,
  usualPrice,
  usualPricePath,
} from "../../../domain/prices.ts";
import { sessionDates } from "../../../domain/terms.ts";
import { titleOfPage } from "../../engine/content/describe.ts";
import { closureOn, eachSunday } from "./closures.ts";

/** The parts of what holds for a while, as the content names them. */
export type Part = keyof ForAWhile;

/** What the words of an entry need of the schedule. */
type Usual = UsualSchedule & {
  readonly course: { readonly sessions: number };
  readonly closures: readonly Closure[];
  readonly terms: readonly Term[];
};

/**
 * Returns the price from a day on that has begun in the place of a usual price. The usual one counts no more, until the other becomes the
 * usual one.
 */
export function begunInPlaceOf(
  path: readonly string[],
  prices: readonly PriceChange[],
  today: string,
): PriceChange | undefined {
  const name = priceNames.find((known) => usualPricePath(known).join(".") === path.join("."));
  return name && begunPrice(name, prices, today);
}

/** Whether an entry holds now, later, or no more. A price that has begun holds from then on. */
type When = "Now" | "Later" | "Over";

/** Returns the days of an entry that may be half typed; undefined while it has none. A price has no last day. */
function daysOf(part: Part, entry: Fields): Partial<Days> | undefined {
  const from = dayIn(part === "sundays" ? entry.date : entry.from);
  const until = part === "sundays" ? from : part === "prices" ? undefined : dayIn(entry.until);
  if (from === undefined || (part !== "prices" && until === undefined)) return undefined;
  return until !== undefined && until < from ? undefined : { from, ...(until !== undefined && { until }) };
}

type Fields = Readonly<Record<string, unknown>>;

const dayIn = (value: unknown) => (typeof value === "string" && isDay(value) ? value : undefined);

/** Returns whether an entry holds now, later or no more; undefined while its days aren't known. */
export function whenHolds(part: Part, entry: Fields, today: string): When | undefined {
  const days = daysOf(part, entry);
  if (!days?.from) return undefined;
  if (days.from > today) return "Later";
  return days.until !== undefined && isOver({ until: days.until }, today) ? "Over" : "Now";
}

/** What an entry stands among, which decides what visitors see of it. */
type Among = {
  readonly usual: Usual;
  readonly today: string;
  /** The entries of its list and the others, as far as they are valid. */
  readonly all: Partial<ForAWhile>;
  /** Whether visitors have it as it is: nothing holds, now or later, that isn't. */
  readonly isPublished: boolean;
};

/** Says in one line when an entry holds and what visitors see; an empty text while that isn't known. */
export function describeEntry(part: Part, entry: Fields, { usual, today, all, isPublished }: Among): string {
  const inDays = whenHolds(part, entry, today);
  if (inDays === undefined) return "";
  const shown = part === "notices" ? shownOf(entry as Notice, all.notices, today) : undefined;
  const when = shown ? whenShown(shown, today) : inDays;
  const words = {
    notices: () => wordsOfNotice(entry as Notice, shown),
    sundays: () => wordsOfSunday(entry as SundayElsewhere, usual),
    prices: () => wordsOfPrice(entry as Partial<PriceChange>, usual, today, all.prices),
    away: () => wordsOfAbsence(entry as Days, usual, today, all),
  }[part]();
  const isToCome = when === "Now" || when === "Later";
  return words && `${isToCome && !isPublished ? "Once you publish" : when}: ${words}`;
}

/** Returns the days on which visitors see a notice; undefined if it isn't in the list yet, or is over. */
function shownOf(
  { from, until, text }: Notice,
  all: readonly Notice[] = [],
  today: string,
): readonly Days[] | undefined {
  const inList = all.find((other) => other.from === from && other.until === until && other.text === text);
  return inList && !isOver(inList, today) ? daysShown(inList, all, today) : undefined;
}

function whenShown(shown: readonly Days[], today: string): When | "Never" {
  if (shown.some((days) => isAmong(days, today))) return "Now";
  if (shown.some(({ from }) => from > today)) return "Later";
  return shown.length > 0 ? "Over" : "Never";
}

const howLong = (...all: readonly Days[]) =>
  `${all.map(formatDays).join(" and ")}, ${plural(
    all.reduce((sum, days) => sum + countDays(days), 0),
    "day",
  )}`;

function wordsOfNotice(
  { text, pages = [], ...days }: Partial<Notice> & Days,
  shown: readonly Days[] = [days],
): string {
  const where = pages.length === 0 ? "on all pages" : `on ${pages.map(titleOfPage).join(", ")}`;
  const when = shown.length > 0 ? `${howLong(...shown)}, ${where}` : "another notice takes its place";
  return `${when}${text ? `: “${text}”` : ""}`;
}

function wordsOfSunday(sunday: SundayElsewhere, { sundayClass }: Usual): string {
  const { date, place } = sunday;
  const { startTime, endTime } = timesOn(sunday, sundayClass);
  return `${formatDays({ from: date, until: date })}, ${place ? `at ${place}, ` : ""}${formatTimeRange(startTime, endTime)}. On that Sunday only.`;
}

function wordsOfPrice(
  { price, from = "", amount }: Partial<PriceChange>,
  usual: Usual,
  today: string,
  all: readonly PriceChange[] = [],
): string {
  const name = priceNames.find((known) => known === price);
  if (!name || typeof amount !== "number") return "";
  const before = priceBefore(name, from, usual, all);
  const since = `${money(amount)} from ${formatFullDate(from)}`;
  if (from <= today) return `${name}, ${money(amount)} since ${formatFullDate(from)}`;
  if (before === undefined) return `${name}, ${since}`;
  return `${name}, ${money(before)} until ${formatFullDate(addDays(from, -1))}, ${since}`;
}

/**
 * Returns a question about a price from a day on, if it is so far from the price before it that a digit or a point may be missing.
 *
 * @param all the prices of its list, as far as they are valid
 */
export function askOfPrice(
  { price, from = "", amount }: Partial<PriceChange>,
  usual: Usual,
  all: readonly PriceChange[] = [],
): string | undefined {
  const name = priceNames.find((known) => known === price);
  if (!name || !isDay(from) || typeof amount !== "number") return undefined;
  const before = priceBefore(name, from, usual, all);
  return before !== undefined && isUnlikelyPrice(before, amount)
    ? `From ${money(before)} to ${money(amount)}? If that’s right, leave it so.`
    : undefined;
}

/** Returns the price that holds before a day; undefined if there is none. */
export function priceBefore(
  name: PriceName,
  from: string,
  usual: Usual,
  all: readonly PriceChange[],
): number | undefined {
  const price = usualPrice(name, usual);
  return price && priceSteps(price, name, all, addDays(from, -1))[0].amount;
}

function wordsOfAbsence(
  days: Days,
  usual: Usual,
  today: string,
  { away = [], sundays = [] }: Partial<ForAWhile>,
): string {
  const whole =
    joinDays([...away, days]).find(({ from, until }) => from <= days.from && days.until <= until) ?? days;
  const back = formatDay(new Date(addDays(whole.until, 1)));
  const words = `${howLong(days)}. Visitors read: Until ${back} I’m away; I answer then.`;
  const left = { from: days.from < today ? today : days.from, until: days.until };
  return [words, wordsOfSundaysAway(left, usual, sundays)].filter(Boolean).join(" ");
}

/** Names the classes and sessions that are held while the owner is away: people would come, and find nobody. */
function wordsOfSundaysAway(
  days: Days,
  { closures, course, terms }: Usual,
  elsewhere: readonly SundayElsewhere[],
): string {
  const classes = eachSunday({ first: sundayFrom(days.from), last: days.until }).filter(
    (day) => closureOn(closures, day) === undefined || elsewhere.some(({ date }) => date === day),
  );
  const sessions = terms
    .flatMap((term) => sessionDates(term, course.sessions))
    .filter((day) => isAmong(days, day));
  const named = [
    { what: "the class", on: classes },
    { what: "the course", on: sessions },
  ].flatMap(({ what, on }) =>
    on.length === 0 ? [] : [`${what} on ${formatList(on.map((day) => formatDate(day)))}`],
  );
  if (named.length === 0) return "";
  const [stay, them] =
    classes.length + sessions.length === 1 ? ["stays as it is", "it"] : ["stay as they are", "them"];
  return `Being away closes nothing: ${named.join(" and ")} ${stay}. To change ${them}, select the Sunday in the grid. Visitors read that classes stay as their pages say.`;
}
