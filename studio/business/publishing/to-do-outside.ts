import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import type { Content } from "../../../content-model/schema/content-files.ts";
import type { Schedule, Term } from "../../../content-model/schema/schedule.ts";
import { addDays, dayAt } from "../../../domain/calendar-day.ts";
import { formatDate, formatFullDate } from "../../../domain/format-date.ts";
import { formatList } from "../../../domain/format-text.ts";
import { money } from "../../../domain/money.ts";
import { type PriceChange, usualPrice, usualPricePath } from "../../../domain/prices.ts";
import { sessionDates } from "../../../domain/terms.ts";
import type { Change } from "../../engine/content/change.ts";
import { entryNames, schemaAt } from "../../engine/content/entries.ts";
import type { Difference } from "../../engine/content/whole-changes.ts";
import type { Notes } from "../../engine/draft/journal.ts";
import { closureOn, eachSunday, sundaysIn } from "../dates/closures.ts";
import { begunInPlaceOf, priceBefore } from "../dates/for-a-while.ts";

/** What a change asks of the owner outside the site: to change it on a booking page, too, or to tell people. */
export type ToDoOutside = {
  readonly id: string;
  readonly label: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** The URL of the booking page. */
  readonly page?: string | undefined;
  /** The term that is booked there: “Term 1, from 31 January 2027”. */
  readonly term?: string | undefined;
  /** Whom to tell: the centre, which takes the bookings for the class, or people who may have booked the course already. */
  readonly tell?: "centre" | "booked" | undefined;
  /** The day, as year-month-day, on which a price from a day on asked the same of her: she may have done it. */
  readonly askedOn?: string | undefined;
};

/**
 * Returns what of some changes only the owner can do. Of days that are over, there is nothing to do.
 *
 * @param difference without valid content after it, nothing is known
 * @param now in milliseconds since 1970
 */
export function listToDoOutside({ changes, before, after }: Difference, now: number): ToDoOutside[] {
  const { content } = compileContent(after, { now });
  if (!content) return [];
  const today = dayAt(now, content.schedule.timeZone);
  const earlier = compileContent(before, { now }).content ?? content;
  const schedules = [content.schedule, earlier.schedule];
  const { prices } = content["for-a-while"];
  const ahead = changes.filter(
    (change) =>
      (lastDayOf(change, schedules) ?? today) >= today &&
      // People pay the price that has begun in its place.
      !(change.file === "content/schedule.yaml" && begunInPlaceOf(change.path, prices, today)),
  );
  return inOrderOfDays(ahead, content).flatMap((change) => {
    const { id, label, before, after } = change;
    // What was taken out is in the content without the changes; another price of its day may have its name since.
    const shown = after === undefined ? { ...content, "for-a-while": earlier["for-a-while"] } : content;
    const price = priceOf(change, shown);
    const asked = price
      ? priceToChange(price, after === undefined, { changes, content, earlier, today })
      : { label, before, after };
    if (!asked) return [];
    const askedOn = sincePaid(change, content, earlier, today);
    const toDo = { id, ...asked, ...(askedOn && { askedOn }) };
    const off = sundaysOff(change, content);
    const tell = off?.length === 0 ? undefined : whoToTell(change);
    const pages = bookingPagesOf(change, shown, today).map((booking) => ({ ...toDo, ...booking }));
    const told = { ...toDo, ...(off && { after: off }), ...offAfterAll(change, content) };
    return tell ? [...pages, { ...told, tell }] : pages;
  });
}

/**
 * Returns what a price from a day on asks to be changed. Undefined if people pay as before, or if a change of the usual price asks for it
 * already.
 */
function priceToChange(
  { price, from, amount }: PriceChange,
  isTakenOut: boolean,
  { changes, content, earlier, today }: PricesBefore,
): Pick<ToDoOutside, "label" | "before" | "after"> | undefined {
  const label = `on ${formatFullDate(from)}, the price of the ${price}`;
  if (!isTakenOut) return { label, after: money(amount) };
  // A booking page may be set to it already.
  if (from > today) return { label, before: money(amount) };
  const paidIn = ({ schedule, "for-a-while": { prices } }: Content) =>
    priceBefore(price, addDays(today, 1), schedule, prices);
  const paid = paidIn(content);
  const isAsked = changes.some(
    ({ file, path }) =>
      file === "content/schedule.yaml" && path.join(".") === usualPricePath(price).join("."),
  );
  if (isAsked || paid === undefined || paid === paidIn(earlier)) return undefined;
  return { label: `the price of the ${price}`, after: money(paid) };
}

/** Returns since when people pay what is made the usual price: that of a price from a day on. */
function sincePaid(
  { file, path }: Change,
  { schedule }: Content,
  earlier: Content,
  today: string,
): string | undefined {
  if (file !== "content/schedule.yaml") return undefined;
  const begun = begunInPlaceOf(path, earlier["for-a-while"].prices, today);
  return begun && usualPrice(begun.price, schedule) === begun.amount ? begun.from : undefined;
}

type PricesBefore = {
  readonly changes: readonly Change[];
  readonly content: Content;
  /** The content without the changes. */
  readonly earlier: Content;
  readonly today: string;
};

/**
 * Returns the last day that a change is about; undefined if it is about none, or always.
 *
 * @param schedules with the change, and without it: what it took out is there
 */
function lastDayOf(
  { file, path: [group, name = ""] }: Change,
  schedules: readonly Schedule[],
): string | undefined {
  if (file === "content/for-a-while.yaml" && group === "sundays") return name.slice(0, "2026-01-01".length);
  if (file !== "content/schedule.yaml") return undefined;
  const days = schedules.flatMap(({ closures, terms, course }) => {
    if (group === "closures")
      return closures.filter(({ from }) => from === name).map((closure) => sundaysIn(closure).last);
    if (group === "terms")
      return terms
        .filter((_, index) => entryNames(schemaAt("schedule", ["terms"]), terms)[index] === name)
        .map((term) => sessionDates(term, course.sessions).at(-1));
    return [];
  });
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

/** Returns changes with the prices from a day on in the order of their days. */
const inOrderOfDays = (changes: readonly Change[], content: Content): Change[] =>
  changes.toSorted((one, other) =>
    (priceOf(one, content)?.from ?? "").localeCompare(priceOf(other, content)?.from ?? ""),
  );

/**
 * Names the Sundays that a change closes, if it has others whose class is held elsewhere: those are told in their own place. Empty if all
 * are held elsewhere; undefined if none is.
 */
function sundaysOff({ file, path: [group, name], after }: Change, content: Content): string | undefined {
  if (file !== "content/schedule.yaml" || group !== "closures" || after === undefined) return undefined;
  const closure = content.schedule.closures.find(({ from }) => from === name);
  const days = closure ? eachSunday(sundaysIn(closure)) : [];
  const { sundays } = content["for-a-while"];
  const off = days.filter((day) => !sundays.some(({ date }) => date === day));
  return off.length < days.length
    ? formatList(off.map((day, index) => (index + 1 < off.length ? formatDate(day) : formatFullDate(day))))
    : undefined;
}

/** Returns what is told of a Sunday that is elsewhere no more, and off: not that its class is as always again. */
function offAfterAll(
  { file, path: [group, day = ""], after }: Change,
  { schedule }: Content,
): Pick<ToDoOutside, "label" | "after"> | undefined {
  const isNoMore = file === "content/for-a-while.yaml" && group === "sundays" && after === undefined;
  return isNoMore && closureOn(schedule.closures, day)
    ? { label: "No Sunday class", after: formatFullDate(day) }
    : undefined;
}

/** For how long the owner is reminded of what a publication asks of her, in milliseconds. */
export const reminded = 30 * 86_400_000;

/** A booking page, which only the owner can change. */
export type BookingPage = Pick<ToDoOutside, "term"> & { readonly page: string };

/**
 * Returns the booking pages that state what was changed, too, that of the next term first. A term that has begun is no longer
 * booked.
 *
 * @param today as year-month-day
 */
export function bookingPagesOf(change: Change, content: Content, today: string): BookingPage[] {
  const { file, path } = change;
  const { schedule, business } = content;
  const price = priceOf(change, content);
  if (price?.price === "coaching") return [{ page: business.bookings.personalCoaching }];
  if (price?.price === "course")
    return pagesOfTerms(
      schedule.terms.filter(({ startDate }) => startDate >= price.from && startDate >= today),
    );
  if (file !== "content/schedule.yaml") return [];
  const [group, field = ""] = path;
  if (group === "terms" && /^(?:startDate|skips)$/.test(path[2] ?? ""))
    return schedule.terms
      .filter((_, index) => entryNames(schemaAt("schedule", ["terms"]), schedule.terms)[index] === field)
      .map(({ booking }) => ({ page: booking }));
  if (group === "coaching" && field === "price") return [{ page: business.bookings.personalCoaching }];
  if (group === "course" && /^(?:price|startTime|sessions|sessionMinutes)$/.test(field))
    return pagesOfTerms(schedule.terms.filter(({ startDate }) => startDate >= today));
  return [];
}

/** Terms may share a page: it is named once, for the first of them. */
function pagesOfTerms(terms: readonly Term[]): BookingPage[] {
  const pages = new Map<string, BookingPage>();
  for (const { name, startDate, booking } of terms.toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  )) {
    const term = `${name}, from ${formatFullDate(startDate)}`;
    if (!pages.has(booking)) pages.set(booking, { page: booking, term });
  }
  return [...pages.values()];
}

/**
 * Returns whom the owner must tell of a change, since no page reaches them. The centre takes the bookings for the class, whose price
 * it sets itself. For the course, it is people who may have booked already.
 */
export function whoToTell({ file, path, before }: Change): "centre" | "booked" | undefined {
  if (file === "content/for-a-while.yaml" && path[0] === "sundays") return "centre";
  if (file !== "content/schedule.yaml") return undefined;
  const [group, field = "", inEntry] = path;
  const isOfClass = group === "sundayClass" && /^(?:weekday|startTime|endTime)$/.test(field);
  if (isOfClass || (group === "closures" && inEntry !== "why")) return "centre";
  // A new term has no bookings yet.
  const isOfTerm = group === "terms" && (inEntry ? inEntry !== "booking" : before !== undefined);
  const isOfCourse = group === "course" && /^(?:weekday|startTime|sessions|sessionMinutes)$/.test(field);
  return isOfTerm || isOfCourse ? "booked" : undefined;
}

/** Returns the price from a day on that was added or changed. */
function priceOf({ file, path }: Change, { "for-a-while": { prices } }: Content): PriceChange | undefined {
  const [part, name = ""] = path;
  if (file !== "content/for-a-while.yaml" || part !== "prices") return undefined;
  return prices[entryNames(schemaAt("for-a-while", ["prices"]), prices).indexOf(name)];
}

/**
 * Something that the owner did outside the site, and the state of the site that she did it for. What has changed since is to be done
 * again.
 */
export type DoneOutside = {
  /** As `keyOfToDo` returns it. */
  readonly key: string;
  /** The commit that was live. */
  readonly commit: string;
  /** In milliseconds since 1970. */
  readonly at: number;
};

/**
 * Returns a key for something to do, which stays the same when its words change. The key has the change, and where it's to be made or who is
 * told of it.
 */
export const keyOfToDo = ({ id, page, tell }: Pick<ToDoOutside, "id" | "page" | "tell">): string =>
  `${id} ${page ?? tell}`;

const noteName = "done elsewhere";

/** Returns what was done, for as long as the owner is reminded of what was published before. */
export const listDone = (notes: Notes, now: number): readonly DoneOutside[] =>
  ((notes.read(noteName) ?? []) as readonly DoneOutside[]).filter(({ at }) => at > now - reminded);

/** Notes that something is done, in the place of what was noted of it before; or that it isn't, without a commit. */
export function noteDone(notes: Notes, now: number, key: string, commit: string | undefined): void {
  const others = listDone(notes, now).filter((one) => one.key !== key);
  notes.write(noteName, commit === undefined ? others : [...others, { key, commit, at: now }]);
}
