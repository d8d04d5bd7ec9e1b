import { closures } from "#content/schedule";
import type { Closure } from "../../content-model/schema/schedule.ts";
import { addDays, sundayFrom } from "./calendar-day.ts";

/** The Sundays without a class, by day, each with the reason: `{ "2026-12-27": "Christmas" }`; empty if none is given. */
export type ClosedSundays = Readonly<Record<string, string>>;

/** Returns the Sundays in closures, in their order. Of closures that share a Sunday, the first gives the reason. */
export function closedSundaysOf(list: readonly Closure[]): ClosedSundays {
  const reasons = new Map<string, string>();
  for (const { from, to, why = "" } of list) {
    for (let sunday = sundayFrom(from); sunday <= to; sunday = addDays(sunday, 7)) {
      if (!reasons.has(sunday)) reasons.set(sunday, why);
    }
  }
  return Object.fromEntries([...reasons].sort(([a], [b]) => a.localeCompare(b)));
}

export const closedSundays: ClosedSundays = closedSundaysOf(closures);
