import { hill, warrenheip } from "../../blocks/mountains.ts";
import { box, disc, gouge, polygon, smooth } from "../../kit/cuts.ts";
import { dawn, type Inks, lastStars } from "../../kit/inks.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import { flat, type Size, salt, sheet } from "../../kit/sheet.ts";
import { armchair } from "./armchair.ts";
import { type RoomPots, roomPots } from "./pots.ts";

const seed = 60;

type Room = Size & {
  /** Where the wall meets the floor. */
  readonly floor: number;
  /** The middle of the window, from which everything is placed, and its top. */
  readonly middle: number;
  readonly top: number;
  /** 1 on wide sheets. */
  readonly scale: number;
};

/** A room on a wet day: two chairs at an angle by the window, and two mugs between them. */
export function twoChairs(room: Room, inks: Inks): string {
  const { width, height, floor, middle, scale } = room;
  const random = createRandom(seed);
  const pots = roomPots(inks);
  const press = new Press();

  const paper = press.plate(pots.wallpaper, { overlap: "add" });
  for (let x = 28; x < width; x += 74) paper.add(gouge(x, floor / 2, floor * 1.1, 3, Math.PI / 2));

  press.plate(pots.floor).add(`M-5 ${floor}h${width + 10}v${height - floor + 5}h${-width - 10}z`);
  const boards = press.plate(pots.board, { overlap: "add" });
  for (const row of times(9)) {
    const y = lerp(floor + 14, height, (row / 8) ** 1.4);
    for (let x = random.range(-200, 0); x < width; ) {
      const length = random.range(160, 420);
      boards.add(gouge(x + length / 2, y, length, lerp(2, 6, row / 8)));
      x += length + 6;
    }
  }
  daylight(press, room, pots);
  press.plate(pots.frame).add(box(-5, floor - 34 * scale, width + 5, floor + 3));
  press
    .plate(inks.bark, { overlap: "add" })
    .add(
      gouge(width / 2, floor + 4, width * 1.06, 6),
      gouge(width / 2, floor - 27 * scale, width * 1.06, 2.5),
    );

  view(press, room, inks, pots, random);
  rug(press, room, pots, random);
  const foot = lerp(floor, height, 0.5);
  armchair(press, inks, pots.wattle, [middle - 262 * scale, foot], 1, scale);
  armchair(press, inks, pots.gum, [middle + 262 * scale, foot], -1, scale);
  table(press, inks, pots, [middle, foot + 26 * scale], scale);

  const flecks = salt(seed, inks.paper, room, inks.night ? 0.14 : 0.5);
  return sheet({
    width,
    height,
    defs: flecks.defs,
    body: flat(pots.wall, 0, 0, width, floor) + press.toSvg() + flecks.body,
  });
}

/** The sash window: the lake in the rain behind its four panes, a sill with a plant. */
function view(
  press: Press,
  { middle: x, top, floor, scale }: Room,
  inks: Inks,
  pots: RoomPots,
  random: Random,
): void {
  const half = 150 * scale;
  const sill = floor - 150 * scale;
  const shore = lerp(top, sill, 0.62);
  press.plate(inks.bark).add(box(x - half - 26 * scale, top - 28 * scale, x + half + 26 * scale, sill + 8));
  press
    .plate(pots.frame, { shift: [-1, 1] })
    .add(box(x - half - 20 * scale, top - 22 * scale, x + half + 20 * scale, sill + 4));
  press.plate(pots.outside).add(box(x - half, top, x + half, sill));
  hill(press.plate(inks.far), {
    from: x - half,
    to: x + half,
    base: shore,
    profile: (at) => Math.max(warrenheip(x + 40 * scale, 130 * scale, 74 * scale)(at), 9),
    seed,
    cuts: 0,
    mist: 0.3,
  });
  press.plate(pots.lake).add(box(x - half, shore - 1, x + half, sill));
  const trees = press.plate(inks.near, { overlap: "add" });
  for (const i of times(9))
    trees.add(
      gouge(
        lerp(x - half + 30, x + half - 30, i / 8),
        shore - 2,
        random.range(40, 70) * scale,
        random.range(5, 9),
      ),
    );
  const rain = press.plate(pots.rain, { overlap: "add" });
  for (const _ of times(54)) {
    rain.add(
      gouge(
        random.range(x - half + 16, x + half - 16),
        random.range(top + 30, sill - 26),
        random.range(20, 46) * scale,
        random.range(1.4, 2.6),
        1.86,
      ),
    );
  }
  const bars = press.plate(pots.frame, { overlap: "add" });
  const rail = lerp(top, sill, 0.5);
  bars.add(
    box(x - half, rail - 7 * scale, x + half, rail + 7 * scale),
    box(x - 4 * scale, top, x + 4 * scale, sill),
  );
  press
    .plate(inks.bark, { overlap: "add" })
    .add(
      gouge(x, rail + 9 * scale, half * 2.05, 3),
      box(x - half - 46 * scale, sill + 4, x + half + 46 * scale, sill + 22 * scale),
    );
  press.plate(pots.frame).add(box(x - half - 44 * scale, sill + 2, x + half + 44 * scale, sill + 14 * scale));
}

/** What the window throws on the floor. */
function daylight(press: Press, { middle, floor, height, scale }: Room, pots: RoomPots): void {
  const pane = (u: number, v: number): Point => [
    middle + (u * lerp(300, 470, v) - lerp(0, 120, v)) * scale,
    lerp(floor + 10, height + 30, v),
  ];
  const plate = press.plate(pots.light, { shift: [-1, 1] });
  for (const left of [-0.5, 0.03]) {
    plate.add(polygon([pane(left, 0), pane(left + 0.47, 0), pane(left + 0.47, 1), pane(left, 1)]));
  }
}

function rug(press: Press, { middle, floor, height, scale }: Room, pots: RoomPots, random: Random): void {
  const y = lerp(floor, height, 0.56);
  const [across, deep] = [430 * scale, 62 * scale];
  const oval = (share: number): Point[] =>
    times(26).map((i) => {
      const angle = (i / 26) * Math.PI * 2;
      return [middle + Math.cos(angle) * across * share, y + Math.sin(angle) * deep * share];
    });
  press.plate(pots.rug, { shift: [2, -1] }).add(smooth(oval(1), 0.16));
  const lines = press.plate(pots.rugLine);
  lines.add(smooth(oval(0.92), 0.16), smooth(oval(0.885), 0.16));
  for (const row of times(7)) {
    const v = (row - 3) / 4.2;
    const reach = Math.sqrt(1 - v * v) * across * 1.5;
    for (let x = -reach / 2; x < reach / 2; x += random.range(50, 90) * scale) {
      lines.add(gouge(middle + x, y + v * deep * 0.8, random.range(18, 40) * scale, 3 * scale));
    }
  }
}

const mug = "-19,-44 19,-44 17,-4 12,0 -12,0 -17,-4";

/** A round table on three legs, with the mugs. */
function table(press: Press, inks: Inks, pots: RoomPots, [x, foot]: Point, scale: number): void {
  const at = (points: string, dx = 0, dy = 0): Point[] =>
    outline(points).map(([px, py]) => [x + (px + dx) * scale, foot + (py + dy) * scale]);
  const legs = press.plate(inks.bark, { overlap: "add" });
  legs.add(
    polygon(at("-56,-168 -46,-168 -62,0 -68,0")),
    polygon(at("46,-168 56,-168 68,0 62,0")),
    polygon(at("-5,-168 5,-168 4,-24 -4,-24")),
  );
  const top: Point[] = times(24).map((i) => {
    const angle = (i / 24) * Math.PI * 2;
    return [x + Math.cos(angle) * 104 * scale, foot + (-176 + Math.sin(angle) * 17) * scale];
  });
  legs.add(
    smooth(
      top.map(([px, py]): Point => [px, py + 8 * scale]),
      0.17,
    ),
  );
  press.plate(pots.wood, { shift: [-1, 1] }).add(smooth(top, 0.17));
  for (const [dx, facing] of [
    [-42, -1],
    [44, 1],
  ] as const) {
    const handle = press.plate(inks.bark, { overlap: "add" });
    handle.add(disc(x + (dx + facing * 20) * scale, foot - 200 * scale, 14 * scale, createRandom(3), 16));
    const hole = press.plate(inks.night ? pots.wall : pots.frame);
    hole.add(disc(x + (dx + facing * 20) * scale, foot - 200 * scale, 7.5 * scale, createRandom(4), 12));
    press.plate(inks.bark).add(smooth(at(mug, dx, -176), 0.06));
    const body = press.plate(pots.cup, { shift: [-1, 0] });
    body.add(smooth(at("-16,-41 16,-41 14,-5 10,-3 -10,-3 -14,-5", dx, -176), 0.06));
    const band = press.plate(facing < 0 ? inks.bill : inks.near);
    band.add(box(x + (dx - 15) * scale, foot - 204 * scale, x + (dx + 15) * scale, foot - 194 * scale));
    const steam = press.plate(pots.rain, { overlap: "add", opacity: 0.9 });
    for (const i of [-1, 1]) {
      steam.add(
        gouge(
          x + (dx + i * 7) * scale,
          foot + (-252 + i * 6) * scale,
          46 * scale,
          4.4 * scale,
          -Math.PI / 2 + i * 0.1,
          7 * i,
        ),
      );
    }
  }
}

/** For wide screens: the words hang on the wall, left of the window. */
export const twoChairsWide = (inks: Inks) =>
  twoChairs({ width: 1600, height: 880, floor: 690, middle: 1210, top: 184, scale: 0.9 }, inks);

/** For screens of middling width: the chairs stand below the words. */
export const twoChairsMid = (inks: Inks) =>
  twoChairs({ width: 1100, height: 1500, floor: 1330, middle: 640, top: 830, scale: 0.92 }, inks);

/** For phones: the wall goes up to the words. */
export const twoChairsTall = (inks: Inks) =>
  twoChairs({ width: 760, height: 2200, floor: 2020, middle: 380, top: 1590, scale: 0.8 }, inks);

/** One of the chairs by itself, on nothing. It stands on a dark ground: its legs are light. */
export function chairAlone(cloth: "wattle" | "gum"): string {
  const press = new Press();
  const [width, height] = [340, 430];
  armchair(
    press,
    { ...lastStars, bark: roomPots(lastStars).frame },
    roomPots(dawn)[cloth],
    [width / 2, height - 14],
    cloth === "wattle" ? 1 : -1,
    1,
  );
  return sheet({ width, height, body: press.toSvg() });
}
