import { box, disc, gouge, polygon, ribbon, smooth } from "../../kit/cuts.ts";
import { dayInks, oklch } from "../../kit/inks.ts";
import { lerp, outline, type Point, times, turn } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { sheet } from "../../kit/sheet.ts";

/*
 * Parts of a car for the three skills and the closing section: one ink and gold, transparent background.
 */

export const carParts = ["wheel", "windscreen", "spring", "keys"] as const;
type CarPart = (typeof carParts)[number];

const [width, height] = [300, 220];

type Plates = {
  readonly gold: Plate;
  readonly ring: Plate;
  readonly key: Plate;
  /** Key plates of their own, so that their cuts leave the others intact. */
  readonly second: Plate;
  readonly solid: Plate;
  /** Key ink on gold. */
  readonly mark: Plate;
};

/** Draws one part, for light or dark pages. */
export function carPart(part: CarPart, night: boolean): string {
  const [ink, gold] = night ? [oklch(0.86, 0.03, 85), oklch(0.8, 0.132, 80)] : [dayInks.bark, dayInks.sun];
  const press = new Press();
  cutters[part]({
    gold: press.plate(gold, { shift: [-2, 2] }),
    ring: press.plate(ink),
    key: press.plate(ink),
    second: press.plate(ink),
    solid: press.plate(ink, { overlap: "add" }),
    mark: press.plate(dayInks.bark, { overlap: "add" }),
  });
  return sheet({ width, height, body: press.toSvg() });
}

/** A steering wheel, worn where the hands hold it. */
function wheel({ key, solid, gold }: Plates): void {
  const random = createRandom(1);
  const [cx, cy] = [150, 112];
  key.add(disc(cx, cy, 98, random, 50), disc(cx, cy, 79, random, 44));
  for (const i of times(44)) {
    const angle = (i / 44) * turn;
    if (i % 11 < 4) continue;
    key.add(gouge(cx + Math.cos(angle) * 88.5, cy + Math.sin(angle) * 88.5, 13, 2.6, angle + 0.4));
  }
  for (const angle of [0.06, Math.PI - 0.06, Math.PI / 2]) {
    const at = (r: number): Point => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    solid.add(ribbon([at(20), at(40), at(60), at(84)], [30, 17], random, 4));
  }
  solid.add(disc(cx, cy, 32, random, 26));
  gold.add(disc(cx, cy - 89, 15, random, 14));
  const badge = disc(cx, cy, 13, random, 16);
  key.add(badge);
}

/** A wet windscreen, wiped on one side. */
function windscreen({ key, gold, solid }: Plates): void {
  const random = createRandom(6);
  key.add(smooth(outline("14,190 26,120 52,44 72,24 150,16 228,24 248,44 274,120 286,190 150,202"), 0.12));
  key.add(smooth(outline("30,180 40,122 64,52 80,38 150,31 220,38 236,52 260,122 270,180 150,190"), 0.12));
  // Drops outside the wiped area.
  const foot: Point = [176, 188];
  for (const _ of times(150)) {
    const [x, y] = [random.range(44, 258), random.range(42, 178)];
    const [dx, dy] = [x - foot[0], y - foot[1]];
    const [far, angle] = [Math.hypot(dx, dy), Math.atan2(-dy, dx)];
    const wiped = far > 30 && far < 132 && angle > 0.9 && angle < 2.72;
    const inside = x > 30 + (180 - y) * 0.24 + 8 && x < 270 - (180 - y) * 0.24 - 8;
    if (!wiped && inside) solid.add(gouge(x, y, random.range(8, 17), random.range(2.4, 4), 1.72));
  }
  gold.add(disc(116, 104, 24, random, 22));
  solid.add(
    ribbon([foot, [150, 160], [104, 128], [70, 110]], [7, 3], random, 4),
    disc(...foot, 8, random, 12),
  );
  solid.add(gouge(84, 118, 92, 6, 0.56));
}

/** A loaded coil spring. */
function spring({ key, solid, gold }: Plates): void {
  const random = createRandom(3);
  const [cx, top, bottom] = [150, 52, 178];
  solid.add(box(98, 32, 202, 46), box(98, 184, 202, 198));
  const turns = 5;
  const y = (i: number) => lerp(top, bottom, i / turns);
  // Far side of each turn in gold, near side over it.
  for (const i of times(turns)) {
    const [a, b] = [y(i) + 12, y(i + 1) - 1];
    gold.add(
      ribbon(
        [
          [cx + 48, a],
          [cx + 30, (a + b) / 2],
          [cx - 30, (a + b) / 2],
          [cx - 48, b],
        ],
        [9, 9],
        random,
        6,
      ),
    );
  }
  for (const i of times(turns + 1)) {
    if (i === turns) continue;
    const [a, b] = [y(i) - 3, y(i) + 13];
    key.add(
      smooth(
        [
          [cx - 54, a],
          [cx, a + 3],
          [cx + 52, b - 8],
          [cx + 58, b],
          [cx + 52, b + 6],
          [cx, a + 18],
          [cx - 54, a + 13],
          [cx - 60, a + 6],
        ],
        0.12,
      ),
    );
    key.add(gouge(cx - 10, a + 8, 64, 2.6, 0.12));
  }
  for (const side of [-1, 1])
    for (const i of times(3))
      solid.add(gouge(cx + side * (92 + i * 20), 115, 96 - i * 26, 4.4 - i, 1.57, side * 6));
  solid.add(gouge(cx, 206, 210, 6));
}

/** Two keys on a ring with a gold tag. */
function keys({ ring, key, second, solid, gold, mark }: Plates): void {
  const random = createRandom(8);
  // Through the holes of both bows.
  ring.add(disc(138, 52, 41, random, 34), disc(138, 52, 33, random, 30));
  const cutKey = (bow: Plate, [x, y]: Point, angle: number, long: number) => {
    const at = (px: number, py: number): Point => [
      x - Math.sin(angle) * py + Math.cos(angle) * px,
      y + Math.cos(angle) * py + Math.sin(angle) * px,
    ];
    bow.add(disc(...at(0, 16), 25, random, 20), disc(...at(0, 2), 9, random, 14));
    solid.add(polygon([at(-8, 34), at(8, 34), at(8, long), at(0, long + 9), at(-8, long)]));
    for (const [from, out] of [
      [58, 15],
      [70, 11],
      [82, 17],
      [94, 12],
    ] as const) {
      if (from < long - 4)
        solid.add(polygon([at(7, from), at(out, from + 2), at(out, from + 8), at(7, from + 9)]));
    }
  };
  cutKey(second, [120, 86], 0.5, 112);
  cutKey(key, [156, 85], -0.42, 104);
  gold.add(smooth(outline("200,60 258,44 276,58 280,96 266,106 208,120 194,108 190,74"), 0.06));
  solid.add(gouge(190, 74, 44, 5, 0.35));
  mark.add(polygon(outline("216,70 227,67 236,92 258,86 261,96 228,105")));
}

const cutters = { wheel, windscreen, spring, keys } as const satisfies Record<
  CarPart,
  (plates: Plates) => void
>;
