import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import { nightInks } from "../../kit/inks.ts";
import { clamp, lerp, type Point, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { hill, warrenheip } from "../../motifs/mountains.ts";
import { bankRise } from "../../motifs/near-bank.ts";
import { reeds } from "../../motifs/plants.ts";
import { shore } from "../../motifs/shore.ts";
import { water } from "../../motifs/water.ts";
import { turned } from "./eight.ts";
import { type Boat, crewSymbols, launch } from "./rowers.ts";

/** Where the boat is, and the jetty's end. */
type MooredView = Size & {
  readonly boat: Boat;
  readonly jetty: number;
  readonly sunAt: number;
  readonly mountAt: number;
  /** The moon is high, and pale. */
  readonly moon?: true;
  /** Scale of jetty, hill and reeds. */
  readonly scale: number;
};

const seed = 1861;
const inks = nightInks;

export const mooredWide = () =>
  moored({
    width: 1600,
    height: 560,
    boat: { x: 742, y: 432, scale: 1.62, pitch: 112 },
    jetty: 1392,
    sunAt: 0.2,
    mountAt: 0.64,
    scale: 1.3,
  });

/** For phones: the boat with all of its crew. */
export const mooredTall = () =>
  moored({
    width: 760,
    height: 560,
    boat: { x: 330, y: 446, scale: 0.95, pitch: 62 },
    jetty: 698,
    sunAt: 0.22,
    mountAt: 0.7,
    scale: 0.86,
  });

/** The end of the page with short lessons: two of them and the cox, from the other side, and the moon over the lake. */
export const pairWide = () =>
  turned(
    moored({
      width: 1600,
      height: 500,
      boat: { x: 700, y: 392, scale: 1.7, pitch: 118, crew: pair },
      jetty: 1120,
      sunAt: 0.66,
      mountAt: 0.2,
      scale: 1.2,
      moon: true,
    }),
  );

export const pairTall = () =>
  turned(
    moored({
      width: 760,
      height: 560,
      boat: { x: 330, y: 446, scale: 1.66, pitch: 116, crew: pair },
      jetty: 640,
      sunAt: 0.6,
      mountAt: 0.22,
      scale: 0.86,
      moon: true,
    }),
  );

/** Who rows the pair, by their places in the eight. */
const pair = [1, 6] as const;

/** The end of the course's page: the eight of its beginning, which comes back to the jetty in the evening. */
function moored(view: MooredView): string {
  const { width, height, sunAt, mountAt, moon, scale } = view;
  const horizon = Math.round(height * 0.46);
  const sunX = width * sunAt;
  const press = new Press();
  const random = createRandom(seed);
  const noise = createNoise(seed);

  const light = moon ? inks.paper : inks.sun;
  const [high, radius] = moon ? [112, 40] : [12, 62];
  press.plate(light, { shift: [-2, 1] }).add(disc(sunX, horizon - high * scale, radius * scale, random));
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

  const glitter = press.plate(light);
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

  addJetty(press, view);
  launch(press, view.boat, { ...inks, disc: light }, random);
  addNearBank(press.plate(inks.bark, { overlap: "add" }), view);

  const flecks = speckle(seed, inks.far, view, 0.35);
  return sheet({
    width,
    height,
    defs:
      verticalGradient("sky", [
        [0.2, inks.skyTop],
        [1, moon ? inks.far : inks.glow],
      ]) +
      verticalGradient("lake", [
        [0, moon ? inks.far : inks.glow],
        [0.55, inks.sky],
        [1, inks.near],
      ]) +
      crewSymbols(inks) +
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

/** A jetty before the boat, from the right edge. Its posts are lighter than the water, or their tops would float. */
function addJetty(press: Press, { width, jetty, boat, scale }: MooredView) {
  const random = createRandom(seed + 5);
  const deck = boat.y - 44 * scale;
  const posts = press.plate(inks.stubble, { overlap: "add" });
  const ripples = press.plate(inks.bark, { overlap: "add" });
  const planks = press.plate(inks.grass, { overlap: "add" });
  for (let x = jetty; x < width + 10; x += 104 * scale) {
    posts.add(box(x - 7 * scale, deck - 34 * scale, x + 7 * scale, boat.y + 16 * scale));
    ripples.add(gouge(x, boat.y + 22 * scale, 60 * scale, 3 * scale));
  }
  const end = jetty - 16 * scale;
  planks.add(box(end, deck, width + 10, deck + 15 * scale));
  const gaps = press.plate(inks.bark, { overlap: "add" });
  for (let x = end + 16 * scale; x < width; x += random.range(30, 52) * scale)
    gaps.add(gouge(x, deck + 7 * scale, 14 * scale, 1.6 * scale, 1.5));
  gaps.add(box(end, deck + 15 * scale, width + 10, deck + 21 * scale));
}
