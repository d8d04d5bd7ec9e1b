import { disc, gouge, polygon } from "../../kit/cuts.ts";
import { dayInks, type Inks, oklch } from "../../kit/inks.ts";
import { clamp, lerp, type Point, steps, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { flat, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { buninyong, hill, warrenheip } from "../../motifs/mountains.ts";
import { reeds } from "../../motifs/plants.ts";
import { shore } from "../../motifs/shore.ts";
import { water } from "../../motifs/water.ts";
import { carriers, type Walk } from "./carriers.ts";
import { type Boat, crewSymbols, launch } from "./rowers.ts";

/** Composition of the eight. Positions are shares of the width or height. */
type EightView = {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** The boat on the water, or some of its crew on the bank. */
  readonly boat?: Boat;
  readonly walk?: Walk;
  readonly sunAt: number;
  /** Height of the sun's centre above the horizon. */
  readonly sunHeight: number;
  readonly sunRadius: number;
  readonly warrenheipAt: number;
  readonly buninyongAt: number;
  /** Scale of hills and reeds, and density of cuts; 1 in the wide picture. */
  readonly scale: number;
  readonly detail: number;
};

const seed = 1956;

/** Light: a wattle-yellow sky with a paper-white sun. Dark: the usual dark inks. */
function poster(inks: Inks) {
  if (inks.night) return { ...inks, top: inks.skyTop, low: inks.glow, disc: inks.sun, lake: inks.skyTop };
  return {
    ...inks,
    top: dayInks.sun,
    low: oklch(0.905, 0.075, 78),
    disc: inks.paper,
    lake: oklch(0.925, 0.04, 62),
  };
}
type Poster = ReturnType<typeof poster>;

/** Light: the sun is high, the lake is blue. */
function afternoon(inks: Inks): Poster {
  if (inks.night) return poster(inks);
  return {
    ...poster(inks),
    low: oklch(0.93, 0.04, 88),
    lake: oklch(0.8, 0.045, 222),
  };
}

/** Who rows a four, by their places in the eight; and who rests. */
const four = [0, 2, 5, 7] as const;
const others = [3, 4, 1] as const;

/** A picture the other way round. */
export const turned = (svg: string) =>
  svg.replace(
    /^(<svg[^>]* width="(\d+)"[^>]*>(?:<defs>.*?<\/defs>)?)(.*)<\/svg>$/s,
    '$1<g transform="matrix(-1 0 0 1 $2 0)">$3</g></svg>',
  );

export const eightWide = (inks: Inks) =>
  eight(
    {
      width: 1600,
      height: 900,
      horizon: 0.675,
      boat: { x: 826, y: 760, scale: 1.5, pitch: 102 },
      sunAt: 0.8,
      sunHeight: 92,
      sunRadius: 92,
      warrenheipAt: 0.645,
      buninyongAt: 0.99,
      scale: 1,
      detail: 1,
    },
    inks,
  );

/** Medium crop: the boat spans the picture below a flat sky, and the sun stays below the words. */
export const eightMid = (inks: Inks) =>
  eight(
    {
      width: 1100,
      height: 1100,
      horizon: 0.745,
      boat: { x: 548, y: 950, scale: 1.16, pitch: 81 },
      sunAt: 0.8,
      sunHeight: 50,
      sunRadius: 74,
      warrenheipAt: 0.42,
      buninyongAt: 0.98,
      scale: 0.86,
      detail: 0.8,
    },
    inks,
  );

/** For phones: four of the crew, and the cox, near. */
export const eightTall = (inks: Inks) =>
  eight(
    {
      width: 660,
      height: 1240,
      horizon: 0.755,
      boat: { x: 326, y: 1096, scale: 1.44, pitch: 97, crew: four },
      sunAt: 0.72,
      sunHeight: 71,
      sunRadius: 84,
      warrenheipAt: 0.3,
      buninyongAt: 0.96,
      scale: 0.74,
      detail: 0.6,
    },
    inks,
  );

/** Three of the crew on a pale afternoon, on land, with two oars: they talk under a sky of the page's gold. */
export const fourWide = (inks: Inks) =>
  turned(
    eight(
      {
        width: 1600,
        height: 560,
        horizon: 0.5,
        walk: { x: 820, y: 528, scale: 2.1, pitch: 218, crew: others, does: "rest" },
        sunAt: 0.34,
        sunHeight: 92,
        sunRadius: 70,
        warrenheipAt: 0.5,
        buninyongAt: 0.98,
        scale: 1.1,
        detail: 0.8,
      },
      inks,
      afternoon,
    ),
  );

export const fourTall = (inks: Inks) =>
  turned(
    eight(
      {
        width: 760,
        height: 570,
        horizon: 0.5,
        walk: { x: 370, y: 534, scale: 1.76, pitch: 184, crew: others, does: "rest" },
        sunAt: 0.44,
        sunHeight: 66,
        sunRadius: 54,
        warrenheipAt: 0.66,
        buninyongAt: 0.98,
        scale: 0.8,
        detail: 0.6,
      },
      inks,
      afternoon,
    ),
  );

/** Share image: text in the sky at the left. */
export const eightShare = () =>
  eight(
    {
      width: 1200,
      height: 630,
      horizon: 0.66,
      boat: { x: 690, y: 540, scale: 1.2, pitch: 84 },
      sunAt: 0.85,
      sunHeight: 72,
      sunRadius: 84,
      warrenheipAt: 0.66,
      buninyongAt: 0.99,
      scale: 0.75,
      detail: 0.8,
    },
    dayInks,
  );

/** A rowing eight with cox on Lake Wendouree, one seat for each week. */
function eight(view: EightView, palette: Inks, light = poster): string {
  const { width, height, boat, walk, scale } = view;
  const inks = light(palette);
  const horizon = Math.round(height * view.horizon);
  const sunX = width * view.sunAt;
  const press = new Press();
  const random = createRandom(seed);

  press
    .plate(inks.disc, { shift: [-2, 1] })
    .add(disc(sunX, horizon - view.sunHeight, view.sunRadius, random, 54));
  press.plate("url(#lake)").add(`M0 ${horizon}h${width}v${height - horizon}H0z`);
  addHills(press, view, inks, horizon);
  const mist = press.plate(inks.night ? inks.far : inks.paper, { opacity: inks.night ? 0.5 : 0.85 });
  for (const _ of times(58 * view.detail)) {
    const depth = random() ** 2;
    const y = horizon + 4 + depth * 60 * scale;
    const length = random.range(80, 300) * scale;
    mist.add(gouge(random.range(-60, width + 60), y, length, lerp(4.4, 1.4, depth) * scale));
  }

  const glitter = press.plate(inks.disc);
  for (const i of times(46)) {
    const depth = (i + random()) / 46;
    const x = sunX + random.bell() * lerp(70, 130, depth) * scale;
    const y = horizon + 14 + depth * (height - horizon) * 0.9;
    glitter.add(gouge(x, y, random.range(50, 140) * scale, lerp(1.6, 6, depth) * scale));
  }
  addWater(press.plate(inks.near, { overlap: "add" }), view, horizon, sunX);

  if (boat) launch(press, boat, inks, random);
  if (walk) addPath(press, walk, view, inks);
  const bank = press.plate(inks.bark, { overlap: "add" });
  for (const [from, to, tall, count, wind] of [
    [-10, width * 0.13, 150, 30, 0.1],
    [width * 0.92, width + 10, 110, 22, -0.1],
  ] as const) {
    reeds(bank, {
      from,
      to,
      y: height + 6,
      height: tall * scale,
      seed: seed + count,
      count: count * view.detail,
      wind,
    });
  }

  const flecks = speckle(seed, inks.night ? inks.far : inks.paper, view, inks.night ? 0.35 : 0.5);
  const sky = verticalGradient("sky", [
    [0.45, inks.top],
    [1, inks.low],
  ]);
  const lake = verticalGradient("lake", [
    [0, inks.low],
    [1, inks.lake],
  ]);
  return sheet({
    width,
    height,
    defs: sky + lake + flecks.defs + crewSymbols(inks),
    body: flat("url(#sky)", 0, 0, width, horizon) + press.toSvg() + flecks.body,
  });
}

/** The bank on which some of the crew walk. */
function addPath(press: Press, walk: Walk, { width, height, scale }: EightView, inks: Poster) {
  const noise = createNoise(seed + 4);
  const top = steps(-10, width + 10, 40).map((x): Point => [x, walk.y - (13 + 4 * noise(x / 140)) * scale]);
  press
    .plate(inks.night ? oklch(0.27, 0.04, 190) : inks.stubble)
    .add(polygon([[-10, height + 5], ...top, [width + 10, height + 5]]));
  carriers(press, walk, inks);
}

function addHills(press: Press, view: EightView, inks: Poster, horizon: number) {
  const { width, scale, detail } = view;
  const noise = createNoise(seed);
  const [cone, long] = [width * view.warrenheipAt, width * view.buninyongAt];
  const ridge = buninyong(long, 290 * scale, 96 * scale);
  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: (x) => Math.max(ridge(x), (15 + 8 * noise(x / 150)) * scale),
    seed: seed + 1,
    lit: -1,
    litFrom: long,
    cuts: 40 * detail,
    mist: 0.7 * detail,
    step: 18,
  });
  hill(press.plate(inks.near, { shift: [1, 1] }), {
    from: cone - 340 * scale,
    to: cone + 350 * scale,
    base: horizon,
    profile: warrenheip(cone, 330 * scale, 132 * scale),
    seed: seed + 2,
    lit: 1,
    litFrom: cone,
    cuts: 60 * detail,
    mist: detail,
  });
  shore(press.plate(inks.gum, { overlap: "add" }), {
    from: -10,
    to: width + 10,
    y: horizon,
    seed: seed + 3,
    height: 17 * scale,
  });
}

/** Water, denser towards the viewer, free under the sun and around the boat. */
function addWater(
  plate: Plate,
  { width, height, scale, detail, boat }: EightView,
  horizon: number,
  sunX: number,
) {
  const besideBoat = (x: number, y: number) =>
    boat !== undefined &&
    Math.abs(y - boat.y - 10 * boat.scale) < 15 * boat.scale &&
    Math.abs(x - boat.x) < boat.pitch * ((boat.crew?.length ?? 8) / 2 + 1.4);
  water(plate, {
    from: -60,
    to: width + 60,
    top: horizon + 20,
    bottom: height + 8,
    seed: seed + 5,
    rows: Math.round(18 * Math.sqrt(detail)),
    thickness: [0.9, 14 * scale],
    length: [44, 230 * scale],
    keep: (x, y, depth) =>
      clamp(0.3 + depth * 0.62) *
      (1 - 0.9 * Math.exp(-(((x - sunX) / (100 * scale + depth * 60)) ** 2))) *
      (besideBoat(x, y) ? 0.15 : 1),
  });
}
