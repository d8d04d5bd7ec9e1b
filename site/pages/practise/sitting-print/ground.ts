import { createNoise } from "../../../../prints/kit/random.ts";
import type { Sense } from "../../../../prints/motifs/marks.ts";
import { buninyong, type Profile, warrenheip } from "../../../../prints/motifs/mountains.ts";
import { type Composition, compositionOf } from "./composition.ts";

/** What a sheet looks like; heights are shares of the whole. */
export type SheetLayout = {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly horizon?: number;
  readonly bank?: number;
  /** Kept free at the left, right and top, in units. */
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  /** Size of everything that is cut. */
  readonly scale?: number;
  /** Height of mountains and reeds, 1 in the print. */
  readonly mountains?: number;
  readonly reeds?: number;
  readonly rays?: boolean;
};

/** Where things stand on a sheet of any shape. */
export type Ground = {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly scale: number;
  readonly reeds: number;
  readonly rays: boolean;
  readonly composition: Composition;
  /** y of the horizon and of the bank. */
  readonly horizon: number;
  readonly bank: number;
  /** Heights of the two mountains above the horizon, and x of their summits. */
  readonly near: Profile;
  readonly far: Profile;
  readonly nearAt: number;
  readonly farAt: number;
  readonly tall: number;
  /** y of the water's edge at x. */
  readonly edge: (x: number) => number;
  /** The crossing: x of its first and last moment. */
  readonly from: number;
  readonly to: number;
  /** Height of the water that is the swan's. */
  readonly lane: number;
  /** Limits of the marks in sky and bank. */
  readonly top: number;
  readonly foot: number;
};

/** The sheet of the print. Marks are placed on it; sheets of other shapes take their places from it. */
export const plate = { width: 900, height: 1160 } as const;

export function groundOf({
  width,
  height,
  seed,
  horizon: horizonShare,
  bank: bankShare,
  left = 0,
  right = 0,
  top = 0,
  scale = 1,
  mountains = 1,
  reeds = 1,
  rays = true,
}: SheetLayout): Ground {
  const composition = compositionOf(seed);
  const noise = createNoise(seed % 977);
  const horizon = height * (horizonShare ?? composition.horizon);
  const bank = height * (bankShare ?? composition.bank);
  const tall = Math.min(horizon * 0.34, width * 0.17) * mountains * composition.tall;
  const nearAt = width * composition.nearAt;
  const farAt = width * composition.farAt;
  const cone = buninyong(farAt, Math.min(tall * 2.4, width * 0.4), tall * composition.farTall);
  const [[leftHeight, leftBreadth], [rightHeight, rightBreadth]] = composition.ends;
  const sweep = height * 0.022;
  const margin = width * 0.075;
  return {
    width,
    height,
    seed,
    scale,
    reeds,
    rays,
    composition,
    horizon,
    bank,
    near: warrenheip(nearAt, nearReach(tall, width), tall),
    far: (x) => Math.max(cone(x), tall * (0.13 + 0.05 * noise(x / 150) + 0.03 * noise(x / 50))),
    nearAt,
    farAt,
    tall,
    edge: (x) => {
      const u = x / width;
      const ends =
        leftHeight * Math.exp(-((u / leftBreadth) ** 2)) +
        rightHeight * Math.exp(-(((1 - u) / rightBreadth) ** 2));
      return bank + sweep * (0.9 * noise(u * 2.2 + 3) + 0.25 * noise(u * 9)) - sweep * 2.2 * ends;
    },
    from: Math.max(margin, left),
    to: width - Math.max(margin, right),
    lane: Math.min((bank - horizon) * 0.26, 92 * scale) * composition.lane,
    top: Math.max(top, height * 0.035),
    foot: height * 0.972,
  };
}

/** Returns half the width of the near mountain. */
export const nearReach = (tall: number, width: number) => Math.min(tall * 2.5, width * 0.42);

/** Returns the highest and lowest y for the middle of a mark: its band at x, for a mark of this half height. */
export function bandAt(ground: Ground, sense: Sense, x: number, half: number): readonly [number, number] {
  const { scale, horizon, edge } = ground;
  const [high, low] =
    sense === "see"
      ? [ground.top + half, horizon - Math.max(ground.near(x), ground.far(x)) - half - 14 * scale]
      : sense === "hear"
        ? [horizon + ground.lane + half, edge(x) - half - 20 * scale]
        : [edge(x) + half + 16 * scale, ground.foot - half];
  const middle = (high + low) / 2;
  return high < low ? [high, low] : [middle, middle];
}
