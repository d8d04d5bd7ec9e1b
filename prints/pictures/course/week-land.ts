import { blob, gouge, polygon } from "../../kit/cuts.ts";
import { type Inks, oklch } from "../../kit/inks.ts";
import { clamp, lerp, type Point, steps, times } from "../../kit/numbers.ts";
import { Plate } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { buninyong, hill, warrenheip } from "../../motifs/mountains.ts";
import { shore } from "../../motifs/shore.ts";
import { water } from "../../motifs/water.ts";

/* Lower plates of the eight-week print: ground, hills, town, water, near bank. */

/** Size of the eight-week print and position of its sun. */
export const frame = {
  width: 720,
  height: 900,
  horizon: 430,
  sun: { x: 455, y: 300, radius: 118 },
  seed: 8,
} as const;

const { width, height, horizon, sun, seed } = frame;
const [coneAt, longAt] = [236, 628];
const cone = warrenheip(coneAt, 270, 172);
const long = buninyong(longAt, 210, 92);
const land = (x: number) => Math.max(cone(x), long(x), 14);

/** The inks of the print. */
export function weekInks(inks: Inks) {
  const { bark, stubble, glow, near } = inks;
  if (!inks.night) {
    return { ...inks, lake: glow, bank: stubble, boots: bark, cloud: near, rain: near, bough: bark };
  }
  return {
    ...inks,
    sky: oklch(0.34, 0.045, 228),
    far: oklch(0.58, 0.05, 225),
    near: oklch(0.31, 0.042, 224),
    lake: oklch(0.47, 0.055, 222),
    bank: oklch(0.37, 0.05, 72),
    boots: oklch(0.56, 0.06, 75),
    cloud: oklch(0.45, 0.034, 225),
    rain: oklch(0.6, 0.035, 225),
    bough: oklch(0.47, 0.04, 225),
  };
}
export type WeekInks = ReturnType<typeof weekInks>;

/** Week one: flat sky and lake. */
export function ground(inks: WeekInks): readonly Plate[] {
  const random = createRandom(seed);
  const edge = (y: number) => steps(0, width, 16).map((x): Point => [x, y + random.bell() * 1.6]);
  return [
    new Plate(inks.sky).add(polygon([[0, 0], [width, 0], ...edge(horizon).reverse()])),
    new Plate(inks.lake, { shift: [0, 1] }).add(
      polygon([...edge(horizon + 5), [width, height], [0, height]]),
    ),
  ];
}

/** Week one: flat hills. */
export function hills(inks: WeekInks): Plate {
  const plate = new Plate(inks.far);
  hill(plate, {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: land,
    seed: seed + 1,
    lit: 1,
    litFrom: coneAt,
    cuts: 0,
    mist: 0.35,
    step: 14,
  });
  return plate;
}

/** Week eight: the mountains' shaded side. */
export function shade(inks: WeekInks): Plate {
  const random = createRandom(seed + 2);
  const plate = new Plate(inks.near);
  for (const i of times(120)) {
    const [centre, reach, profile] = i < 78 ? ([coneAt, 190, cone] as const) : ([longAt, 130, long] as const);
    const x = centre - (4 + random() * reach);
    const tall = profile(x);
    const drop = random() * tall * 0.75;
    const [length, thick, lean] = [random.range(20, 52), random.range(1.8, 3.6), random.bell() * 0.1];
    if (tall < 26) continue;
    plate.add(gouge(x - drop * 0.3, horizon - tall + drop + 12, length, thick, -0.86 + lean));
  }
  return plate;
}

/** Week two: the hills' reflection. */
export function reflection(inks: WeekInks): Plate {
  const random = createRandom(seed + 3);
  const plate = new Plate(inks.near, { opacity: 0.6 });
  const outline = steps(0, width, 46).map((x): Point => [x, horizon + land(x) * 0.94 + random.bell() * 2]);
  plate.add(polygon([[0, horizon], ...outline, [width, horizon]]));
  for (const _ of times(64)) {
    const depth = random() ** 0.8;
    const y = horizon + 6 + depth * 165;
    plate.add(gouge(random.range(0, width), y, random.range(50, 180), lerp(1, 3.4, depth)));
  }
  return plate;
}

/** Week three: the town with a few lights. */
export function town(inks: WeekInks): readonly Plate[] {
  const random = createRandom(seed + 4);
  const roofs = new Plate(inks.gum, { overlap: "add" });
  shore(roofs, {
    from: -10,
    to: width + 10,
    y: horizon + 2,
    seed: seed + 3,
    height: 20,
    town: [
      [74, 58, "clock"],
      [128, 42, "spire"],
      [560, 52, "spire"],
    ],
  });
  for (let x = 20; x < width; x += random.range(36, 84)) {
    const [tall, half] = [random.range(13, 21), random.range(11, 17)];
    roofs.add(
      polygon([
        [x - half, horizon],
        [x - half, horizon - tall],
        [x, horizon - tall - 9],
        [x + half, horizon - tall],
        [x + half, horizon],
      ]),
    );
  }
  const windows = new Plate(inks.sun);
  for (const _ of times(26)) {
    const x = Math.round(random.range(8, width - 8));
    windows.add(`M${x} ${horizon - 11}h4v6h-4z`);
  }
  return [roofs, windows];
}

/** Week four: moving water. */
export function movingWater(inks: WeekInks): Plate {
  const plate = new Plate(inks.near, { overlap: "add", shift: [1, 0] });
  water(plate, {
    from: -40,
    to: width + 40,
    top: horizon + 12,
    bottom: 800,
    seed: seed + 4,
    rows: 22,
    thickness: [1.1, 11],
    length: [38, 170],
    keep: (x, _y, depth) =>
      clamp(0.45 + depth * 0.4) * (1 - 0.85 * Math.exp(-(((x - sun.x) / (56 + depth * 46)) ** 2))),
  });
  return plate;
}

/** Week five: a track along the near bank with boot prints. */
export function bankWithSteps(inks: WeekInks): readonly Plate[] {
  const random = createRandom(seed + 5);
  const noise = createNoise(seed);
  const edge = (x: number) => 792 - 62 * ((x - 400) / 400) ** 2 + noise(x / 90) * 8;
  const outline = steps(-5, width + 20, 34).map((x): Point => [x, edge(x) + random.bell() * 2]);
  const bank = new Plate(inks.bank, { shift: [-1, 0] });
  bank.add(polygon([[-5, height + 5], ...outline, [width + 20, height + 5]]));
  for (const _ of times(46)) {
    const x = random.range(0, width);
    bank.add(gouge(x, edge(x) + 10 + random() * 90, random.range(20, 70), random.range(1.2, 3)));
  }
  const boots = new Plate(inks.boots);
  for (const step of times(9)) {
    const along = step / 8;
    const size = lerp(1.25, 0.5, along);
    const x = lerp(-4, 560, along ** 0.92);
    const y = lerp(880, 806, along ** 1.25) + (step % 2 ? 11 : -7) * lerp(1.1, 0.5, along);
    boots.add(
      blob(x + 9 * size, y - 1.5 * size, 15 * size, random, { facets: 12, rough: 0.04, squash: 0.42 }),
      blob(x - 15 * size, y + 1.6 * size, 7 * size, random, { facets: 9, rough: 0.04, squash: 0.6 }),
    );
  }
  return [bank, boots];
}
