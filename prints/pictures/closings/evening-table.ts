import { box, disc, gouge, polygon, smooth } from "../../kit/cuts.ts";
import { nightInks, oklch } from "../../kit/inks.ts";
import { outline, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { warrenheip } from "../../motifs/mountains.ts";
import { callSymbols } from "../call.ts";
import { addLaptop } from "../kitchen-table.ts";

type Table = Size & {
  /** y of the table's edge. */
  readonly table: number;
  /** Left edges of the calendar, if there is one, and the window, the middle of the laptop's screen, and the cup's left edge. */
  readonly calendar?: number;
  /** Where notes lie, if there are any. */
  readonly notes?: number;
  readonly window: number;
  readonly laptop: number;
  readonly cup: number;
  readonly scale: number;
  /** Scale of the laptop. */
  readonly size: number;
};

const seed = 2030;
const inks = nightInks;
const paper = oklch(0.62, 0.03, 220);
const wood = oklch(0.47, 0.075, 66);

/** The end of the booking page: the kitchen table of its beginning in the evening: four of a call, who are larger, and notes. Transparent wall. */
function eveningTable({ width, height, table, scale, ...at }: Table): string {
  const press = new Press();
  const random = createRandom(seed);
  if (at.calendar !== undefined) addCalendar(press, [at.calendar, table - 300 * scale], scale);
  addWindow(press, [at.window, table - 298 * scale], scale);
  press.plate(wood).add(box(-10, table, width + 10, height + 10));
  const grain = press.plate(inks.stubble, { overlap: "add" });
  for (const row of times((height - table) / 24)) {
    for (let x = random.range(-80, 40); x < width; x += random.range(160, 330))
      grain.add(gouge(x + 60, table + 18 + row * 24, random.range(90, 210), 2.8));
  }
  press.plate(inks.bark).add(box(-10, table - 3, width + 10, table + 5));
  addCall(press, [at.laptop, table], at.size);
  if (at.notes !== undefined) addNotes(press, [at.notes, table + 84 * scale], scale);
  addCup(press, [at.cup, table + 44 * scale], scale);
  return sheet({ width, height, defs: callSymbols(), body: press.toSvg() });
}

/** The calendar of the hero, with its eight Sundays. */
function addCalendar(press: Press, [x, y]: Point, scale: number) {
  const rect = (left: number, top: number, right: number, bottom: number) =>
    box(x + left * scale, y + top * scale, x + right * scale, y + bottom * scale);
  press.plate(inks.far, { shift: [2, 2] }).add(rect(0, 0, 270, 240));
  press.plate(oklch(0.46, 0.05, 218)).add(rect(0, 0, 270, 42));
  const rings = press.plate(inks.paper, { overlap: "add" });
  for (const ring of times(7)) rings.add(rect(24 + ring * 36, -10, 29 + ring * 36, 12));
  const random = createRandom(8);
  const days = press.plate(paper, { overlap: "add" });
  const suns = press.plate(inks.sun, { overlap: "add" });
  for (const week of times(8))
    for (const day of times(7)) {
      const [dx, dy] = [x + (27 + day * 36) * scale, y + (62 + week * 22.5) * scale];
      if (day === 6) suns.add(disc(dx, dy, 9.5 * scale, random, 18));
      else days.add(gouge(dx, dy, 18 * scale, 3.4 * scale));
    }
}

/** The last light behind the mountain. */
function addWindow(press: Press, [x, y]: Point, scale: number) {
  const [wide, high] = [210 * scale, 252 * scale];
  press.plate(inks.glow).add(box(x, y, x + wide, y + high));
  press.plate(inks.sky).add(box(x, y, x + wide, y + high * 0.42));
  press.plate(inks.paper).add(disc(x + wide * 0.74, y + high * 0.2, 15 * scale, createRandom(3), 22));
  const base = y + high * 0.74;
  const profile = warrenheip(x + wide * 0.4, wide * 0.5, 84 * scale);
  const ridge: Point[] = times(30).map((step) => {
    const px = x + (step * wide) / 29;
    return [px, base - Math.max(10 * scale, profile(px))];
  });
  press.plate(inks.near).add(polygon([[x, base], ...ridge, [x + wide, base]]));
  press.plate(inks.far).add(box(x, base, x + wide, y + high));
  const water = press.plate(inks.glow, { overlap: "add" });
  for (const row of times(5))
    water.add(gouge(x + wide * (0.3 + row * 0.1), base + (10 + row * 11) * scale, 70 * scale, 3));
  const bar = 6 * scale;
  const frame = press.plate(oklch(0.58, 0.035, 80), { overlap: "add" });
  frame.add(
    box(x - 10 * scale, y - 10 * scale, x + wide + 10 * scale, y),
    box(x - 18 * scale, y + high, x + wide + 18 * scale, y + high + 14 * scale),
    box(x - 10 * scale, y, x, y + high),
    box(x + wide, y, x + wide + 10 * scale, y + high),
    box(x + wide / 2 - bar / 2, y, x + wide / 2 + bar / 2, y + high),
    box(x, y + high / 2 - bar / 2, x + wide, y + high / 2 + bar / 2),
  );
}

/** The laptop of the hero with four of its call: the teacher, and three others than on cards. */
function addCall(press: Press, [x, y]: Point, scale: number) {
  const laptop = new Press();
  addLaptop(laptop, [-235, 0], inks, [1, 4, 6, 0]);
  press
    .plate("none")
    .place(`<g transform="translate(${x} ${Math.round(y)})scale(${scale})">${laptop.toSvg()}</g>`);
}

/** Notes of the afternoon, with a pencil. */
function addNotes(press: Press, [x, y]: Point, scale: number) {
  const at = (points: string) => outline(points).map(([px, py]): Point => [x + px * scale, y + py * scale]);
  const cut = (px: number, py: number, length: number, thick: number, angle: number) =>
    gouge(x + px * scale, y + py * scale, length * scale, thick * scale, angle);
  press.plate(inks.bill).add(polygon(at("-92,-52 72,-64 108,-14 -74,0")));
  press.plate(oklch(0.84, 0.035, 85)).add(polygon(at("-88,-56 70,-67 102,-22 -72,-8")));
  const lines = press.plate(inks.far, { overlap: "add" });
  for (const row of times(4)) lines.add(cut(-6 + row * 7, -54 + row * 11, 110 - row * 9, 2.4, -0.07));
  press.plate(inks.sun).add(polygon(at("40,-76 46,-80 126,-36 122,-30")));
  press.plate(inks.bark).add(polygon(at("126,-36 122,-30 136,-27")));
}

/** The cup of the hero, still warm. */
function addCup(press: Press, [x, y]: Point, scale: number) {
  const at = (points: string) => outline(points).map(([px, py]): Point => [x + px * scale, y + py * scale]);
  const cut = (px: number, py: number, length: number, thick: number, angle = 0, bow = 0) =>
    gouge(x + px * scale, y + py * scale, length * scale, thick * scale, angle, bow * scale);
  press.plate(inks.bark, { overlap: "add" }).add(cut(44, 6, 150, 9));
  const cup = press.plate(inks.bill, { shift: [-1, 1] });
  cup.add(smooth(at("0,-92 88,-92 82,-14 66,2 22,2 6,-14"), 0.06));
  cup.place(
    `<path transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale})" d="M84-74c44-6 44 50-4 50" fill="none" stroke="${inks.bill}" stroke-width="13"/>`,
  );
  press.plate(inks.paper, { overlap: "add" }).add(cut(44, -88, 74, 6), cut(18, -48, 50, 5, 1.5));
  press.plate(paper, { overlap: "add" }).add(cut(30, -136, 58, 5, 1.4, 9), cut(58, -146, 66, 5, 1.7, -9));
}

export const eveningWide = () =>
  eveningTable({
    width: 1600,
    height: 420,
    table: 312,
    calendar: 89,
    notes: 440,
    window: 1283,
    laptop: 800,
    cup: 1110,
    scale: 1,
    size: 1,
  });

export const eveningTall = () =>
  eveningTable({
    width: 750,
    height: 500,
    table: 380,
    window: 510,
    laptop: 272,
    cup: 606,
    scale: 0.98,
    size: 0.86,
  });
