import { disc, gouge, polygon, smooth } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { lerp, outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom, type Random } from "../kit/random.ts";
import { flat, type Size, sheet, verticalGradient } from "../kit/sheet.ts";
import { hill, warrenheip } from "../motifs/mountains.ts";
import { shore } from "../motifs/shore.ts";
import { water } from "../motifs/water.ts";

const seed = 33;

/** Centres of the three along the lake wall. */
type Places = {
  readonly steps: number;
  readonly jetty: number;
  readonly boat: Point;
  /** Scale of jetty and boat; 1 in the wide crop. */
  readonly scale: number;
};

/**
 * One lake wall and three ways into the water: stone steps with a towel left on the wall, a jetty of
 * eight bays, a rowing boat with two seats.
 */
export function threeWaysIn({ width, height }: Size, places: Places, inks: Inks): string {
  const [wall, lake] = [Math.round(height * 0.44), Math.round(height * 0.56)];
  const random = createRandom(seed);
  const press = new Press();
  const stone = inks.night ? inks.near : inks.bark;

  addBehind(press, { width, height: wall }, places, inks);
  // The coping, on which the page's sign stands.
  press.plate(inks.far).add(
    polygon([
      [-10, wall - 8],
      [width + 10, wall - 8],
      [width + 10, wall + 10],
      [-10, wall + 10],
    ]),
  );
  const courses = press.plate(stone).add(`M-10 ${wall}h${width + 20}v${lake - wall}h${-width - 20}z`);
  for (const row of times(3)) {
    const y = lerp(wall + 8, lake - 8, row / 2);
    for (let x = random.range(-60, 0); x < width; x += random.range(46, 100)) {
      courses.add(gouge(x + 20, y, random.range(22, 46), random.range(1.4, 2.6)));
    }
  }
  water(press.plate(inks.night ? inks.far : inks.near, { overlap: "add" }), {
    from: -40,
    to: width + 40,
    top: lake + 9,
    bottom: height + 4,
    seed: seed + 1,
    rows: 15,
    density: 0.8,
    thickness: [1, 6],
    length: [40, 190],
    keep: (_x, _y, depth) => 0.34 + depth * 0.2,
  });
  addSteps(press, places.steps, [wall, lake], inks);
  addJetty(press, places, [wall, height], random, inks);
  addBoat(press, places, inks);

  return sheet({
    width,
    height,
    defs: verticalGradient("sky", [
      [0, inks.skyTop],
      [1, inks.glow],
    ]),
    body:
      flat("url(#sky)", 0, 0, width, wall) +
      flat(inks.night ? inks.skyTop : inks.sky, 0, lake, width, height - lake) +
      press.toSvg(),
  });
}

/** Mountain, sun and trees behind the wall. */
function addBehind(press: Press, { width, height: base }: Size, { steps, jetty }: Places, inks: Inks) {
  const random = createRandom(seed + 5);
  const mount = lerp(steps, jetty, 0.62);
  press.plate(inks.sun, { shift: [-2, 1] }).add(disc(mount - 128, base - 78, 44, random, 40));
  hill(press.plate(inks.far), {
    from: mount - 260,
    to: mount + 270,
    base: base - 4,
    profile: warrenheip(mount, 240, 104),
    seed,
    lit: -1,
    litFrom: mount,
    cuts: 34,
    mist: 0.3,
  });
  shore(press.plate(inks.near, { overlap: "add" }), { from: -10, to: width + 10, y: base, seed, height: 30 });
}

/** Five stone steps through the wall, two of them under water, and a towel. */
function addSteps(press: Press, x: number, [wall, lake]: Point, inks: Inks) {
  const rise = (lake - wall) / 3.2;
  const half = (step: number) => 58 + step * 15;
  const slab = (step: number, from: number, to: number) =>
    polygon([
      [x - half(step), wall - 8 + from],
      [x + half(step), wall - 8 + from],
      [x + half(step) + 4, wall - 8 + to],
      [x - half(step) - 4, wall - 8 + to],
    ]);
  const tread = press.plate(inks.night ? inks.far : inks.paper, { overlap: "add" });
  const riser = press.plate(inks.night ? inks.gum : inks.near, { overlap: "add" });
  const wet = press.plate(inks.night ? inks.near : inks.far, { overlap: "add" });
  for (const step of times(5)) {
    const top = step * rise;
    const dry = step < 4;
    (dry ? tread : wet).add(slab(step, top, top + rise * 0.55));
    if (dry) riser.add(slab(step, top + rise * 0.55, top + rise));
  }
  const towel = outline("0,0 50,0 52,6 51,40 44,44 8,43 1,38");
  const at = ([px, py]: Point): Point => [x + 96 + px, wall - 13 + py];
  press.plate(inks.bill, { shift: [1, 1] }).add(smooth(towel.map(at), 0.08));
  const stripes = press.plate(inks.paper);
  for (const y of [11, 21, 31]) stripes.add(gouge(x + 122, wall - 13 + y, 44, 3));
}

/** A jetty of eight bays towards the viewer, with a pair of posts at the end of each. */
function addJetty(
  press: Press,
  { jetty: x, scale }: Places,
  [wall, height]: Point,
  random: Random,
  inks: Inks,
) {
  const bay = (index: number) => (index / 8) ** 2.1;
  const y = (depth: number) => lerp(wall - 4, height + 6, depth);
  const half = (depth: number) => lerp(30, 176, depth) * scale;
  press.plate(inks.night ? inks.bark : inks.near, { opacity: 0.55 }).add(
    polygon([
      [x - half(0.25) - 18 * scale, y(0.25)],
      [x + half(0.25) + 18 * scale, y(0.25)],
      [x + half(1) + 60 * scale, y(1)],
      [x - half(1) - 60 * scale, y(1)],
    ]),
  );
  const deck = press.plate(inks.night ? inks.grass : inks.glow);
  deck.add(
    polygon([
      [x - half(0), y(0)],
      [x + half(0), y(0)],
      [x + half(1), y(1)],
      [x - half(1), y(1)],
    ]),
  );
  for (const plank of times(40)) {
    const depth = ((plank + 0.5) / 40) ** 1.7;
    deck.add(gouge(x, y(depth), half(depth) * random.range(1.7, 2.02), lerp(0.9, 3.4, depth)));
  }
  const posts = press.plate(inks.night ? inks.near : inks.bark, { overlap: "add" });
  const tops = press.plate(inks.sun);
  for (const index of times(8)) {
    const depth = bay(index + 1) * 0.94 + 0.03;
    const [thick, high] = [lerp(7, 30, depth) * scale, lerp(20, 86, depth) * scale];
    for (const side of [-1, 1]) {
      const px = x + side * (half(depth) + thick * 0.62);
      posts.add(
        polygon([
          [px - thick / 2, y(depth) - high],
          [px + thick / 2, y(depth) - high],
          [px + thick / 2, y(depth) + high * 0.34],
          [px - thick / 2, y(depth) + high * 0.34],
        ]),
      );
      tops.add(gouge(px, y(depth) - high + thick * 0.2, thick * 1.1, thick * 0.3));
    }
  }
}

const hull = outline("-178,-28 -120,-14 0,-9 120,-14 182,-32 160,6 120,26 60,34 -60,34 -118,26 -156,8");
const strake = outline("-166,-16 -100,-2 0,3 100,-2 168,-19 162,-8 100,8 0,13 -100,8 -158,-5");

/** A rowing boat for two, oars shipped. */
function addBoat(press: Press, { boat: [x, y], scale }: Places, inks: Inks) {
  const at = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const wood = inks.night ? inks.near : inks.bark;
  const oars = press.plate(inks.night ? inks.grass : inks.near, { overlap: "add" });
  oars.add(
    gouge(x - 40 * scale, y - 30 * scale, 260 * scale, 5, 0.1),
    gouge(x + 60 * scale, y - 34 * scale, 250 * scale, 5, -0.13),
  );
  const seats = press.plate(inks.bark, { overlap: "add" });
  for (const seat of [-62, 62]) {
    const corners: readonly Point[] = [
      [seat - 30, -22],
      [seat + 30, -22],
      [seat + 26, 0],
      [seat - 26, 0],
    ];
    seats.add(polygon(corners.map(at)));
  }
  press.plate(wood).add(smooth(hull.map(at), 0.12));
  press.plate(inks.sun, { shift: [1, 1] }).add(smooth(strake.map(at), 0.1));
  const reflection = press.plate(wood, { overlap: "add" });
  for (const row of times(5)) {
    const length = (260 - row * 44) * scale;
    reflection.add(gouge(x - row * 6, y + (42 + row * 10) * scale, length, 5 - row * 0.6));
  }
}
