import { disc, gouge, polygon } from "../../../prints/kit/cuts.ts";
import { lerp, type Point, times } from "../../../prints/kit/numbers.ts";
import type { Plate, Press } from "../../../prints/kit/plate.ts";
import { createNoise, createRandom, type Random } from "../../../prints/kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../../prints/kit/sheet.ts";
import { swan } from "../../../prints/motifs/birds.ts";
import { buninyong, hill, type Profile, warrenheip } from "../../../prints/motifs/mountains.ts";
import { water } from "../../../prints/motifs/water.ts";
import { isTall, rings } from "../../../prints/pictures/articles/scenery.ts";
import type { MotifInks } from "./motif-inks.ts";

/** A print that is drawn from a seed: its frame and inks, and what the seed decides. */
export type Scene = Size & {
  readonly inks: MotifInks;
  readonly seed: number;
  readonly random: Random;
  /** The crop for phones, a composition of its own. */
  readonly tall: boolean;
  /** Size of what is cut, 1 in the wide print. */
  readonly scale: number;
  /** Returns x for a share of the width, from the left or from the right: half of the prints are the other way round. */
  readonly across: (share: number) => number;
  /** -1 if the print is the other way round. */
  readonly side: 1 | -1;
};

/** Returns the scene of a seed. Both crops of a print draw the same numbers. */
export function createScene(size: Size, inks: MotifInks, seed: number): Scene {
  // Neighbouring seeds must not look related.
  const random = createRandom(seed * 7919);
  const side = random() < 0.5 ? 1 : -1;
  const tall = isTall(size);
  return {
    ...size,
    inks,
    seed,
    random,
    tall,
    scale: tall ? 0.86 : 1,
    across: (share) => size.width * (side === 1 ? share : 1 - share),
    side,
  };
}

/** Returns one of a list: another one for the next seed, so that each turn is seen. */
export const inTurn = <One>(seed: number, list: readonly [One, ...One[]]): One =>
  list[seed % list.length] ?? list[0];

type Layers = {
  /** y of the line between sky and ground. */
  readonly horizon: number;
  readonly behind: Press;
  readonly before: Press;
  readonly defs?: string;
};

/** Returns the document: sky, what stands behind the horizon, water, what stands before it. */
export function finish({ inks, seed, ...scene }: Scene, { horizon, behind, before, defs = "" }: Layers) {
  const { width, height } = scene;
  const flecks = speckle(seed, inks.light, scene, 0.4);
  return sheet({
    width,
    height,
    defs:
      verticalGradient("sky", [
        [0.1, inks.sky[0]],
        [1, inks.sky[1]],
      ]) +
      verticalGradient("ground", [
        [0, inks.water[0]],
        [0.8, inks.water[1]],
      ]) +
      flecks.defs +
      defs,
    body:
      flat("url(#sky)", 0, 0, width, horizon + 1) +
      behind.toSvg() +
      flat("url(#ground)", 0, horizon, width, height - horizon) +
      before.toSvg() +
      flecks.body,
  });
}

/** Draws the sun with rings of rays; what lies before it is drawn later. */
export function sunrise(
  press: Press,
  { width, inks, seed, scale }: Scene,
  [x, y]: Point,
  radius: number,
): void {
  rings(press.plate(inks.light, { opacity: 0.7 }), {
    x,
    y,
    radius,
    count: 6,
    gap: 34 * scale,
    seed,
    keep: (px, py) => py > 14 && px > -20 && px < width + 20,
  });
  press.plate(inks.sun, { shift: [-2, 1] }).add(disc(x, y, radius, createRandom(seed + 1)));
}

type Places = {
  readonly nearAt: number;
  readonly near: number;
  readonly farAt: number;
  readonly far: number;
};

/** Two mountains: their places and heights, and their outlines above the horizon. */
type Mountains = Places & { readonly cone: Profile; readonly low: Profile; readonly outline: Profile };

/** Returns two mountains of these heights at these places; narrower ones in the crop for phones. */
export function mountains({ seed, scale, tall }: Scene, places: Places): Mountains {
  const noise = createNoise(seed + 2);
  const breadth = tall ? 0.72 : 1;
  const cone = warrenheip(places.nearAt, places.near * 2.25 * breadth, places.near);
  const long = buninyong(places.farAt, places.far * 2.7 * breadth, places.far);
  const low: Profile = (x) => Math.max(long(x), (15 + 7 * noise(x / 150) + 4 * noise(x / 55)) * scale);
  return { ...places, cone, low, outline: (x) => Math.max(low(x), cone(x)) };
}

/** Draws the mountains along a horizon. */
export function range(press: Press, { width, inks, seed }: Scene, base: number, land: Mountains): void {
  const { nearAt, near, farAt, far, cone, low } = land;
  const lit = nearAt < width / 2 ? 1 : -1;
  hill(press.plate(inks.far), {
    ...{ from: -10, to: width + 10, base, profile: low, seed: seed + 3 },
    ...{ lit: lit === 1 ? -1 : 1, litFrom: farAt, cuts: 40, reach: far * 1.7, mist: 0.5, step: 16 },
  });
  hill(press.plate(inks.near, { shift: [1, 1] }), {
    ...{ from: nearAt - near * 2.3, to: nearAt + near * 2.4, base, profile: cone, seed: seed + 4 },
    ...{ lit, litFrom: nearAt, cuts: 62, reach: near * 1.6, mist: 0.4, step: 13 },
  });
}

/** Draws the mountains upside down in the water, broken by level cuts. */
export function reflection(
  press: Press,
  { width, inks, seed, scale }: Scene,
  horizon: number,
  profile: Profile,
): void {
  const random = createRandom(seed + 5);
  const plate = press.plate(inks.near, { opacity: 0.5 });
  const points: Point[] = [[-10, horizon]];
  for (let x = -10; x <= width + 10; x += 16)
    points.push([x, horizon + profile(x) * 0.8 + random.bell() * 3]);
  plate.add(polygon([...points, [width + 10, horizon]]));
  for (const _ of times(width / 18)) {
    const t = random() ** 0.8;
    const [x, length] = [random.range(0, width), random.range(50, 170) * (0.5 + t * 0.6)];
    plate.add(gouge(x, horizon + 7 + t * 120 * scale, length, random.range(0.9, 3) * (0.6 + t)));
  }
}

/** Draws the path of the sun's light on the water. */
export function glitter(plate: Plate, { height, seed, scale }: Scene, x: number, horizon: number): void {
  const random = createRandom(seed + 6);
  for (const i of times(40)) {
    const t = (i + random()) / 40;
    const y = horizon + 9 + t ** 1.2 * (height - horizon) * 0.86;
    const length = random.range(44, 118) * scale * lerp(0.8, 1.15, t);
    plate.add(gouge(x + random.bell() * lerp(46, 96, t) * scale, y, length, lerp(1.6, 5.2, t)));
  }
}

/** Draws ripples on the water, which leave the sun's path free. */
export function ripples(
  plate: Plate,
  { width, height, seed, scale }: Scene,
  horizon: number,
  sunX: number,
  share = 0.5,
) {
  water(plate, {
    ...{ from: -40, to: width + 40, top: horizon + 10, bottom: height + 6, seed: seed + 7, rows: 18 },
    ...{ thickness: [1, 8.5 * scale], length: [46, 190 * scale] },
    keep: (x, _y, depth) =>
      share * (0.5 + depth * 0.6) * (1 - 0.92 * Math.exp(-(((x - sunX) / ((90 + depth * 60) * scale)) ** 2))),
  });
}

/** Returns a swan for the `defs`, to be placed with `placeSwan`. */
export const swanSymbol = ({ key, light, bill }: MotifInks, id = "swan") =>
  `<g id="${id}"><path fill="${key}" d="${swan.body}"/><path fill="${bill}" d="${swan.bill}"/><path fill="${light}" d="${swan.cuts}"/></g>`;

/** Draws a few birds far away, in a loose line. */
export function flock(plate: Plate, { random, scale, side }: Scene, [x, y]: Point, count: number): void {
  const rise = random.range(-0.34, 0.1);
  for (const i of times(count)) {
    const size = random.range(15, 22) * scale;
    const [px, py] = [x + side * i * 47 * scale + random.bell() * 9, y + i * 47 * rise + random.bell() * 8];
    const [tilt, lift] = [0.42 + random.bell() * 0.1, size * 0.16];
    plate.add(
      gouge(px - size * 0.44, py - lift, size, 2.8, tilt, -size * 0.2),
      gouge(px + size * 0.44, py - lift, size, 2.8, -tilt, -size * 0.2),
    );
  }
}
