import { disc, gouge, smooth } from "../../kit/cuts.ts";
import { nightInks, oklch } from "../../kit/inks.ts";
import { clamp, lerp, type Point, smoothstep, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { reeds } from "../../motifs/plants.ts";
import { talkers } from "../talkers.ts";

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
  const [words, waves, glitter] = [text, ripple, inks.sun].map((ink) => press.plate(ink, { overlap: "add" }));
  for (const row of times(rows)) {
    const y = top + row * pitch;
    for (let x = margin; x < width + 60; ) {
      const flow = smoothstep(shore[0], shore[1], x + random.bell() * 60);
      const long = lerp(random.range(26, 84), random.range(70, 220), flow) * scale;
      const middle = x + long / 2;
      const lit = Math.exp(-(((middle - sun) / (lerp(96, 150, row / rows) * scale)) ** 2));
      const isLast = row === rows - 1;
      // A paragraph ends with a short line.
      if (flow > 0.5 || !((row === 4 || isLast) && x > lerp(margin, shore[0], 0.7))) {
        const plate = flow < 0.5 ? words : random() < lit * 0.92 ? glitter : waves;
        if (flow < 0.5 || random() < clamp(0.52 + lit))
          plate?.add(
            gouge(
              middle,
              y + flow * random.bell() * pitch * 0.3,
              long,
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
  const [x, feet, size] = who;
  // A bank in the ink of the page's foot, which goes on below it.
  const bank = press.plate(oklch(0.165, 0.022, 217), { overlap: "add" });
  const long = 330 * scale;
  bank.add(
    smooth(
      [
        [x - long * 1.7, height + 12],
        [x - long * 1.1, height - 4],
        [x - 170 * scale, feet - 3],
        [x + 170 * scale, feet - 5],
        [x + long * 0.9, height - 14],
        [x + long * 1.4, height + 12],
      ],
      0.14,
    ),
  );
  reeds(bank, {
    from: x + 190 * scale,
    to: x + 300 * scale,
    y: feet + 16,
    height: 70 * scale,
    seed,
    count: 14,
  });
  press.plate("none").place(talkers([x, feet], size));
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
    talkers: [1310, 424, 2.6],
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
    talkers: [566, 486, 2.5],
    rows: 9,
    scale: 0.95,
  });
