import { isDay } from "../../../domain/calendar-day.ts";
import { dayOfYes, inWords, isOfAnother, titleOf, wanting } from "./says-no.ts";

/* The days on which the people of a list agreed, as newsletter programs and spreadsheets write them. */

/** Columns whose days are of a consent, the one that proves most first: a confirmation, then a consent, then a sign-up. */
const kinds = [/\bconfirm/, /consent/, dayOfYes, wanting];

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})\b/;

/** Returns the columns that may have the day of a consent, the one that proves most first. */
export function consentDayColumns(header: readonly string[]): readonly number[] {
  const titles = header.map(titleOf);
  const isOf = (kind: RegExp) =>
    titles.flatMap((title, at) => (kind.test(title) && !isOfAnother(title) ? [at] : []));
  return [...new Set(kinds.flatMap(isOf))];
}

/**
 * Returns how the days of a column are read: 3/4/2025 is 3 April in Australia, unless another cell of the column can only be
 * read the American way. A cell that has no day, or one that doesn't exist, is undefined.
 */
export function readDays(cells: readonly string[]): readonly (string | undefined)[] {
  const numbers = cells.flatMap((cell) => {
    const [, first, second] = figures.exec(cell) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  const isMonthFirst = numbers.some(([, second]) => second > 12) && !numbers.some(([first]) => first > 12);
  return cells.map((cell) => dayIn(cell, isMonthFirst));
}

function dayIn(cell: string, isMonthFirst: boolean): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(cell) ?? [];
  if (year && month && day) return asDay(year, month, day);
  const [, first, second, end] = figures.exec(cell) ?? [];
  if (first && second && end) return isMonthFirst ? asDay(end, first, second) : asDay(end, second, first);
  const words = inWords(cell);
  const [, dayBefore, nameAfter, yearAfter] = /^(\d{1,2})\.? ([a-z]{3,9})\.? (\d{4})\b/.exec(words) ?? [];
  if (dayBefore && nameAfter && yearAfter) return asDay(yearAfter, monthOf(nameAfter), dayBefore);
  const [, name, dayAfter, yearLast] = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})\b/.exec(words) ?? [];
  return name && dayAfter && yearLast ? asDay(yearLast, monthOf(name), dayAfter) : undefined;
}

const monthOf = (name: string) => String(months.indexOf(name.slice(0, 3)) + 1);

function asDay(year: string, month: string, day: string): string | undefined {
  const text = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
}
