import { addDays, isDay, sundayFrom } from "./calendar-day.ts";
import { formatFullDate } from "./format-date.ts";
import { type Closure, sessionDates, type TermDays } from "./terms.ts";

/** An error in the schedule, with the keys and indexes that lead to it: `["terms", 2, "startDate"]`. */
type ScheduleError = { readonly path: readonly (string | number)[]; readonly message: string };

/** The part of the schedule with days. */
export type ScheduleDays = {
  readonly course: { readonly sessions: number };
  readonly terms: readonly TermDays[];
  readonly closures: readonly Closure[];
};

/** Returns every error in the days of terms and closures, in the order of the schedule. Never throws. */
export function checkTerms({ course, terms, closures }: ScheduleDays): ScheduleError[] {
  return [
    ...terms.flatMap((term, index) => [
      ...startErrors(term).map((message) => ({ path: ["terms", index, "startDate"], message })),
      ...conflicts(terms, index, course.sessions).map((message) => ({
        path: ["terms", index, "startDate"],
        message,
      })),
      ...term.skips.flatMap((skip, skipIndex) =>
        skipErrors(term, skip, skipIndex, course.sessions).map((message) => ({
          path: ["terms", index, "skips", skipIndex],
          message,
        })),
      ),
    ]),
    ...closures.flatMap((closure, index) =>
      closureErrors(closure).map(([field, message]) => ({ path: ["closures", index, field], message })),
    ),
  ];
}

const notADay = (text: string) => `“${text}” isn’t a date. Write year-month-day, such as 2027-02-07.`;
const notASunday = (what: string, day: string) =>
  `${what} must be a Sunday, and ${formatFullDate(day)} isn’t one. The Sundays around it are ${formatFullDate(addDays(sundayFrom(day), -7))} and ${formatFullDate(sundayFrom(day))}.`;

function startErrors({ name, startDate }: TermDays): string[] {
  if (!isDay(startDate)) return [notADay(startDate)];
  return sundayFrom(startDate) === startDate ? [] : [notASunday(`The start of ${name}`, startDate)];
}

/** Errors between a term and those before it in the list. */
function conflicts(terms: readonly TermDays[], index: number, sessions: number): string[] {
  const term = terms[index];
  if (!term || startErrors(term).length > 0) return [];
  const [start, end] = extent(term, sessions);
  return terms.slice(0, index).flatMap((other) => {
    if (startErrors(other).length > 0) return [];
    const year = start.slice(0, 4);
    if (other.name === term.name && other.startDate.startsWith(year)) {
      return [
        `Two terms are called ${term.name} in ${year}: from ${formatFullDate(other.startDate)} and from ${formatFullDate(start)}. Rename or delete one.`,
      ];
    }
    const [otherStart, otherEnd] = extent(other, sessions);
    if (end < otherStart || otherEnd < start) return [];
    return [
      `${term.name} (${formatFullDate(start)} to ${formatFullDate(end)}) overlaps ${other.name} (${formatFullDate(otherStart)} to ${formatFullDate(otherEnd)}). Change the start of one.`,
    ];
  });
}

function extent(term: TermDays, sessions: number): readonly [start: string, end: string] {
  return [term.startDate, sessionDates(term, sessions).at(-1) ?? term.startDate];
}

/** What to do about a skip that its term can’t have. It usually comes of moving the term. */
const skipRemedy =
  "Select that Sunday in Dates, and hold the session on it after all; in the file, delete it or correct it.";

function skipErrors(term: TermDays, skip: string, index: number, sessions: number): string[] {
  if (!isDay(skip)) return [notADay(skip)];
  if (startErrors(term).length > 0) return [];
  if (sundayFrom(skip) !== skip) return [notASunday("A skipped day", skip)];
  if (skip === term.startDate) {
    return [`${term.name} can’t skip its first Sunday, ${formatFullDate(skip)}. ${skipRemedy}`];
  }
  const [start, end] = extent(term, sessions);
  if (skip < start || end < skip) {
    return [
      `${term.name} skips ${formatFullDate(skip)}, which isn’t between its first and last Sunday, ${formatFullDate(start)} and ${formatFullDate(end)}. ${skipRemedy}`,
    ];
  }
  return term.skips.indexOf(skip) < index ? [`${formatFullDate(skip)} is listed twice. Delete one.`] : [];
}

function closureErrors({ from, to }: Closure): (readonly [field: keyof Closure, message: string])[] {
  const errors: (readonly [field: keyof Closure, message: string])[] = [];
  if (!isDay(from)) errors.push(["from", notADay(from)]);
  if (!isDay(to)) errors.push(["to", notADay(to)]);
  if (errors.length === 0 && to < from) {
    errors.push([
      "to",
      `The closure ends on ${formatFullDate(to)}, before it starts on ${formatFullDate(from)}.`,
    ]);
  } else if (errors.length === 0 && to > addDays(from, 366)) {
    errors.push([
      "to",
      `The closure lasts more than a year, from ${formatFullDate(from)} to ${formatFullDate(to)}.`,
    ]);
  } else if (errors.length === 0 && to < sundayFrom(from)) {
    errors.push([
      "from",
      `No Sunday lies between ${formatFullDate(from)} and ${formatFullDate(to)}, so no class is cancelled.`,
    ]);
  }
  return errors;
}
