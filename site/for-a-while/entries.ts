import { Temporal } from "temporal-polyfill";
import { away, notices, prices } from "#content/for-a-while";
import { timeZone } from "#content/schedule";
import { addDays, dayAt } from "../../domain/calendar-day.ts";
import { type Days, daysOf, isOver, standsOn } from "../../domain/for-a-while.ts";

/** The day on which the site is rendered. What is over by then is left out. */
export const today = dayAt(Date.now(), timeZone);

/** An entry, with the days on which no later one takes its place. */
type Held<Entry> = { readonly entry: Entry; readonly days: Days };

const heldBy = <Entry extends Days>(all: readonly Entry[]): readonly Held<Entry>[] =>
  all.flatMap((entry) =>
    daysOf(entry, all)
      .filter((days) => !isOver(days, today))
      .map((days) => ({ entry, days })),
  );

/** Returns the notices on a page that aren't over, each with its days. */
export const noticesOn = (path: string) => heldBy(notices.filter((notice) => standsOn(notice, path)));

/** The times away that aren't over. */
export const heldAbsences = heldBy(away);

/** Whether anything on the site begins or ends on a day: then each page has the script that shows and hides it. */
export const hasDays =
  notices.some((notice) => !isOver(notice, today)) ||
  heldAbsences.length > 0 ||
  prices.some(({ from }) => from > today);

/** Returns the first instant of a day in the owner's time zone, in milliseconds since 1970. */
const startOf = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds;

/** Returns when days begin and end, as `days.inline.ts` reads it; without a first or a last day, they don't. */
export const spanOf = ({ from, until }: Partial<Days>): string =>
  `${from ? startOf(from) : ""}:${until ? startOf(addDays(until, 1)) : ""}`;
