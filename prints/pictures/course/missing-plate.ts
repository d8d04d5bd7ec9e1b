import { disc, gouge, polygon } from "../../kit/cuts.ts";
import { type Inks, oklch, plateInks, stock } from "../../kit/inks.ts";
import { lerp, outline, type Point, steps, times } from "../../kit/numbers.ts";
import { multiply } from "../../kit/overprint.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, sheet } from "../../kit/sheet.ts";
import { swan } from "../../motifs/birds.ts";

const [width, height, horizon] = [720, 760, 400];
const sun = { x: 372, y: 248, radius: 150 };

/** Light: the inks of the three plates. Dark: a night sky on stone. */
const palette = ({ night, sky, paper }: Inks) =>
  night
    ? {
        sheet: oklch(0.33, 0.015, 90),
        ease: sky,
        focus: oklch(0.76, 0.12, 82),
        both: oklch(0.58, 0.1, 72),
        pencil: paper,
      }
    : {
        sheet: stock,
        ease: plateInks.ease,
        focus: plateInks.focus,
        both: multiply(plateInks.focus, plateInks.ease),
        pencil: plateInks.clarity,
      };

/** The three-plate print without its blue plate, with pencil lines in its place. */
export function missingPlate(inks: Inks): string {
  const print = palette(inks);
  const random = createRandom(3);
  const edge = (y: number, stray: number) =>
    steps(0, width, 19).map((x): Point => [x, y + random.bell() * stray]);
  const press = new Press();
  const pink = press.plate(print.ease);
  pink.add(polygon([...edge(0, 0), ...edge(horizon, 1).reverse()]));
  pink.add(disc(sun.x, sun.y, sun.radius - 6, random, 60));
  pink.add(polygon([...edge(horizon + 10, 1), ...edge(height, 0).reverse()]));
  press.plate(print.focus, { shift: [-2, 2] }).add(disc(sun.x, sun.y, sun.radius, random, 60));
  // Gold over pink: the sun on the lake.
  const glitter = press.plate(print.both, { shift: [-2, 2] });
  for (const i of times(54)) {
    const depth = i / 54;
    const x = sun.x + random.bell() * lerp(90, 200, depth);
    glitter.add(gouge(x, horizon + 14 + depth * 320, random.range(60, 170), lerp(2, 7, depth)));
  }

  const ridge = outline(
    "-4,384 78,346 150,268 196,232 244,262 330,350 392,380 470,352 560,322 640,344 724,382",
  );
  const pencil = `<g fill="none" stroke="${print.pencil}" stroke-linecap="round"><path stroke-width="1.5" stroke-dasharray="1.8 4.6" d="${swan.body}" transform="translate(176 366)scale(1.9)"/><path stroke-width="2.6" stroke-dasharray="3.4 8.6" d="M${ridge.map((point) => point.join(" ")).join("L")}"/></g>`;
  return sheet({ width, height, body: flat(print.sheet, 0, 0, width, height) + press.toSvg() + pencil });
}
