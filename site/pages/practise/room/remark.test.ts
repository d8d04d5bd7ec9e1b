import { expect, test } from "vitest";
import { remarks } from "#content/pages/practise";
import { currentDrawing, type Sitting, type Tap } from "../sitting-print/sitting.ts";
import { factsOf, remarkOn, rules } from "./remark.ts";

const sittingOf = (taps: readonly Tap[], { sat = 180, seed = 0 } = {}): Sitting => ({
  drawing: currentDrawing,
  start: 0,
  zone: 0,
  minutes: 3,
  sat,
  seed,
  taps,
});

/** Taps of the given kinds, evenly spread over a time in seconds. */
const spread = (kinds: readonly number[], from = 0, to = 180): Tap[] =>
  kinds.map((kind, i) => [kind as Tap[0], from + ((to - from) * (i + 0.5)) / kinds.length]);

const mixed = (count: number, kinds: readonly number[]) =>
  Array.from({ length: count }, (_, i) => kinds[i % kinds.length] ?? 0);

const cases: Record<keyof typeof remarks, Sitting> = {
  stoppedEmpty: sittingOf([], { sat: 40 }),
  empty: sittingOf([]),
  stopped: sittingOf(spread([0, 1], 0, 60), { sat: 72 }),
  one: sittingOf([[1, 50]]),
  busy: sittingOf(spread(mixed(91, [0, 1, 2]))),
  allSeen: sittingOf(spread([0, 0, 0, 0])),
  allHeard: sittingOf(spread([1, 1, 1, 1])),
  allFelt: sittingOf(spread([2, 2, 2, 2])),
  runSeen: sittingOf(spread([1, 2, ...mixed(8, [0])])),
  runHeard: sittingOf(spread([0, 2, ...mixed(9, [1])])),
  runFelt: sittingOf(spread([1, 0, ...mixed(8, [2])])),
  gap: sittingOf([...spread([0, 1, 2], 0, 60), ...spread([0, 1, 2], 150, 180)]),
  noneFelt: sittingOf(spread(mixed(12, [0, 1]))),
  noneHeard: sittingOf(spread(mixed(12, [0, 2]))),
  noneSeen: sittingOf(spread(mixed(12, [1, 2]))),
  late: sittingOf([...spread([0, 1, 2], 0, 120), ...spread(mixed(9, [0, 1, 2]), 121, 180)]),
  soon: sittingOf([...spread(mixed(9, [0, 1, 2]), 0, 59), ...spread([0, 1, 2], 60, 180)]),
  mostlyHeard: sittingOf(spread(mixed(15, [1, 1, 0, 1, 2]))),
  mostlySeen: sittingOf(spread(mixed(15, [0, 0, 1, 0, 2]))),
  mostlyFelt: sittingOf(spread(mixed(15, [2, 2, 1, 2, 0]))),
  even: sittingOf(spread(mixed(15, [0, 1, 2]))),
  few: sittingOf([0, 1, 1, 0, 1].map((kind, i) => [kind as Tap[0], 3 + i / 2])),
  else: sittingOf(spread([...mixed(12, [0, 0, 1, 1, 2]), 0, 1, 0])),
};

test.each(Object.entries(cases))("%s", (name, sitting) => {
  const facts = factsOf(sitting);
  expect(rules.find(([, holds]) => holds(facts))?.[0]).toBe(name);
});

test("every sentence of the content has a rule", () => {
  expect(rules.map(([name]) => name).sort()).toEqual(Object.keys(remarks).sort());
});

test("the seed chooses the wording, and placeholders are filled", () => {
  expect(remarkOn(sittingOf([], { seed: 1 }))).toBe(remarks.empty[1 % remarks.empty.length]);
  expect(remarkOn(sittingOf(spread([0, 1], 0, 60), { sat: 72 }))).toContain("1:12");
  for (const sitting of Object.values(cases)) {
    for (const seed of [0, 1, 2]) expect(remarkOn({ ...sitting, seed })).not.toMatch(/\{\{|^$/);
  }
});

test("no wording is said of two kinds of sitting", () => {
  const all = Object.values(remarks).flat();
  expect(new Set(all).size).toBe(all.length);
});
