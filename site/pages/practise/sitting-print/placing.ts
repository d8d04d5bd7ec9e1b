import { clamp, lerp, times } from "../../../../prints/kit/numbers.ts";
import { createNoise, createRandom } from "../../../../prints/kit/random.ts";
import { type Sense, senses } from "../../../../prints/motifs/marks.ts";
import { bandAt, type Ground, groundOf, plate } from "./ground.ts";
import { halfHeight, halfWidth, type PlacedMark, wideAfter } from "./marks.ts";
import type { Sitting, Tap } from "./sitting.ts";

/** A mark on the print's own sheet, with its place as shares of band and crossing. */
export type PlateMark = PlacedMark & {
  /** Along the crossing, 0 to 1. */
  readonly u: number;
  /** Down the band, 0 to 1. */
  readonly v: number;
};

type Taken = { readonly x: number; readonly y: number; readonly hw: number; readonly hh: number };

type Candidate = {
  readonly cost: number;
  readonly clear: number;
  readonly x: number;
  readonly y: number;
  readonly v: number;
};

/** Tries in the mark's own place, and in all. */
const ownTries = 46;
const allTries = 80;

/** Between a mark and the edge of its sheet, in units. */
const rim = 12;

/**
 * Returns a function that places one mark after the other. Across is when, down is chance along a line that wanders and
 * clear of earlier marks, size is how long nothing had been cut before. A later mark never moves an earlier one.
 */
export function createPlacer({ minutes, seed }: Pick<Sitting, "minutes" | "seed">) {
  const ground = groundOf({ ...plate, seed });
  const random = createRandom(seed);
  const drift = senses.map((_, index) => createNoise((seed % 1009) + index * 37));
  const taken: Record<Sense, Taken[]> = { see: [], hear: [], feel: [] };
  const whole = minutes * 60;
  let before = 0;

  return ([index, at]: Tap): PlateMark => {
    const sense = senses[index] ?? "see";
    const wait = clamp((at - before) / whole);
    before = at;
    const wide = wideAfter(wait) * random.range(0.94, 1.06);
    const [hw, hh] = [halfWidth[sense] * wide, halfHeight[sense] * wide];
    const u = clamp(at / whole);
    const here = lerp(ground.from, ground.to, u);
    const wanted = 0.5 + 0.46 * (drift[index]?.(u * 5.2) ?? 0);
    let best: Candidate | undefined;
    for (const attempt of times(allTries)) {
      const isOwn = attempt < ownTries;
      // A burst that finds no room where it belongs may lean a few seconds to either side.
      if (!isOwn && best && best.clear > -3) break;
      const lean = random.bell() * (isOwn ? 6 + attempt * 0.35 : 48);
      const leant = clamp(here + lean, ground.from + hw * 0.35, ground.to - hw * 0.35);
      const x = clamp(leant, hw + rim, plate.width - hw - rim);
      const [high, low] = bandAt(ground, sense, x, hh);
      const v =
        attempt === 0 ? wanted : isOwn ? clamp(wanted + random.bell() * (0.12 + attempt * 0.024)) : random();
      const y = lerp(high, low, v);
      const clear = distance({ x, y, hw, hh }, taken[sense]);
      const crowding = clear < 0 ? -clear * 4 : 0;
      const cost = Math.abs(v - wanted) * 15 - clear + crowding + Math.abs(x - here) * 0.1;
      if (!best || cost < best.cost) best = { cost, clear, x, y, v };
    }
    const { x, y, v } = best ?? { x: here, y: ground.horizon, v: wanted };
    taken[sense].push({ x, y, hw, hh });
    const turned = sense === "hear" ? random.bell() * 9 : random() * 360;
    const cut = Math.floor(random() * 12);
    return { sense, x, y, wide, turned, cut, v, u: (x - ground.from) / (ground.to - ground.from) };
  };
}

/** Returns how far a mark is from the nearest of its kind: 0 where they touch, never more than 22. */
function distance({ x, y, hw, hh }: Taken, others: readonly Taken[]): number {
  let nearest = 22;
  for (const other of others) {
    const [dx, dy] = [(x - other.x) / (hw + other.hw + 5), (y - other.y) / (hh + other.hh + 5)];
    nearest = Math.min(nearest, (Math.hypot(dx, dy) - 1) * 26);
  }
  return nearest;
}

/** Returns a mark as it is placed on a sheet of another shape. */
export function placedOn(ground: Ground, mark: PlateMark, zoom: number): PlacedMark {
  const wide = mark.wide * zoom;
  const half = halfWidth[mark.sense] * wide;
  const x = clamp(
    lerp(ground.from, ground.to, clamp(mark.u)),
    ground.from - 14 * ground.scale + half,
    ground.width - rim * ground.scale - half,
  );
  const [high, low] = bandAt(ground, mark.sense, x, halfHeight[mark.sense] * wide);
  return { ...mark, wide, x, y: lerp(high, low, mark.v) };
}
