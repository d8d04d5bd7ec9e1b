import { createNoise, createRandom } from "../../../../prints/kit/random.ts";

/** What of a lake answers to its seed. Heights and places along the sheet are shares of it. */
export type Composition = {
  readonly horizon: number;
  readonly bank: number;
  /** Summits of the two mountains, and how high they are. */
  readonly nearAt: number;
  readonly farAt: number;
  readonly tall: number;
  readonly farTall: number;
  /** How much higher the trees of the far shore stand than its scrub, at a place along it. */
  readonly trees: (u: number) => number;
  /** How high and how broad the bank rises at either end. */
  readonly ends: readonly [left: Rise, right: Rise];
  readonly reeds: readonly Stand[];
  /** Height of the swan's water, and its path down from the horizon there. */
  readonly lane: number;
  readonly path: { readonly from: number; readonly to: number; readonly bow: number };
};

type Rise = readonly [height: number, breadth: number];

/** Reeds between two places, and the height of the tallest, in units. The first stand is the left one. */
export type Stand = readonly [from: number, to: number, count: number, tall: number];

/** Returns the composition of a seed. */
export function compositionOf(seed: number): Composition {
  const random = createRandom(seed + 5);
  const { range } = random;
  const isTurned = random() < 0.5;
  const isRushyLeft = random() < 0.5;
  const large: Stand = [-0.01, range(0.07, 0.19), Math.round(range(15, 30)), range(130, 230)];
  const small: Stand = [-0.01, range(0.025, 0.06), Math.round(range(3, 10)), range(62, 100)];
  const turned = ([from, to, ...rest]: Stand): Stand => [1 - to, 1 - from, ...rest];
  const wood = { at: random(), breadth: range(0.08, 0.26), height: range(0.6, 4.2) };
  const scrub = range(0.5, 1.2);
  const clumps = createNoise((seed % 751) + 3);
  const [from, to] = [range(0.42, 0.88), range(0.42, 0.88)];
  return {
    horizon: range(0.36, 0.45),
    bank: range(0.68, 0.74),
    nearAt: isTurned ? range(0.24, 0.42) : range(0.56, 0.76),
    farAt: isTurned ? range(0.62, 0.86) : range(0.14, 0.36),
    tall: range(0.78, 1.16),
    farTall: range(0.5, 0.8),
    trees: (u) =>
      scrub + wood.height * Math.exp(-(((u - wood.at) / wood.breadth) ** 2)) * (0.75 + 0.25 * clumps(u * 14)),
    ends: [
      [range(0.2, 1.3), range(0.08, 0.24)],
      [range(0.1, 1.3), range(0.08, 0.24)],
    ],
    reeds: isRushyLeft ? [large, turned(small)] : [small, turned(large)],
    lane: range(1.1, 1.5),
    path: { from, to, bow: range(-0.12, 0.1) },
  };
}
