import { disc, gouge } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { lerp, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { sheet } from "../kit/sheet.ts";
import { placeSwan, swanSymbol } from "../motifs/birds.ts";

const [width, height, fold, foot] = [1240, 640, 600, 560];

/** The edge of a page, from the fold to the corner. `side` is -1 or 1. */
const pageShape = (side: -1 | 1, lift: number) =>
  `M${fold} ${foot}C${fold + side * 70} ${foot - 76 - lift} ${fold + side * 300} ${foot - 70 - lift} ${fold + side * 520} ${foot - 20 - lift}L${fold + side * 430} ${foot - 300 - lift}C${fold + side * 250} ${foot - 336 - lift} ${fold + side * 60} ${foot - 330 - lift} ${fold} ${foot - 268}z`;

/**
 * An open book with the sun rising from the fold: text on the left page, a swan's wake on the right.
 * Transparent background.
 */
export function openBook(inks: Inks): string {
  const press = new Press();
  const random = createRandom(51);
  const line = inks.night ? inks.far : inks.bark;
  const sun = press.plate(inks.sun, { shift: [-2, 1] });
  sun.add(disc(fold, foot - 276, 128, random, 60));
  const rays = press.plate(inks.night ? inks.stubble : inks.glow, { overlap: "add" });
  for (const ray of times(17)) {
    const angle = Math.PI + ((ray + 0.5) / 17) * Math.PI;
    const reach = 182 + (ray % 2) * 16;
    rays.add(
      gouge(
        fold + Math.cos(angle) * reach,
        foot - 276 + Math.sin(angle) * reach,
        60 + (ray % 2) * 30,
        5,
        angle,
      ),
    );
  }

  press.plate(line).place(`<path d="${pageShape(-1, -26)}${pageShape(1, -26)}"/>`);
  const edges = press.plate(inks.night ? inks.near : inks.glow);
  edges.place(`<path d="${pageShape(-1, -13)}${pageShape(1, -13)}"/>`);
  const pages = press.plate(inks.paper);
  pages.place(`<path d="${pageShape(-1, 0)}"/>`);
  press.plate(inks.night ? inks.glow : inks.sky).place(`<path d="${pageShape(1, 0)}"/>`);

  addPrint(press, inks);
  addWake(press, inks);
  const shade = press.plate(inks.night ? inks.gum : inks.far, { overlap: "add", opacity: 0.7 });
  for (const cut of times(9))
    shade.add(gouge(fold + 6 + cut * 4, foot - 150 - cut * 8, 190 - cut * 15, 2.6, 1.57));
  return sheet({
    width,
    height,
    defs: swanSymbol({ ...inks, night: false }),
    body: press.toSvg(),
  }).replace("xMidYMax slice", "xMidYMid meet");
}

/** Lines of text that follow the page's curve, a heading, one underlined word. */
function addPrint(press: Press, inks: Inks) {
  const random = createRandom(12);
  const ink = press.plate(inks.night ? inks.near : inks.bark, { overlap: "add" });
  ink.add(gouge(fold - 316, foot - 276, 190, 11, 0.02, -4));
  for (const row of times(9)) {
    const t = row / 8;
    const y = lerp(foot - 236, foot - 66, t);
    const [right, left] = [fold - 62 - t * 20, fold - 426 - t * 62];
    for (let x = left; x < right - 40; ) {
      const word = Math.min(random.range(26, 74), right - x);
      const swell = -20 * Math.sin((Math.PI * (fold - x)) / 520);
      if (!(row === 8 && x > fold - 300)) ink.add(gouge(x + word / 2, y + swell, word, 5, 0.03));
      x += word + 13;
    }
  }
  press.plate(inks.bill).add(gouge(fold - 246, foot - 152, 92, 5, 0.02));
}

/** A diverging wake over the page, and the swan beyond its edge. */
function addWake(press: Press, inks: Inks) {
  const random = createRandom(77);
  const water = press.plate(inks.night ? inks.paper : inks.near, { overlap: "add" });
  for (const step of times(15)) {
    const t = step / 14;
    const x = lerp(fold + 470, fold + 96, t);
    for (const side of [-1, 1]) {
      const y = foot - 168 + side * (8 + t * 92);
      water.add(gouge(x + random.bell() * 9, y, lerp(40, 88, t), lerp(6, 3.4, t), side * -0.16));
      if (t > 0.3) water.add(gouge(x + 20, foot - 168 + side * t * 44, 46, 3, side * -0.08));
    }
  }
  press.plate(inks.night ? inks.far : inks.bark).place(placeSwan([fold + 500, foot - 148, 1.25, -1]));
  const ripple = press.plate(inks.night ? inks.far : inks.near, { overlap: "add" });
  for (const row of times(3)) ripple.add(gouge(fold + 512, foot - 142 + row * 12, 190 - row * 40, 4));
}
