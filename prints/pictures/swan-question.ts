import { type Curve, disc, gouge, ribbon, smooth } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { flat, sheet, verticalGradient } from "../kit/sheet.ts";
import { shore } from "../motifs/shore.ts";
import { water } from "../motifs/water.ts";

const [height, waterline] = [720, 500];
/** x of the point, below which the neck stands. */
const middle = 322;

/** The neck from head to water, drawn by hand. */
const neck: readonly (readonly [curve: Curve, from: number, to: number])[] = [
  [
    [
      [214, 232],
      [196, 120],
      [300, 66],
      [388, 108],
    ],
    44,
    54,
  ],
  [
    [
      [386, 106],
      [486, 156],
      [462, 276],
      [380, 332],
    ],
    54,
    60,
  ],
  [
    [
      [382, 330],
      [330, 366],
      [320, 410],
      [322, waterline + 6],
    ],
    60,
    76,
  ],
];
const head = outline("232,182 196,186 172,214 176,244 204,258 236,248 250,216");
const bill = outline("180,208 126,262 116,290 130,292 192,254");

/** A swan whose neck and the sun's reflection form a question mark, in the middle of a lake of any width. */
export function swanQuestion(width: number, inks: Inks): string {
  const random = createRandom(63);
  const left = Math.round(width / 2 - middle);
  const lake = new Press();
  const press = new Press();
  shore(lake.plate(inks.far, { overlap: "add" }), {
    from: -10,
    to: width + 10,
    y: waterline - 96,
    seed: 5,
    height: 26,
  });
  lake
    .plate(inks.night ? inks.near : inks.sky)
    .add(`M-5 ${waterline - 92}h${width + 10}v${height}h${-width - 10}z`);
  water(lake.plate(inks.night ? inks.far : inks.near, { overlap: "add" }), {
    from: -30,
    to: width + 30,
    top: waterline - 84,
    bottom: height + 6,
    seed: 8,
    rows: 16,
    thickness: [1, 6],
    length: [30, 150],
    // No ripples around the question mark.
    keep: (x, y, depth) => (Math.hypot(x - left - middle, (y - 570) * 0.8) < 110 ? 0 : 0.3 + depth * 0.3),
  });
  const swan = press.plate(inks.bark, { overlap: "add" });
  for (const [curve, from, to] of neck) swan.add(ribbon(curve, [from, to], random, 14));
  for (const [x, y] of [
    [387, 107],
    [381, 331],
    [216, 226],
  ] as const)
    swan.add(disc(x, y, 27, random, 24));
  swan.add(smooth(head, 0.2));
  press.plate(inks.bill, { shift: [-1, 1] }).add(smooth(bill, 0.12));
  const light = press.plate(inks.paper, { overlap: "add" });
  light.add(gouge(150, 262, 30, 6, -0.75), disc(204, 212, 5, random, 12));
  addFeathers(press, inks);
  for (const row of times(4)) {
    light.add(
      gouge(322, waterline + 4 + row * 9, 150 - row * 8, 2.6, 0),
      gouge(250 + row * 48, waterline - 4 + row * 5, 40, 2),
    );
  }
  const point = press.plate(inks.sun, { shift: [2, 1] });
  point.add(disc(322, 606, 46, random, 34));
  for (const row of times(4))
    point.add(gouge(322 + random.bell() * 6, 584 + row * 15, 62 - Math.abs(row - 1.5) * 12, 3.4));
  return sheet({
    width,
    height,
    defs: verticalGradient("sky", [
      [0, inks.night ? inks.sky : inks.skyTop],
      [1, inks.glow],
    ]),
    body: `${flat("url(#sky)", 0, 0, width, waterline - 90)}${lake.toSvg()}<g transform="translate(${left})">${press.toSvg()}</g>`,
  });
}

/** Highlights along the sunlit side of the neck. */
function addFeathers(press: Press, inks: Inks) {
  const light = press.plate(inks.night ? inks.near : inks.far, { overlap: "add" });
  const cuts: readonly (readonly [...Point, number, number])[] = [
    [262, 118, 40, -0.66],
    [306, 96, 44, -0.2],
    [356, 106, 40, 0.3],
    [412, 142, 36, 0.9],
    [432, 192, 42, 1.5],
    [420, 248, 40, 2],
    [378, 300, 38, 2.4],
    [336, 344, 36, 2.1],
    [312, 392, 44, 1.75],
    [308, 446, 46, 1.58],
  ];
  for (const [x, y, length, angle] of cuts) light.add(gouge(x, y, length, 4, angle, 3));
}
