import { formatDate, formatFullDate } from "../../../../domain/format-date.ts";
import { formatList } from "../../../../domain/format-text.ts";
import type { Sunday } from "../../../business/dates/sundays.ts";
import { countWords } from "../../ui/format.ts";

/** Where visitors read why a Sunday has no class. */
export const reasonHint =
  "Read with the days off: on the class page from six weeks before, and among the answers at once. May be left empty.";

/** “20 Dec” */
export const shortDate = (day: string): string =>
  `${Number(day.slice(8))} ${inUtc(day, { month: "long" }).slice(0, 3)}`;

/** “20 Dec”; in another year than a given day’s, “5 Dec 2027” */
export const shortDateFrom = (day: string, from: string): string => {
  const year = day.slice(0, 4);
  return from.startsWith(year) ? shortDate(day) : `${shortDate(day)} ${year}`;
};

/** “November” */
export const monthName = (year: number, month: number): string =>
  inUtc(`${year}-${String(month).padStart(2, "0")}-01`, { month: "long" });

/** “Sunday 27 December 2026” */
export const sundayInFull = (day: string): string => `Sunday ${formatFullDate(day)}`;

/** “11 Oct – 29 Nov” */
export const shortRange = (from: string, to: string): string => `${shortDate(from)} – ${shortDate(to)}`;

/** “13 December and 20 December”; of many, “the four Sundays”. */
export const nameSundays = (days: readonly string[]): string =>
  days.length > 3 ? `the ${countWords(days.length)} Sundays` : formatList(days.map((day) => formatDate(day)));

/** Says everything about a Sunday: “Sunday 27 December 2026. Class off, not published yet.” */
export function describeSunday(sunday: Sunday): string {
  const { day, isOver, isClassNew, session, skippedBy, isCourseNew } = sunday;
  const unpublished = (isNew: boolean) => (isNew ? ", not published yet" : "");
  return [
    sundayInFull(day),
    isOver ? "Over, so it can’t be changed" : `${wordsOfClass(sunday)}${unpublished(isClassNew)}`,
    session && `Course, week ${session.week} of ${session.of}${unpublished(isCourseNew)}`,
    skippedBy && `${skippedBy.name} has no session${unpublished(isCourseNew)}`,
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

/** “Class on”, “Class off”, “Class at Town Hall” */
function wordsOfClass({ isOff, isUnsure, elsewhere }: Sunday): string {
  if (elsewhere) return elsewhere.place ? `Class at ${elsewhere.place}` : "Class at another time";
  if (isUnsure)
    return "In the holidays, or beside a public holiday: you haven’t said whether there’s a class";
  return `Class ${isOff ? "off" : "on"}`;
}

const inUtc = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", ...options }).format(Date.parse(`${day}T12:00:00Z`));
