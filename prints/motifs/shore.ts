import { polygon } from "../kit/cuts.ts";
import type { Point } from "../kit/numbers.ts";
import type { Plate } from "../kit/plate.ts";
import { createNoise, createRandom } from "../kit/random.ts";

/** A tower above the trees: position, height and kind. */
type Tower = readonly [x: number, height: number, kind: "spire" | "clock"];

type Shore = {
  readonly from: number;
  readonly to: number;
  /** The water line. */
  readonly y: number;
  readonly seed: number;
  /** Height of the trees. */
  readonly height?: number;
  readonly town?: readonly Tower[];
};

/** Draws the far shore: a line of trees with the town's towers above it. */
export function shore(plate: Plate, { from, to, y, seed, height = 20, town = [] }: Shore): void {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const points: Point[] = [[from, y + 5]];
  for (let x = from; x <= to; x += random.range(7, 13)) {
    const growth = height * (0.45 + 0.55 * Math.abs(noise(x / 46))) * (0.7 + 0.5 * noise(x / 210 + 9));
    points.push([x, y - Math.max(4, growth) - random() * 6]);
    if (random() >= 0.16) continue;
    // An occasional taller tree.
    const crown = height * random.range(0.7, 1.25);
    points.push(
      [x + 1, y - crown],
      [x + 5, y - crown * 1.2],
      [x + 11, y - crown * 1.12],
      [x + 15, y - crown * 0.8],
    );
    x += 14;
  }
  plate.add(polygon([...points, [to, y + 5]]));
  for (const tower of town) plate.add(outline(tower, y - 6));
}

function outline([x, height, kind]: Tower, base: number): string {
  const half: readonly Point[] =
    kind === "spire"
      ? [
          [5, 0],
          [5, 0.5],
          [0, 1],
        ]
      : [
          [6, 0],
          [6, 0.72],
          [8, 0.72],
          [4, 0.86],
          [0, 1],
        ];
  const left = half.map(([dx, share]): Point => [x - dx, base - height * share]);
  const right = half.slice(0, -1).map(([dx, share]): Point => [x + dx, base - height * share]);
  return polygon([...left, ...right.reverse()]);
}
