import { disc, gouge } from "../../kit/cuts.ts";
import { nightInks, oklch } from "../../kit/inks.ts";
import { clamp, lerp, smoothstep, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { placeSwan, swanSymbol } from "../../motifs/birds.ts";

type Page = Size & {
  /** y of the first line of text, which is the horizon. */
  readonly top: number;
  /** Where words begin, and where between the edges they become water. */
  readonly margin: number;
  readonly shore: readonly [from: number, to: number];
  readonly sun: number;
  readonly swan: number;
  readonly rows: number;
  readonly scale: number;
};

const seed = 77;
const inks = nightInks;
const text = oklch(0.78, 0.03, 90);
const ripple = oklch(0.5, 0.05, 222);

/** The end of an article: its lines of text become the lake's water, and the swan of the open book swims on. Transparent background. */
function pageOfWater({ width, height, top, margin, shore, sun, swan, rows, scale }: Page): string {
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
  press.plate(inks.far).place(placeSwan([swan, top + pitch * 1.9, 1.25 * scale, -1]));
  return sheet({
    width,
    height,
    defs: `${swanSymbol({ ...inks, night: false })}<clipPath id="sky"><path d="M0 0h${width}v${top}H0z"/></clipPath>`,
    body: press.toSvg().replace('fill="url(#sun)"', `fill="${inks.sun}" clip-path="url(#sky)"`),
  });
}

export const pageOfWaterWide = () =>
  pageOfWater({
    width: 1600,
    height: 400,
    top: 150,
    margin: 89,
    shore: [560, 900],
    sun: 1190,
    swan: 1130,
    rows: 8,
    scale: 1,
  });

export const pageOfWaterTall = () =>
  pageOfWater({
    width: 750,
    height: 500,
    top: 186,
    margin: 46,
    shore: [250, 440],
    sun: 540,
    swan: 500,
    rows: 9,
    scale: 0.95,
  });
