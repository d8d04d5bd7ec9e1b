import { disc, gouge, polygon } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { clamp, lerp, type Point, smoothstep, times, turn } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createNoise, createRandom } from "../kit/random.ts";
import { flat, sheet, speckle, verticalGradient } from "../kit/sheet.ts";
import { placeSwan, type SwanPlace, swanSymbol } from "../motifs/birds.ts";
import { buninyong, hill, type Profile, warrenheip } from "../motifs/mountains.ts";
import { bankRise } from "../motifs/near-bank.ts";
import { bough, reeds } from "../motifs/plants.ts";
import { shore } from "../motifs/shore.ts";
import { water } from "../motifs/water.ts";
import { passerBy } from "./passer-by.ts";
import { talkers } from "./talkers.ts";

/** Composition of the lake. Positions are shares of the width or height. */
export type LakeView = {
  readonly width: number;
  readonly height: number;
  readonly inks: Inks;
  readonly seed: number;
  readonly horizon: number;
  readonly warrenheipAt: number;
  readonly buninyongAt: number;
  readonly sunAt: number;
  /** Height of the sun's centre above the horizon; negative below it. */
  readonly sunHeight: number;
  readonly sunRadius: number;
  /** Scale of hills, trees and reeds; 1 in the wide picture. */
  readonly scale: number;
  /** Density of cuts; 1 in the wide picture. Lower values make smaller files. */
  readonly detail: number;
  /** Number of rings of rays; 11 in the wide picture. */
  readonly rays: number;
  /** Rings on the left, where text may overlap. */
  readonly raysToTheLeft: number;
  readonly town: boolean;
  readonly tree: number | false;
  readonly swans: readonly SwanPlace[];
  /** Where two people stand and talk on the near bank, if they do, and how large. */
  readonly talkers?: readonly [...feet: Point, scale: number];
  /** Who sits on the near bank where it rises at the right, if somebody does, and how high in units. */
  readonly passerBy?: readonly [x: number, height: number];
};

/** Lake Wendouree at first light, Mount Warrenheip and Mount Buninyong beyond. */
export const lake = (view: LakeView): string => lakeWith(view, addNearBank);

/** The lake without its near bank, which is a plate of its own; so much of its foot is always hidden that it needs no cuts. */
export const farLake = (view: LakeView, hidden: number): string => lakeWith(view, () => {}, hidden);

/** The near bank alone, in one ink on nothing: it continues into a ground of that ink. */
export function nearBank(view: LakeView): string {
  const { width, height, inks, scale } = view;
  const visible = Math.round(200 * scale);
  const press = new Press();
  addNearBank(press.plate(inks.bark, { overlap: "add", shift: [0, visible - height] }), view);
  const [at = 0, high = 0] = view.passerBy ?? [];
  const sits = high && passerBy([width * at, ledge(view, width * at) + visible - height + 3], high, -1, inks);
  return sheet({ width, height: visible, body: press.toSvg() + (sits || "") });
}

function lakeWith(view: LakeView, addBank: typeof addNearBank, hidden = 0): string {
  const { width, height, inks, seed, scale, detail } = view;
  const horizon = height * view.horizon;
  const sun: Point = [width * view.sunAt, horizon - view.sunHeight];
  const press = new Press();
  const random = createRandom(seed);

  const rays = press.plate(inks.glow, { shift: [2, -1] });
  cutRays(rays, view, sun, horizon);
  press.plate(inks.sun, { shift: [-2, 1] }).add(disc(...sun, view.sunRadius, random));
  addHills(press, view, horizon);

  const farShore = press.plate(inks.gum, { overlap: "add", shift: [-1, 0] });
  shore(farShore, {
    from: -10,
    to: width + 10,
    y: horizon,
    seed: seed + 6,
    height: 21 * scale,
    town: view.town
      ? [
          [width * 0.128, 60 * scale, "clock"],
          [width * 0.19, 44 * scale, "spire"],
          [width * 0.262, 52 * scale, "spire"],
        ]
      : [],
  });

  cutGlitter(press.plate(inks.sun, { shift: [-2, 1] }), view, sun[0], horizon);
  water(press.plate(inks.gum, { overlap: "add" }), {
    from: -60,
    to: width + 60,
    top: horizon + 8,
    bottom: height + 6,
    seed: seed + 9,
    rows: Math.round(25 * Math.sqrt(detail)),
    density: 0.88,
    thickness: [0.9, 17 * scale],
    length: [44, 220 * scale],
    // Fewer cuts near the bank; the sun's path stays free.
    keep: (x, y, depth) =>
      (hidden && y > height - hidden ? 0 : 1) *
      clamp(0.3 + depth * 0.75) *
      (1 - 0.93 * Math.exp(-(((x - sun[0]) / (95 * scale + depth * 70)) ** 2))),
  });

  const swans = press.plate(inks.bark, { overlap: "add" });
  const bank = press.plate(inks.bark, { overlap: "add" });
  addBank(bank, view);
  if (view.tree) {
    // At night the bough must be lighter than the sky behind it.
    const leaves = press.plate(inks.night ? inks.far : inks.bark, { overlap: "add" });
    const veins = press.plate(inks.night ? inks.gum : inks.glow);
    bough(leaves, veins, {
      curve: [
        [width + 20, height * view.tree],
        [width * 0.95, height * (view.tree + 0.045)],
        [width * 0.88, height * (view.tree + 0.005)],
        [width * 0.775, height * (view.tree + 0.07)],
      ],
      seed: seed + 37,
      leaf: 88 * scale,
      drop: 142 * scale,
    });
  }
  for (const place of view.swans) {
    swans.add(...ripples(place)).place(placeSwan(place));
  }
  if (view.talkers) {
    const [x, y, size] = view.talkers;
    press.plate("none").place(talkers([x, y], size));
  }

  const flecks = speckle(seed, inks.night ? inks.far : inks.paper, view, inks.night ? 0.35 : 0.6);
  return sheet({
    width,
    height,
    defs: [
      verticalGradient("sky", [
        [0.3, inks.skyTop],
        [0.72, inks.sky],
        [1, inks.glow],
      ]),
      verticalGradient("lake", [
        [0, inks.glow],
        [0.5, inks.sky],
        [1, inks.night ? inks.near : inks.sky],
      ]),
      flecks.defs,
      view.swans.length > 0 ? swanSymbol(inks) : "",
    ].join(""),
    body:
      flat("url(#sky)", 0, 0, width, horizon) +
      flat("url(#lake)", 0, horizon, width, height - horizon) +
      press.toSvg() +
      flecks.body,
  });
}

/** Rays: rings of cuts around the sun, sparser outwards. */
function cutRays(plate: Plate, view: LakeView, [sunX, sunY]: Point, horizon: number) {
  const random = createRandom(view.seed + 20);
  const { scale, width } = view;
  for (const ring of times(view.rays)) {
    const radius = view.sunRadius + (24 + ring * 29 + ring * ring * 0.6) * scale;
    const count = Math.round(radius / (10.5 + ring * 0.8) / Math.sqrt(scale));
    for (const i of times(count)) {
      const angle = ((i + (ring % 2) / 2 + random.range(-0.12, 0.12)) / count) * turn;
      const [x, y] = [sunX + Math.cos(angle) * radius, sunY + Math.sin(angle) * radius];
      if (y > horizon - 14 || x < -40 || x > width + 40 || y < 30) continue;
      if (ring >= lerp(view.rays, view.raysToTheLeft, smoothstep(0, 1, -Math.cos(angle)))) continue;
      if (random() < ring / (view.rays + 4) - 0.1) continue;
      const length = ((radius * turn) / count) * random.range(0.62, 0.86);
      plate.add(gouge(x, y, length, lerp(3.1, 1.2, ring / 12), angle + Math.PI / 2, -radius * 0.011));
    }
  }
}

/** Far and near hills and their reflections, broken by horizontal cuts. */
function addHills(press: Press, view: LakeView, horizon: number) {
  const { width, inks, seed, scale, detail } = view;
  const [nearAt, farAt] = [width * view.warrenheipAt, width * view.buninyongAt];
  const near = warrenheip(nearAt, 330 * scale, 150 * scale);
  const cone = buninyong(farAt, 300 * scale, 116 * scale);
  const noise = createNoise(seed + 5);
  const far: Profile = (x) => Math.max(cone(x), (16 + 9 * noise(x / 170) + 5 * noise(x / 60)) * 1.5 * scale);

  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: far,
    seed: seed + 1,
    lit: -1,
    litFrom: farAt,
    step: 17,
    cuts: 52 * detail,
    mist: 0.6 * detail,
  });
  hill(press.plate(inks.near, { shift: [1, 1] }), {
    from: nearAt - 345 * scale,
    to: nearAt + 355 * scale,
    base: horizon,
    profile: near,
    seed: seed + 2,
    lit: 1,
    litFrom: nearAt,
    step: 14,
    cuts: 84 * detail,
    mist: 0.6 * detail,
  });

  const mirror = (
    ink: string,
    profile: Profile,
    [from, to]: Point,
    mirrorSeed: number,
    depth: number,
    cuts: number,
  ) => {
    const plate = press.plate(ink, { opacity: inks.night ? 0.75 : 0.62 });
    const random = createRandom(mirrorSeed);
    const points: Point[] = [[from, horizon]];
    for (let x = from; x <= to; x += 16) points.push([x, horizon + profile(x) * depth + random.bell() * 3]);
    plate.add(polygon([...points, [to, horizon]]));
    for (const _ of times(cuts)) {
      const t = random() ** 0.8;
      const length = random.range(50, 190) * (0.5 + t * 0.6);
      plate.add(
        gouge(
          random.range(from, to),
          horizon + 8 + t * 128 * scale,
          length,
          random.range(0.9, 3) * (0.6 + t),
        ),
      );
    }
  };
  mirror(inks.far, far, [-10, width + 10], seed + 3, 0.86, 56 * detail);
  mirror(inks.near, near, [nearAt - 330 * scale, nearAt + 340 * scale], seed + 4, 0.9, 52 * detail);
}

/** The sun's glitter path. */
function cutGlitter(plate: Plate, { height, seed, scale }: LakeView, sunX: number, horizon: number) {
  const random = createRandom(seed + 8);
  for (const i of times(70)) {
    const t = (i + random()) / 70;
    const y = horizon + 12 + t ** 1.25 * (height - horizon) * 0.82;
    const x = sunX + random.bell() * lerp(70, 120, t) * scale;
    const length = random.range(50, 130) * scale * lerp(1, 0.9, t);
    plate.add(gouge(x, y, length, lerp(1.6, 5.5, t) * scale * random.range(0.6, 1.1)));
  }
}

/** Returns the height of the ground at x under two people who talk. */
function knoll([middle, feet, scale]: NonNullable<LakeView["talkers"]>, x: number, height: number): number {
  const near = smoothstep(160 * scale, 62 * scale, Math.abs(x - middle));
  return lerp(height + 5, feet - 2.2 * scale, near);
}

/** Returns the height of the bank's ground at x, without its roughness. */
const ledge = ({ width, height, scale }: LakeView, x: number) => height + 4 - bankRise(x, width) * 62 * scale;

/** The near bank, with reeds on both sides. */
function addNearBank(plate: Plate, view: LakeView) {
  const { width, height, seed, scale, talkers, passerBy: [seat = 0, high = 0] = [] } = view;
  const random = createRandom(seed + 11);
  const noise = createNoise(seed + 12);
  const points: Point[] = [[-10, height + 5]];
  for (let x = -10; x <= width + 10; x += 26) {
    const rise = bankRise(x, width);
    const rough = noise(x / 90) * 7 * rise - random.bell() * 3;
    // Level under who sits there.
    const level = high && smoothstep(high * 0.95, high * 0.42, Math.abs(x - width * seat));
    const bank = lerp(ledge(view, x) - rough, ledge(view, width * seat), level);
    points.push([x, talkers ? Math.min(bank, knoll(talkers, x, height)) : bank]);
  }
  plate.add(polygon([...points, [width + 10, height + 5]]));
  reeds(plate, { from: -10, to: width * 0.2, y: height - 8 * scale, height: 165 * scale, seed: seed + 13 });
  reeds(plate, {
    from: width * 0.16,
    to: width * 0.27,
    y: height + 4,
    height: 74 * scale,
    seed: seed + 14,
    count: 14,
    heads: 0.1,
  });
  reeds(plate, {
    from: width * 0.86,
    to: width + 10,
    y: height + 4,
    height: 112 * scale,
    seed: seed + 15,
    count: 30,
    heads: 0.12,
    wind: -0.1,
  });
}

/** A swan's reflection. */
function ripples([x, y, scale]: SwanPlace): string[] {
  const random = createRandom(Math.round(x));
  return times(9).map((i) => {
    const length = random.range(50, 120) * scale * (1 - i * 0.05);
    return gouge(
      x + random.bell() * 79 * scale,
      y + 3 + i * 5.2 * scale,
      length,
      2.6 * scale * (1 - i * 0.06),
    );
  });
}
