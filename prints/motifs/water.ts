import { gouge } from "../kit/cuts.ts";
import { lerp, type Point, times } from "../kit/numbers.ts";
import type { Plate } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";

type Water = {
  readonly from: number;
  readonly to: number;
  /** y of the far and the near edge. */
  readonly top: number;
  readonly bottom: number;
  readonly seed: number;
  readonly rows?: number;
  readonly density?: number;
  /** Probability of a cut at a point; `depth` is 0 at the far edge, 1 at the near edge. */
  readonly keep?: (x: number, y: number, depth: number) => number;
  /** Thickness and length of cuts, far and near. */
  readonly thickness?: Point;
  readonly length?: Point;
};

/** Draws open water: slivers that grow towards the viewer. */
export function water(plate: Plate, options: Water): void {
  const { from, to, top, bottom, seed, rows = 34, density = 1, keep = () => 1 } = options;
  const { thickness = [0.8, 7], length = [40, 230] } = options;
  const random = createRandom(seed);
  for (const row of times(rows)) {
    const depth = row / (rows - 1);
    const y = lerp(top, bottom, depth ** 1.55);
    const usual = lerp(length[0], length[1], depth);
    const thick = lerp(thickness[0], thickness[1], depth ** 1.2);
    for (let x = from + random.range(-usual, 0); x < to; ) {
      const cut = usual * random.range(0.5, 1.5);
      const chance = keep(x + cut / 2, y, depth);
      if (random() < chance) {
        const width = thick * random.range(0.5, 1.15) * (0.5 + 0.5 * chance);
        plate.add(gouge(x + cut / 2, y + random.bell() * 2, cut, width, 0, random.bell() * thick * 0.5));
      }
      x += (cut * random.range(0.62, 1.1)) / density;
    }
  }
}
