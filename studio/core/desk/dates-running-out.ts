import type { Schedule } from "../../../content-model/schema/schedule.ts";
import { sessionDates } from "../../../domain/terms.ts";

/** How long before the last known term begins the owner is asked for the next, in days. */
const noticeDays = 28;

/** The course has no date to book, or soon won't. Days are year-month-day. */
export type DatesRunningOut =
  /** The last known term begins soon. */
  | { readonly kind: "soon"; readonly term: string; readonly begins: string; readonly daysLeft: number }
  /** The last known term has begun; `ends` may be in the past. */
  | { readonly kind: "now"; readonly term: string; readonly ends: string }
  | { readonly kind: "none" };

/** Returns whether dates for the course are missing, or undefined if visitors can book long enough. */
export function datesRunningOut({ terms, course }: Schedule, today: string): DatesRunningOut | undefined {
  const [last] = terms.toSorted((a, b) => b.startDate.localeCompare(a.startDate));
  if (!last) return { kind: "none" };
  const { name: term, startDate: begins } = last;
  if (begins <= today)
    return { kind: "now", term, ends: sessionDates(last, course.sessions).at(-1) ?? begins };
  const daysLeft = (Date.parse(begins) - Date.parse(today)) / 86_400_000;
  return daysLeft <= noticeDays ? { kind: "soon", term, begins, daysLeft } : undefined;
}

/** Returns whether another schedule, such as the drafted one, has dates that visitors lack. */
export function givesDates(other: Schedule, running: DatesRunningOut, today: string): boolean {
  const left = datesRunningOut(other, today);
  return !left || (left.kind === "soon" && (running.kind !== "soon" || left.begins > running.begins));
}
