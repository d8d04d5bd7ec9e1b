import { box, disc, gouge, polygon, smooth } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, type Size, sheet } from "../kit/sheet.ts";
import { warrenheip } from "../motifs/mountains.ts";
import { callSymbols, callTiles } from "./call.ts";

const [width, height] = [1000, 900];

/**
 * A kitchen table on a Sunday at 2:30: a laptop with a call of nine people, a cup, and a wall calendar
 * with eight marked Sundays.
 */
export function kitchenTable(inks: Inks): string {
  const press = new Press();
  const table = Math.round(height * 0.74);
  const wall = inks.night ? inks.gum : inks.sky;
  addCalendar(press, [70, 52], inks);
  addWindow(press, [620, 80], inks);
  press.plate(inks.stubble).add(box(-10, table, width + 10, height + 10));
  const grain = press.plate(inks.night ? inks.bark : inks.grass, { overlap: "add" });
  const random = createRandom(230);
  for (const row of times(9)) {
    for (let x = random.range(-80, 40); x < width; x += random.range(160, 330)) {
      grain.add(gouge(x + 60, table + 16 + row * 26, random.range(90, 210), 2.6));
    }
  }
  press.plate(inks.bark).add(box(-10, table - 3, width + 10, table + 5));
  addLaptop(press, [262, table], inks);
  addCup(press, [800, table + 40], inks);
  return sheet({ width, height, defs: callSymbols(), body: flat(wall, 0, 0, width, height) + press.toSvg() });
}

/** For a card: the laptop and the cup. */
export const laptopCard = (inks: Inks) => laptop({ width: 780, height: 520 }, 364, 104, inks, 638);
/** For a card on phones: the laptop, with four of the nine, who are larger. */
export const laptopAtTheSide = (inks: Inks) =>
  laptop({ width: 620, height: 690 }, 478, 75, inks, undefined, [7, 3, 4, 8]);

/** For the side of an offer, with room beside the laptop. */
export const laptopOffer = (inks: Inks) => laptop({ width: 830, height: 760 }, 540, 180, inks);

function laptop(
  { width: wide, height: high }: Size,
  table: number,
  x: number,
  inks: Inks,
  cup?: number,
  four?: readonly number[],
): string {
  const press = new Press();
  press.plate(inks.stubble).add(box(-10, table, wide + 10, high + 10));
  press.plate(inks.bark).add(box(-10, table - 3, wide + 10, table + 5));
  addLaptop(press, [x, table], inks, four);
  if (cup !== undefined) addCup(press, [cup, table + 46], inks);
  return sheet({
    width: wide,
    height: high,
    defs: callSymbols(),
    body: flat(inks.night ? inks.gum : inks.sky, 0, 0, wide, high) + press.toSvg(),
  });
}

/** A calendar with Sunday as the last column; eight Sundays are suns. */
function addCalendar(press: Press, [x, y]: Point, inks: Inks) {
  const paper = press.plate(inks.night ? inks.near : inks.paper, { shift: [3, 3] });
  paper.add(box(x, y, x + 400, y + 366));
  press.plate(inks.night ? inks.far : inks.near).add(box(x + 3, y + 3, x + 403, y + 74));
  const rings = press.plate(inks.bark, { overlap: "add" });
  for (const ring of times(9)) rings.add(box(x + 28 + ring * 44, y - 14, x + 36 + ring * 44, y + 18));
  const days = press.plate(inks.night ? oklch(0.7, 0.03, 220) : inks.far, { overlap: "add" });
  const stamped = press.plate(inks.sun, { overlap: "add" });
  const random = createRandom(8);
  for (const week of times(9)) {
    for (const day of times(7)) {
      const [dx, dy] = [x + 40 + day * 54, y + 100 + week * 29];
      const isSunday = day === 6;
      if (isSunday && week < 8) stamped.add(disc(dx, dy, 15, random, 20));
      else days.add(gouge(dx, dy, 26, 5));
    }
  }
}

/** A mountain and washing through a sash window. */
function addWindow(press: Press, [x, y]: Point, inks: Inks) {
  const [wide, high] = [290, 340];
  press.plate(inks.glow).add(box(x, y, x + wide, y + high));
  const mount = press.plate(inks.far);
  const profile = warrenheip(x + 150, 150, 110);
  const base = y + high * 0.72;
  const ridge: Point[] = times(30).map((step) => {
    const px = x + (step * wide) / 29;
    return [px, base - Math.max(12, profile(px))];
  });
  mount.add(polygon([[x, base], ...ridge, [x + wide, base]]));
  press.plate(inks.near).add(box(x, base, x + wide, y + high));
  const frame = press.plate(inks.bark, { overlap: "add" });
  frame.add(
    box(x - 12, y - 12, x + wide + 12, y),
    box(x - 22, y + high, x + wide + 22, y + high + 18),
    box(x - 12, y, x, y + high),
    box(x + wide, y, x + wide + 12, y + high),
    box(x + wide / 2 - 5, y, x + wide / 2 + 5, y + high),
    box(x, y + high / 2 - 5, x + wide, y + high / 2 + 5),
  );
}

/** An open laptop with a call of nine people, or of four of them; the one in the beanie teaches. */
export function addLaptop(press: Press, [x, table]: Point, inks: Inks, four?: readonly number[]) {
  const [wide, high] = [470, 290];
  const top = table - high + 34;
  press.plate(inks.bark).add(
    polygon([
      [x, top],
      [x + wide, top],
      [x + wide + 10, table + 40],
      [x - 10, table + 40],
    ]),
  );
  press.plate(inks.night ? inks.near : inks.gum).add(box(x + 14, top + 14, x + wide - 14, table + 20));
  const tileAt = (index: number): Point => [
    x + 24 + (index % 3) * 142,
    top + 22 + Math.floor(index / 3) * 84,
  ];
  const tiles = press.plate("none");
  if (four) {
    const larger = callTiles(inks, (place) => [(place % 2) * 142, Math.floor(place / 2) * 82], four);
    tiles.place(`<g transform="translate(${x + 26} ${top + 24})scale(1.5)">${larger}</g>`);
  } else tiles.place(callTiles(inks, tileAt));
  press.plate(inks.far, { shift: [1, 1] }).add(
    polygon([
      [x - 10, table + 40],
      [x + wide + 10, table + 40],
      [x + wide + 70, table + 104],
      [x - 70, table + 104],
    ]),
  );
  const keys = press.plate(inks.bark, { overlap: "add" });
  for (const row of times(3)) {
    for (const key of times(12))
      keys.add(gouge(x + 18 + key * 39 - row * 4, table + 53 + row * 14, 30 + row * 2, 5));
  }
}

function addCup(press: Press, [x, y]: Point, inks: Inks) {
  const at = ([px, py]: Point): Point => [x + px, y + py];
  press.plate(inks.bark, { overlap: "add" }).add(gouge(x + 44, y + 6, 150, 9));
  press
    .plate(inks.bill, { shift: [-1, 1] })
    .add(smooth(outline("0,-92 88,-92 82,-14 66,2 22,2 6,-14").map(at), 0.06));
  press
    .plate(inks.bill)
    .place(
      `<path d="M${x + 84} ${y - 74}c44-6 44 50-4 50" fill="none" stroke="${inks.bill}" stroke-width="13"/>`,
    );
  const light = press.plate(inks.paper, { overlap: "add" });
  light.add(gouge(x + 44, y - 88, 74, 6), gouge(x + 18, y - 48, 50, 5, 1.5));
  const steam = press.plate(inks.night ? inks.far : inks.paper, { overlap: "add" });
  steam.add(gouge(x + 30, y - 136, 58, 5, 1.4, 9), gouge(x + 58, y - 146, 66, 5, 1.7, -9));
}
