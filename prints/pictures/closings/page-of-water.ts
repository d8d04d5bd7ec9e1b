import { disc, gouge, smooth } from "../../kit/cuts.ts";
import { nightInks, oklch } from "../../kit/inks.ts";
import { clamp, lerp, type Point, smoothstep, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { reeds } from "../../motifs/plants.ts";
import { pointers } from "../talkers.ts";

type Page = Size & {
  /** y of the first line of text, which is the horizon. */
  readonly top: number;
  /** Where words begin, and where between the edges they become water. */
  readonly margin: number;
  readonly shore: readonly [from: number, to: number];
  readonly sun: number;
  /** Who talks before the sun: the feet, and how large. */
  readonly talkers: readonly [...feet: Point, scale: number];
  readonly rows: number;
  readonly scale: number;
};

const seed = 77;
const inks = nightInks;
const text = oklch(0.78, 0.03, 90);
const ripple = oklch(0.5, 0.05, 222);

/** The end of an article: its lines of text become the lake's water, and on its bank two people talk. Transparent background. */
function pageOfWater({ width, height, top, margin, shore, sun, talkers: who, rows, scale }: Page): string {
  const press = new Press();
  const random = createRandom(seed);
  const pitch = (height - top) / (rows - 0.5);
  const disk = press.plate("url(#sun)");
  disk.add(disc(sun, top, 128 * scale, random, 60));
  const [x0, feet, size] = who;
  // Lines end before who stands there, and go on behind them.
  const left = x0 - 43 * size - 24;
  const right = x0 + 43 * size + 24;
  const head = feet - 104 * size;
  const [words, waves, glitter] = [text, ripple, inks.sun].map((ink) => press.plate(ink, { overlap: "add" }));
  for (const row of times(rows)) {
    const y = top + row * pitch;
    for (let x = margin; x < width + 60; ) {
      const flow = smoothstep(shore[0], shore[1], x + random.bell() * 60);
      const long = lerp(random.range(26, 84), random.range(70, 220), flow) * scale;
      const isBeside = y > head && x < right && x + long > left;
      const from = isBeside && x > left ? Math.min(right, x + long) : x;
      const to = isBeside && x <= left ? left : x + long;
      const middle = (from + to) / 2;
      const lit = Math.exp(-(((middle - sun) / (lerp(96, 150, row / rows) * scale)) ** 2));
      const isLast = row === rows - 1;
      // A paragraph ends with a short line.
      if (flow > 0.5 || !((row === 4 || isLast) && x > lerp(margin, shore[0], 0.7))) {
        const plate = flow < 0.5 ? words : random() < lit * 0.92 ? glitter : waves;
        if ((flow < 0.5 || random() < clamp(0.52 + lit)) && to - from > 24)
          plate?.add(
            gouge(
              middle,
              y + flow * random.bell() * pitch * 0.3,
              to - from,
              lerp(5.4, lerp(3, 7, row / rows), flow) * scale,
            ),
          );
      }
      x += long + lerp(13, random.range(-10, 50), flow) * scale;
    }
  }
  // One word underlined, as in the book.
  press
    .plate(inks.bill)
    .add(gouge(margin + (shore[0] - margin) * 0.5, top + pitch * 2.42, 96 * scale, 4.4 * scale));
  // A bank in the light of the moon, lighter than the ground of the words in either theme.
  const bank = press.plate(oklch(0.37, 0.042, 182), { overlap: "add" });
  const long = 330 * scale;
  bank.add(
    smooth(
      [
        [x0 - long * 1.5, height + 12],
        [x0 - long * 0.95, height - 6],
        [x0 - 190 * scale, feet - 9],
        [x0 + 170 * scale, feet - 12],
        [x0 + long * 0.9, feet - 2],
        [x0 + long * 1.5, height + 12],
      ],
      0.14,
    ),
  );
  for (const [side, count] of [
    [-1, 9],
    [1, 14],
  ] as const)
    reeds(bank, {
      from: x0 + side * 150 * scale,
      to: x0 + side * 270 * scale,
      y: feet + 8,
      height: 70 * scale,
      seed: seed + count,
      count,
    });
  const grass = press.plate(oklch(0.5, 0.05, 172), { overlap: "add" });
  for (const _ of times(22)) {
    const along = random.range(-1, 1);
    const top = lerp(feet - 4, height, along * along * 0.9);
    grass.add(gouge(x0 + along * long, lerp(top, height, random()), random.range(24, 70) * scale, 2.8));
  }
  press.plate("none").place(pointers([x0, feet], size));
  return sheet({
    width,
    height,
    defs: `<clipPath id="sky"><path d="M0 0h${width}v${top}H0z"/></clipPath>`,
    body: press.toSvg().replace('fill="url(#sun)"', `fill="${inks.sun}" clip-path="url(#sky)"`),
  });
}

export const pageOfWaterWide = () =>
  pageOfWater({
    width: 1600,
    height: 440,
    top: 190,
    margin: 89,
    shore: [520, 800],
    sun: 1024,
    talkers: [1310, 414, 3.3],
    rows: 8,
    scale: 1,
  });

export const pageOfWaterTall = () =>
  pageOfWater({
    width: 750,
    height: 500,
    top: 186,
    margin: 46,
    shore: [190, 320],
    sun: 322,
    talkers: [570, 470, 3.05],
    rows: 9,
    scale: 0.95,
  });
