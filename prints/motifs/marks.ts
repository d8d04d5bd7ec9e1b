import { disc } from "../kit/cuts.ts";
import { type Point, times, turn } from "../kit/numbers.ts";
import { createRandom, type Random } from "../kit/random.ts";

/*
 * The three marks of the teaching: a disc is something seen, a wave something heard, a contour something
 * felt. Never swap them.
 */

export type Sense = "see" | "hear" | "feel";

export const senses: readonly Sense[] = ["see", "hear", "feel"];

/** One ink per sense. */
export type MarkInks = { readonly [S in Sense]: string };

/** Marks are drawn four times too large and scaled down, so that whole units are precise enough. */
const enlarged = 4;

/** Variants of each mark, so that seventy in a row look hand-cut. */
const cutsOfEach = 4;

/** A placed mark. At size 1 it is about 22 units wide; `turned` is in degrees. */
export type Mark = {
  readonly sense: Sense;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned: number;
  /** Variant; any integer. */
  readonly cut: number;
};

/** Returns all variants of the marks for the `defs`. */
export function markSymbols(inks: MarkInks, which: readonly Sense[] = senses, seed = 210): string {
  return which
    .map((sense) => {
      const random = createRandom(seed + senses.indexOf(sense) * 31);
      return times(cutsOfEach)
        .map((cut) => `<path id="${sense}${cut}" fill="${inks[sense]}" d="${shapeOf(sense, random)}"/>`)
        .join("");
    })
    .join("");
}

/** Places a mark as one element, so that tests can count them. */
export function placeMark({ sense, x, y, size, turned, cut }: Mark): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)})`;
  const rotation = Math.abs(turned) < 1 ? "" : `rotate(${Math.round(turned)})`;
  const scale = `scale(${Math.round((size / enlarged) * 1000) / 1000})`;
  return `<use href="#${sense}${cut % cutsOfEach}" transform="${place}${rotation}${scale}"/>`;
}

/** Draws one enlarged variant around 0, 0. */
function shapeOf(sense: Sense, random: Random): string {
  if (sense === "see") return disc(0, 0, 8 * enlarged, random, 22);
  if (sense === "hear") return wave(random);
  return contour(random);
}

/** An S of two strokes, thin at both ends. */
export function wave(random: Random): string {
  const rise = random.range(26, 33);
  const fall = random.range(23, 30);
  const thick = random.range(16, 20);
  const [a, b, c, d] = [-rise, fall, fall + thick, thick - rise].map(Math.round);
  const [over, under] = [Math.round(thick * 0.45), Math.round(thick * 0.55)];
  return `M-56 4C-40 ${a}-16 ${a} 0-${over}C16 ${b} 40 ${b} 56-4C40 ${c} 12 ${c}-4 ${under}C-16 ${d}-36 ${d}-56 4z`;
}

/** Two nested rings, like the contour lines of a hill. */
export function contour(random: Random): string {
  const tilt = random() * turn;
  const narrow = random.range(0.74, 0.92);
  const inner: Point = [random.range(-7, 7), random.range(-5, 5)];
  return (
    ring([0, 0], [42 * narrow, 42], 6.5, tilt, random) +
    ring(inner, [19 * narrow, 19], 5, tilt + random.range(-0.35, 0.35), random)
  );
}

/**
 * A ring of two crescents that meet at its ends.
 *
 * @param radii across and along, before tilting
 * @param half half of a crescent's thickness
 */
function ring(centre: Point, [across, along]: Point, half: number, tilt: number, random: Random): string {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const at = (x: number, y: number) =>
    `${Math.round(centre[0] + x * cos - y * sin)} ${Math.round(centre[1] + x * sin + y * cos)}`;
  return ([-1, 1] as const)
    .map((side) => {
      const end = along * random.range(0.95, 1.02);
      const width = across * random.range(0.9, 1.08);
      // Thinner on the lit side.
      const thick = half * (side < 0 ? 0.72 : 1.25);
      // A cubic whose control points lie 4/3 of the width to the side reaches exactly that width.
      const [outer, inner] = [(side * (width + thick) * 4) / 3, (side * (width - thick) * 4) / 3];
      return `M${at(0, -end)}C${at(outer, -end)} ${at(outer, end)} ${at(0, end)}C${at(inner, end * 0.9)} ${at(inner, -end * 0.9)} ${at(0, -end)}z`;
    })
    .join("");
}
