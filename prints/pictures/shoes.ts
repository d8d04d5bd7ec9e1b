import { box, gouge, polygon, smooth } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, type Size, sheet } from "../kit/sheet.ts";

const seed = 830;

type Shoe = {
  readonly ink: "bark" | "bill" | "sun" | "near" | "gum";
  readonly upper: string;
  readonly sole: string;
  /** What a foot goes in by: the dark inside. */
  readonly mouth?: string;
  /** A band or a tongue in another ink. */
  readonly trim?: string;
  /** Cuts: seams and creases. */
  readonly cuts: readonly (readonly [x: number, y: number, length: number, angle: number, bow?: number])[];
  readonly laces?: readonly (readonly [x: number, y: number])[];
};

/** Shoes from the side, toes right, soles at 0. */
const shoes = {
  boot: {
    ink: "bark",
    upper: "1,0 -3,-18 2,-42 -1,-92 43,-96 47,-62 62,-48 92,-40 114,-24 117,-6 115,0",
    sole: "-4,-3 118,-5 120,6 66,7 62,4 36,4 32,9 -4,9",
    mouth: "0,-92 10,-97 34,-99 43,-95 34,-90 8,-88",
    trim: "31,-96 44,-112 51,-110 47,-94",
    cuts: [
      [92, -21, 36, 1.9, -8],
      [20, -26, 40, 1.3, -9],
      [12, -68, 40, 1.5, 4],
      [60, -7, 100, -0.01],
    ],
    laces: [
      [40, -84],
      [42, -73],
      [46, -62],
      [54, -53],
    ],
  },
  runner: {
    ink: "near",
    upper: "0,0 -4,-30 6,-50 14,-50 22,-42 44,-46 54,-52 78,-32 108,-24 122,-8 121,0",
    sole: "-8,-7 122,-9 128,-2 124,9 -6,9",
    mouth: "7,-49 22,-41 44,-46 53,-51 40,-40 22,-36",
    trim: "24,-10 46,-26 76,-12 60,-8",
    cuts: [[104, -12, 26, 1.9, -6]],
    laces: [
      [57, -43],
      [66, -36],
      [76, -30],
    ],
  },
  gumboot: {
    ink: "sun",
    upper: "2,0 -3,-22 3,-52 -2,-124 50,-127 49,-62 64,-47 92,-40 113,-24 117,-6 115,0",
    sole: "-4,-4 117,-6 120,6 66,7 62,3 36,3 32,9 -4,9",
    mouth: "-2,-124 10,-130 38,-132 50,-126 38,-119 10,-118",
    trim: "-2,-116 10,-110 38,-111 50,-118 50,-107 38,-100 10,-99 -2,-105",
    cuts: [
      [37, -72, 46, 1.5, 3],
      [17, -46, 30, 0.3, 8],
      [22, -36, 34, 0.3, 8],
      [98, -20, 30, 1.9, -8],
    ],
  },
  flat: {
    ink: "bill",
    upper: "0,0 -4,-24 8,-30 24,-11 76,-9 98,-20 118,-10 121,0",
    sole: "-5,-3 122,-3 122,5 24,5 20,8 -4,8",
    mouth: "6,-28 24,-12 76,-10 94,-19 70,-16 28,-18",
    cuts: [[106, -8, 18, 0.3]],
  },
  thong: {
    ink: "gum",
    upper: "38,-4 56,-30 66,-30 92,-5 80,-5 62,-21 50,-4",
    sole: "-4,-6 124,-8 126,4 -6,6",
    cuts: [],
  },
} as const satisfies Record<string, Shoe>;

type ShelfView = Size & {
  /** Middle of the free place. */
  readonly gap: number;
  /** Which hooks the towel and the scarf hang on, clear of the shoes below. */
  readonly towel: number;
  readonly scarf: number;
  readonly pairs: readonly (readonly [x: number, kind: keyof typeof shoes, scale: number])[];
};

export const shelfWide = (inks: Inks) =>
  shoeShelf(
    {
      width: 1600,
      height: 480,
      gap: 912,
      towel: 2,
      scarf: 9,
      pairs: [
        [60, "boot", 1.25],
        [360, "flat", 1.1],
        [620, "gumboot", 1.15],
        [1102, "runner", 1.2],
        [1364, "thong", 1.1],
      ],
    },
    inks,
  );

/** For tablets: a strip with four pairs. */
export const shelfMid = (inks: Inks) =>
  shoeShelf(
    {
      width: 1200,
      height: 440,
      gap: 640,
      towel: 3,
      scarf: 6,
      pairs: [
        [48, "boot", 1.2],
        [300, "gumboot", 1.12],
        [760, "runner", 1.15],
        [986, "flat", 1.06],
      ],
    },
    inks,
  );

export const shelfTall = (inks: Inks) =>
  shoeShelf(
    {
      width: 760,
      height: 480,
      gap: 370,
      towel: 1,
      scarf: 3,
      pairs: [
        [46, "gumboot", 1.1],
        [530, "runner", 1.15],
      ],
    },
    inks,
  );

/** A shelf by a door: a row of shoes under a row of hooks, with a sunlit gap for one more pair. */
function shoeShelf({ width, height, gap, towel, scarf, pairs }: ShelfView, inks: Inks): string {
  const [shelf, rail] = [Math.round(height * 0.84), Math.round(height * 0.1)];
  const random = createRandom(seed);
  const press = new Press();

  // Light from an unseen window falls on the gap.
  const light = press.plate(inks.night ? inks.far : inks.paper, { opacity: inks.night ? 0.3 : 0.45 });
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

  const metal = inks.night ? inks.far : inks.bark;
  const key = press.plate(metal, { overlap: "add" });
  key.add(box(-10, rail, width + 10, rail + 15));
  // As far from the edges as from each other.
  const count = Math.round(width / 150);
  const hooks = times(count).map((hook) => Math.round(((hook + 0.5) * width) / count) - 9);
  for (const x of hooks) {
    key.place(
      `<path d="M${x} ${rail + 12}v22a9 9 0 0 0 18 0v-7" fill="none" stroke="${metal}" stroke-width="6" stroke-linecap="round"/>`,
    );
  }
  hangings(press, [hooks[towel] ?? 0, hooks[scarf] ?? 0], rail + 40, inks);
  for (const pair of pairs) addPair(press, pair, shelf, inks);

  return sheet({
    width,
    height,
    body: flat(inks.night ? inks.gum : inks.sky, 0, 0, width, shelf) + press.toSvg(),
  });
}

/** Two of a kind, the far one slightly ahead. */
function addPair(press: Press, [x, kind, scale]: ShelfView["pairs"][number], shelf: number, inks: Inks) {
  const shoe: Shoe = shoes[kind];
  const { night } = inks;
  // In the dark, leather is paler than the wall, and what is dark by day is paler still.
  const leather = night && shoe.ink !== "bill" && shoe.ink !== "sun" ? inks.far : inks[shoe.ink];
  const wall = night ? inks.gum : inks.sky;
  for (const [dx, dy] of [
    [46, -9],
    [0, 0],
  ] as const) {
    const at = ([px, py]: Point): Point => [x + dx * scale + px * scale, shelf - 9 * scale + dy + py * scale];
    const shape = (points: string, tension: number) => smooth(outline(points).map(at), tension);
    const [sole, upper] = [shape(shoe.sole, 0.05), shape(shoe.upper, 0.13)];
    // An outline in the wall's ink separates shoes of the same ink.
    if (dx === 0) press.plate(wall).place(`<path d="${upper}" stroke="${wall}" stroke-width="9"/>`);
    press.plate(night ? inks.paper : inks.bark, { opacity: night ? 0.55 : 1 }).add(sole);
    const plate = press.plate(leather).add(upper);
    for (const [cx, cy, length, angle, bow = 0] of shoe.cuts) {
      plate.add(gouge(...at([cx, cy]), length * scale, 3, angle, bow * scale));
    }
    const pale = shoe.ink === "sun" ? inks.stubble : night ? inks.near : inks.far;
    if (shoe.trim) press.plate(pale).add(shape(shoe.trim, 0.12));
    if (shoe.mouth)
      press.plate(shoe.ink === "bark" && !night ? inks.near : inks.bark).add(shape(shoe.mouth, 0.16));
    if (!shoe.laces) continue;
    const laces = press.plate(inks.paper, { overlap: "add" });
    for (const lace of shoe.laces) laces.add(gouge(...at(lace), 19 * scale, 4.5 * scale, 0.35));
  }
}

/** A towel and a scarf on two of the hooks. */
function hangings(press: Press, [towel, scarf]: Point, y: number, inks: Inks) {
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
