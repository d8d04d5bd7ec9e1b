import { box, disc, gouge, polygon, smooth } from "../kit/cuts.ts";
import { type Inks, oklch, skinInks } from "../kit/inks.ts";
import { outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet } from "../kit/sheet.ts";
import { warrenheip } from "../motifs/mountains.ts";

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
  return sheet({ width, height, body: flat(wall, 0, 0, width, height) + press.toSvg() });
}

/** For a card: the laptop and the cup. */
export function laptopCard(inks: Inks): string {
  const press = new Press();
  const [wide, high, table] = [780, 520, 364];
  press.plate(inks.stubble).add(box(-10, table, wide + 10, high + 10));
  press.plate(inks.bark).add(box(-10, table - 3, wide + 10, table + 5));
  addLaptop(press, [104, table], inks);
  addCup(press, [638, table + 46], inks);
  return sheet({
    width: wide,
    height: high,
    body: flat(inks.night ? inks.gum : inks.sky, 0, 0, wide, high) + press.toSvg(),
  });
}

/** A calendar with Sunday as the last column; eight Sundays are suns. */
function addCalendar(press: Press, [x, y]: Point, inks: Inks) {
  const paper = press.plate(inks.paper, { shift: [3, 3] });
  paper.add(box(x, y, x + 400, y + 366));
  press.plate(inks.near).add(box(x + 3, y + 3, x + 403, y + 74));
  const rings = press.plate(inks.bark, { overlap: "add" });
  for (const ring of times(9)) rings.add(box(x + 28 + ring * 44, y - 14, x + 36 + ring * 44, y + 18));
  const days = press.plate(inks.far, { overlap: "add" });
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

/** An open laptop with a call of nine people; the one in the beanie teaches. */
function addLaptop(press: Press, [x, table]: Point, inks: Inks) {
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
  const random = createRandom(9);
  const walls = [inks.glow, inks.far, inks.sky, inks.paper];
  for (const [index, person] of call(inks).entries()) {
    const [left, upper] = [x + 24 + (index % 3) * 142, top + 22 + Math.floor(index / 3) * 84];
    press.plate(walls[(index * 3) % walls.length] ?? inks.far).add(box(left, upper, left + 136, upper + 78));
    addPerson(press, person, [left + 68 + random.bell() * 8, upper]);
  }
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

/** Head and shoulders in a tile that is 78 high: the middle at 0. */
const shapes = {
  jumper: "-50,78 -47,66 -32,57 -13,52 13,52 32,57 47,66 50,78",
  neck: "-8,38 8,38 10,53 0,59 -10,53",
  head: "-15,30 -13,17 0,11 13,17 15,30 12,42 5,49 -5,49 -12,42",
  short: "-16,32 -18,18 -9,8 6,7 16,14 17,32 13,24 6,19 -7,20 -13,24",
  fringe: "-17,34 -16,16 0,7 16,16 17,34 12,22 -4,18 -12,23",
  bob: "-21,44 -21,20 -12,7 0,4 12,7 21,20 21,44 12,50 -12,50",
  long: "-21,66 -20,20 -11,7 0,4 11,7 20,20 21,66 9,70 -9,70",
  bun: "-7,9 -6,4 0,2 6,4 7,9 0,13",
  beard: "-16,30 -11,36 0,38 11,36 16,30 14,44 6,54 -6,54 -14,44",
  crown: "-18,24 -17,11 -8,3 8,3 17,11 18,24",
  cuff: "-20,17 0,14 20,17 20,27 0,24 -20,27",
  scarf: "-18,45 0,51 18,45 21,57 0,65 -21,57",
} as const;

type Person = readonly (readonly [shape: keyof typeof shapes, ink: string])[];

/** Who is in the call, row by row; of each the shapes from the back to the front. */
function call(inks: Inks): readonly Person[] {
  const [tan = "", brown = "", fair = ""] = skinInks(inks);
  const { bark, gum, near, far, bill, sun, stubble } = inks;
  const grey = oklch(inks.night ? 0.6 : 0.8, 0.015, 90);
  const person = (skin: string, jumper: string, front: Person, back: Person = []): Person => [
    ...back,
    ["jumper", jumper],
    ["neck", skin],
    ["head", skin],
    ...front,
  ];
  return [
    person(fair, gum, [["short", bark]]),
    person(brown, bill, [["fringe", bark]], [["bob", bark]]),
    person(tan, far, [
      ["short", grey],
      ["beard", grey],
    ]),
    person(tan, bark, [["fringe", stubble]], [["long", stubble]]),
    person(
      fair,
      bark,
      [
        ["crown", sun],
        ["cuff", stubble],
        ["scarf", bill],
      ],
      [["bob", brown]],
    ),
    person(brown, near, [["short", bark]]),
    person(brown, sun, [["fringe", bark]], [["bun", bark]]),
    person(tan, bark, [["beard", bark]]),
    person(fair, gum, [["fringe", bill]], [["bob", bill]]),
  ];
}

function addPerson(press: Press, person: Person, [x, y]: Point) {
  for (const [shape, ink] of person) {
    const points = outline(shapes[shape]).map(([px, py]): Point => [x + px, y + py]);
    const plate = press.plate(ink).add(smooth(points, shape === "jumper" ? 0.08 : 0.16));
    if (shape === "crown") for (const rib of times(5)) plate.add(gouge(x - 10 + rib * 5, y + 11, 9, 2, 1.57));
    if (shape === "scarf") for (const rib of times(4)) plate.add(gouge(x - 12 + rib * 8, y + 57, 6, 2, 0.1));
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
