import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Sense, senses } from "../../../../prints/motifs/marks.ts";
import { type Composition, compositionOf } from "./composition.ts";
import { bandAt, groundOf, plate } from "./ground.ts";
import { halfHeight, halfWidth } from "./marks.ts";
import { createPlacer, type PlateMark } from "./placing.ts";
import { drawPrint } from "./print.ts";
import { countsOf, currentDrawing, type Sitting, type Tap } from "./sitting.ts";
import { toSvg } from "./to-svg.ts";

const start = Date.UTC(2026, 10, 21, 19, 12);

/** Makes a sitting that was sat to its end. */
const sittingOf = (minutes: number, seed: number, taps: readonly Tap[]): Sitting => ({
  drawing: currentDrawing,
  start: start + (seed % 24) * 3_600_000,
  zone: 660,
  minutes,
  sat: minutes * 60,
  seed,
  taps,
});

const sense = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
/** Seconds between two taps: the same millisecond, a rush, a breath, a long silence. */
const wait = fc.oneof(
  fc.constant(0),
  fc.double({ min: 0, max: 0.4, noNaN: true }),
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 30, max: 500 }),
);

const sittings = fc
  .record({
    minutes: fc.constantFrom(1, 3, 5, 10),
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    waits: fc.array(fc.tuple(sense, wait), { maxLength: 40 }),
  })
  .map(({ minutes, seed, waits }) => {
    let at = 0;
    const taps = waits.map(([kind, seconds]): Tap => {
      at = Math.min(at + seconds, minutes * 60);
      return [kind, Math.round(at * 10) / 10];
    });
    return sittingOf(minutes, seed, taps);
  });

const marksIn = (sitting: Sitting) => drawPrint(sitting).filter(({ mark }) => mark);

/** Expects every mark on the sheet, in the band of its sense, and not covered by a later one of its kind. */
function expectVisible(sitting: Sitting): void {
  const ground = groundOf({ ...plate, seed: sitting.seed });
  const earlier: Record<Sense, PlateMark[]> = { see: [], hear: [], feel: [] };
  for (const mark of sitting.taps.map(createPlacer(sitting))) {
    const { sense, x, y, wide } = mark;
    const [high, low] = bandAt(ground, sense, x, halfHeight[sense] * wide);
    expect(y).toBeGreaterThanOrEqual(high - 1e-9);
    expect(y).toBeLessThanOrEqual(low + 1e-9);
    expect(x - halfWidth[sense] * wide).toBeGreaterThan(0);
    expect(x + halfWidth[sense] * wide).toBeLessThan(plate.width);
    for (const other of earlier[sense]) {
      const distance = Math.hypot((x - other.x) / halfWidth[sense], (y - other.y) / halfHeight[sense]);
      expect(distance, "a mark under a larger one").toBeGreaterThan(wide - other.wide);
    }
    earlier[sense].push(mark);
  }
}

test("shows as many marks of each kind as there were taps, each in its place", () => {
  fc.assert(
    fc.property(sittings, (sitting) => {
      const counts = countsOf(sitting);
      const marks = marksIn(sitting);
      expect(senses.map((kind) => marks.filter(({ mark }) => mark === kind).length)).toEqual(counts);
      expectVisible(sitting);
    }),
    { numRuns: 300 },
  );
});

test("draws the same sitting alike, to the byte", () => {
  fc.assert(
    fc.property(sittings, (sitting) => {
      expect(toSvg(drawPrint(structuredClone(sitting)))).toBe(toSvg(drawPrint(sitting)));
    }),
    { numRuns: 100 },
  );
});

test("draws 0 taps, 600 taps, a burst in one millisecond and times out of order", () => {
  const cases: Record<string, readonly Tap[]> = {
    none: [],
    "600": Array.from({ length: 600 }, (_, i): Tap => [(i % 3) as 0 | 1 | 2, i]),
    burst: Array.from({ length: 25 }, (): Tap => [1, 12.3]),
    "out of order": [
      [0, 50],
      [0, 10],
      [2, 400],
      [1, -3],
    ],
  };
  for (const [name, taps] of Object.entries(cases)) {
    const sitting = sittingOf(10, 77, taps);
    expect(marksIn(sitting), name).toHaveLength(taps.length);
    expectVisible(sitting);
    expect(toSvg(drawPrint(sitting)), name).not.toContain("NaN");
  }
});

/**
 * Prints hang on visitors' walls and are drawn again at each visit. If this fails, a change has moved lines in them: undo
 * it, or add a drawing and keep the old one's modules.
 */
test("a drawing never changes", () => {
  const taps = Array.from({ length: 90 }, (_, i): Tap => [((i * 7) % 3) as 0 | 1 | 2, i * 1.9]);
  const svg = toSvg(drawPrint(sittingOf(3, 795294320, taps))).replace(/wash\d+/g, "wash");
  expect(createHash("sha256").update(svg).digest("hex").slice(0, 16)).toBe("c4f13a1aeac9518c");
});

test("prints of different seeds differ in their land: reeds, path, far shore and mountains", () => {
  const shares = Array.from({ length: 20 }, (_, i) => compositionOf(1000 + i * 7919));
  const spread = (of: (composition: Composition) => number) => {
    const values = shares.map(of);
    return Math.max(...values) - Math.min(...values);
  };
  expect(new Set(shares.map(({ nearAt, farAt }) => nearAt < farAt)).size).toBe(2);
  expect(spread(({ path }) => path.to - path.from)).toBeGreaterThan(0.4);
  expect(spread(({ reeds: [left] }) => left?.[3] ?? 0)).toBeGreaterThan(60);
  expect(spread(({ trees }) => trees(0.5))).toBeGreaterThan(0.8);
});
