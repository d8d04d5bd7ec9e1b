import { clamp, lerp, type Point, times } from "../../../../prints/kit/numbers.ts";
import type { Random } from "../../../../prints/kit/random.ts";
import type { Ground } from "./ground.ts";
import type { SheetInks } from "./inks.ts";
import { gouge, polygon, type ShapeStack } from "./shapes.ts";

/** Draws the bank in the foreground, with its grass, and reeds at both ends of the crossing. */
export function drawBank(stack: ShapeStack, ground: Ground, inks: SheetInks, random: Random): void {
  stack.add(inks.bank, earth(ground, random));
  stack.add(inks.cut, grass(ground, random));
  stack.add(inks.bank, fringe(ground, random));
  stack.add(inks.reed ?? inks.bank, reeds(ground, random));
}

function earth({ width, height, edge, scale }: Ground, random: Random): string {
  const points: Point[] = [[-6, height + 6]];
  for (let x = -6; x < width + 6; x += 15 * scale) points.push([x, edge(x) + random.bell() * 2 * scale]);
  return polygon([...points, [width + 6, edge(width)], [width + 6, height + 6]]);
}

/** Grass: short and close at the water, long and loose in the foreground. */
function grass({ width, height, bank, edge, scale }: Ground, random: Random): string {
  let cuts = "";
  const swaths = Math.max(5, Math.round((height - bank) / (24 * scale)));
  for (const row of times(swaths)) {
    const t = (row + 0.5) / swaths;
    for (let x = -random.range(0, 60) * scale; x < width + 20 * scale; ) {
      const length = lerp(26, 92, t) * random.range(0.5, 1.3) * scale;
      const at = x + length / 2;
      const y = lerp(edge(at) + 13 * scale, height + 8 * scale, t ** 1.12) + random.bell() * 5 * scale;
      const tilt = Math.atan2(edge(at + 24) - edge(at - 24), 48) * (1 - t);
      if (random() < 0.72) {
        const thickness = lerp(1, 2.7, t) * random.range(0.6, 1.2) * scale;
        cuts += gouge(at, y, length, thickness, tilt + random.bell() * 0.04, random.bell() * 2 * scale);
      }
      x += length * random.range(0.9, 1.7);
    }
  }
  return cuts;
}

/** Blades along the water's edge. */
function fringe({ width, edge, scale }: Ground, random: Random): string {
  let cuts = "";
  for (let x = 0; x < width; x += random.range(5, 13) * scale) {
    if (random() < 0.3) continue;
    const blade = random.range(6, 17) * scale;
    cuts += gouge(
      x,
      edge(x) - blade * 0.28,
      blade,
      1.5 * scale,
      -1.57 + random.bell() * 0.5,
      random.bell() * 2,
    );
  }
  return cuts;
}

/** The most that reeds take of the water, up from the bank. */
const mostReeds = 0.6;

/** Returns the reeds at both ends of the crossing. */
export function reeds(
  { width, horizon, bank, edge, scale, reeds: height, composition }: Ground,
  random: Random,
): string {
  let cuts = "";
  for (const [from, to, count, highest] of composition.reeds) {
    // At the left of a screen they stay below its words.
    const tall = from < 0 ? highest * height : highest;
    for (const i of times(count)) {
      const x = width * lerp(from, to, (i + random()) / count);
      const room = (bank - horizon) * mostReeds * (tall < 96 ? height : 1);
      const blade = Math.min(tall * scale, room) * random.range(0.5, 1);
      const lean = (0.08 + random.bell() * 0.2) * blade;
      const foot = edge(clamp(x, 0, width)) + 8 * scale;
      const thickness = random.range(1.5, 3) * scale;
      cuts += gouge(
        x + lean / 2,
        foot - blade / 2,
        blade * 1.02,
        thickness,
        Math.atan2(-blade, lean),
        -lean * 0.35,
      );
      if (random() < 0.2) {
        const [tipX, tipY] = [x + lean * 0.98, foot - blade];
        cuts += gouge(tipX, tipY, blade * 0.2, 4 * scale, Math.atan2(-blade, lean * 1.4));
      }
    }
  }
  return cuts;
}
