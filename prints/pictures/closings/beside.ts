import { box, disc, gouge } from "../../kit/cuts.ts";
import { nightInks as inks, oklch } from "../../kit/inks.ts";
import { times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { reeds } from "../../motifs/plants.ts";
import { somebody } from "../pool/people.ts";

type Beside = Size & {
  /** x of the moon, which is between the two who sit, and y of its middle. */
  readonly moon: readonly [x: number, y: number];
  readonly radius: number;
  /** y of the grass on which they sit, and how large they are. */
  readonly ground: number;
  readonly scale: number;
};

const seed = 31;

/** The end of the practice room, below where help is: two people from behind, who sit together under the moon. Transparent sky. */
function beside({ width, height, moon: [x, y], radius, ground, scale }: Beside): string {
  const press = new Press();
  const random = createRandom(seed);
  press.plate(oklch(0.82, 0.06, 84)).add(disc(x, y, radius, random, 60));
  const ring = press.plate(oklch(0.4, 0.035, 218), { overlap: "add" });
  for (const round of times(4)) {
    const far = radius + (30 + round * 30) * scale * 0.6;
    const count = Math.round(far / 13);
    for (const index of times(count)) {
      const angle = Math.PI + ((index + (round % 2) / 2) / count) * Math.PI;
      const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      if (cy < ground - 10 && cy > 8)
        ring.add(gouge(cx, cy, (far * Math.PI * 0.6) / count, 2.6, angle + Math.PI / 2, -far * 0.01));
    }
  }
  const grass = press.plate(inks.bark, { overlap: "add" });
  grass.add(box(-10, ground, width + 10, height + 10));
  const blades = { y: ground + 6, height: 70 * scale * 0.6, count: 16 };
  reeds(grass, { ...blades, from: x - radius * 3, to: x - radius * 1.9, seed });
  reeds(grass, { ...blades, from: x + radius * 1.9, to: x + radius * 3.2, seed: seed + 1, wind: -0.1 });
  const light = press.plate(oklch(0.34, 0.04, 200), { overlap: "add" });
  for (const _ of times(width / 46))
    light.add(gouge(random.range(0, width), random.range(ground + 8, height), random.range(30, 90), 2.4));
  const sits = (name: "sits" | "sitsBeside", side: -1 | 1) =>
    `<g fill-rule="evenodd" transform="translate(${Math.round(x + side * 84 * scale)} ${Math.round(ground + 12 * scale)})scale(${scale})">${somebody(name, inks)}</g>`;
  press.plate("none").place(sits("sits", -1) + sits("sitsBeside", 1));
  return sheet({ width, height, body: press.toSvg() });
}

export const besideWide = () =>
  beside({ width: 1600, height: 360, moon: [800, 190], radius: 150, ground: 296, scale: 1.26 });

export const besideTall = () =>
  beside({ width: 750, height: 460, moon: [375, 232], radius: 170, ground: 372, scale: 1.5 });
