import { oklch } from "../kit/inks.ts";
import { lerp, type Point, times } from "../kit/numbers.ts";
import { createRandom, type Random } from "../kit/random.ts";
import { type Size, sheet } from "../kit/sheet.ts";
import { type Mark, type MarkInks, markSymbols, placeMark, type Sense, senses } from "../motifs/marks.ts";

/** All marks of the day, a third of them of each sense. */
const marks = 210;

/** For dark backgrounds. */
export const nightMarks: MarkInks = {
  see: oklch(0.815, 0.15, 79),
  hear: oklch(0.8, 0.05, 215),
  feel: oklch(0.72, 0.125, 33),
};

/** For light backgrounds; also legible on dark ones. */
export const dayMarks: MarkInks = {
  see: oklch(0.79, 0.155, 76),
  hear: oklch(0.53, 0.06, 218),
  feel: oklch(0.61, 0.145, 35),
};

type TuesdayOptions = Size & {
  readonly seed?: number;
  /** Typical size of a mark; see `Mark`. */
  readonly markSize?: number;
  readonly inks?: MarkInks;
};

/** An ordinary Tuesday: all 210 marks, in heaps. Transparent background. */
export function tuesday({
  width,
  height,
  seed = 1740,
  markSize = 1,
  inks = nightMarks,
}: TuesdayOptions): string {
  const random = createRandom(seed);
  const heaps = times(7).map(
    (): Point => [random.range(0.2, 0.8) * width, random.range(0.16, 0.84) * height],
  );
  const placed: Mark[] = [];
  for (const i of times(marks)) {
    const sense = senses[i % senses.length] ?? "see";
    const size = markSize * (0.62 + random() ** 2.6 * 2);
    const reach = 15 * size;
    // Marks may overlap, but must not cover another's centre.
    let [x, y] = spot(random, heaps, { width, height }, reach);
    for (let tries = 0; tries < 60 && placed.some((other) => hides(other, x, y, size)); tries++) {
      [x, y] = spot(random, heaps, { width, height }, reach);
    }
    placed.push({ sense, x, y, size, turned: random.range(0, 360), cut: Math.floor(random() * 16) });
  }
  // Small marks on top.
  placed.sort((a, b) => b.size - a.size);
  return sheet({ width, height, defs: markSymbols(inks), body: placed.map(placeMark).join("") });
}

/** Returns a random point, usually near a heap. */
function spot(random: Random, heaps: readonly Point[], { width, height }: Size, reach: number): Point {
  const [x, y] = [random.range(reach, width - reach), random.range(reach, height - reach)];
  const [hx, hy] = heaps[Math.floor(random() * heaps.length)] ?? [x, y];
  const pull = random() < 0.62 ? random.range(0.35, 0.8) : 0;
  return [lerp(x, hx, pull), lerp(y, hy, pull)];
}

const hides = (other: Mark, x: number, y: number, size: number) =>
  Math.hypot(other.x - x, other.y - y) < 9.5 * Math.max(other.size, size);

const [columns, rows] = [14, 5];

/** The 70 marks of one sense, in slightly uneven rows. */
export function sorted(sense: Sense, { width, height }: Size, inks: MarkInks, seed = 70): string {
  const random = createRandom(seed + sense.length);
  const [across, down] = [width / columns, height / rows];
  const marks = times(columns * rows).map((i): Mark => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const swell = 3.4 * Math.sin(column / 2.6 + row * 0.35 + sense.length);
    const slope = (3.4 / 2.6 / across) * Math.cos(column / 2.6 + row * 0.35 + sense.length);
    return {
      sense,
      x: (column + 0.5) * across + random.bell() * 0.8,
      y: (row + 0.5) * down + swell + random.bell() * 0.8,
      // Waves join into lines; the others stay apart.
      size: sense === "hear" ? (across / 28) * 1.02 : 1.02 + random.bell() * 0.06,
      turned: sense === "hear" ? (slope * 180) / Math.PI : random.range(0, 360),
      cut: Math.floor(random() * 16),
    };
  });
  return sheet({ width, height, defs: markSymbols(inks, [sense]), body: marks.map(placeMark).join("") });
}

/** A single mark, as the icon of a practice's sense. */
export function singleMark(sense: Sense, inks: MarkInks): string {
  const [width, height] = [32, 32];
  const mark: Mark = { sense, x: 16, y: 16, size: sense === "hear" ? 1.1 : 1.25, turned: 0, cut: 1 };
  return sheet({ width, height, defs: markSymbols(inks, [sense]), body: placeMark(mark) });
}
