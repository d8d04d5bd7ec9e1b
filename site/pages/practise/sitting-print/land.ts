import { lerp, type Point, times, turn } from "../../../../prints/kit/numbers.ts";
import { createNoise, createRandom, type Random } from "../../../../prints/kit/random.ts";
import type { Profile } from "../../../../prints/motifs/mountains.ts";
import { drawBank } from "./bank.ts";
import { type Ground, nearReach } from "./ground.ts";
import type { SheetInks } from "./inks.ts";
import { gouge, polygon, rectangle, type Shape, ShapeStack } from "./shapes.ts";

/** Draws the sky, the mountains, the water and the bank, before anything is cut into them. */
export function drawLand(ground: Ground, inks: SheetInks): readonly Shape[] {
  const { width, height, horizon, bank } = ground;
  const random = createRandom(ground.seed + 11);
  const stack = new ShapeStack();
  stack.add({ from: 0, to: horizon, stops: inks.sky }, rectangle(0, 0, width, horizon + 1));
  stack.add({ from: horizon, to: bank, stops: inks.lake }, rectangle(0, horizon, width, height - horizon));
  stack.add(inks.ray, rays(ground, random));
  drawMountains(stack, ground, inks, random);
  drawReflections(stack, ground, inks, random);
  stack.add(inks.shore, farShore(ground, random));
  stack.add(inks.sliver, slivers(ground, random));
  drawBank(stack, ground, inks, random);
  return stack.shapes;
}

/** Arcs about a sun that is not there: it would be one disc too many. */
function rays({ horizon, nearAt, tall, scale, rays: wanted }: Ground, random: Random): string {
  let cuts = "";
  const centre = nearAt + tall * 0.95;
  for (const ring of times(wanted ? 13 : 0)) {
    const r = tall * (0.95 + ring * 0.21 + ring * ring * 0.006);
    const count = Math.round(r / (8.6 * scale + ring * 0.8 * scale));
    for (const i of times(count)) {
      const angle = ((i + (ring % 2) / 2 + random.range(-0.15, 0.15)) / count) * turn;
      const [x, y] = [centre + Math.cos(angle) * r, horizon - tall * 0.1 + Math.sin(angle) * r];
      if (y > horizon - 12 * scale || y < 8 * scale || random() < 0.12 + ring * 0.045) continue;
      const length = ((r * turn) / count) * random.range(0.55, 0.82);
      cuts += gouge(x, y, length, lerp(2.5, 1.1, ring / 12) * scale, angle + Math.PI / 2, -r * 0.01);
    }
  }
  return cuts;
}

/** How far the ridges run past the sheet, in units: further than a step, or the last one falls short of its edge. */
const past = 30;

function drawMountains(stack: ShapeStack, ground: Ground, inks: SheetInks, random: Random): void {
  const { width, horizon, near, far, nearAt, farAt, tall, scale } = ground;
  const ridge = (profile: Profile, from: number, to: number, step: number) => {
    const points: Point[] = [[from, horizon + 1]];
    for (let x = from; x <= to; x += step) {
      points.push([x + random.bell() * 2 * scale, horizon - profile(x) + random.bell() * 1.6 * scale]);
    }
    return polygon([...points, [to, horizon + 1]]);
  };
  const reach = nearReach(tall, width);
  const nearFrom = Math.max(-6, nearAt - reach);
  const nearTo = Math.min(width + past, nearAt + reach);
  stack.add(inks.far, ridge(far, -6, width + past, 16 * scale));
  stack.add(inks.lit, light(ground, random, far, farAt, -1, 26));
  stack.add(
    inks.near,
    ridge((x) => Math.max(0, near(x)), nearFrom, nearTo, 12 * scale),
  );
  stack.add(inks.lit, light(ground, random, near, nearAt, 1, 58));
}

/** Cuts of light down one flank of a mountain. */
function light(
  { horizon, tall, scale }: Ground,
  random: Random,
  profile: Profile,
  at: number,
  side: -1 | 1,
  count: number,
): string {
  let cuts = "";
  for (const _ of times(count)) {
    const x = at + side * (4 * scale + random() ** 0.8 * tall * 1.25);
    const high = profile(x);
    if (high < tall * 0.2) continue;
    const drop = 6 + high * 0.62 * random();
    const length = random.range(0.09, 0.24) * tall;
    if (drop + length * 0.5 > high - 3) continue;
    const [cx, cy] = [x + side * (drop * 0.4 + length * 0.3), horizon - high + drop + length * 0.34];
    cuts += gouge(cx, cy, length, random.range(1.1, 2.3) * scale, side * 0.86 + random.bell() * 0.1);
  }
  return cuts;
}

/** Both mountains upside down in the lake. */
function drawReflections(stack: ShapeStack, ground: Ground, inks: SheetInks, random: Random): void {
  const { width, horizon, near, far, scale } = ground;
  const reflections = [
    [far, inks.far, 0.52],
    [near, inks.near, 0.6],
  ] as const;
  for (const [profile, ink, depth] of reflections) {
    const points: Point[] = [[-6, horizon]];
    for (let x = -6; x <= width + past; x += 14 * scale) {
      points.push([x, horizon + profile(x) * depth + random.bell() * 2 * scale]);
    }
    stack.add(ink, polygon([...points, [width + past, horizon]]), { opacity: 0.42 });
  }
}

/** Trees on the far shore. */
function farShore({ width, horizon, seed, scale, composition }: Ground, random: Random): string {
  const noise = createNoise(seed % 499);
  const points: Point[] = [[-6, horizon + 3 * scale]];
  for (let x = -6; x <= width + past; x += random.range(5, 10) * scale) {
    const tree =
      (4 + 9 * Math.abs(noise(x / (46 * scale))) + random() * 4 + (random() < 0.08 ? 8 : 0)) *
      composition.trees(x / width);
    points.push([x, horizon - scale * tree]);
  }
  return polygon([...points, [width + past, horizon + 3 * scale]]);
}

/** Still water: level slivers in an ink close to the water's own. None has a wave in it, which could be counted. */
function slivers({ width, height, horizon, bank, scale }: Ground, random: Random): string {
  let cuts = "";
  const rows = Math.round(21 * Math.sqrt((bank - horizon) / (360 * scale)));
  for (const row of times(rows)) {
    const t = (row + 0.6) / rows;
    const y = lerp(horizon + 6 * scale, bank + height * 0.02, t ** 1.35);
    for (let x = -random.range(0, 160) * scale; x < width; ) {
      const length = lerp(50, 190, t) * random.range(0.5, 1.4) * scale;
      if (random() < lerp(0.7, 0.6, t)) {
        const thickness = () => lerp(1, 4.6, t) * random.range(0.5, 1.15) * scale;
        cuts += gouge(x + length / 2, y + random.bell() * 3 * scale, length, thickness());
      }
      x += length * random.range(0.75, 1.35);
    }
  }
  return cuts;
}
