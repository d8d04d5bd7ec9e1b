import { box, gouge, polygon } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { lerp, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet, speckle } from "../kit/sheet.ts";
import { type Name, somebody } from "./pool/people.ts";

const size = { width: 900, height: 640 } as const;
/** y of the foot of the wall, and of the lintel; x of the doorway. */
const [ground, lintel, left, right] = [470, 104, 348, 652] as const;
const scale = 1.42;

/** The main doors of the swimming centre, open, on a Sunday at a quarter past eight: a bicycle beside them, and three people who go in. */
export function frontDoors(inks: Inks): string {
  const press = new Press();
  addWall(press, inks);
  addInside(press, inks);
  addDoors(press, inks);
  addForecourt(press, inks);
  addBicycle(press, [14, 540], inks);
  const flecks = speckle(31, inks.paper, size, 0.3);
  const who: readonly (readonly [name: Name, x: number, y: number])[] = [
    ["wheelchair", 506, 524],
    ["byBike", 344, 572],
    ["walks", 706, 588],
  ];
  const people = who.map(
    ([name, x, y]) =>
      `<g fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})">${somebody(name, inks)}</g>`,
  );
  return sheet({
    ...size,
    defs: flecks.defs,
    body: flat(inks.sky, 0, 0, size.width, size.height) + press.toSvg() + flecks.body + people.join(""),
  });
}

/** Boards, and a canopy whose sign is three waves. */
function addWall(press: Press, inks: Inks) {
  const random = createRandom(12);
  press.plate(inks.night ? inks.near : inks.far).add(box(-10, 30, size.width + 10, ground + 4));
  const boards = press.plate(inks.night ? inks.gum : inks.near, { overlap: "add" });
  for (const board of times(19)) {
    const x = 24 + board * 48;
    if (x > left - 86 && x < right + 86) continue;
    boards.add(gouge(x, 266, random.range(330, 390), 4, Math.PI / 2));
  }
  press.plate(inks.bark).add(
    polygon([
      [-10, -10],
      [size.width + 10, -10],
      [size.width + 10, 60],
      [-10, 60],
    ]),
  );
  press.plate(inks.bark, { overlap: "add" }).add(box(left - 92, 56, right + 92, lintel));
  const sign = press.plate(inks.sun, { overlap: "add" });
  for (const wave of times(3)) {
    const x = (left + right) / 2 - 62 + wave * 62;
    sign.add(gouge(x - 14, 84, 32, 4, 0, -8), gouge(x + 14, 82, 32, 4, 0, 8));
  }
}

/** What the doorway shows: a floor, and the water behind a window. */
function addInside(press: Press, inks: Inks) {
  press.plate(inks.night ? oklch(0.68, 0.1, 78) : inks.glow).add(box(left, lintel, right, ground + 4));
  const water = press.plate(inks.night ? oklch(0.36, 0.05, 226) : oklch(0.66, 0.07, 222));
  water.add(box(left, 262, right, 356));
  const waves = press.plate(inks.night ? inks.far : inks.paper, { overlap: "add" });
  const random = createRandom(5);
  for (const row of times(6))
    for (const x of [0.18, 0.5, 0.82])
      waves.add(gouge(lerp(left, right, x) + random.bell() * 40, 274 + row * 14, random.range(26, 60), 3));
  const frame = press.plate(inks.bark, { overlap: "add" });
  frame.add(box(left, 180, right, 186), box(left, 356, right, 364));
  for (const post of [0.25, 0.5, 0.75]) {
    const x = lerp(left, right, post);
    frame.add(box(x - 3, lintel, x + 3, 360));
  }
  press.plate(inks.night ? oklch(0.56, 0.075, 72) : inks.paper).add(box(left, 364, right, ground + 4));
}

/** Two panes that have slid aside, and the rail above them. */
function addDoors(press: Press, inks: Inks) {
  const glass = press.plate(inks.night ? inks.far : oklch(0.86, 0.03, 215), { opacity: 0.9 });
  const key = press.plate(inks.bark, { overlap: "add" });
  const light = press.plate(inks.paper, { overlap: "add", opacity: inks.night ? 0.4 : 1 });
  for (const [from, to] of [
    [left - 84, left],
    [right, right + 84],
  ] as const) {
    glass.add(box(from, lintel, to, ground));
    key.add(
      box(from, lintel, from + 8, ground + 4),
      box(to - 8, lintel, to, ground + 4),
      box(from, ground - 12, to, ground + 4),
      box(from, lintel, to, lintel + 8),
    );
    light.add(gouge(lerp(from, to, 0.42), 256, 150, 5, -1.2), gouge(lerp(from, to, 0.62), 290, 90, 4, -1.2));
  }
}

/** Level paving, whose joints run to the doors, and a mat. */
function addForecourt(press: Press, inks: Inks) {
  press
    .plate(inks.night ? inks.stubble : inks.grass)
    .add(box(-10, ground, size.width + 10, size.height + 10));
  const joints = press.plate(inks.night ? inks.bark : inks.stubble, { overlap: "add" });
  for (const joint of times(13)) {
    const x = lerp(-140, size.width + 140, joint / 12);
    const middle = (left + right) / 2;
    const from: Point = [lerp(middle, x, 0.62), ground + 8];
    joints.add(
      polygon([
        from,
        [from[0] + 3, from[1]],
        [lerp(middle, x, 1) + 4, size.height],
        [lerp(middle, x, 1), size.height],
      ]),
    );
  }
  for (const y of [510, 564]) joints.add(`M0 ${y}h${size.width}v2H0z`);
  press.plate(inks.night ? inks.bark : inks.gum).add(
    polygon([
      [left + 20, ground + 4],
      [right - 20, ground + 4],
      [right + 4, ground + 34],
      [left - 4, ground + 34],
    ]),
  );
}

/** Lines of a bicycle at its rack, seen from its right side, its wheels 96 wide, on the ground at 0. Drawn by hand. */
const bicycle = {
  hoops: "M14-2v-74q0-20 19-20t19 20v74M182-2v-74q0-20 19-20t19 20v74",
  wheels: "M0-48a48 48 0 1 0 96 0a48 48 0 1 0-96 0zM138-48a48 48 0 1 0 96 0a48 48 0 1 0-96 0z",
  frame: "M48-48L106-48L84-112L48-48M106-48L160-118L86-108M186-48L156-136",
  bars: "M156-136L138-148L122-146M84-112L80-128M98-38L114-58",
  saddle: "M62-136C72-140 90-138 100-132C98-126 84-126 76-124C68-124 60-128 62-136z",
  basket: "M166-146L214-146L206-104L174-104z",
  cane: [-136, -125, -114].map((y, row) => gouge(190, y, 38 - row * 4, 2.6)).join(""),
  towel: "M172-146C176-164 202-166 208-146z",
} as const;

function addBicycle(press: Press, [x, y]: Point, inks: Inks) {
  const key = inks.night ? oklch(0.13, 0.015, 217) : inks.bark;
  const line = (ink: string, wide: number, d: string) =>
    `<path fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
  const cut = (ink: string, d: string) => `<path fill="${ink}" d="${d}"/>`;
  const svg =
    line(inks.near, 6, bicycle.hoops) +
    line(key, 6, bicycle.wheels) +
    line(inks.bill, 7, bicycle.frame) +
    line(key, 6, bicycle.bars) +
    cut(key, bicycle.saddle) +
    cut(inks.paper, bicycle.towel) +
    cut(inks.night ? inks.grass : inks.stubble, bicycle.basket) +
    cut(inks.bark, bicycle.cane);
  press.plate("none").place(`<g transform="translate(${x} ${y})scale(1.2)">${svg}</g>`);
}
