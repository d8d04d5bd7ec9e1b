import { disc, gouge, polygon } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { lerp, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { sheet } from "../kit/sheet.ts";

const [width, height] = [360, 260];

/** A letter folded into a boat. Transparent background. */
export function paperBoat(inks: Inks): string {
  const random = createRandom(26);
  const press = new Press();
  const line = inks.night ? inks.paper : inks.bark;
  press.plate(inks.sun, { shift: [-2, 1] }).add(disc(262, 88, 44, random, 34));
  const water = press.plate(inks.night ? inks.far : inks.near, { overlap: "add" });
  for (const row of times(6)) {
    for (const _ of times(3)) {
      const [at, length] = [random(), random.range(50, 130)];
      // Whole: an edge would cut it off.
      const half = length / 2 + 2;
      water.add(gouge(lerp(half, width - half, at), 196 + row * 11, length, 1.6 + row * 0.6));
    }
  }
  press
    .plate(inks.night ? inks.far : inks.paper)
    .place(
      `<path stroke="${line}" stroke-width="3.5" stroke-linejoin="round" d="M40 128L150 160 260 128 226 196H82z"/><path stroke="${line}" stroke-width="3.5" stroke-linejoin="round" d="M96 144L150 46 204 144 150 160z"/>`,
    );
  const folds = press.plate(line, { overlap: "add" });
  folds.add(
    gouge(150, 104, 108, 2.4, 1.57),
    polygon([
      [150, 50],
      [202, 142],
      [150, 158],
    ]),
  );
  const words = press.plate(inks.night ? inks.paper : inks.near, { overlap: "add" });
  for (const row of times(3)) words.add(gouge(132 - row * 4, 104 + row * 13, 22 + row * 7, 2.4, 0.08));
  press.plate(inks.bill).add(gouge(150, 38, 16, 9, -0.2));
  return sheet({ width, height, body: press.toSvg() });
}
