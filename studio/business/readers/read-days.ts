import { isDay } from "../../../domain/calendar-day.ts";

/* Days, as newsletter programs and spreadsheets write them. */

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})\b/;

/**
 * Returns the days of a column as year-month-day; undefined for a cell without one, or with one that doesn't exist. 3/4/2025 is
 * 3 April in Australia, unless another cell of the column can only be read the American way.
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
  const [, dayBefore, nameAfter, yearAfter] = /^(\d{1,2})\.? ([a-z]{3,9})\.? (\d{4})\b/i.exec(cell) ?? [];
  if (dayBefore && nameAfter && yearAfter) return asDay(yearAfter, monthOf(nameAfter), dayBefore);
  const [, name, dayAfter, yearLast] = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})\b/i.exec(cell) ?? [];
  return name && dayAfter && yearLast ? asDay(yearLast, monthOf(name), dayAfter) : undefined;
}

const monthOf = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function asDay(year: string, month: string, day: string): string | undefined {
  const text = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
}
