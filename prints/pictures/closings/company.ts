import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import { type Inks, nightInks, oklch } from "../../kit/inks.ts";
import { outline, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { type Name, somebody } from "./bench-people.ts";

type Company = Size & {
  /** y of the skirting. */
  readonly skirting: number;
  readonly scale: number;
  /** x of the lamp that stands at the wall at night. */
  readonly lamp: number;
  readonly places: readonly (readonly [name: Name, x: number, y: number])[];
  /** They read. */
  readonly held?: "book";
};

/** The end of the practices: the Sunday class on the floor of its room, practising, or of the articles, reading. The wall is the page; at night a lamp lights it. */
function company({ width, height, skirting, scale, lamp, places, held }: Company, inks: Inks): string {
  const press = new Press();
  if (inks.night) {
    press.plate("url(#wall)").add(box(0, 0, width, skirting));
    addLamp(press, [lamp, skirting + 8], scale);
  }
  press
    .plate(inks.night ? oklch(0.42, 0.06, 68) : inks.stubble)
    .add(box(-10, skirting, width + 10, height + 10));
  const grain = press.plate(inks.night ? oklch(0.33, 0.05, 64) : inks.grass, { overlap: "add" });
  const random = createRandom(44);
  for (const row of times((height - skirting) / 22))
    for (let x = random.range(-80, 40); x < width; x += random.range(170, 330))
      grain.add(gouge(x + 60, skirting + 18 + row * 22, random.range(90, 210), 2.6));
  press.plate(inks.bark).add(box(-10, skirting - 3, width + 10, skirting + 5));
  const who = places.map(
    ([name, x, y]) =>
      `<g fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})">${somebody(name, inks, held && { held, awake: true })}</g>`,
  );
  return sheet({
    width,
    height,
    defs: inks.night ? wall : "",
    body: press.toSvg() + who.join(""),
  });
}

/** The lamp's light on the wall, which ends in the ground of the page. */
export const wall = `<linearGradient id="wall" x2="0" y2="1">${[
  [0, oklch(0.3, 0.045, 66), 0],
  [0.4, oklch(0.36, 0.055, 68), 0.8],
  [1, oklch(0.45, 0.07, 70), 1],
]
  .map(([offset, ink, opacity]) => `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`)
  .join("")}</linearGradient>`;

/** A standing lamp, its foot at a point. */
function addLamp(press: Press, [x, foot]: Point, scale: number) {
  const at = (points: string): Point[] =>
    outline(points).map(([px, py]) => [x + px * scale, foot + py * scale]);
  press
    .plate(nightInks.glow, { opacity: 0.4 })
    .add(disc(x, foot - 168 * scale, 42 * scale, createRandom(7), 40));
  press.plate(nightInks.bark).add(polygon(at("-2,-152 2,-152 2,-4 20,0 20,3 -20,3 -20,0 -2,-4")));
  press.plate(nightInks.sun).add(polygon(at("-16,-188 16,-188 25,-150 -25,-150")));
  press
    .plate(oklch(0.92, 0.08, 85), { overlap: "add" })
    .add(
      gouge(x, foot - 152 * scale, 46 * scale, 4 * scale),
      gouge(x - 6 * scale, foot - 169 * scale, 28 * scale, 4 * scale, 1.7),
    );
}

export const readersWide = (inks: Inks) =>
  company(
    {
      width: 1600,
      height: 440,
      skirting: 344,
      scale: 1.42,
      lamp: 1120,
      held: "book",
      places: [
        ["fair", 196, 394],
        ["cap", 372, 402],
        ["readsOnTheFloor", 612, 416],
        ["nobody", 812, 408],
        ["wheels", 990, 400],
        ["bearded", 1226, 402],
        ["stands", 1414, 374],
      ],
    },
    inks,
  );

export const readersTall = (inks: Inks) =>
  company(
    {
      width: 750,
      height: 500,
      skirting: 396,
      scale: 1.62,
      lamp: 528,
      held: "book",
      places: [
        ["stands", 104, 430],
        ["wheels", 270, 462],
        ["nobody", 446, 456],
        ["bearded", 630, 458],
      ],
    },
    inks,
  );

export const companyWide = (inks: Inks) =>
  company(
    {
      width: 1600,
      height: 440,
      skirting: 344,
      scale: 1.45,
      lamp: 850,
      places: [
        ["waves", 180, 386],
        ["turban", 330, 400],
        ["onTheFloor", 540, 416],
        ["nobody", 770, 408],
        ["whiteCurls", 966, 400],
        ["topknot", 1120, 406],
        ["beanie", 1400, 398],
      ],
    },
    inks,
  );

export const companyTall = (inks: Inks) =>
  company(
    {
      width: 750,
      height: 500,
      skirting: 396,
      scale: 1.66,
      lamp: 336,
      places: [
        ["turban", 104, 450],
        ["nobody", 278, 458],
        ["whiteCurls", 456, 460],
        ["topknot", 642, 454],
      ],
    },
    inks,
  );
