import { box, gouge } from "../../kit/cuts.ts";
import { dayInks, type Inks, nightInks } from "../../kit/inks.ts";
import { lerp, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, sheet, speckle } from "../../kit/sheet.ts";
import { armchair } from "./armchair.ts";
import { rug, table } from "./furniture.ts";
import type { Room } from "./room.ts";
import { roomPalette } from "./room-palette.ts";
import { sitters } from "./sitters.ts";
import { daylight, sashWindow } from "./window.ts";

const seed = 60;

/** A room on a wet day: two people in chairs by the window, and two mugs between them. */
function twoChairs(room: Room, inks: Inks): string {
  const { width, height, floor, middle, scale } = room;
  const random = createRandom(seed);
  const palette = roomPalette(inks);
  const press = new Press();

  const paper = press.plate(palette.wallpaper, { overlap: "add" });
  for (let x = 28; x < width; x += 74) paper.add(gouge(x, floor / 2, floor * 1.1, 3, Math.PI / 2));

  press.plate(palette.floor).add(`M-5 ${floor}h${width + 10}v${height - floor + 5}h${-width - 10}z`);
  const boards = press.plate(palette.board, { overlap: "add" });
  for (const row of times(9)) {
    const y = lerp(floor + 14, height, (row / 8) ** 1.4);
    for (let x = random.range(-200, 0); x < width; ) {
      const length = random.range(160, 420);
      boards.add(gouge(x + length / 2, y, length, lerp(2, 6, row / 8)));
      x += length + 6;
    }
  }
  daylight(press, room, palette);
  press.plate(palette.frame).add(box(-5, floor - 34 * scale, width + 5, floor + 3));
  press
    .plate(inks.bark, { overlap: "add" })
    .add(
      gouge(width / 2, floor + 4, width * 1.06, 6),
      gouge(width / 2, floor - 27 * scale, width * 1.06, 2.5),
    );

  sashWindow(press, room, inks, palette, random);
  rug(press, room, palette, random);
  const foot = lerp(floor, height, 0.5);
  const [client, teacher] = sitters(inks);
  armchair(press, inks, palette.wattle, [middle - 262 * scale, foot], 1, scale, client);
  armchair(press, inks, palette.gum, [middle + 262 * scale, foot], -1, scale, teacher);
  table(press, inks, palette, [middle, foot + 26 * scale], scale);

  const flecks = speckle(seed, inks.paper, room, inks.night ? 0.14 : 0.5);
  return sheet({
    width,
    height,
    defs: flecks.defs,
    body: flat(palette.wall, 0, 0, width, floor) + press.toSvg() + flecks.body,
  });
}

/** Wide crop: text on the wall, left of the window. As high as a narrow desktop shows it, so that nothing is cut at the left there. */
export const twoChairsWide = (inks: Inks) =>
  twoChairs({ width: 1600, height: 1280, floor: 1090, middle: 1210, top: 584, scale: 0.9 }, inks);

/** Medium crop: chairs below the text. */
export const twoChairsMid = (inks: Inks) =>
  twoChairs({ width: 1100, height: 1500, floor: 1330, middle: 640, top: 830, scale: 0.92 }, inks);

/** Tall crop: text on the wall above. */
export const twoChairsTall = (inks: Inks) =>
  twoChairs({ width: 760, height: 3900, floor: 3720, middle: 380, top: 3290, scale: 0.8 }, inks);

/** For a card. */
export const twoChairsCard = (inks: Inks) =>
  twoChairs({ width: 600, height: 400, floor: 310, middle: 300, top: 40, scale: 0.58 }, inks);

/** For the side of a card. */
export const twoChairsAtTheSide = (inks: Inks) =>
  twoChairs({ width: 560, height: 580, floor: 466, middle: 280, top: 96, scale: 0.66 }, inks);

/** For the side of an offer, with room beside the chairs: a high row shows less of the width. */
export const twoChairsOffer = (inks: Inks) =>
  twoChairs({ width: 700, height: 640, floor: 520, middle: 350, top: 150, scale: 0.64 }, inks);

/** Share image: wide, above a title. */
export const twoChairsShare = () =>
  twoChairs({ width: 1200, height: 510, floor: 396, middle: 600, top: 56, scale: 0.62 }, dayInks);

/** The end of the page, on its dark ground in both palettes: the teacher in her chair, the other one free. */
function freeChair(room: Room): string {
  const { width, height, floor, middle, scale } = room;
  const random = createRandom(seed);
  const [night, day] = [roomPalette(nightInks), roomPalette(dayInks)];
  const press = new Press();
  press.plate(night.board).add(box(-5, floor, width + 5, height + 5));
  const boards = press.plate(night.floor, { overlap: "add" });
  for (const row of times(5))
    for (let x = random.range(-200, 0); x < width; ) {
      const length = random.range(160, 420);
      boards.add(gouge(x + length / 2, lerp(floor + 14, height - 8, row / 4), length, 3));
      x += length + 6;
    }
  press.plate(night.wood).add(box(-5, floor - 4, width + 5, floor + 4));
  rug(press, room, night, random);
  const foot = lerp(floor, height, 0.5);
  const inks = { ...dayInks, bark: night.frame };
  const [, teacher] = sitters(dayInks);
  armchair(press, inks, day.wattle, [middle - 300 * scale, foot], 1, scale);
  armchair(press, inks, day.gum, [middle + 280 * scale, foot], -1, scale, teacher);
  table(press, inks, night, [middle, foot + 26 * scale], scale);
  return sheet({ width, height, body: press.toSvg() });
}

export const freeChairWide = () =>
  freeChair({ width: 1600, height: 604, floor: 408, middle: 800, top: 0, scale: 0.94 });

export const freeChairTall = () =>
  freeChair({ width: 760, height: 584, floor: 410, middle: 380, top: 0, scale: 0.8 });
