import { box, disc, gouge, polygon } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, type Size, sheet, verticalGradient } from "../kit/sheet.ts";
import { buninyong, hill } from "../motifs/mountains.ts";
import { reeds } from "../motifs/plants.ts";
import { shore } from "../motifs/shore.ts";
import { water } from "../motifs/water.ts";

const seed = 94;

/** A street library on a post by the lake: a small house with a glass door and books. */
export function streetLibrary({ width, height }: Size, boxAt: number, inks: Inks): string {
  // On wide pictures the left is free for text, above the trees, and the sun stands between it and the box.
  const middle = width > 1000 ? width * 0.52 : width * 0.3;
  const [horizon, bank] = [Math.round(height * (width > 1000 ? 0.64 : 0.6)), Math.round(height * 0.82)];
  const press = new Press();
  const random = createRandom(seed);
  press
    .plate(inks.sun, { shift: [-2, 1] })
    .add(
      disc(
        middle + width * (width > 1000 ? 0.02 : -0.07),
        horizon - height * 0.16,
        height * 0.075,
        random,
        36,
      ),
    );
  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: buninyong(middle, width * 0.3, height * 0.12),
    seed,
    lit: -1,
    litFrom: middle,
    cuts: 26,
    mist: 0.4,
  });
  shore(press.plate(inks.near, { overlap: "add" }), {
    from: -10,
    to: width + 10,
    y: horizon,
    seed,
    height: 18,
  });
  press
    .plate(inks.night ? inks.near : inks.sky)
    .add(`M-5 ${horizon}h${width + 10}v${bank - horizon}h${-width - 10}z`);
  water(press.plate(inks.night ? inks.far : inks.near, { overlap: "add" }), {
    from: -30,
    to: width + 30,
    top: horizon + 8,
    bottom: bank,
    seed: seed + 1,
    rows: 11,
    thickness: [0.9, 4],
    length: [40, 150],
    keep: () => 0.42,
  });
  const lawn = press.plate(inks.night ? inks.stubble : inks.grass);
  lawn.add(`M-5 ${bank}h${width + 10}v${height - bank + 5}h${-width - 10}z`);
  for (const _ of times(70)) {
    lawn.add(
      gouge(random.range(0, width), random.range(bank + 14, height - 8), random.range(14, 40), 2.4, -1.2),
    );
  }
  const grass = press.plate(inks.gum, { overlap: "add" });
  reeds(grass, { from: width * 0.02, to: width * 0.3, y: bank + 10, height: height * 0.15, seed, count: 40 });
  addLibrary(press, [boxAt, bank], height / 900, inks);
  return sheet({
    width,
    height,
    defs: verticalGradient("sky", [
      [0, inks.skyTop],
      [1, inks.glow],
    ]),
    body: flat("url(#sky)", 0, 0, width, horizon) + press.toSvg(),
  });
}

function addLibrary(press: Press, [x, foot]: readonly [number, number], k: number, inks: Inks) {
  const [half, top, bottom, ridge] = [190 * k, foot - 520 * k, foot - 150 * k, foot - 640 * k];
  const key = inks.bark;
  press.plate(inks.night ? inks.far : key).add(box(x - 24 * k, bottom, x + 24 * k, foot + 46 * k));
  press.plate(inks.sun, { shift: [-1, 1] }).add(box(x - half, top, x + half, bottom));
  const roof = press.plate(inks.night ? inks.far : key);
  roof.add(
    polygon([
      [x - half - 46 * k, top + 16 * k],
      [x, ridge],
      [x + half + 46 * k, top + 16 * k],
      [x + half + 34 * k, top + 46 * k],
      [x, ridge + 40 * k],
      [x - half - 34 * k, top + 46 * k],
    ]),
  );
  press.plate(inks.sun).add(
    polygon([
      [x - half, top + 22 * k],
      [x, ridge + 36 * k],
      [x + half, top + 22 * k],
    ]),
  );
  press.plate(inks.night ? inks.bark : inks.paper).add(disc(x, top - 18 * k, 26 * k, createRandom(3), 22));
  // Dark interior behind the books.
  const [left, right, sill, head] = [x - half + 30 * k, x + half - 30 * k, bottom - 30 * k, top + 34 * k];
  press.plate(key).add(box(left, head, right, sill));
  const middle = (head + sill) / 2;
  addBooks(press, [left + 12 * k, right - 12 * k], middle, (middle - head) * 0.78, inks, 7);
  addBooks(press, [left + 12 * k, right - 12 * k], sill, (sill - middle) * 0.78, inks, 11);
  const frame = press.plate(inks.paper, { overlap: "add" });
  frame.add(
    box(left - 10 * k, head - 10 * k, right + 10 * k, head),
    box(left - 10 * k, sill, right + 10 * k, sill + 10 * k),
    box(left - 10 * k, head, left, sill),
    box(right, head, right + 10 * k, sill),
    box(left, middle - 4 * k, right, middle + 4 * k),
    gouge(right - 26 * k, head + 64 * k, 120 * k, 6 * k, 2.1),
  );
  press.plate(inks.bill).add(disc(left - 5 * k, middle, 9 * k, createRandom(5), 14));
}

/** A row of spines, the last one leaning. */
function addBooks(
  press: Press,
  [from, to]: readonly [number, number],
  foot: number,
  high: number,
  inks: Inks,
  seed: number,
) {
  const random = createRandom(seed);
  const palette = [inks.bill, inks.far, inks.glow, inks.near, inks.paper, inks.sky];
  let [x, index] = [from, seed];
  while (x < to - high * 0.42) {
    const wide = high * random.range(0.13, 0.24);
    const tall = high * random.range(0.72, 1);
    const spine = press.plate(palette[index % palette.length] ?? inks.sun);
    spine.add(box(x, foot - tall, x + wide, foot));
    spine.add(
      gouge(x + wide / 2, foot - tall * 0.78, wide * 0.7, 3),
      gouge(x + wide / 2, foot - tall * 0.2, wide * 0.7, 3),
    );
    x += wide + 1.5;
    index += 1;
  }
  press.plate(inks.sun).add(
    polygon([
      [x + high * 0.3, foot],
      [x + high * 0.42, foot - high * 0.08],
      [x + high * 0.16, foot - high * 0.86],
      [x + high * 0.04, foot - high * 0.8],
    ]),
  );
}
