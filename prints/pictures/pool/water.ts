import { gouge, polygon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";

/** A pool in perspective. */
export type Pool = {
  readonly width: number;
  /** y of the far and the near edge. */
  readonly far: number;
  readonly edge: number;
  /** The lane ropes' vanishing point. */
  readonly vanishing: Point;
  readonly sunX: number;
  readonly lanes: number;
};

/** Cuts that lengthen towards the viewer, with light in the lane under the sun. */
export function addWater(press: Press, { width, far, edge, sunX }: Pool, deepInk: string, inks: Inks) {
  const random = createRandom(816);
  const deep = press.plate(deepInk, { overlap: "add" });
  const light = press.plate(inks.night ? inks.far : inks.paper, { overlap: "add" });
  const glitter = press.plate(inks.sun, { overlap: "add" });
  for (const row of times(26)) {
    const t = (row / 25) ** 1.5;
    const y = lerp(far, edge, t) + 5;
    for (let x = random.range(-80, 0); x < width; ) {
      const length = lerp(22, 130, t) * random.range(0.5, 1.4);
      const fromSun = (x + length / 2 - lerp(sunX, width * 0.78, t)) / lerp(50, 110, t);
      const sunlit = Math.exp(-(fromSun ** 2));
      if (random() < 0.5 * (1 - sunlit)) {
        deep.add(
          gouge(x + length / 2, y + random.bell() * 3, length, lerp(1, 6.5, t), 0, random.bell() * t * 5),
        );
      }
      if (random() < 0.26)
        light.add(gouge(x + length, y + random.bell() * 5, length * 0.8, lerp(0.8, 3.6, t)));
      if (random() < sunlit * 0.8)
        glitter.add(gouge(x, y + random.bell() * 4, length * 1.1, lerp(1.4, 6, t)));
      x += length * 1.05;
    }
  }
}

/** Lane ropes of beads in two inks, red at both ends. */
export function addLanes(press: Press, { width, far, edge, vanishing, lanes }: Pool, inks: Inks) {
  const gold = press.plate(inks.sun, { overlap: "add" });
  const white = press.plate(inks.paper, { overlap: "add" });
  const red = press.plate(inks.bill, { overlap: "add" });
  const [vx, vy] = vanishing;
  const depth = edge - far;
  const xAt = (u: number, t: number) => vx + ((u - vx) * (lerp(far, edge, t) - vy)) / (edge - vy);
  for (const lane of times(lanes + 1)) {
    const u = lerp(-width * 0.55, width * 1.62, lane / lanes);
    let bead = 0;
    for (let t = 0.004; t < 1; bead += 1) {
      const size = lerp(0.16, 1, t);
      const length = 19 * size;
      const [x, next] = [xAt(u, t), xAt(u, Math.min(1, t + length / depth))];
      const y = lerp(far, edge, t);
      const half = 8.6 * size;
      const along = (next - x) * 0.84;
      if (x > -30 && x < width + 30) {
        const ink = t < 0.1 || t > 0.84 ? red : bead % 6 < 3 ? gold : white;
        const end = Math.min(edge, y + length * 0.84);
        ink.add(
          polygon([
            [x - half, y],
            [x + half, y],
            [x + along + half, end],
            [x + along - half, end],
          ]),
        );
      }
      t += length / depth;
    }
  }
}
