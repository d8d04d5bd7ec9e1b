import type { Term } from "../../content-model/schema/schedule.ts";
import { addDays } from "./calendar-day.ts";

/** Returns the days of a term's sessions: every Sunday from the first that isn't skipped. */
export function sessionDates(
  { startDate, skips }: Pick<Term, "startDate" | "skips">,
  sessions: number,
): readonly string[] {
  const sundays = Array.from({ length: sessions + skips.length }, (_, week) => addDays(startDate, 7 * week));
  return sundays.filter((sunday) => !skips.includes(sunday)).slice(0, sessions);
}
