import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import { nightInks, oklch } from "../../kit/inks.ts";
import { clamp, lerp, type Point, steps, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { hill, warrenheip } from "../../motifs/mountains.ts";
import { bankRise } from "../../motifs/near-bank.ts";
import { reeds } from "../../motifs/plants.ts";
import { shore } from "../../motifs/shore.ts";
import { water } from "../../motifs/water.ts";

/** Where boat and jetty lie, the middle of the boat as a share of the width, and the distance between its seats. */
type MooredView = Size & {
  readonly boatAt: number;
  readonly pitch: number;
  readonly sunAt: number;
  readonly mountAt: number;
  /** Scale of boat, hill and reeds; 1 in the wide picture. */
  readonly scale: number;
};

const seed = 1861;
const inks = nightInks;

export const mooredWide = () =>
  moored({ width: 1600, height: 560, boatAt: 0.485, pitch: 118, sunAt: 0.2, mountAt: 0.64, scale: 1.3 });

export const mooredTall = () =>
  moored({ width: 760, height: 560, boatAt: 0.48, pitch: 62, sunAt: 0.22, mountAt: 0.7, scale: 0.86 });

/** The end of the course's page: the eight of its beginning at the jetty in the evening, its eight seats free. */
function moored(view: MooredView): string {
  const { width, height, sunAt, mountAt, scale } = view;
  const horizon = Math.round(height * 0.46);
  const boat: Point = [Math.round(width * view.boatAt), Math.round(height * 0.76)];
  const sunX = width * sunAt;
  const press = new Press();
  const random = createRandom(seed);
  const noise = createNoise(seed);

  press.plate(inks.sun, { shift: [-2, 1] }).add(disc(sunX, horizon - 12 * scale, 62 * scale, random));
  press.plate("url(#lake)").add(`M0 ${horizon}h${width}v${height - horizon}H0z`);
  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: (x) => (17 + 9 * noise(x / 150)) * scale,
    seed,
    lit: -1,
    litFrom: sunX,
    cuts: 16,
    mist: 0.3,
    step: 18,
  });
  const mount = width * mountAt;
  hill(press.plate(inks.near, { shift: [1, 1] }), {
    from: mount - 350 * scale,
    to: mount + 360 * scale,
    base: horizon,
    profile: warrenheip(mount, 340 * scale, 138 * scale),
    seed: seed + 1,
    lit: -1,
    litFrom: mount,
    cuts: 54,
    mist: 0.5,
  });
  shore(press.plate(inks.gum, { overlap: "add" }), {
    from: -10,
    to: width + 10,
    y: horizon,
    seed: seed + 2,
    height: 19 * scale,
  });

  const glitter = press.plate(inks.sun);
  for (const i of times(34)) {
    const depth = (i + random()) / 34;
    const x = sunX + random.bell() * lerp(56, 104, depth) * scale;
    const y = horizon + 10 + depth * (height - horizon) * 0.94;
    glitter.add(gouge(x, y, random.range(44, 116) * scale, lerp(1.4, 5, depth) * scale));
  }
  water(press.plate(inks.gum, { overlap: "add" }), {
    from: -60,
    to: width + 60,
    top: horizon + 12,
    bottom: height + 6,
    seed: seed + 3,
    rows: 14,
    thickness: [0.9, 11 * scale],
    length: [44, 210 * scale],
    keep: (x, _, depth) =>
      clamp(0.3 + depth * 0.5) * (1 - 0.9 * Math.exp(-(((x - sunX) / ((80 + depth * 60) * scale)) ** 2))),
  });

  addJetty(press, view, boat);
  addBoat(press, view, boat);
  addNearBank(press.plate(inks.bark, { overlap: "add" }), view);

  const flecks = speckle(seed, inks.far, view, 0.35);
  return sheet({
    width,
    height,
    defs:
      verticalGradient("sky", [
        [0.2, inks.skyTop],
        [1, inks.glow],
      ]) +
      verticalGradient("lake", [
        [0, inks.glow],
        [0.55, inks.sky],
        [1, inks.near],
      ]) +
      flecks.defs,
    body: flat("url(#sky)", 0, 0, width, horizon) + press.toSvg() + flecks.body,
  });
}

/** The near bank, in the ink of the page's foot below it, with reeds on both sides. */
function addNearBank(plate: Plate, { width, height, scale }: MooredView) {
  const noise = createNoise(seed + 11);
  const points: Point[] = [[-10, height + 5]];
  for (let x = -10; x <= width + 20; x += 26)
    points.push([x, height - (3 + bankRise(x, width) * (34 + 8 * noise(x / 90))) * scale]);
  plate.add(polygon([...points, [width + 20, height + 5]]));
  reeds(plate, {
    from: -10,
    to: width * 0.13,
    y: height - 8,
    height: 140 * scale,
    seed,
    count: 34,
    wind: 0.1,
  });
  reeds(plate, {
    from: width * 0.89,
    to: width + 10,
    y: height - 8,
    height: 92 * scale,
    seed: seed + 9,
    count: 22,
    wind: -0.1,
  });
}

/** A jetty behind the boat, from the right edge, its posts with light on their tops, and a cap that somebody has left. */
function addJetty(press: Press, { width, pitch, scale }: MooredView, [middle, y]: Point) {
  const random = createRandom(seed + 5);
  const [from, deck] = [middle - pitch * 2.6, y - 52 * scale];
  const posts = press.plate(inks.bark, { overlap: "add" });
  const tops = press.plate(inks.stubble, { overlap: "add" });
  const planks = press.plate(inks.grass, { overlap: "add" });
  for (const x of steps(from + 12 * scale, width + pitch, 8)) {
    posts.add(box(x - 7 * scale, deck - 40 * scale, x + 7 * scale, y + 16 * scale));
    posts.add(gouge(x, y + 22 * scale, 60 * scale, 3 * scale));
    tops.add(box(x - 7 * scale, deck - 40 * scale, x + 7 * scale, deck - 34 * scale));
  }
  planks.add(box(from - 14 * scale, deck, width + 10, deck + 15 * scale));
  const gaps = press.plate(inks.bark, { overlap: "add" });
  for (let x = from; x < width; x += random.range(30, 52) * scale)
    gaps.add(gouge(x, deck + 7 * scale, 14 * scale, 1.6 * scale, 1.5));
  gaps.add(box(from - 14 * scale, deck + 15 * scale, width + 10, deck + 21 * scale));
  // On the second post.
  const [second = from] = steps(from + 12 * scale, width + pitch, 8).slice(1);
  press
    .plate(inks.bill)
    .place(
      `<path transform="translate(${Math.round(second)} ${Math.round(deck - 38 * scale)})scale(${(scale * 1.15).toFixed(2)})" d="M-26-1C-27-4-18-6-13-6C-13-15-6-19 1-19C8-19 14-13 13-4C4-7-6-7-13-4C-18-3-24-1-26-1z"/>`,
    );
}

/** The boat: hull, riggers, seats, and oars that lie flat on the water. */
function addBoat(press: Press, { pitch, scale }: MooredView, [middle, y]: Point) {
  const [stern, bow] = [middle - pitch * 5.1, middle + pitch * 5.3];
  const seat = (index: number) => middle + (index - 3.3) * pitch;
  const seats = press.plate(inks.sun);
  const wood = press.plate(inks.bark, { overlap: "add" });
  for (const index of times(8)) {
    const x = seat(index);
    seats.add(
      polygon([
        [x - 15 * scale, y - 17 * scale],
        [x + 15 * scale, y - 17 * scale],
        [x + 12 * scale, y - 11 * scale],
        [x - 12 * scale, y - 11 * scale],
      ]),
    );
    wood.add(box(x - 2 * scale, y - 12 * scale, x + 2 * scale, y - 4 * scale));
  }
  const light = press.plate(oklch(0.56, 0.035, 80), { overlap: "add" });
  for (const index of [0, 2, 4, 6]) {
    const x = seat(index) - pitch * 0.36;
    // A rigger, and the oar in it.
    wood.add(
      polygon([
        [x - 16 * scale, y - 2 * scale],
        [x, y - 19 * scale],
        [x + 4 * scale, y - 19 * scale],
        [x + 20 * scale, y - 2 * scale],
        [x + 15 * scale, y - 2 * scale],
        [x + 2 * scale, y - 14 * scale],
        [x - 11 * scale, y - 2 * scale],
      ]),
    );
    addOar(light, [x - 34 * scale, y - 24 * scale], [x + pitch * 1.06, y + 42 * scale], scale);
    light.add(gouge(x + pitch * 0.98, y + 51 * scale, 74 * scale, 1.8 * scale));
  }
  // The cox's seat, at the stern.
  wood.add(box(seat(-1) - 4 * scale, y - 22 * scale, seat(-1), y - 3 * scale));
  const [front, under, end, keel] = [y - 8 * scale, y + scale, y - 11 * scale, y + 31 * scale].map(
    Math.round,
  );
  const half = Math.round((bow + stern) / 2);
  const hull = `M${Math.round(stern)} ${front}Q${half} ${under} ${Math.round(bow)} ${end}Q${half} ${keel} ${Math.round(stern)} ${front}z`;
  press.plate(inks.bark).add(hull);
  press.plate(inks.paper).add(gouge(half, y - scale, (bow - stern) * 0.9, 3 * scale, 0, 3 * scale));
  const shade = press.plate(inks.bark, { overlap: "add" });
  const random = createRandom(seed + 7);
  for (const index of times(12)) {
    const x = middle + random.bell() * pitch * 4.6;
    const length = random.range(60, 170) * scale;
    shade.add(gouge(x, y + (17 + index * 2.6) * scale, length, 2.2 * scale * (1 - index / 18)));
  }
}

/** An oar: shaft and blade. */
function addOar(plate: Plate, [x, y]: Point, [toX, toY]: Point, scale: number) {
  const at = (along: number, across: number): Point => {
    const [dx, dy] = [toX - x, toY - y];
    const length = Math.hypot(dx, dy);
    return [x + dx * along - (dy / length) * across * scale, y + dy * along + (dx / length) * across * scale];
  };
  plate.add(
    polygon([at(0, -1.7), at(0.78, -1.7), at(0.82, -5.5), at(1, -6), at(1, 4), at(0.8, 1.7), at(0, 1.7)]),
  );
}
