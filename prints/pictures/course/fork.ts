import { type Curve, gouge, pointOn, polygon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, type Point, steps, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createNoise, createRandom, type Random } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle } from "../../kit/sheet.ts";
import { buninyong, hill, warrenheip } from "../../motifs/mountains.ts";
import { reeds } from "../../motifs/plants.ts";
import { shore } from "../../motifs/shore.ts";

const seed = 31;

/**
 * Two tracks through dry grass to the same lake: one winding, the other marked by eight posts.
 *
 * @param scale of tracks and hills; 1 in the wide crop
 */
export function fork(size: Size, scale: number, inks: Inks): string {
  const { width, height } = size;
  const horizon = Math.round(height * 0.36);
  const random = createRandom(seed);
  const press = new Press();
  addBehind(press, width, horizon, scale, random, inks);
  addGrass(press, size, horizon, random, inks);

  const tracks = press.plate(inks.night ? inks.grass : inks.glow, { overlap: "add" });
  const ruts = press.plate(inks.stubble, { overlap: "add" });
  const at = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [width * x, height * y]) as unknown as Curve;
  const start: Point = [0.5, 1 + 20 / height];
  // The winding track leads left, doubles back and reaches the lake.
  const away = at([start, [0.46, 0.76], [0.18, 0.86], [0.12, 0.64]]);
  const back = at([
    [0.12, 0.645],
    [0.07, 0.56],
    [0.3, 0.58],
    [0.36, 0.47],
  ]);
  const marked = at([start, [0.56, 0.78], [0.66, 0.7], [0.7, 0.465]]);
  for (const [curve, from, to, rutted] of [
    [away, 120, 20, true],
    [back, 20, 5, true],
    [marked, 120, 8, false],
  ] as const) {
    track(tracks, curve, [from * scale, to * scale], random, rutted ? ruts : undefined);
  }
  addPosts(press, marked, scale, inks);
  const tufts = press.plate(inks.bark, { overlap: "add" });
  for (const [from, to, tall, count] of [
    [-10, width * 0.2, 130, 34],
    [width * 0.84, width + 10, 120, 30],
  ] as const) {
    const y = height + 8;
    reeds(tufts, { from, to, y, height: tall, seed: seed + count, count, heads: 0.25, wind: 0.25 });
  }

  const flecks = speckle(seed, inks.paper, size, inks.night ? 0.2 : 0.5);
  return sheet({
    ...size,
    defs: flecks.defs,
    body: flat(inks.sky, 0, 0, width, horizon + 10) + press.toSvg() + flecks.body,
  });
}

/** Both mountains and the lake. */
function addBehind(press: Press, width: number, horizon: number, scale: number, random: Random, inks: Inks) {
  const noise = createNoise(seed);
  const ridge = buninyong(width * 0.3, 380 * scale, 104);
  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: horizon + 6,
    profile: (x) => Math.max(ridge(x), 18 + 8 * noise(x / 130)),
    seed: seed + 1,
    lit: 1,
    litFrom: width * 0.3,
    cuts: 50,
    reach: 300,
    step: 18,
    mist: 0.5,
  });
  const cone = width * 0.79;
  hill(press.plate(inks.night ? inks.far : inks.near, { shift: [1, 1] }), {
    from: cone - 310 * scale,
    to: cone + 320 * scale,
    base: horizon + 6,
    profile: warrenheip(cone, 300 * scale, 120),
    seed: seed + 2,
    lit: -1,
    litFrom: cone,
    cuts: 54,
    mist: 0.4,
  });
  press.plate(inks.far).add(`M0 ${horizon + 4}h${width}v96H0z`);
  const light = press.plate(inks.night ? inks.near : inks.paper);
  for (const _ of times(46)) {
    const [x, y] = [random.range(0, width), horizon + 8 + random() * 44];
    light.add(gouge(x, y, random.range(50, 200), random.range(1, 3)));
  }
  const trees = press.plate(inks.gum, { overlap: "add" });
  shore(trees, { from: -10, to: width + 10, y: horizon + 4, seed: seed + 4, height: 13 });
}

/** Two bands of dry grass. */
function addGrass(press: Press, { width, height }: Size, horizon: number, random: Random, inks: Inks) {
  const noise = createNoise(seed);
  for (const [base, swell, ink, cuts] of [
    [horizon + 62, 10, inks.grass, 90],
    [horizon + 148, 20, inks.night ? inks.stubble : inks.sun, 120],
  ] as const) {
    const edge = (x: number) => base - swell * Math.sin(x / 410 + base) - 4 * noise(x / 60 + base);
    const outline = steps(-10, width + 24, width / 24).map((x): Point => [x, edge(x) + random.bell() * 2]);
    const grass = press.plate(ink);
    grass.add(polygon([[-10, height + 5], ...outline, [width + 24, height + 5]]));
    for (const _ of times(cuts)) {
      const x = random.range(0, width);
      const y = edge(x) + 12 + random() * (height - base);
      grass.add(gouge(x, y, random.range(26, 100), random.range(1.2, 3), 0.03));
    }
  }
}

/** A track that narrows with distance. */
function track(plate: Plate, curve: Curve, [from, to]: Point, random: Random, ruts?: Plate) {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (const i of times(27)) {
    const t = i / 26;
    const [x, y] = pointOn(curve, t);
    const half = lerp(from, to, t ** 0.55) * (1 + random.bell() * 0.05);
    left.push([x - half, y]);
    right.unshift([x + half, y]);
    if (ruts && i > 0 && random() < 0.5) {
      ruts.add(gouge(x + random.bell() * half * 0.7, y, half * random.range(0.7, 1.6), 3));
    }
  }
  plate.add(polygon([...left, ...right]));
}

/** Eight posts with red bands along the marked track. */
function addPosts(press: Press, curve: Curve, scale: number, inks: Inks) {
  const wood = press.plate(inks.bark, { overlap: "add" });
  const bands = press.plate(inks.bill);
  for (const post of times(8)) {
    const t = lerp(0.12, 0.93, (post / 7) ** 0.8);
    const [onTrack, foot] = pointOn(curve, t);
    const size = lerp(1.25, 0.17, t ** 0.7) * (0.5 + scale / 2);
    const x = onTrack + scale * lerp(120, 9, t ** 0.55) + 40 * size * scale;
    const at = (dx: number, share: number): Point => [x + dx * size, foot - 168 * size * share];
    wood.add(polygon([at(-8, 0), at(-7, 1), at(7, 1.03), at(9, 0)]));
    bands.add(polygon([at(-7, 0.8), at(-7, 0.91), at(7.4, 0.93), at(7.6, 0.82)]));
  }
}
