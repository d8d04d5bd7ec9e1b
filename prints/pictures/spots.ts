import { box, type Curve, disc, gouge, pointOn, polygon, ribbon, smooth } from "../kit/cuts.ts";
import { dayInks, oklch } from "../kit/inks.ts";
import { lerp, outline, type Point, steps, times } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { sheet } from "../kit/sheet.ts";
import { magpie } from "../motifs/birds.ts";

/*
 * Spot illustrations of the six benefits: one ink and some gold on a transparent background. All have
 * similar visual weight, the same baseline and light from the same side.
 */

const side = 240;
/** y of the baseline. */
const floor = 212;

/** The plates of a spot. Where the key plate is cut, the page shows through. */
type Plates = { readonly key: Plate; readonly solid: Plate; readonly gold: Plate; readonly ground: string };

/** Draws a benefit's spot illustration, for light or dark pages. */
export function spot(benefit: Benefit, night: boolean): string {
  const [ink, gold] = night ? [oklch(0.86, 0.03, 85), oklch(0.8, 0.132, 80)] : [dayInks.bark, dayInks.sun];
  const press = new Press();
  const plates: Plates = {
    key: press.plate(ink),
    solid: press.plate(ink, { overlap: "add" }),
    gold: press.plate(gold, { shift: [-2, 2] }),
    ground: night ? oklch(0.205, 0.028, 218) : dayInks.paper,
  };
  cutters[benefit](plates);
  return sheet({ width: side, height: side, body: press.toSvg() });
}

/** Focus: one lit bulrush in a clump. */
function focus({ solid, gold, key }: Plates): void {
  const random = createRandom(2);
  const stalk: Curve = [
    [118, floor],
    [112, 150],
    [122, 110],
    [127, 84],
  ];
  solid.add(ribbon(stalk, [8, 4], random, 10));
  solid.add(gouge(128, 26, 30, 4, -1.5));
  gold.add(smooth(outline("127,34 136,42 137,78 129,90 121,78 119,44"), 0.16));
  for (const [x, length, angle, bow, thick] of [
    [84, 132, -1.86, -16, 8],
    [62, 92, -2.16, -14, 7],
    [152, 142, -1.3, 17, 8],
    [176, 96, -1.02, 14, 7],
    [103, 120, -1.62, -6, 6],
    [140, 84, -1.2, 8, 6],
  ] as const) {
    const foot: Point = [118 + (x - 118) * 0.28, floor];
    key.add(
      gouge(
        foot[0] + (Math.cos(angle) * length) / 2,
        foot[1] + (Math.sin(angle) * length) / 2,
        length,
        thick,
        angle,
        bow,
      ),
    );
  }
  for (const i of times(4))
    solid.add(gouge(120 + (i % 2 ? 7 : -7), floor + 1 + i * 6.5, 176 - i * 36, 5.4 - i * 0.8));
}

/** Relief: a heavy coat, hung up. */
function relief({ key, solid, gold }: Plates): void {
  const random = createRandom(3);
  // Rail and peg.
  solid.add(box(44, 20, 196, 29));
  gold.add(disc(120, 25, 10, random, 14));
  solid.add(gouge(120, 42, 24, 4, 1.57));
  const half: readonly Point[] = outline(
    "108,48 92,58 74,72 62,104 54,152 52,178 70,181 78,152 84,128 82,170 76,214",
  );
  const coat: Point[] = [
    ...half,
    [100, 219],
    [120, 216],
    [140, 219],
    ...half.map(([x, y]): Point => [240 - x, y]).reverse(),
  ];
  key.add(smooth([...coat, [120, 58]], 0.1));
  // Lapels, front, pockets, and folds lit from the left.
  key.add(polygon(outline("108,58 119,108 122,108 132,58 120,74")));
  key.add(gouge(121, 164, 100, 3, 1.57));
  key.add(gouge(99, 86, 52, 3.4, 1.2, 3), gouge(142, 86, 52, 3.4, 1.94, -3));
  key.add(gouge(101, 163, 26, 4, 0.12), gouge(140, 163, 26, 4, -0.12));
  for (const [x, y, length, angle] of [
    [70, 118, 66, 1.76],
    [63, 142, 44, 1.7],
    [92, 194, 34, 1.62],
    [100, 192, 30, 1.6],
    [86, 108, 40, 1.6],
    [170, 130, 56, 1.36],
    [150, 196, 28, 1.52],
  ] as const) {
    key.add(gouge(x, y, length, 2.8, angle));
  }
  for (const y of [122, 148, 174]) gold.add(disc(129, y, 4.4, random, 10));
}

/** Fulfilment: a steaming cup. */
function fulfilment({ key, solid, gold }: Plates): void {
  key.add(smooth(outline("58,112 180,112 178,146 168,180 150,200 88,200 70,180 60,146"), 0.1));
  for (const i of times(8))
    key.add(gouge(78 + i * 9, 157 - Math.abs(i - 3), 66 - i * 6.6, 2.8, 1.62 - i * 0.012));
  key.add(gouge(119, 119, 108, 3.2));
  solid.add("M177 122C212 114 218 160 168 178L171 166C198 154 198 132 178 134z");
  solid.add(smooth(outline("34,204 204,204 186,218 120,221 52,218"), 0.1));
  for (const [x, y, bow] of [
    [90, 70, -15],
    [119, 60, 17],
    [148, 70, -15],
  ] as const) {
    gold.add(gouge(x, y, 62, 6, -1.52, bow));
  }
}

/** Insight: a feather with visible structure. */
function insight({ solid, gold }: Plates): void {
  const random = createRandom(5);
  const shaft: Curve = [
    [56, 220],
    [88, 172],
    [146, 100],
    [182, 24],
  ];
  solid.add(ribbon(shaft, [6.5, 1.8], random, 12));
  for (const [i, t] of steps(0.22, 0.98, 19).entries()) {
    const [x, y] = pointOn(shaft, t);
    const length = 74 * Math.sin(Math.PI * lerp(0.17, 0.93, i / 18));
    for (const way of [-1, 1] as const) {
      const angle = -0.98 + way * 0.7;
      const share = way > 0 ? 0.78 : 1;
      const plate = way > 0 && i === 9 ? gold : solid;
      plate.add(
        gouge(
          x + (Math.cos(angle) * length * share) / 2,
          y + (Math.sin(angle) * length * share) / 2,
          length * share,
          5.4,
          angle,
          way * 4,
        ),
      );
    }
  }
}

/** Mastery: a well-hung gate. */
function mastery({ key, solid, gold }: Plates): void {
  const random = createRandom(6);
  for (const [left, right, top] of [
    [26, 46, 48],
    [194, 212, 60],
  ] as const) {
    key.add(
      polygon([
        [left, floor],
        [left + 1, top + 5],
        [right - 2, top],
        [right, floor],
      ]),
    );
    for (const i of times(6))
      key.add(gouge(lerp(left, right, i % 2 ? 0.34 : 0.62), 82 + i * 22, 26, 2.4, 1.57));
  }
  for (const [y, thick] of [
    [82, 11],
    [118, 9],
    [154, 9],
    [188, 11],
  ] as const) {
    solid.add(
      polygon([
        [46, y],
        [194, y - 5],
        [194, y - 5 + thick],
        [46, y + thick],
      ]),
    );
  }
  solid.add(
    polygon(outline("50,190 178,80 188,82 62,196")),
    polygon(outline("176,78 188,78 188,194 178,194")),
  );
  solid.add(gouge(120, floor + 5, 216, 6));
  for (const [x, angle, length] of [
    [62, -1.3, 30],
    [76, -1.85, 26],
    [164, -1.35, 24],
    [222, -1.25, 30],
    [18, -1.8, 28],
  ] as const) {
    solid.add(gouge(x, floor - length / 2 + 4, length, 4, angle));
  }
  gold.add(disc(196, 106, 11, random, 14));
}

/** Connection: two magpies on a wire, one singing. */
function connection({ solid, gold, ground }: Plates): void {
  const wire: Curve = [
    [4, 171],
    [80, 186],
    [160, 186],
    [236, 169],
  ];
  solid.add(ribbon(wire, [6, 6], createRandom(7), 14));
  for (const place of ["translate(18 58)scale(1.12)", "translate(228 82)scale(-.94 .94)"]) {
    solid.place(
      `<g transform="${place}"><path d="M52 88l-3 16h4l4-16zM64 84l-1 20h4l2-20z"/><path d="${magpie.body}"/><path fill="${ground}" d="${magpie.white}"/></g>`,
    );
  }
  for (const [x, y, angle, length] of [
    [122, 38, -1.5, 26],
    [104, 46, -2.1, 22],
    [140, 46, -0.95, 22],
  ] as const) {
    gold.add(gouge(x + 8, y, length, 5, angle));
  }
}

/** The benefits, in page order. */
const cutters = { focus, relief, fulfilment, insight, mastery, connection } as const;

type Benefit = keyof typeof cutters;

export const benefits = Object.keys(cutters) as readonly Benefit[];
