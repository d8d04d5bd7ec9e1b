import { compareLists } from "./compare-lists.ts";
import { type DatedPage, turningPoints, wordsOfCondition } from "./dated-page.ts";
import type { Difference } from "./place.ts";
import type { Item, ReadPage } from "./read-page.ts";

/**
 * Lists what differs between two renderings of a page: now, and later where the dates on it differ.
 *
 * @param now in milliseconds since 1970
 */
export function comparePages(before: DatedPage, after: DatedPage, now: number): Difference[] {
  if (before.html === after.html) return [];
  const [old, drafted] = [before.at(now), after.at(now)];
  const dated = later(before, after, now);
  const seen = dated ? (item: Item) => item.shown || !item.dated : () => true;
  const differences = [...compareItems(old.items.filter(seen), drafted.items.filter(seen)), ...(dated ?? [])];
  const unique = joinOneSided([...uniqueOf(differences).values()]);
  const inMarkup = compareMarkup(old, drafted, unique);
  if (unique.length + inMarkup.length > 0) return [...unique, ...inMarkup];
  if (dated)
    return [
      {
        kind: "script-data",
        where: "Dates in the page, nothing that one sees",
        before: undefined,
        after: undefined,
      },
    ];
  return [firstDifference(before.html, after.html)];
}

/** Removes repetitions. Of a text that isn't shown now, the day on which it will be says more than its condition. */
function uniqueOf(differences: readonly Difference[]): Map<string, Difference> {
  const unique = new Map<string, Difference>();
  for (const each of differences) {
    const key = JSON.stringify([each.kind, each.before, each.after]);
    if (!unique.get(key) || unique.get(key)?.when) unique.set(key, each);
  }
  return unique;
}

function compareItems(before: readonly Item[], after: readonly Item[]): Difference[] {
  const running = (items: readonly Item[]) => items.filter(({ path }) => path === undefined);
  const kindOf = ({ kind, where }: Item) => `${kind}|${kind === "structured-data" ? where : ""}`;
  const keyOf = (item: Item) => `${kindOf(item)}|${item.condition ?? ""}|${item.text}`;
  const pairs = [
    ...compareByPath(before, after),
    ...compareLists(running(before), running(after), keyOf, kindOf),
  ];
  return pairs.flatMap(([old, drafted]): Difference | [] => {
    const item = drafted ?? old;
    // Shown now in one state and later in the other: `later` compares what visitors see.
    if (!item || (old && drafted && old.text === drafted.text)) return [];
    return {
      kind: item.kind,
      where: item.where,
      before: old?.text,
      after: drafted?.text,
      when: item.shown || !item.condition ? undefined : wordsOfCondition(item.condition),
      anchor: item.anchor,
    };
  });
}

/** Compares facts that have a name: those of the head, and of structured data. */
function compareByPath(
  before: readonly Item[],
  after: readonly Item[],
): [Item | undefined, Item | undefined][] {
  const keyed = (items: readonly Item[]) => {
    const counts = new Map<string, number>();
    return new Map(
      items.flatMap((item): [string, Item][] => {
        if (item.path === undefined) return [];
        const name = `${item.kind} ${item.path}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return [[`${name} ${count}`, item]];
      }),
    );
  };
  const [old, drafted] = [keyed(before), keyed(after)];
  return [...new Set([...old.keys(), ...drafted.keys()])]
    .map((key): [Item | undefined, Item | undefined] => [old.get(key), drafted.get(key)])
    .filter(([a, b]) => a?.text !== b?.text);
}

/**
 * Joins what only one state has in the same part of the page, such as the rows of a new table, into one difference.
 * Leaves menus alone, where each entry is one.
 */
function joinOneSided(differences: readonly Difference[]): Difference[] {
  const joined = new Map<string, Difference>();
  for (const [index, each] of differences.entries()) {
    const { kind, where, before, after, when } = each;
    const isOneSided = (before === undefined) !== (after === undefined) && kind !== "menu" && kind !== "link";
    // The properties of a new entry: it is named by what they have in common.
    const part = kind === "structured-data" ? where.replace(/,.*/, "") : where;
    const key = isOneSided ? JSON.stringify([kind, part, when, before === undefined]) : String(index);
    const first = joined.get(key);
    const join = (a: string | undefined, b: string | undefined) => (a === undefined ? b : `${a} · ${b}`);
    joined.set(
      key,
      first
        ? {
            ...first,
            where: part,
            before: before && join(first.before, before),
            after: after && join(first.after, after),
          }
        : each,
    );
  }
  return [...joined.values()];
}

/** Lists what will differ when the date has moved on; undefined if both states have the same dates. */
function later(before: DatedPage, after: DatedPage, now: number): Difference[] | undefined {
  if (JSON.stringify(before.schedule) === JSON.stringify(after.schedule)) return undefined;
  const shown = (page: DatedPage, moment: number) => page.at(moment).items.filter((item) => item.shown);
  // The first time says when it begins; a date that moves on with each week is one place.
  const placeOf = ({ kind, where, before: old, after: drafted }: Difference) =>
    JSON.stringify([kind, where, withoutDates(old), withoutDates(drafted)]);
  const found = new Map<string, Difference>();
  const known = new Set(compareItems(shown(before, now), shown(after, now)).map(placeOf));
  const compared = new Set<string>([`${before.datesAt(now)} ${after.datesAt(now)}`]);
  for (const moment of turningPoints([before.schedule, after.schedule], now)) {
    const dates = `${before.datesAt(moment)} ${after.datesAt(moment)}`;
    if (compared.has(dates)) continue;
    compared.add(dates);
    for (const each of compareItems(shown(before, moment), shown(after, moment))) {
      const place = placeOf(each);
      if (known.has(place)) continue;
      known.add(place);
      const when = `from ${formatDay(moment, (after.schedule ?? before.schedule)?.timeZone)}`;
      found.set(place, { ...each, when, at: moment });
    }
  }
  return [...found.values()];
}

/** Lists of dates grow shorter with each week, too. */
const withoutDates = (text: string | undefined) =>
  text?.replace(/\d+(?: [A-Z][a-z]+)?/g, "#").replace(/#(?:, #)+/g, "#");

const formatDay = (moment: number, timeZone: string | undefined) =>
  new Date(moment).toLocaleDateString("en-AU", {
    day: "numeric",
    month: "long",
    year: "numeric",
    ...(timeZone && { timeZone }),
  });

/** Compares what no visitor sees, in those parts of the page where nothing else differs. */
function compareMarkup(before: ReadPage, after: ReadPage, found: readonly Difference[]): Difference[] {
  const partOf = (kind: string) => (kind === "menu" || kind === "footer" ? kind : "main");
  const listed = new Set<string>(found.map(({ kind }) => partOf(kind)));
  const unlisted = (page: ReadPage) => page.markup.filter(({ path }) => !listed.has(path ?? "main"));
  const pairs = compareLists(
    unlisted(before),
    unlisted(after),
    ({ text }) => text,
    ({ where }) => where,
  );
  return pairs.map(([old, drafted]) => ({
    kind: "other" as const,
    where: (drafted ?? old)?.where ?? "",
    before: old?.text,
    after: drafted?.text,
  }));
}

/** Returns the place where two files begin to differ, if nothing else tells how. */
export function firstDifference(before: string, after: string): Difference {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const excerpt = (text: string) => text.slice(Math.max(0, start - 40), start + 40);
  return { kind: "other", where: "Source", before: excerpt(before), after: excerpt(after) };
}
