import { box, disc, gouge, polygon, smooth } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, type Size, sheet } from "../kit/sheet.ts";
import { lockerVisitor } from "./locker-visitor.ts";

type Wall = {
  /** Of a last locker that is cut, the share that shows: without its lock, which would be cut, too. */
  readonly columns: number;
  readonly rows: number;
  /** Column and row of the open locker, from 0. */
  readonly open: Point;
  /** Where the feet of the visitor are, and her scale. */
  readonly visitor: readonly [x: number, y: number, scale: number];
};

/** A wall of lockers at a swimming centre, one open with its key in the door, and a visitor who puts a towel in. */
export function lockers(
  { width, height }: Size,
  { columns, rows, open, visitor: [x, y, scale] }: Wall,
  inks: Inks,
): string {
  const random = createRandom(17);
  const press = new Press();
  // Duckboards, on which the visitor stands.
  const boards = Math.round(height * 0.9);
  // The open door is higher than its locker.
  const top = Math.round(height * 0.06);
  const [wide, high] = [width / columns, (boards - top) / rows];
  const palette = inks.night ? [inks.near, inks.far] : [inks.near, inks.far, inks.gum];
  const doors = palette.map((ink) => press.plate(ink));
  const light = press.plate(inks.night ? inks.bark : inks.paper, { overlap: "add", opacity: 0.85 });
  const locks = press.plate(inks.sun, { overlap: "add" });
  const isOpen = (column: number, row: number) => column === open[0] && row === open[1];

  for (const row of times(rows)) {
    for (const column of times(Math.ceil(columns))) {
      const [x, y] = [column * wide + 4, top + row * high + 5];
      const [right, bottom] = [x + wide - 8, y + high - 10];
      if (isOpen(column, row)) continue;
      const ink = (column * 2 + row * 3 + Math.floor(random() * 2)) % doors.length;
      // The open door has the first ink: its foot must stand out from what is behind it.
      const shown = ink === 0 && column === open[0] + 1 ? 1 : ink;
      doors[shown]?.add(box(x, y, right, bottom));
      // Ventilation slots, hinge highlight, lock.
      for (const slot of times(3)) {
        light.add(gouge(x + wide * 0.46, y + 22 + slot * 12, wide * 0.42, 3.4));
        light.add(gouge(x + wide * 0.46, bottom - 22 - slot * 12, wide * 0.42, 3.4));
      }
      light.add(gouge(x + 9, (y + bottom) / 2, high * random.range(0.3, 0.5), 2.4, 1.57));
      locks.add(disc(right - 20, (y + bottom) / 2, 8, random, 16));
    }
  }

  addOpen(press, [open[0] * wide + 4, top + open[1] * high + 5], [wide - 8, high - 10], inks);
  press.plate(inks.bark).add(box(-10, boards, width + 10, height + 4));
  const slats = press.plate(inks.night ? inks.grass : inks.stubble, { overlap: "add" });
  for (const slat of times(3))
    slats.add(box(-10, boards + 8 + slat * 26, width + 10, boards + 24 + slat * 26));
  press
    .plate(inks.bark, { overlap: "add" })
    .add(gouge(x + 4 * scale, y + 1.5 * scale, 92 * scale, 5 * scale));
  press.plate("none").place(lockerVisitor([x, y], scale, inks));
  return sheet({
    width,
    height,
    body: flat(inks.night ? inks.bark : inks.bark, 0, 0, width, height) + press.toSvg(),
  });
}

function addOpen(press: Press, [x, y]: Point, [wide, high]: Point, inks: Inks) {
  press.plate(inks.sun).add(box(x, y, x + wide, y + high));
  const dark = press.plate(inks.bark, { overlap: "add" });
  dark.add(
    polygon([
      [x + 10, y + 12],
      [x + wide - 8, y + 12],
      [x + wide - 8, y + high - 10],
      [x + 10, y + high - 10],
    ]),
  );
  // The open door.
  const door = press.plate(inks.near);
  door.add(
    polygon([
      [x + wide, y],
      [x + wide * 1.55, y - high * 0.07],
      [x + wide * 1.55, y + high * 1.07],
      [x + wide, y + high],
    ]),
  );
  for (const slot of times(3)) {
    door.add(gouge(x + wide * 1.28, y + 20 + slot * 15, wide * 0.32, 3.4, -0.12));
    door.add(gouge(x + wide * 1.28, y + high - 20 - slot * 15, wide * 0.32, 3.4, 0.12));
  }
  // The key on its coil.
  const coil = press.plate(inks.bill, { overlap: "add" });
  const [kx, ky] = [x + wide * 1.44, y + high * 0.46];
  for (const turn of times(6)) coil.add(gouge(kx, ky + 12 + turn * 11, 26, 6, 0.3));
  press.plate(inks.sun).add(disc(kx, ky, 13, createRandom(3), 20), disc(kx, ky, 5, createRandom(4), 12));
  press.plate(inks.sun).add(
    smooth(
      outline("-9,78 9,78 13,92 5,106 5,132 -5,132 -5,106 -13,92").map(
        ([px, py]): Point => [kx + px, ky + py],
      ),
      0.1,
    ),
  );
}
