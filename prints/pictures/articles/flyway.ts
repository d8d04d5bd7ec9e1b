import { disc, gouge, polygon, smooth } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, outline, type Point, times, turn } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { warrenheip } from "../../motifs/mountains.ts";
import { shore } from "../../motifs/shore.ts";
import { articlePalette } from "./article-palette.ts";
import { apart, band, gumtree, isTall, placed, use } from "./scenery.ts";

const seed = 1938;

/** A wader facing right, wings up and down: body, near wing, far wing, belly. Stout, to stay legible when small. */
const waders = [
  [
    "-58,-2 -54,12 -26,15 4,17 30,11 45,8 57,4 104,17 60,-8 53,-17 43,-17 32,-10 6,-13 -24,-7",
    "28,-5 16,-34 -10,-66 -54,-94 -46,-56 -36,-28 -26,-2",
    "6,-8 8,-36 22,-66 48,-92 46,-56 38,-28 28,-6",
    "40,5 14,13 -22,12 4,5",
  ],
  [
    "-58,-8 -55,6 -26,12 4,14 30,10 45,7 57,2 104,16 60,-9 53,-18 43,-18 32,-12 6,-15 -24,-11",
    "26,-4 14,28 -18,58 -62,78 -54,42 -42,16 -28,-3",
    "20,2 24,28 40,50 66,66 62,38 52,16 40,2",
    "40,4 20,9 2,9 14,3",
  ],
] as const;
const stupa = outline(
  "-46,0 -46,-8 -36,-8 -36,-15 -27,-17 -25,-32 -15,-46 -6,-56 -3,-80 0,-100 3,-80 6,-56 15,-46 25,-32 27,-17 36,-15 36,-8 46,-8 46,0",
);
const poppetHead = outline("-42,0 -9,-84 -13,-84 -13,-90 13,-90 13,-84 9,-84 42,0 36,0 20,-40 -20,-40 -36,0");

/** Stacked horizons from the pagodas of Burma to the goldfields, with migrating birds. */
export function flyway(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const { night } = inks;
  const scale = tall ? 0.9 : 1;
  const random = createRandom(seed);
  const noises = times(6).map((i) => createNoise(seed + i));
  const noise = (i: number, x: number) => noises[i]?.(x) ?? 0;
  const strip = { from: -10, to: width + 10, bottom: height + 5 };
  const press = new Press();
  press
    .plate(palette.wattle, { shift: [-2, 1] })
    .add(disc(width * 0.17, height * 0.15, 62 * scale, random, 50));

  // The Shan hills and their pagodas.
  const hills = (x: number) =>
    height * 0.235 - (26 + 22 * noise(0, x / 130) + 12 * noise(0, x / 47 + 5)) * scale;
  const shan = press.plate(palette.mist);
  band(shan, { ...strip, edge: hills, seed: seed + 1, step: 17 });
  for (const _ of times(54)) {
    const x = random.range(0, width);
    const y = hills(x) + random.range(10, 62);
    shan.add(gouge(x, y, random.range(14, 40), random.range(1.2, 2.6), 0.8 + random.bell() * 0.25));
  }
  const pagodas = press.plate(palette.warren, { overlap: "add" });
  for (const [across, tallness] of [
    [0.225, 62],
    [0.268, 44],
    [0.315, 52],
    [0.135, 40],
  ] as const) {
    const x = width * across;
    pagodas.add(polygon(placed(stupa, [x, hills(x) + 8], (tallness * scale) / 100)));
  }

  // The river through its flats.
  const flats = (x: number) => height * 0.335 + 7 * noise(1, x / 210);
  const plainOfRiver = press.plate(palette.warren, { shift: [-2, 0] });
  band(plainOfRiver, { ...strip, edge: flats, seed: seed + 2 });
  for (const _ of times(76)) {
    const [x, t] = [random.range(0, width), random()];
    const y = flats(x) + 9 + t * 66;
    plainOfRiver.add(gouge(x, y, random.range(26, 90), lerp(1, 2.4, t), (x / width - 0.5) * 0.12));
  }
  const bends = times(31).map((i): readonly [x: number, y: number, half: number] => {
    const t = i / 30;
    const x = lerp(width * (tall ? 0.36 : 0.6), width * (tall ? 0.6 : 0.8), t);
    const swing = Math.sin(t * 9.5) * width * lerp(0.015, 0.085, t);
    return [x + swing, lerp(flats(width * 0.4), height * 0.45, t), lerp(2, 21, t * t) * scale * 1.8];
  });
  press
    .plate(night ? palette.rust : palette.galah)
    .add(
      polygon([
        ...bends.map(([x, y, half]): Point => [x - half, y]),
        ...bends.toReversed().map(([x, y, half]): Point => [x + half, y]),
      ]),
    );

  // The sea and some islands.
  const coast = (x: number) => height * 0.445 + 5 * noise(2, x / 260);
  const sea = press.plate(palette.gum);
  band(sea, { ...strip, edge: coast, seed: seed + 3, rough: 0.6 });
  for (const row of times(5)) {
    for (let x = -30 + (row % 2) * 38; x < width; x += 76) {
      if (random() > 0.84) continue;
      const length = 62 * (0.8 + row * 0.06);
      sea.add(gouge(x + random.bell() * 10, coast(x) + 20 + row * 16, length, 2.2 + row * 0.25, 0, -9));
    }
  }
  const islands = press.plate(palette.bark, { overlap: "add" });
  for (const [across, scaleX] of [
    [0.73, 1.2],
    [0.88, 1.5],
    [0.12, 0.9],
  ] as const) {
    const at: Point = [width * across, coast(width * across) + 5];
    islands.add(polygon(placed(outline("0,0 12,-8 30,-14 45,-17 62,-11 80,-7 100,0"), at, scaleX * scale)));
  }

  // Desert, then wheat.
  const dunes = (x: number) => height * 0.57 + (9 * Math.sin(x / 190 + 1) + 6 * noise(3, x / 90)) * scale;
  const desert = press.plate(palette.rust, { shift: [2, 0] });
  band(desert, { ...strip, edge: dunes, seed: seed + 4 });
  for (const row of times(6)) {
    for (let x = random.range(-80, 0); x < width; ) {
      const length = random.range(60, 200);
      const middle = x + length / 2;
      const y = lerp(height * 0.57 + 6, dunes(middle), 0.62) + 15 + row * 13;
      if (random() < 0.72)
        desert.add(gouge(middle, y, length, 1.6 + row * 0.3, 0, 6 * Math.sin(middle / 120)));
      x += length * 1.08;
    }
  }
  const fields = (x: number) => height * 0.7 + 8 * noise(4, x / 240);
  const wheat = press.plate(night ? palette.stubble : palette.wattle);
  band(wheat, { ...strip, edge: fields, seed: seed + 5, rough: 0.8 });
  for (const i of times(44)) {
    const end = lerp(-width * 0.7, width * 1.7, i / 43);
    const start = width * 0.5 + (end - width * 0.5) * 0.34;
    const across = end - start;
    const length = Math.hypot(across, height * 0.19) * 0.8;
    wheat.add(
      gouge(
        start + across * 0.42,
        fields(start) + 8 + height * 0.075,
        length,
        2.4,
        Math.atan2(height * 0.19, across),
      ),
    );
  }
  const mallee = press.plate(palette.gum, { overlap: "add" });
  for (let x = 10; x < width; x += random.range(40, 110)) {
    gumtree(mallee, [x, fields(x) + 4], random.range(18, 34) * scale, random, 3);
  }

  // Home: Warrenheip, a poppet head, the town.
  const peak = width * (tall ? 0.78 : 0.82);
  const cone = warrenheip(peak, 300 * scale, 96 * scale);
  const home = (x: number) => height * 0.905 - cone(x) - 6 * noise(5, x / 90);
  const key = press.plate(palette.bark);
  band(key, { ...strip, edge: home, seed: seed + 6, step: 14 });
  for (const _ of times(60)) {
    const x = peak - random() ** 0.7 * 240 * scale;
    const y = home(x) + 10 + random() * 64;
    if (y < height - 16) key.add(gouge(x, y, random.range(14, 42), random.range(1.3, 2.6), -0.72));
  }
  const town = press.plate(palette.bark, { overlap: "add" });
  const mine: Point = [width * 0.2, home(width * 0.2) + 8];
  town.add(polygon(placed(poppetHead, mine, 1.04 * scale)));
  shore(town, {
    from: width * 0.3,
    to: width * 0.46,
    y: home(width * 0.38) + 8,
    seed: seed + 8,
    height: 16,
    town: [
      [width * 0.335, 66, "clock"],
      [width * 0.38, 54, "spire"],
      [width * 0.42, 46, "spire"],
    ],
  });
  for (const [across, tallness] of [
    [0.02, 84],
    [0.075, 62],
    [0.53, 34],
    [0.95, 50],
    [0.99, 66],
  ] as const) {
    gumtree(town, [width * across, home(width * across) + 6], tallness * scale, random);
  }

  // A line of birds growing towards us: dark on light bands, light on dark ones.
  const count = tall ? 5 : 6;
  const line = times(count).map((i) => {
    const t = (i / (count - 1)) ** 1.2;
    const sway = Math.sin(t * turn) * width * 0.01;
    const x = lerp(width * (tall ? 0.34 : 0.27), width * (tall ? 0.7 : 0.685), t) + sway;
    const y = lerp(height * 0.08, height * (tall ? 0.73 : 0.735), t);
    const onLight = y < hills(x) + 6 || y > height * 0.69;
    const size = lerp(tall ? 0.5 : 0.42, tall ? 1.1 : 1, t);
    return use(`${onLight ? "dark" : "light"}${i % 2}`, [x, y], size, lerp(8, 22, t));
  });
  const birds = (id: string, ink: string, belly: string) =>
    waders
      .map(
        ([body, nearWing, farWing, under], i) =>
          `<g id="${id}${i}"><g fill="${ink}">${apart(...[body, nearWing, farWing].map((points) => smooth(outline(points), 0.14)))}</g><path fill="${belly}" d="${smooth(outline(under), 0.14)}"/></g>`,
      )
      .join("");
  const flecks = speckle(seed, night ? palette.mist : palette.paper, size, 0.45);
  return sheet({
    ...size,
    defs:
      verticalGradient("sky", [
        [0, night ? palette.gum : palette.paper],
        [0.3, night ? palette.rust : palette.galah],
      ]) +
      birds("dark", night ? palette.paper : palette.bark, night ? palette.warren : palette.paper) +
      birds("light", palette.paper, palette.warren) +
      flecks.defs,
    body: flat("url(#sky)", 0, 0, width, height) + press.toSvg() + line.join("") + flecks.body,
  });
}
