import { box, gouge, polygon, smooth } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, type Size, sheet } from "../kit/sheet.ts";

const seed = 830;

/** Shoes from the side, toes right, soles at 0: outline, sole, cuts. */
const shoes = {
  boot: {
    upper: "0,0 -1,-44 3,-84 42,-88 46,-50 82,-38 108,-22 112,0",
    sole: "-6,-4 116,-4 118,9 -7,9",
    cuts: [
      [46, -44, 22, 0.5],
      [56, -36, 22, 0.5],
      [21, -74, 34, 0],
    ],
  },
  runner: {
    upper: "0,0 -4,-32 8,-48 32,-40 52,-48 80,-27 112,-19 120,0",
    sole: "-7,-5 124,-6 126,8 -9,9",
    cuts: [
      [40, -24, 38, -0.9],
      [54, -22, 32, -0.9],
      [68, -16, 24, -0.9],
    ],
  },
  gumboot: {
    upper: "0,0 1,-60 -1,-118 46,-121 47,-56 84,-42 110,-24 113,0",
    sole: "-4,-3 117,-4 118,8 -5,8",
    cuts: [
      [23, -106, 42, 0],
      [34, -70, 60, 1.5],
    ],
  },
  flat: {
    upper: "0,0 -4,-24 8,-30 24,-10 78,-8 98,-19 118,-9 120,0",
    sole: "-5,-3 122,-3 121,5 -5,5",
    cuts: [[100, -10, 20, 0.2]],
  },
  thong: {
    upper: "38,-4 56,-30 66,-30 92,-5 80,-5 62,-21 50,-4",
    sole: "-4,-5 124,-7 126,5 -6,6",
    cuts: [],
  },
} as const satisfies Record<string, { upper: string; sole: string; cuts: readonly (readonly number[])[] }>;

/** A pair: position, kind, scale and ink. */
type Pair = readonly [x: number, kind: keyof typeof shoes, scale: number, ink: string];

/**
 * A shelf by a door: a row of shoes under a row of pegs, with a sunlit gap for one more pair.
 */
export function shoeShelf({ width, height }: Size, inks: Inks): string {
  const [shelf, rail] = [Math.round(height * 0.84), Math.round(height * 0.1)];
  const wide = width > 1000;
  const random = createRandom(seed);
  const press = new Press();
  const gap = wide ? width * 0.57 : width * 0.55;

  // Light from an unseen window falls on the gap.
  const light = press.plate(inks.night ? inks.glow : inks.paper, { opacity: inks.night ? 0.5 : 1 });
  for (const pane of [0, 1]) {
    const left = gap - 96 + pane * 104;
    light.add(
      polygon([
        [left - 70, rail + 26],
        [left + 26, rail + 26],
        [left + 96, shelf],
        [left, shelf],
      ]),
    );
  }
  const boards = press.plate(inks.night ? inks.near : inks.glow, { overlap: "add", opacity: 0.8 });
  for (const x of times(width / 78)) {
    boards.add(gouge(x * 78 + 30, (rail + shelf) / 2 + random.bell() * 30, (shelf - rail) * 0.9, 2, 1.57));
  }

  const wood = press.plate(inks.night ? inks.far : inks.stubble);
  wood.add(box(-10, shelf, width + 10, shelf + 26));
  for (const x of times(width / 120)) wood.add(gouge(x * 120 + random.range(0, 60), shelf + 13, 90, 2.4));
  press.plate(inks.bark).add(box(-10, shelf + 26, width + 10, height + 4));

  const key = press.plate(inks.night ? inks.far : inks.bark, { overlap: "add" });
  key.add(box(-10, rail, width + 10, rail + 15));
  const pegs = times(width / 150).map((peg) => peg * 150 + 70);
  for (const x of pegs) key.add(box(x - 4, rail + 8, x + 4, rail + 34), gouge(x, rail + 34, 20, 9));
  hangings(press, pegs, rail + 30, inks);

  const pairs: readonly Pair[] = wide
    ? [
        [90, "boot", 1.25, inks.night ? inks.far : inks.bark],
        [360, "flat", 1.1, inks.bill],
        [620, "gumboot", 1.15, inks.sun],
        [gap + 190, "runner", 1.2, inks.night ? inks.far : inks.near],
        [gap + 452, "thong", 1.1, inks.night ? inks.far : inks.gum],
      ]
    : [
        [40, "gumboot", 1.05, inks.sun],
        [gap + 170, "runner", 1.15, inks.night ? inks.far : inks.near],
      ];
  for (const pair of pairs) addPair(press, pair, shelf, inks);

  return sheet({
    width,
    height,
    body: flat(inks.night ? inks.gum : inks.sky, 0, 0, width, shelf) + press.toSvg(),
  });
}

/** Two of a kind, the far one slightly ahead. */
function addPair(press: Press, [x, kind, scale, ink]: Pair, shelf: number, inks: Inks) {
  const { upper, sole, cuts } = shoes[kind];
  for (const [dx, dy] of [
    [46, -9],
    [0, 0],
  ] as const) {
    const at = ([px, py]: Point): Point => [x + dx * scale + px * scale, shelf - 9 * scale + dy + py * scale];
    press
      .plate(inks.night ? inks.paper : inks.bark, { opacity: inks.night ? 0.55 : 1 })
      .add(smooth(outline(sole).map(at), 0.05));
    const shape = smooth(outline(upper).map(at), 0.12);
    // An outline in the wall's ink separates shoes of the same ink.
    const wall = inks.night ? inks.gum : inks.sky;
    if (dx === 0) press.plate(wall).place(`<path d="${shape}" stroke="${wall}" stroke-width="9"/>`);
    const leather = press.plate(ink);
    leather.add(shape);
    for (const [cx, cy, length, angle] of cuts) {
      leather.add(gouge(...at([cx, cy]), length * scale, 4, angle));
    }
  }
}

/** A towel and a scarf on two of the pegs. */
function hangings(press: Press, pegs: readonly number[], y: number, inks: Inks) {
  const [towel = 0, scarf = 0] = [pegs[1], pegs.at(pegs.length > 6 ? -3 : -2)];
  const cloth = press.plate(inks.paper, { shift: [2, 1] });
  cloth.add(
    smooth(
      outline("0,0 16,12 30,60 34,150 12,156 -14,152 -34,158 -32,70 -18,14").map(
        ([px, py]): Point => [towel + px, y + py],
      ),
      0.12,
    ),
  );
  const stripes = press.plate(inks.far, { overlap: "add" });
  for (const dy of [112, 126, 140]) stripes.add(gouge(towel, y + dy, 62, 5));
  const wool = press.plate(inks.bill, { shift: [1, 1] });
  wool.add(
    smooth(
      outline("-11,0 11,0 22,44 24,150 28,206 -2,208 -4,140 0,60 -10,104 -16,168 -44,166 -38,96 -24,40").map(
        ([px, py]): Point => [scarf + px, y + py],
      ),
      0.1,
    ),
  );
}
