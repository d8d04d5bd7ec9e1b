import { blob, disc, gouge, polygon, ribbon } from "../../kit/cuts.ts";
import { oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { lerp, times, turn } from "../../kit/numbers.ts";
import { draw } from "../../kit/sheet.ts";
import { hand, limb } from "../../motifs/limbs.ts";
import { type Cutter, centre, radius, sheetSize } from "./series.ts";

const [x0, y0] = centre;

/** Feel Flow: currents through the disc and below it. */
export const feelFlow: Cutter = (press, random, inks) => {
  const pale = press.plate(inks.paper).add(disc(x0, y0, radius, random, 60));
  const water = press.plate(inks.near, { overlap: "add" });
  for (const row of times(13)) {
    const y = y0 - 132 + row * 22;
    const thickness = 3.4 + (row % 3);
    pale.add(
      gouge(x0 - 78, y - 7, 168, thickness, -0.1, 20),
      gouge(x0 + 78, y + 7, 168, thickness, 0.14, -20),
    );
  }
  for (const row of times(17)) {
    for (const part of times(3)) {
      const x = 70 + part * 170 + random.bell() * 30;
      const y = y0 + 176 + row * 11 - (row % 2) * 4;
      water.add(gouge(x, y, random.range(90, 190), lerp(2.4, 6, row / 16), 0, part % 2 ? -9 : 9));
    }
  }
};

/** Who walks away from us, 204 high, the soles at 0, and the dog at the end of the lead. Drawn by hand. */
const walker = {
  coat: "M-20-170C-8-175 8-175 20-170C32-164 35-150 34-132L33-80C12-72-12-72-33-80L-34-132C-35-150-32-164-20-170z",
  seam: `${gouge(0, -122, 76, 3, 1.57)}${gouge(-20, -92, 22, 3, 0.2)}${gouge(20, -92, 22, 3, -0.2)}`,
  neck: "M-8-182L8-182L10-166L-10-166z",
  hair: "M0-208C17-208 22-194 20-180C20-172 17-168 13-168C6-165-6-165-13-168C-17-168-20-172-20-180C-22-194-17-208 0-208z",
  strands: `${gouge(-8, -188, 26, 2.6, 1.6, 3)}${gouge(0, -190, 30, 2.6, 1.57)}${gouge(9, -188, 26, 2.6, 1.54, -3)}`,
  shoe: "M-20-16L-3-16C-1-10-1-4-2 1L-21 1C-23-5-22-11-20-16z",
  /** The heel is up: its sole shows. */
  sole: "M5-26L21-26C24-18 24-8 21-4C16-1 10-1 6-4C3-10 2-18 5-26z",
} as const;
const dog = {
  legs: "M-17-30L-8-30L-9 1L-16 1zM8-30L17-30L16 1L9 1z",
  body: "M-19-22C-22-48-14-62 0-62C14-62 22-48 19-22C12-14-12-14-19-22z",
  head: "M-12-62C-16-72-19-84-15-90C-10-86-6-82-5-80L5-80C6-82 10-86 15-90C19-84 16-72 12-62C6-56-6-56-12-62z",
  tail: "M-3-40C-8-58 4-70 12-72C6-64 4-54 4-40z",
} as const;

/** Auto Walk: somebody with a dog on a flat path. */
export const autoWalk: Cutter = (press, random, inks) => {
  press.plate(inks.paper).add(disc(x0, 190, 118, random, 50));
  const ground = press.plate(inks.stubble);
  ground.add(
    polygon([
      [-10, 318],
      [490, 318],
      [490, 610],
      [-10, 610],
    ]),
  );
  for (const _ of times(40)) {
    const t = random();
    const x = random.range(0, sheetSize.width);
    ground.add(gouge(x, 330 + t * 270, random.range(30, 110), lerp(1.6, 5, t)));
  }
  press.plate(inks.glow).add(
    polygon([
      [x0 - 12, 318],
      [x0 + 12, 318],
      [x0 + 190, 610],
      [x0 - 190, 610],
    ]),
  );
  const { night } = inks;
  const [skin, shade] = [skinInks(inks)[1] ?? inks.bark, shadeInks(inks)[1] ?? inks.bark];
  const coat = oklch(night ? 0.42 : 0.46, 0.075, 245);
  const sleeve = oklch(night ? 0.34 : 0.38, 0.07, 245);
  const [trousers, trousersDeep] = [
    oklch(night ? 0.24 : 0.3, 0.03, 230),
    oklch(night ? 0.19 : 0.24, 0.03, 230),
  ];
  const black = oklch(0.2, 0.03, 50);
  const leather = oklch(night ? 0.4 : 0.45, 0.07, 50);
  const svg =
    `<g transform="translate(86 0)">${draw([
      [oklch(night ? 0.33 : 0.37, 0.065, 48), dog.legs],
      [leather, dog.body + dog.head],
      [oklch(night ? 0.55 : 0.62, 0.09, 56), dog.tail],
      [inks.bill, "M-13-66L13-66L12-60L-12-60z"],
    ])}</g>` +
    draw([[leather, walker.sole]]) +
    limb(
      trousersDeep,
      [
        [13, -84],
        [15, -52],
        [13, -24],
      ],
      [34, 25, 20],
    ) +
    draw([[leather, walker.shoe]]) +
    limb(
      trousers,
      [
        [-13, -84],
        [-13, -46],
        [-11, -12],
      ],
      [35, 26, 20],
    ) +
    hand("rest", [-46, -86], 80, 0.95, [skin, shade]) +
    hand("fist", [45, -90], 72, 1, [skin, shade]) +
    draw([
      [black, gouge(70, -74, 56, 3, 0.36, 5)],
      [skin, walker.neck],
      [coat, walker.coat],
      [sleeve, walker.seam],
    ]) +
    limb(
      sleeve,
      [
        [-27, -157],
        [-40, -122],
        [-46, -86],
      ],
      [21, 18, 14],
    ) +
    limb(
      sleeve,
      [
        [27, -157],
        [40, -124],
        [44, -90],
      ],
      [21, 18, 14],
    ) +
    draw([
      [black, walker.hair],
      [oklch(night ? 0.38 : 0.42, 0.05, 50), walker.strands],
    ]);
  press
    .plate("none")
    .place(`<g fill-rule="nonzero" transform="translate(${x0 - 26} 552)scale(1.28)">${svg}</g>`);
};

/** Feel Good: the disc as a head of wattle. */
export const feelGood: Cutter = (press, random, inks) => {
  const flowers = press.plate(inks.sun, { shift: [-2, 2] });
  for (const [ring, count] of [1, 6, 12, 18].entries()) {
    for (const i of times(count)) {
      const angle = (i / count) * turn + ring * 0.3;
      const [x, y] = [x0 + Math.cos(angle) * ring * 43, y0 + Math.sin(angle) * ring * 43];
      const size = 20.4 * random.range(0.94, 1.03);
      flowers.add(blob(x, y, size, random, { facets: 18, rough: 0.05 }));
      for (const cut of times(9)) {
        const around = (cut / 9) * turn + random();
        const out = size * random.range(0.35, 0.8);
        flowers.add(gouge(x + Math.cos(around) * out, y + Math.sin(around) * out, 5.5, 1.7, around));
      }
    }
  }
  const stalk = press.plate(inks.near, { overlap: "add" });
  stalk.add(
    ribbon(
      [
        [x0 + 8, 600],
        [x0 - 10, 540],
        [x0 + 12, 470],
        [x0, 424],
      ],
      [9, 5],
      random,
      8,
    ),
    gouge(186, 520, 128, 13, -2.6, 14),
    gouge(300, 498, 128, 13, -0.5, -14),
    gouge(168, 454, 128, 13, -2.4, 12),
    gouge(312, 440, 128, 13, -0.7, -12),
  );
};
