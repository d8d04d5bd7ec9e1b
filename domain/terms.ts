import { addDays, sundayFrom } from "./calendar-day.ts";

/** A term as the owner lists it. */
export type TermDays = {
  readonly name: string;
  /** Its first Sunday, as year-month-day. */
  readonly startDate: string;
  /** Sundays without a session. */
  readonly skips: readonly string[];
};

/** Returns the days of a term's sessions: every Sunday from the first that isn't skipped. */
export function sessionDates(
  { startDate, skips }: Pick<TermDays, "startDate" | "skips">,
  sessions: number,
): readonly string[] {
  const sundays = Array.from({ length: sessions + skips.length }, (_, week) => addDays(startDate, 7 * week));
  return sundays.filter((sunday) => !skips.includes(sunday)).slice(0, sessions);
}

/** Returns terms sorted by start date. */
export const byStart = <Term extends TermDays>(unsorted: readonly Term[]): readonly Term[] =>
  [...unsorted].sort((a, b) => a.startDate.localeCompare(b.startDate));

/** Returns the id of a term, unique across years: "term-1-2026". */
export const termId = ({ name, startDate }: Pick<TermDays, "name" | "startDate">): string =>
  `${slugOf(name)}-${startDate.slice(0, 4)}`;

/** Returns the name of a term as a part of a URL: "term-1". */
export const slugOf = (name: string): string => name.toLowerCase().replace(" ", "-");

/** Days without a Sunday class, the first and the last included. */
export type Closure = { readonly from: string; readonly to: string; readonly why?: string | undefined };

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
