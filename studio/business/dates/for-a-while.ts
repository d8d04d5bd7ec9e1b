import { addDays, isDay } from "../../../domain/calendar-day.ts";
import { formatDay } from "../../../domain/clock.ts";
import {
  countDays,
  type Days,
  type ForAWhile,
  formatDays,
  isOver,
  joinDays,
  type Notice,
  type PriceChange,
  type PriceName,
  priceNames,
  priceSteps,
  type SundayElsewhere,
  timesOn,
} from "../../../domain/for-a-while.ts";
import { formatDate, formatTimeRange } from "../../../domain/format-date.ts";
import { plural } from "../../../domain/format-text.ts";
import { isUnlikelyPrice, money } from "../../../domain/money.ts";
import { titleOfPage } from "../../engine/content/describe.ts";

/** The parts of what holds for a while, as the content names them. */
export type Part = keyof ForAWhile;

/** What the words of an entry need of the schedule. */
type Usual = {
  readonly course: { readonly price: number };
  readonly coaching: { readonly price: number };
  readonly sundayClass: {
    readonly startTime: string;
    readonly endTime: string;
    readonly price?: number | undefined;
  };
};

/** Whether an entry holds now, later, or no more. A price that has begun holds from then on. */
export type State = "Now" | "Later" | "Over";

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
export function stateOf(part: Part, entry: Fields, today: string): State | undefined {
  const days = daysOf(part, entry);
  if (!days?.from) return undefined;
  if (days.from > today) return "Later";
  return days.until !== undefined && isOver({ until: days.until }, today) ? "Over" : "Now";
}

/**
 * Says in one line when an entry holds and what visitors see; an empty text while that isn't known.
 *
 * @param all the entries of its list and the others, as far as they are valid: they may change what visitors see of this one
 */
export function wordsOf(
  part: Part,
  entry: Fields,
  usual: Usual,
  today: string,
  all: Partial<ForAWhile> = {},
): string {
  const state = stateOf(part, entry, today);
  if (state === undefined) return "";
  const words = {
    notices: () => wordsOfNotice(entry as Notice),
    sundays: () => wordsOfSunday(entry as SundayElsewhere, usual),
    prices: () => wordsOfPrice(entry as Partial<PriceChange>, usual, today, all.prices),
    away: () => wordsOfAbsence(entry as Days, all.away),
  }[part]();
  return words && `${state}: ${words}`;
}

const howLong = (days: Days) => `${formatDays(days)}, ${plural(countDays(days), "day")}`;

function wordsOfNotice({ text, pages = [], ...days }: Partial<Notice> & Days): string {
  const where = pages.length === 0 ? "on all pages" : `on ${pages.map(titleOfPage).join(", ")}`;
  return `${howLong(days)}, ${where}${text ? `: “${text}”` : ""}`;
}

function wordsOfSunday(sunday: SundayElsewhere, { sundayClass }: Usual): string {
  const { date, place } = sunday;
  const { startTime, endTime } = timesOn(sunday, sundayClass);
  return `${formatDays({ from: date, until: date })}, ${place ? `at ${place}, ` : ""}${formatTimeRange(startTime, endTime)}. On all other Sundays, as always.`;
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
  const since = `${money(amount)} from ${formatDate(from, { year: true })}`;
  if (from <= today) return `${name}, ${money(amount)} since ${formatDate(from, { year: true })}`;
  if (before === undefined) return `${name}, ${since}`;
  return `${name}, ${money(before)} until ${formatDate(addDays(from, -1), { year: true })}, ${since}`;
}

/**
 * Returns what is asked at a price from a day on: whether an amount can be right that is so far from the one before that a
 * digit or a point may be missing.
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
  const { price } = { course: usual.course, coaching: usual.coaching, "Sunday class": usual.sundayClass }[
    name
  ];
  return price && priceSteps(price, name, all, addDays(from, -1))[0].amount;
}

function wordsOfAbsence(days: Days, all: readonly Days[] = []): string {
  const whole =
    joinDays([...all, days]).find(({ from, until }) => from <= days.from && days.until <= until) ?? days;
  return `${howLong(days)}. Visitors read: Until ${formatDay(new Date(addDays(whole.until, 1)))} I’m away; I answer then.`;
}
