import { lerp, type Point, times } from "../../../../prints/kit/numbers.ts";
import { createRandom } from "../../../../prints/kit/random.ts";
import { swan } from "../../../../prints/motifs/birds.ts";
import type { Ground } from "./ground.ts";
import { billInk, type SheetInks } from "./inks.ts";
import { gouge, type Matrix, type Shape, ShapeStack } from "./shapes.ts";

/** Draws the swan at a share of its crossing (0 to 1) and the water behind it, with one small cut for each minute. */
export function drawCrossing(
  ground: Ground,
  inks: SheetInks,
  share: number,
  minutes: number,
): readonly Shape[] {
  const { scale } = ground;
  const stack = new ShapeStack();
  const size = Math.min(0.52 * scale, (ground.lane * 0.9) / 100);
  const [x, y] = pathAt(ground, share);
  if (share > 0.004) {
    const [from, first] = pathAt(ground, 0);
    const [dx, dy] = [x - from, y - first];
    const bow = 2 * ground.lane * ground.composition.path.bow * share ** 2;
    stack.add(
      inks.wake,
      gouge(
        from + dx / 2,
        first + dy / 2 + 1.5 * scale,
        Math.hypot(dx, dy) + 30 * scale,
        2.4 * scale,
        Math.atan2(dy, dx),
        bow,
      ),
    );
    for (const minute of times(Math.floor(share * minutes + 0.001) + 1)) {
      const [at, down] = pathAt(ground, minute / minutes);
      if (minute === 0 || minute >= minutes || at >= x - 12 * scale) continue;
      stack.add(inks.wake, gouge(at, down + 1.5 * scale, 22 * scale, 2.2 * scale, Math.PI / 2 + 0.4));
    }
  }
  let ripples = "";
  for (const i of times(3)) {
    const [cx, cy] = [x - (6 + i * 7) * scale, y + (5 + i * 4.5) * scale];
    ripples += gouge(cx, cy, (92 - i * 16) * size * 1.7, (1.7 - i * 0.25) * scale);
  }
  stack.add(inks.wake, ripples);
  // It looks the way it swims, to the right; it was drawn looking to the left.
  const matrix: Matrix = [-size, 0, 0, size, x + swan.middle * size, y + 2 * scale - swan.waterline * size];
  return stack
    .add(inks.swan, swan.body, { matrix })
    .add(billInk, swan.bill, { matrix })
    .add(inks.swanCut, swan.cuts, { matrix }).shapes;
}

/** Draws a post in the water where each step of a practice begins, as a share of it; those that have been passed are gold. */
export function drawPosts(
  ground: Ground,
  inks: SheetInks,
  share: number,
  steps: readonly number[],
): readonly Shape[] {
  const { scale } = ground;
  const post = (step: number) => {
    const [x, y] = pathAt(ground, step);
    return gouge(x, y - 5 * scale, 34 * scale, 4.2 * scale, 1.57);
  };
  const posts = (wanted: (step: number) => boolean) => steps.filter(wanted).map(post).join("");
  return new ShapeStack()
    .add(
      inks.swan,
      posts((step) => step > share),
    )
    .add(
      inks.see,
      posts((step) => step <= share),
    ).shapes;
}

/** Returns where the swan is at a share of the crossing. */
export function pathAt({ from, to, scale, horizon, lane, composition }: Ground, share: number): Point {
  const { path } = composition;
  const down = lerp(path.from, path.to, share) + path.bow * 4 * share * (1 - share);
  return [lerp(from - 10 * scale, to, share), horizon + lane * down];
}

/** Draws flecks where the ink missed the paper. */
export function drawFlecks({ width, height, seed, scale }: Ground, inks: SheetInks): Shape {
  const random = createRandom(seed + 71);
  let d = "";
  for (const _ of times((width * height) / (4700 * scale * scale))) {
    const size = random.range(0.4, 1.4) * scale;
    const [x, y] = [random() * width, random() * height];
    d += gouge(x, y, size * 2 * random.range(1, 2.2), size, random() * Math.PI);
  }
  return { fill: inks.fleck, d, opacity: 0.5 };
}
