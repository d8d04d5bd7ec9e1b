import fc from "fast-check";
import { expect, test } from "vitest";
import { remarks } from "#content/pages/practise";
import { inWords } from "../../../../domain/format-text.ts";
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

/** Taps with these waits between them, in tenths of a second, as long as they last. */
const tapsOf = (waits: readonly (readonly [kind: Tap[0], wait: number])[], seconds: number): Tap[] => {
  let tenths = 0;
  return waits.flatMap(([kind, wait]): Tap[] => {
    tenths += wait;
    return tenths > seconds * 10 ? [] : [[kind, tenths / 10]];
  });
};

const kinds = fc.constantFrom<Tap[0]>(0, 1, 2);
const kindsOfOne = kinds.map((kind) => fc.constant(kind));
const wait = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.integer({ min: 10, max: 80 }),
  fc.integer({ min: 200, max: 1500 }),
);

/** None, one or many notes: bunched, spread or far between, of one kind or of several; to the end or stopped. */
const anySitting: fc.Arbitrary<Sitting> = fc
  .record({
    minutes: fc.constantFrom(1, 3, 5, 10),
    stopped: fc.option(fc.integer({ min: 0, max: 6000 })),
    seed: fc.nat(5),
    waits: kindsOfOne.chain((one) =>
      fc.oneof(
        fc.array(fc.tuple(kinds, wait), { maxLength: 12 }),
        fc.array(fc.tuple(fc.oneof({ weight: 5, arbitrary: one }, kinds), wait), { maxLength: 60 }),
        fc.array(fc.tuple(kinds, fc.integer({ min: 0, max: 30 })), { minLength: 30, maxLength: 400 }),
        // The latest of a minute.
        fc
          .array(fc.tuple(kinds, fc.integer({ min: 0, max: 12 })), { minLength: 9, maxLength: 20 })
          .map((waits) => [[0, 200] as const, [1, 200] as const, ...waits]),
      ),
    ),
  })
  .map(({ minutes, stopped, seed, waits }) => {
    const sat = Math.min(minutes * 60, stopped === null ? Number.POSITIVE_INFINITY : stopped / 10);
    return { ...sittingOf(tapsOf(waits, sat), { sat, seed }), minutes };
  });

/** What each sentence says, looked up in the sitting itself: not by the facts that chose the sentence. */
const claims: Record<keyof typeof remarks, (sitting: Sitting, said: string) => boolean> = {
  stoppedEmpty: ({ taps, sat, minutes }) => taps.length === 0 && sat < minutes * 60,
  empty: ({ taps, sat, minutes }) => taps.length === 0 && sat > minutes * 60 - 2,
  stopped: ({ sat, minutes }, said) =>
    sat < minutes * 60 &&
    said.includes(`${Math.floor(sat / 60)}:${String(Math.floor(sat % 60)).padStart(2, "0")}`),
  one: ({ taps }) => taps.length === 1,
  busy: ({ taps, sat }) => taps.length > sat / 2,
  allSeen: ({ taps }) => taps.every(([kind]) => kind === 0),
  allHeard: ({ taps }) => taps.every(([kind]) => kind === 1),
  allFelt: ({ taps }) => taps.every(([kind]) => kind === 2),
  runSeen: (sitting, said) => hasRun(sitting, "0", said),
  runHeard: (sitting, said) => hasRun(sitting, "1", said),
  runFelt: (sitting, said) => hasRun(sitting, "2", said),
  gap: ({ taps }, said) => {
    const waits = taps.map(([, at], i) => at - (taps[i - 1]?.[1] ?? at));
    return waits.some((seconds) => said.includes(` ${Math.round(seconds)} seconds`) && seconds >= 20);
  },
  noneSeen: (sitting) => shareOfKind(sitting, 0) === 0 && sitting.taps.length > 1,
  noneHeard: (sitting) => shareOfKind(sitting, 1) === 0 && sitting.taps.length > 1,
  noneFelt: (sitting) => shareOfKind(sitting, 2) === 0 && sitting.taps.length > 1,
  late: ({ taps, sat }) => taps.filter(([, at]) => at >= (sat / 3) * 1.99).length > taps.length / 2,
  soon: ({ taps, sat }) => taps.filter(([, at]) => at < sat / 3).length > taps.length / 2,
  mostlySeen: (sitting) => shareOfKind(sitting, 0) > 0.5,
  mostlyHeard: (sitting) => shareOfKind(sitting, 1) > 0.5,
  mostlyFelt: (sitting) => shareOfKind(sitting, 2) > 0.5,
  even: (sitting) => {
    const shares = ([0, 1, 2] as const).map((kind) => shareOfKind(sitting, kind));
    return Math.max(...shares) - Math.min(...shares) < 0.2;
  },
  few: ({ taps }) => taps.length <= 5,
  else: ({ taps }) => taps.length > 0,
};

const shareOfKind = ({ taps }: Sitting, kind: Tap[0]) =>
  taps.filter(([tapped]) => tapped === kind).length / taps.length;

/** Whether a run of one kind is as long as the sentence says, and no longer. */
function hasRun({ taps }: Sitting, kind: string, said: string): boolean {
  const runs = taps
    .map(([tapped]) => tapped)
    .join("")
    .match(/0+|1+|2+/g);
  const longest = Math.max(...(runs ?? []).map(({ length }) => length));
  const count = inWords(longest, { capital: true });
  return said.startsWith(`${count} `) && runs?.some((run) => run === kind.repeat(longest)) === true;
}

test("what it says of a sitting is so", () => {
  const heard = new Set<string>();
  fc.assert(
    fc.property(anySitting, (sitting) => {
      const said = remarkOn(sitting);
      const [name] = rules.find(([, holds]) => holds(factsOf(sitting))) ?? ["else"];
      heard.add(name);
      return claims[name](sitting, said);
    }),
    { numRuns: 5000, seed: 1 },
  );
  expect([...heard].sort(), "each is heard").toEqual(Object.keys(remarks).sort());
});

test("no wording is said of two kinds of sitting", () => {
  const all = Object.values(remarks).flat();
  expect(new Set(all).size).toBe(all.length);
});
