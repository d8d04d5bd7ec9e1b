import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Closure } from "../../../content-model/schema/schedule.ts";
import { addDays } from "../../../domain/calendar-day.ts";
import { checkTerms } from "../../../domain/check-terms.ts";
import { closeSundays, closureOn, eachSunday, openSundays, sundaysIn, unsaidWithout } from "./closures.ts";

const one = (sunday: string) => ({ first: sunday, last: sunday });
const christmas = { from: "2026-12-20", to: "2027-01-10", why: "Christmas" };
const byHand = { from: "2026-12-21", to: "2027-01-05", why: "Christmas" };

const isPause = (closure: Closure) => sundaysIn(closure).first < sundaysIn(closure).last;

const sundaysOff = (closures: readonly Closure[]) =>
  closures.flatMap((closure) => eachSunday(sundaysIn(closure)));

describe("closing", () => {
  test("one Sunday makes one closure, in the order of days", () => {
    const easter = { from: "2027-03-28", to: "2027-03-28" };
    expect(closeSundays([easter], one("2026-12-27"))).toEqual([
      { from: "2026-12-27", to: "2026-12-27" },
      easter,
    ]);
  });

  test("two pauses that come to touch are one", () => {
    const pauses = [
      { from: "2026-12-13", to: "2026-12-20" },
      { from: "2027-01-03", to: "2027-01-10" },
    ];
    expect(closeSundays(pauses, { first: "2026-12-27", last: "2027-01-10" }, "2027-01-03")).toEqual([
      { from: "2026-12-13", to: "2027-01-10" },
    ]);
  });

  test("one Sunday only stays apart from others, and from a pause that may get a reason of its own", () => {
    const summer = { from: "2026-12-27", to: "2027-01-17" };
    const off = ["2026-12-20", "2026-12-13", "2027-01-24"].reduce<Closure[]>(
      (closures, sunday) => closeSundays(closures, one(sunday)),
      [summer],
    );
    expect(off).toEqual([
      { from: "2026-12-13", to: "2026-12-13" },
      { from: "2026-12-20", to: "2026-12-20" },
      summer,
      { from: "2027-01-24", to: "2027-01-24" },
    ]);
  });

  test("a pause that is extended up to one Sunday only leaves that apart", () => {
    const single = { from: "2026-12-20", to: "2026-12-20" };
    const summer = { from: "2027-01-03", to: "2027-01-17" };
    const longer = { first: "2026-12-27", last: "2027-01-17" };
    expect(closeSundays([single, summer], longer, "2027-01-03")).toEqual([
      single,
      { from: "2026-12-27", to: "2027-01-17" },
    ]);
  });

  test("a Sunday next to a closure with another reason leaves that alone", () => {
    expect(closeSundays([christmas], one("2027-01-17"))).toEqual([
      christmas,
      { from: "2027-01-17", to: "2027-01-17" },
    ]);
  });

  test.each([
    ["extends it, and keeps the end that stays", "2026-12-27", "2027-01-10", "2026-12-21", "2027-01-10"],
    ["extends it to the front", "2026-12-20", "2027-01-03", "2026-12-20", "2027-01-05"],
    ["shortens it to one Sunday", "2027-01-03", "2027-01-03", "2027-01-03", "2027-01-05"],
    ["leaves it as it is", "2026-12-27", "2027-01-03", "2026-12-21", "2027-01-05"],
  ])("other Sundays of a closure %s", (_, first, last, from, to) => {
    expect(closeSundays([byHand], { first, last }, "2027-01-03")).toEqual([{ ...byHand, from, to }]);
  });

  test("a longer while takes in the closures within it", () => {
    const closures = [
      { from: "2026-12-20", to: "2026-12-20" },
      { ...christmas, from: "2027-01-03" },
    ];
    expect(closeSundays(closures, { first: "2026-12-20", last: "2027-01-17" })).toEqual([
      { from: "2026-12-20", to: "2027-01-17" },
    ]);
  });
});

describe("putting back on", () => {
  test.each([
    ["2026-12-20", [{ ...christmas, from: "2026-12-27" }]],
    ["2027-01-10", [{ ...christmas, to: "2027-01-03" }]],
    [
      "2026-12-27",
      [
        { ...christmas, to: "2026-12-20" },
        { ...christmas, from: "2027-01-03" },
      ],
    ],
    ["2027-01-17", [christmas]],
  ])("the Sunday %s leaves the others off", (sunday, left) => {
    expect(openSundays([christmas], one(sunday))).toEqual(left);
  });

  test("the only Sunday of a closure removes it", () => {
    expect(openSundays([{ from: "2026-12-21", to: "2027-01-01" }], one("2026-12-27"))).toEqual([]);
  });
});

test("whatever is closed and put back on, in any order, the list stays valid", () => {
  const sunday = fc.integer({ min: 0, max: 12 }).map((weeks) => addDays("2026-12-06", 7 * weeks));
  const weeks = fc.nat({ max: 4 });
  const step = fc.record({ close: fc.boolean(), within: sunday, before: weeks, after: weeks });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let closures: Closure[] = [];
      for (const { close, within, before, after: later } of steps) {
        const sundays = { first: addDays(within, -7 * before), last: addDays(within, 7 * later) };
        const current = closureOn(closures, within);
        const own = current ? eachSunday(sundaysIn(current)) : [];
        const expected = new Set(sundaysOff(closures));
        if (close) for (const day of own) expected.delete(day);
        for (const day of eachSunday(sundays)) close ? expected.add(day) : expected.delete(day);

        const after = close ? closeSundays(closures, sundays, within) : openSundays(closures, sundays);
        expect(sundaysOff(after)).toEqual([...expected].sort());
        // Pauses in a row are one closure. One Sunday only stays by itself.
        const isPauseBefore = (pause: Closure) =>
          after.some(
            (other) => sundaysIn(other).last === addDays(sundaysIn(pause).first, -7) && isPause(other),
          );
        expect(after.filter((closure) => isPause(closure) && isPauseBefore(closure))).toEqual([]);
        expect(checkTerms({ course: { sessions: 8 }, terms: [], closures: after })).toEqual([]);
        closures = after;
      }
    }),
  );
});

test("of a closure that goes, the Sundays in holidays are unsaid again, unless she has said that they're on", () => {
  const holidays = ["2026-12-27", "2027-01-03", "2027-01-10", "2027-01-17"];
  expect(unsaidWithout(christmas, holidays, [])).toEqual(["2026-12-27", "2027-01-03", "2027-01-10"]);
  expect(unsaidWithout(christmas, holidays, ["2026-12-27", "2027-01-10"])).toEqual(["2027-01-03"]);
});
