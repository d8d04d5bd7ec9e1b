import { box, disc, gouge, polygon } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { lerp, type Point, times, turn } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet, speckle } from "../kit/sheet.ts";
import { flowerSymbols, sprig } from "../motifs/wattle.ts";

const size = { width: 1000, height: 760 } as const;
/** y of the bench's back edge, and of the line on which things stand. */
const [bench, foot] = [560, 640];

/** A phone that leans on a jar of wattle on a kitchen bench and shows a sun half set; a kitchen timer stands at five minutes. */
export function proppedPhone(inks: Inks): string {
  const wall = inks.night ? inks.sky : inks.far;
  const back = new Press();
  addLight(back, inks);
  addBench(back, inks);
  addTimer(back, [236, foot - 106], inks);
  addJar(back, inks);
  const front = new Press();
  addWater(front, inks);
  addPhone(front, inks);
  const flecks = speckle(7, inks.paper, size, 0.35);
  return sheet({
    ...size,
    defs: flowerSymbols(11) + flecks.defs,
    body:
      flat(wall, 0, 0, size.width, size.height) + back.toSvg() + wattle(inks) + front.toSvg() + flecks.body,
  });
}

/** The morning on the wall, through a window that isn't in the picture. */
function addLight(press: Press, inks: Inks) {
  const light = press.plate(inks.night ? inks.near : oklch(0.79, 0.04, 222));
  for (const [left, right] of [
    [60, 250],
    [280, 470],
  ] as const)
    light.add(
      polygon([
        [left + 150, 0],
        [right + 150, 0],
        [right, bench],
        [left, bench],
      ]),
    );
}

function addBench(press: Press, inks: Inks) {
  press.plate(inks.stubble).add(box(-10, bench, size.width + 10, size.height + 10));
  const grain = press.plate(inks.night ? inks.bark : inks.grass, { overlap: "add" });
  const random = createRandom(52);
  for (const row of times(8))
    for (let x = random.range(-80, 40); x < size.width; x += random.range(170, 330))
      grain.add(gouge(x + 60, bench + 18 + row * 26, random.range(90, 220), 2.6));
  press.plate(inks.bark).add(box(-10, bench - 3, size.width + 10, bench + 5));
}

/** A round timer; five of its sixty minutes are left. */
function addTimer(press: Press, [x, y]: Point, inks: Inks) {
  const random = createRandom(5);
  const radius = 104;
  press.plate(inks.bark, { overlap: "add" }).add(gouge(x, foot + 6, 230, 10));
  const key = press.plate(inks.bark, { overlap: "add" });
  key.add(disc(x, y, radius, random), box(x - 13, y - radius - 22, x + 13, y - radius + 8));
  press.plate(inks.night ? inks.far : inks.paper, { shift: [-1, 1] }).add(disc(x, y, radius - 11, random));
  const left = times(9).map((step): Point => {
    const angle = -turn / 4 + (step / 8) * (turn / 12);
    return [x + Math.cos(angle) * (radius - 18), y + Math.sin(angle) * (radius - 18)];
  });
  press.plate(inks.sun, { shift: [-1, 1] }).add(polygon([[x, y], ...left]));
  const marks = press.plate(inks.bark, { overlap: "add" });
  for (const tick of times(12)) {
    const angle = (tick / 12) * turn;
    const at = radius - 26;
    marks.add(gouge(x + Math.cos(angle) * at, y + Math.sin(angle) * at, tick % 3 ? 14 : 22, 6, angle));
  }
  const hand = -turn / 4 + turn / 12;
  marks.add(gouge(x + Math.cos(hand) * 34, y + Math.sin(hand) * 34, 92, 8, hand), disc(x, y, 13, random, 20));
}

const jar = { left: 632, right: 796, top: 372 } as const;

/** The back of the jar. */
function addJar(press: Press, inks: Inks) {
  press.plate(inks.bark, { overlap: "add" }).add(gouge((jar.left + jar.right) / 2 + 10, foot + 6, 250, 10));
  press.plate(inks.night ? inks.near : oklch(0.86, 0.03, 215)).add(box(jar.left, jar.top, jar.right, foot));
}

/** Water up to the half of the jar, its rim, and the light on its glass. */
function addWater(press: Press, inks: Inks) {
  const { left, right, top } = jar;
  press.plate(inks.near, { opacity: 0.55 }).add(box(left, top + 104, right, foot));
  const key = press.plate(inks.night ? inks.far : inks.bark, { overlap: "add" });
  key.add(
    box(left - 8, top - 14, right + 8, top + 4),
    box(left - 5, top, left + 2, foot + 2),
    box(right - 2, top, right + 5, foot + 2),
    box(left - 5, foot - 5, right + 5, foot + 3),
  );
  const light = press.plate(inks.paper, { overlap: "add" });
  light.add(gouge(right - 20, top + 110, 150, 6, turn / 4), gouge(right - 34, top + 74, 60, 4, turn / 4));
}

function wattle(inks: Inks): string {
  const leaf = inks.night ? oklch(0.42, 0.05, 192) : inks.gum;
  return sprig(
    [
      {
        curve: [
          [690, 600],
          [676, 400],
          [610, 220],
          [520, 130],
        ],
        thickness: 8,
        leaves: 9,
        leaf: 120,
        bears: [0.42, 1],
      },
      {
        curve: [
          [716, 610],
          [720, 380],
          [726, 180],
          [776, 60],
        ],
        thickness: 9,
        leaves: 11,
        leaf: 132,
        bears: [0.42, 1],
      },
      {
        curve: [
          [742, 600],
          [770, 400],
          [850, 280],
          [936, 250],
        ],
        thickness: 8,
        leaves: 8,
        leaf: 116,
        bears: [0.44, 1],
      },
    ],
    {
      leaf,
      stem: inks.night ? oklch(0.33, 0.04, 195) : oklch(0.34, 0.045, 200),
      flower: inks.sun,
      flowerBehind: inks.night ? oklch(0.66, 0.11, 72) : oklch(0.735, 0.148, 70),
    },
    11,
    0.9,
  );
}

/** The phone, which leans back: narrower at the top. Its screen shows a sun half set, and how much of the practice has gone by. */
function addPhone(press: Press, inks: Inks) {
  const [wide, high, middle] = [252, 440, 540];
  const at = (x: number, y: number): Point => [
    middle + (x - wide / 2) * lerp(0.93, 1, y / high),
    foot + 10 - (high - y),
  ];
  const rounded = (inset: number): string => {
    const [left, top, right, bottom] = [inset, inset, wide - inset, high - inset];
    const cut = 30 - inset * 0.8;
    const corner = (x: number, y: number, from: number) =>
      times(5).map((step) => {
        const angle = from + (step / 4) * (turn / 4);
        return at(x + Math.cos(angle) * cut, y + Math.sin(angle) * cut);
      });
    return polygon([
      ...corner(left + cut, top + cut, turn / 2),
      ...corner(right - cut, top + cut, (turn * 3) / 4),
      ...corner(right - cut, bottom - cut, 0),
      ...corner(left + cut, bottom - cut, turn / 4),
    ]);
  };
  press.plate(inks.bark, { overlap: "add" }).add(gouge(middle, foot + 12, 310, 11));
  press.plate(inks.night ? inks.far : inks.bark).add(rounded(0));
  press.plate(inks.night ? inks.skyTop : inks.gum, { shift: [-1, 1] }).add(rounded(13));
  const random = createRandom(3);
  const horizon = 240;
  const sun = press.plate(inks.sun, { shift: [-2, 1] });
  const half = times(19).map((step): Point => {
    const angle = Math.PI + (step / 18) * Math.PI;
    return at(wide / 2 + Math.cos(angle) * 84, horizon + Math.sin(angle) * 84);
  });
  sun.add(polygon(half));
  for (const row of times(7)) {
    const [x, y] = at(wide / 2 + random.bell() * 4, horizon + 16 + row * 17);
    sun.add(gouge(x, y, lerp(178, 40, row / 6), lerp(8, 5, row / 6)));
  }
  const water = press.plate(inks.near, { overlap: "add" });
  for (const row of times(9)) {
    const [x, y] = at(random.range(62, wide - 62), horizon + 24 + row * 15);
    water.add(gouge(x, y, random.range(40, 76), 3));
  }
  const [x, y] = at(wide / 2, high - 42);
  const length = wide - 84;
  press.plate(inks.night ? inks.far : inks.near).add(gouge(x, y, length, 5));
  press.plate(inks.paper).add(gouge(x - length * 0.35, y, length * 0.3, 7));
}
