import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import { nightInks, oklch } from "../../kit/inks.ts";
import { clamp, lerp, type Point, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { hill, warrenheip } from "../../motifs/mountains.ts";
import { bankRise } from "../../motifs/near-bank.ts";
import { reeds } from "../../motifs/plants.ts";
import { shore } from "../../motifs/shore.ts";
import { water } from "../../motifs/water.ts";
import { somebody } from "../pool/people.ts";
import { carriers, type Walk } from "./carriers.ts";
import { turned } from "./eight.ts";
import { type Boat, crewSymbols, empty } from "./rowers.ts";

/** Where the jetty begins, and who is there. */
type EveningView = Size & {
  readonly jetty: number;
  /** y of its planks. */
  readonly deck: number;
  readonly sunAt: number;
  readonly mountAt: number;
  /** Scale of jetty, hill and reeds. */
  readonly scale: number;
} & (
    | { readonly walk: Walk }
    | {
        /** The moon is high, and pale; the boat is empty. */
        readonly boat: Boat;
        /** Who sits on the jetty: where, and how large. */
        readonly sitters: readonly [...Point, scale: number];
      }
  );

const seed = 1861;
const inks = nightInks;

/** The end of the course's page: the crew of its beginning carries the boat home in the evening. */
export const mooredWide = () =>
  evening({
    width: 1600,
    height: 560,
    walk: { x: 810, y: 522, scale: 1.76, pitch: 206, crew: [6, 5, 0, 1], does: "carry" },
    jetty: 1392,
    deck: 392,
    sunAt: 0.2,
    mountAt: 0.64,
    scale: 1.3,
  });

/** For phones: half of the crew. */
export const mooredTall = () =>
  evening({
    width: 760,
    height: 560,
    walk: { x: 432, y: 526, scale: 1.5, pitch: 160, crew: [6, 5, 1], does: "carry" },
    jetty: 698,
    deck: 408,
    sunAt: 0.22,
    mountAt: 0.7,
    scale: 0.86,
  });

/** The end of the page with short lessons: the boat is back, two of its crew sit on the jetty, and the moon is over the lake. */
export const pairWide = () =>
  turned(
    evening({
      width: 1600,
      height: 500,
      boat: { x: 640, y: 400, scale: 1.7, pitch: 118 },
      sitters: [1344, 344, 1.32],
      jetty: 1120,
      deck: 338,
      sunAt: 0.84,
      mountAt: 0.3,
      scale: 1.2,
    }),
  );

export const pairTall = () =>
  turned(
    evening({
      width: 760,
      height: 560,
      boat: { x: 206, y: 456, scale: 1.3, pitch: 96 },
      sitters: [574, 412, 1.14],
      jetty: 424,
      deck: 406,
      sunAt: 0.76,
      mountAt: 0.2,
      scale: 0.86,
    }),
  );

/** The jetty when the rowing is done. */
function evening(view: EveningView): string {
  const { width, height, sunAt, mountAt, scale } = view;
  const moon = "boat" in view;
  const horizon = Math.round(height * 0.46);
  const sunX = width * sunAt;
  const press = new Press();
  const random = createRandom(seed);
  const noise = createNoise(seed);

  const light = moon ? inks.paper : inks.sun;
  const low = moon ? inks.far : inks.glow;
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
  if ("boat" in view) {
    empty(press, view.boat, light, inks);
    const [x, y, size] = view.sitters;
    const sits = (name: "onTheJetty" | "onTheJettyToo", side: -1 | 1) =>
      `<g fill-rule="evenodd" transform="translate(${Math.round(x + side * 78 * size)} ${y})scale(${size})">${somebody(name, inks)}</g>`;
    press.plate("none").place(sits("onTheJetty", -1) + sits("onTheJettyToo", 1));
    addNearBank(press.plate(inks.bark, { overlap: "add" }), view);
  } else {
    addNearBank(press.plate(inks.bark, { overlap: "add" }), view, view.walk.y);
    carriers(press, view.walk, inks);
  }

  const flecks = speckle(seed, inks.far, view, 0.35);
  return sheet({
    width,
    height,
    defs:
      // From the ground of the words above it, which is another in each palette.
      `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset=".1" stop-color="${low}" stop-opacity="0"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
      verticalGradient("lake", [
        [0, low],
        // Lighter behind who carries the boat, or dark hair would be lost.
        [0.55, moon ? inks.sky : oklch(0.5, 0.05, 215)],
        [1, moon ? inks.near : oklch(0.42, 0.05, 215)],
      ]) +
      (moon ? "" : crewSymbols(inks)) +
      flecks.defs,
    body: flat("url(#sky)", 0, 0, width, horizon) + press.toSvg() + flecks.body,
  });
}

/** The near bank, in the ink of the page's foot below it, with reeds on both sides. */
function addNearBank(plate: Plate, { width, height, scale }: EveningView, path = height) {
  const noise = createNoise(seed + 11);
  const points: Point[] = [[-10, height + 5]];
  for (let x = -10; x <= width + 20; x += 26)
    points.push([
      x,
      Math.min(
        height - (3 + bankRise(x, width) * (34 + 8 * noise(x / 90))) * scale,
        path - (9 + 3 * noise(x / 120)) * scale,
      ),
    ]);
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
function addJetty(press: Press, { width, jetty, deck, scale }: EveningView) {
  const random = createRandom(seed + 5);
  const water = deck + 44 * scale;
  const posts = press.plate(inks.stubble, { overlap: "add" });
  const ripples = press.plate(inks.bark, { overlap: "add" });
  const planks = press.plate(inks.grass, { overlap: "add" });
  for (let x = jetty; x < width + 10; x += 104 * scale) {
    posts.add(box(x - 7 * scale, deck - 34 * scale, x + 7 * scale, water + 16 * scale));
    ripples.add(gouge(x, water + 22 * scale, 60 * scale, 3 * scale));
  }
  const end = jetty - 16 * scale;
  planks.add(box(end, deck, width + 10, deck + 15 * scale));
  const gaps = press.plate(inks.bark, { overlap: "add" });
  for (let x = end + 16 * scale; x < width; x += random.range(30, 52) * scale)
    gaps.add(gouge(x, deck + 7 * scale, 14 * scale, 1.6 * scale, 1.5));
  gaps.add(box(end, deck + 15 * scale, width + 10, deck + 21 * scale));
}
