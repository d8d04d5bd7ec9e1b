import type { Closure } from "../../../content-model/schema/schedule.ts";
import { addDays, sundayFrom } from "../../../domain/calendar-day.ts";
import type { Change } from "../../engine/content/change.ts";

/** Sundays in a row. Both are Sundays, and belong to it. */
export type Sundays = { readonly first: string; readonly last: string };

/** Returns the closure that a Sunday is in. */
export const closureOn = (closures: readonly Closure[], sunday: string): Closure | undefined =>
  closures.find((closure) => has(closure, sunday));

/** Returns the first and the last Sunday of a closure. */
export const sundaysIn = ({ from, to }: Closure): Sundays => ({
  first: sundayFrom(from),
  last: sundayFrom(addDays(to, -6)),
});

/** Returns every Sunday of a row. */
export function eachSunday({ first, last }: Sundays): string[] {
  const sundays: string[] = [];
  for (let sunday = first; sunday <= last; sunday = addDays(sunday, 7)) sundays.push(sunday);
  return sundays;
}

/**
 * Closes Sundays. The closure that contains one of them is extended or shortened to them. Others give way. Pauses next to it that have the
 * same reason are joined to it. A single Sunday stays by itself: joined, it would take the reason that is given for a pause later.
 *
 * @param within a Sunday of the closure to change
 */
export function closeSundays(
  closures: readonly Closure[],
  { first, last }: Sundays,
  within = first,
): Closure[] {
  const current = closureOn(closures, within);
  const old = current && sundaysIn(current);
  const changed: Closure = {
    ...current,
    from: current && old?.first === first ? current.from : first,
    to: current && old?.last === last ? current.to : last,
  };
  const list = closures.flatMap((closure) =>
    closure === current ? [changed] : without(closure, { first, last }),
  );
  if (!current) {
    const place = list.findIndex(({ from }) => from > first);
    list.splice(place === -1 ? list.length : place, 0, changed);
  }
  return joinNeighbours(list, changed);
}

/** Puts Sundays back on: closures around them are shortened, split or removed. */
export const openSundays = (closures: readonly Closure[], sundays: Sundays): Closure[] =>
  closures.flatMap((closure) => without(closure, sundays));

/** Whether a closure is of one Sunday only. */
export function isSingle(closure: Closure): boolean {
  const { first, last } = sundaysIn(closure);
  return first === last;
}

const has = ({ from, to }: Closure, day: string) => from <= day && day <= to;

/** Returns what is left of a closure. */
function without(closure: Closure, { first, last }: Sundays): Closure[] {
  const own = sundaysIn(closure);
  if (own.last < first || last < own.first) return [closure];
  return [
    ...(own.first < first ? [{ ...closure, to: addDays(first, -7) }] : []),
    ...(own.last > last ? [{ ...closure, from: addDays(last, 7) }] : []),
  ];
}

function joinNeighbours(list: readonly Closure[], changed: Closure): Closure[] {
  const { first, last } = sundaysIn(changed);
  if (isSingle(changed)) return [...list];
  const isSame = (closure: Closure) =>
    closure !== changed && !isSingle(closure) && (closure.why ?? "") === (changed.why ?? "");
  const before = list.find((one) => isSame(one) && sundaysIn(one).last === addDays(first, -7));
  const after = list.find((one) => isSame(one) && sundaysIn(one).first === addDays(last, 7));
  const joined = { ...(before ?? changed), to: (after ?? changed).to };
  return list.flatMap((closure) => {
    if (closure === (before ?? changed)) return [joined];
    return closure === changed || closure === after ? [] : [closure];
  });
}

/**
 * Returns the Sundays of a closure that goes of which the owner hasn't said whether they have a class: people are told to check the
 * timetable then.
 *
 * @param holidays Sundays in holidays
 * @param confirmed those of which she has said that they have one
 */
export const unsaidWithout = (
  closure: Closure,
  holidays: readonly string[],
  confirmed: readonly string[],
): string[] =>
  eachSunday(sundaysIn(closure)).filter((day) => holidays.includes(day) && !confirmed.includes(day));

/** Returns in words that a Sunday class was closed, or isn't any more; undefined for any other change. */
export function wordsOfClosure({
  id,
  before = "",
  after,
}: Pick<Change, "id"> & Partial<Change>): string | undefined {
  if (!/^schedule closures\.\d{4}-\d\d-\d\d$/.test(id)) return undefined;
  // Why it was closed no longer matters. Not “on again”: in holidays, nobody may have said yet whether it is on.
  if (after === undefined) return `Sunday class no longer off, ${before.replace(/ \(.*\)$/s, "")}`;
  return `No Sunday class${after.includes(" to ") ? "," : " on"} ${after}`;
}
