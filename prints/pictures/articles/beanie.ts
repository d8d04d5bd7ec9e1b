import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { buninyong } from "../../motifs/mountains.ts";
import { shore } from "../../motifs/shore.ts";
import { type ArticlePalette, articlePalette } from "./article-palette.ts";
import { band, bar, gumtree, isTall, levels, rings, use } from "./scenery.ts";

const seed = 77;

/** A walking magpie facing right, drawn by hand. */
const walking = {
  body: "M38-34L52-30 39-26C36-14 24-8 8-8L-12-6-40 2-42-3-14-16C-2-26 10-30 22-36C28-41 36-40 38-34zM2-9L-2 8 2 8 7-9zM14-9L16 8 20 8 18-10z",
  white: "M24-34C16-32 8-26 2-20C10-21 20-24 24-34zM-12-14L-34-4-12-9z",
} as const;

/** A frosty oval seen between a gold beanie and a scarf; the gap has the shape of an eye. */
export function beanie(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const random = createRandom(seed);
  const scale = tall ? 0.92 : 1;
  const [middle, horizon] = [width / 2, Math.round(height * (tall ? 0.52 : 0.55))];
  const sunY = horizon - 66 * scale;

  const sky = new Press();
  rings(sky.plate(inks.night ? palette.glow : palette.paper, { opacity: 0.85 }), {
    x: middle,
    y: sunY,
    radius: 37 * scale,
    count: 9,
    gap: 25,
    seed,
    keep: (_x, y) => y < horizon - 6,
  });
  sky
    .plate(inks.night ? palette.paper : palette.wattle, { shift: [-2, 1] })
    .add(disc(middle, sunY, 37 * scale, random));
  // A hill and gums in fog.
  const far = sky.plate(palette.mist);
  const noise = createNoise(seed);
  const broad = buninyong(width * 0.8, 240 * scale, 66 * scale);
  band(far, {
    from: -10,
    to: width + 10,
    edge: (x) => horizon - broad(x) - 14 - 7 * noise(x / 110),
    bottom: horizon + 3,
    seed,
  });
  const trees = sky.plate(palette.warren, { overlap: "add" });
  for (let x = -10; x < width; x += random.range(28, 74) * scale) {
    const away = Math.abs(x - middle) / width;
    if (away > 0.17) gumtree(trees, [x, horizon + 3], random.range(44, 84) * scale * (0.6 + away), random);
  }
  shore(trees, { from: -10, to: width + 10, y: horizon, seed: seed + 2, height: 9 });

  const press = new Press();
  levels(press.plate(palette.mist, { overlap: "add" }), {
    to: width,
    top: horizon + 12,
    bottom: height * 0.86,
    rows: 15,
    seed: seed + 5,
    length: [50, 210],
    thickness: [1.2, 3.4],
  });
  const fence = press.plate(palette.warren, { overlap: "add" });
  for (let x = -8; x < width; x += 17) fence.add(gouge(x, horizon + 4, 13, 2, 1.57));
  fence.add(gouge(middle, horizon, width * 1.3, 2.2));
  goals(press, { size, middle, horizon, scale }, inks.night ? palette.gum : palette.mist, palette);
  const magpies: readonly (readonly [Point, number, 1 | -1])[] = tall
    ? [
        [[216, 594], 0.9, 1],
        [[560, 639], 1.1, -1],
      ]
    : [
        [[456, 449], 0.9, 1],
        [[544, 476], 1.12, -1],
        [[1144, 462], 1, -1],
      ];
  const birds = magpies.map(([at, z, facing]) => use("magpie", at, [facing * z, z]));

  const flecks = speckle(seed, inks.night ? palette.mist : palette.paper, size, 0.5);
  const wool = knitted(size, middle, palette);
  return sheet({
    ...size,
    defs:
      verticalGradient("sky", [
        [0.15, inks.night ? palette.warren : palette.paper],
        [1, inks.night ? palette.glow : palette.galah],
      ]) +
      verticalGradient("turf", [
        [0, inks.night ? palette.glow : palette.galah],
        [0.22, inks.night ? palette.warren : palette.paper],
      ]) +
      `<g id="magpie"><path fill="${palette.bark}" d="${walking.body}"/><path fill="${palette.paper}" d="${walking.white}"/></g>` +
      wool.defs +
      flecks.defs,
    body:
      flat("url(#sky)", 0, 0, width, horizon + 4) +
      sky.toSvg() +
      flat("url(#turf)", 0, horizon, width, height - horizon) +
      press.toSvg() +
      birds.join("") +
      wool.body +
      flecks.body,
  });
}

type Oval = {
  readonly size: Size;
  readonly middle: number;
  readonly horizon: number;
  readonly scale: number;
};

/** Goal posts, two tall and two short, with shadows towards the viewer. */
function goals(
  press: Press,
  { size, middle, horizon, scale }: Oval,
  shade: string,
  palette: ArticlePalette,
): void {
  const foot = horizon + 34 * scale;
  const end = size.height * 0.93;
  const grow = (end - horizon) / (foot - horizon);
  const shadows = press.plate(shade, { overlap: "add" });
  const posts = press.plate(palette.bark, { overlap: "add", shift: [1, 0] });
  const padding = press.plate(palette.bill);
  for (const [across, tall] of [
    [-138, 108],
    [-46, 196],
    [46, 196],
    [138, 108],
  ] as const) {
    const x = middle + across * scale;
    posts.add(bar([x, foot], 10 * scale, [x, foot - tall * scale], 8 * scale));
    shadows.add(bar([x, foot], 7 * scale, [middle + (x - middle) * grow, end], 7 * scale * grow));
    padding.add(box(x - 7 * scale, foot - 32 * scale, x + 7 * scale, foot));
  }
}

/** The ribbed beanie above and the striped scarf below. */
function knitted(size: Size, middle: number, palette: ArticlePalette) {
  const { width, height } = size;
  const tall = isTall(size);
  const bend = (x: number) => ((x - middle) / (width * 0.53)) ** 2;
  const brim = (x: number) => height * ((tall ? 0.25 : 0.225) + (tall ? 0.13 : 0.3) * bend(x));
  const wrap = (x: number) => height * ((tall ? 0.81 : 0.835) - (tall ? 0.1 : 0.23) * bend(x));
  const along = (edge: (x: number) => number) =>
    times((width + 80) / 20 + 1).map((i): Point => [-40 + i * 20, edge(-40 + i * 20)]);
  const press = new Press();
  press
    .plate(palette.stubble)
    .add(
      polygon([[-40, -40], ...along((x) => brim(x) + (Math.round(x / 20) % 2 ? 10 : 7)), [width + 40, -40]]),
    );
  press.plate(palette.lamp, { shift: [-2, 0] }).add(polygon([[-40, -40], ...along(brim), [width + 40, -40]]));

  const ribs = press.plate(palette.stubble);
  const gap = tall ? 38 : 40;
  const lean = (x: number) => (Math.atan2(brim(x + 10) - brim(x - 10), 20) * 180 * 0.62) / Math.PI;
  for (let x = middle - Math.ceil(width / 2 / gap + 3) * gap; x < width + 3 * gap; x += gap) {
    ribs.place(use("rib", [x, brim(x)], 1, lean(x)));
    ribs.place(use("seam", [x + gap / 2, brim(x + gap / 2) + 6], 1, lean(x + gap / 2)));
  }
  const stitches = times(10).map(
    (i) => gouge(-5.5, -18 - i * 31, 27, 4.4, 1.15) + gouge(5.5, -18 - i * 31, 27, 4.4, 1.99),
  );

  press
    .plate(palette.bark, { shift: [1, 0] })
    .add(polygon([[-40, height + 20], ...along(wrap), [width + 40, height + 20]]));
  press
    .plate(palette.bill)
    .add(polygon([...along((x) => wrap(x) + 40), ...along((x) => wrap(x) + 60).toReversed()]));
  const rows = press.plate(palette.warren, { overlap: "add" });
  for (const row of times(9)) {
    if (row === 2) continue;
    for (let x = -30 + (row % 2) * 17; x < width + 30; x += 34) {
      const y = wrap(x) + 13 + row * 18;
      const slope = Math.atan2(wrap(x + 8) - wrap(x - 8), 16);
      if (y < height + 6) rows.add(gouge(x, y, 27, 4, slope + (row % 2 ? 0.16 : -0.16)));
    }
  }
  return {
    defs: `<path id="rib" d="${stitches.join("")}"/><path id="seam" d="${gouge(0, -150, 330, 5, 1.57)}"/>`,
    body: press.toSvg(),
  };
}
