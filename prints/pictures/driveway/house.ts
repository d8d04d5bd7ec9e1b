import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, outline, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";
import type { DuskPalette } from "./dusk-palette.ts";

/** A weatherboard house with an iron roof and a verandah, gable to the front. */
export function house(press: Press, inks: Inks, palette: DuskPalette, foot: number, random: Random): void {
  const chimney = press.plate(inks.bark, { overlap: "add" });
  chimney.add(box(428, 168, 462, 218), box(422, 160, 468, 174));
  walls(press, palette.wall, foot, random);
  roofAndVerandah(press, inks, foot);
  litWindow(press, inks, palette.curtain);
  shrubs(press, inks.gum, palette.wall, foot, random);
}

/** x of the ridge, and of the start and end of the verandah. */
const [gableX, mid, right] = [207, 322, 600];

function walls(press: Press, ink: string, foot: number, random: Random): void {
  const eaves = 300;
  const wall = press.plate(ink);
  wall.add(box(mid - 4, eaves, right, foot));
  const gable = press.plate(ink);
  gable.add(
    polygon([
      [104, foot],
      [104, eaves],
      [gableX, 196],
      [mid, eaves],
      [mid, foot],
    ]),
  );
  // Boards: horizontal cuts of varying length.
  for (let y = 246; y < foot - 6; y += 11.5) {
    const reach = Math.min(108, (y - 196) * 0.98);
    for (let x = gableX - reach + 4; x < gableX + reach - 20; ) {
      const length = Math.min(random.range(40, 120), gableX + reach - 4 - x);
      if (y < 318 || y > 404 || x + length < 152 || x > 262) gable.add(gouge(x + length / 2, y, length, 2));
      x += length + random.range(4, 10);
    }
  }
  for (let y = 340; y < foot - 4; y += 12) {
    for (let x = mid + 12; x < right - 20; ) {
      const length = random.range(36, 100);
      if (x + length < right - 4) wall.add(gouge(x + length / 2, y, length, 1.7));
      x += length + 7;
    }
  }
}

function roofAndVerandah(press: Press, inks: Inks, foot: number): void {
  const roof = press.plate(inks.gum, { shift: [-1, 1] });
  roof.add(polygon(outline("272,214 556,214 634,302 320,302")));
  // Ribs of the iron.
  for (const i of times(21)) {
    const t = i / 20;
    const [top, bottom] = [lerp(290, 548, t), lerp(330, 620, t)];
    roof.add(gouge((top + bottom) / 2, 258, 78, 2, Math.atan2(84, bottom - top)));
  }
  const key = press.plate(inks.bark, { overlap: "add" });
  // Dark under the verandah.
  key.add(
    polygon([
      [mid + 2, 302],
      [640, 302],
      [656, 322],
      [mid + 2, 322],
    ]),
  );
  for (const x of [404, 492, 580, 648]) key.add(box(x - 4, 320, x + 4, foot + 2));
  key.add(box(mid + 2, foot - 6, 660, foot + 3));
  key.add(box(436, 344, 476, foot - 4));
  key.add(box(346, 346, 390, 404));
  // Bargeboards and a finial.
  for (const side of [-1, 1] as const) {
    key.add(
      polygon([
        [gableX, 184],
        [gableX + side * 130, 306],
        [gableX + side * 120, 314],
        [gableX, 204],
      ]),
    );
  }
  key.add(box(204, 164, 210, 200));
}

function litWindow(press: Press, inks: Inks, curtainInk: string): void {
  press.plate(inks.bark).add(box(152, 314, 262, 410));
  const light = press.plate(inks.sun, { shift: [-1, 1] });
  light.add(
    box(159, 321, 205, 362),
    box(209, 321, 255, 362),
    box(159, 366, 205, 403),
    box(209, 366, 255, 403),
  );
  // A curtain, half drawn.
  const curtain = press.plate(curtainInk, { overlap: "add" });
  for (const [x, bow] of [
    [165, 3],
    [173, 4],
    [249, -3],
    [241, -4],
  ] as const) {
    curtain.add(gouge(x, 362, 78, 4.4, Math.PI / 2, bow));
  }
}

function shrubs(press: Press, ink: string, litInk: string, foot: number, random: Random): void {
  const crowns = press.plate(ink, { overlap: "add" });
  for (const [x, y, r] of [
    [104, foot - 10, 24],
    [136, foot - 4, 18],
    [296, foot - 6, 20],
    [326, foot - 2, 15],
    [384, foot, 13],
  ] as const) {
    crowns.add(disc(x, y, r, random, 13));
  }
  const lit = press.plate(litInk, { overlap: "add" });
  for (const _ of times(22)) {
    const [x, y] = [
      random() < 0.5 ? random.range(88, 146) : random.range(284, 330),
      foot - random.range(0, 22),
    ];
    lit.add(gouge(x, y, random.range(8, 15), 2.4, -0.7 + random.bell() * 0.3));
  }
}
