import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import { type Inks, oklch } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { warrenheip } from "../../motifs/mountains.ts";
import { articlePalette } from "./article-palette.ts";
import { building } from "./lanes-building.ts";
import { walker } from "./lanes-walker.ts";
import { band, isTall, levels } from "./scenery.ts";

const seed = 730;

/** Gaps between the buildings, as shares of the width. */
const wideGaps: readonly Point[] = [
  [0.098, 0.112],
  [0.305, 0.328],
  [0.562, 0.636],
  [0.832, 0.85],
  [0.955, 0.962],
];
const tallGaps: readonly Point[] = [
  [0.13, 0.165],
  [0.455, 0.6],
  [0.86, 0.885],
];

/** A dark street before work, with one person in the first light between the buildings. */
export function lanes(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const random = createRandom(seed);
  const gaps = tall ? tallGaps : wideGaps;
  const lightAt: Point = [width * (tall ? 0.53 : 0.6), height * (tall ? 0.5 : 0.46)];
  const base = Math.round(height * (tall ? 0.71 : 0.715));
  const lowGold = inks.night ? oklch(0.6, 0.1, 74) : palette.wattle;
  const paleGold = inks.night ? palette.wattle : palette.glow;
  /** Returns a beam's extent at y: its edges run from below the sun through the foot of each wall. */
  const spread = (x: number, y: number) =>
    lightAt[0] + ((x - lightAt[0]) * (y - lightAt[1])) / (base - lightAt[1]);

  const sky = new Press();
  levels(sky.plate(palette.paper, { opacity: 0.7 }), {
    to: width,
    top: 20,
    bottom: lightAt[1] + 40,
    rows: 16,
    seed: seed + 3,
    chance: 0.6,
    length: [20, 90],
    thickness: [1.4, 3],
  });
  sky.plate(palette.paper, { shift: [-2, 1] }).add(disc(lightAt[0], lightAt[1] - 30, 43, random, 44));
  const cone = warrenheip(lightAt[0] + width * 0.02, width * 0.16, 100);
  band(sky.plate(inks.night ? palette.gum : palette.warren), {
    from: -10,
    to: width + 10,
    edge: (x) => base - 34 - cone(x),
    bottom: base + 4,
    seed,
    step: 12,
  });

  const press = new Press();
  const beams = press.plate(lowGold, { shift: [0, 1] });
  for (const [left, right] of gaps) {
    const [a, b] = [left * width, right * width];
    beams.add(
      polygon([
        [a, base - 2],
        [b, base - 2],
        [spread(b, height + 5), height + 5],
        [spread(a, height + 5), height + 5],
      ]),
    );
    for (const _ of times(500 * (right - left))) {
      const [u, y] = [lerp(a, b, random()), lerp(base + 8, height - 4, random())];
      const length = Math.min(80, (random.range(20, 60) * (y - lightAt[1])) / (base - lightAt[1]));
      const angle = Math.atan2(base - lightAt[1], u - lightAt[0]);
      beams.add(gouge(spread(u, y), y, length, random.range(1.6, 3.4), angle));
    }
  }
  levels(press.plate(palette.bark, { overlap: "add", opacity: 0.9 }), {
    to: width,
    top: base + 16,
    bottom: height,
    rows: tall ? 12 : 9,
    seed: seed + 9,
    thickness: [1.4, 3.6],
  });

  const edges = [-0.02, ...gaps.flat(), 1.02];
  const walls = [palette.bark, palette.slate, palette.bark, palette.gum, palette.bark, palette.slate];
  for (const i of times(edges.length / 2)) {
    const [left = 0, right = 0] = edges.slice(i * 2, i * 2 + 2);
    const ink = walls[i] ?? palette.bark;
    building(press, random, {
      left: left * width,
      right: right * width,
      base,
      size,
      style: i % 3,
      inks: {
        wall: ink,
        line: ink !== palette.bark ? palette.bark : inks.night ? palette.warren : palette.gum,
        pane: ink === palette.bark && !inks.night ? palette.gum : palette.warren,
        key: palette.bark,
        lamp: palette.wattle,
        steam: palette.paper,
      },
      lit: i === (tall ? 1 : 2) ? (tall ? 0 : 1) : undefined,
    });
  }
  const [from, to] = gaps[tall ? 1 : 2] ?? [0, 1];
  const standing: Point = [
    spread(lerp(from, to, 0.4) * width, height * 0.866),
    height * (tall ? 0.87 : 0.865),
  ];
  walker(press, { at: standing, scale: tall ? 0.92 : 1.08, lightAt, palette, night: inks.night });
  const flecks = speckle(seed, palette.warren, size, 0.4);
  return sheet({
    ...size,
    defs:
      verticalGradient("sky", [
        [0.1, lowGold],
        [0.62, paleGold],
      ]) + flecks.defs,
    body:
      flat("url(#sky)", 0, 0, width, base + 4) +
      sky.toSvg() +
      flat(palette.slate, 0, base, width, height - base) +
      `<path fill="${palette.bark}" d="${box(-5, base, width + 5, base + 5)}"/>` +
      press.toSvg() +
      flecks.body,
  });
}
