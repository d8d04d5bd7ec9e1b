import { clamp, times } from "../../../../prints/kit/numbers.ts";
import { createRandom } from "../../../../prints/kit/random.ts";
import { contour, type MarkInks, type Sense, senses, wave } from "../../../../prints/motifs/marks.ts";
import { disc, type Shape } from "./shapes.ts";

/** A mark in its place on a sheet. */
export type PlacedMark = {
  readonly sense: Sense;
  readonly x: number;
  readonly y: number;
  /** Width of a disc of its size; waves and rings are in proportion. */
  readonly wide: number;
  /** Rotation in degrees. */
  readonly turned: number;
  /** Which of the cuts of its kind. */
  readonly cut: number;
};

const cutsOfEach = 6;

const shapeOf = { see: disc.bind(undefined, 32), hear: wave, feel: contour };

const cuts: Readonly<Record<Sense, readonly string[]>> = Object.fromEntries(
  senses.map((sense, index) => {
    const random = createRandom(210 + index * 31);
    return [sense, times(cutsOfEach).map(() => shapeOf[sense](random))];
  }),
) as Record<Sense, string[]>;

/** What a cut of width 1 is divided by. */
const across: Readonly<Record<Sense, number>> = { see: 64, hear: 62, feel: 78 };

/** Returns a placed mark as a printed shape. */
export function markShape({ sense, x, y, wide, turned, cut }: PlacedMark, inks: MarkInks): Shape {
  const scale = wide / across[sense];
  const angle = (turned * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const d = cuts[sense][cut % cutsOfEach] ?? "";
  return { fill: inks[sense], d, matrix: [c, s, -s, c, x, y], mark: sense };
}

/** Half the width and half the height of a mark, as a share of `wide`. */
export const halfWidth: Readonly<Record<Sense, number>> = { see: 0.5, hear: 0.9, feel: 0.56 };
export const halfHeight: Readonly<Record<Sense, number>> = { see: 0.5, hear: 0.42, feel: 0.56 };

/** Width of a mark, in units, after a wait: a share of the whole time. */
export const wideAfter = (wait: number) => clamp(238 * Math.sqrt(wait), 17, 150);
