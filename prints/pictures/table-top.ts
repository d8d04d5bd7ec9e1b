import { disc, gouge, polygon } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { sheet } from "../kit/sheet.ts";

/*
 * A table from above at the three steps of coaching: a phone for booking, mugs for the conversation, a
 * notebook for what to try.
 */

const width = 480;
const height = 360;

export const tableThings = ["phone", "mugs", "notebook"] as const;
type TableThing = (typeof tableThings)[number];

/** Draws one thing on the table. */
export function tableTop(thing: TableThing, inks: Inks): string {
  const press = new Press();
  const [wood, grain] = inks.night
    ? [oklch(0.3, 0.04, 62), oklch(0.37, 0.045, 64)]
    : [oklch(0.74, 0.085, 66), oklch(0.66, 0.085, 62)];
  const random = createRandom(11 + tableThings.indexOf(thing));
  press.plate(wood).add(`M0 0h${width}v${height}H0z`);
  const lines = press.plate(grain, { overlap: "add" });
  for (const row of times(12)) {
    for (let x = random.range(-80, 0); x < width; x += random.range(120, 240)) {
      // On desktops the three make one table: grain that crosses an edge would end there in mid-line.
      const half = random.range(35, 95);
      const from = Math.max(x + 80 - half, random.range(6, 34));
      const to = Math.min(x + 80 + half, width - random.range(6, 34));
      const [thickness, angle] = [random.range(2, 4), random.bell() * 0.02];
      const y = 16 + row * 30 + random.bell() * 5;
      if (to - from > 40) lines.add(gouge((from + to) / 2, y, to - from, thickness, angle));
    }
  }
  cutters[thing](press, inks);
  return sheet({ width, height, body: press.toSvg() });
}

const turned = (points: readonly Point[], [cx, cy]: Point, angle: number): Point[] =>
  points.map(([x, y]) => [
    cx + x * Math.cos(angle) - y * Math.sin(angle),
    cy + x * Math.sin(angle) + y * Math.cos(angle),
  ]);

const rectangle = (halfWidth: number, halfHeight: number): Point[] => [
  [-halfWidth, -halfHeight],
  [halfWidth, -halfHeight],
  [halfWidth, halfHeight],
  [-halfWidth, halfHeight],
];

/** A phone with a calendar and one day selected. */
function phone(press: Press, inks: Inks): void {
  const angle = 0.2;
  const at: Point = [240, 176];
  press
    .plate(inks.bark, { opacity: 0.4 })
    .add(polygon(turned(rectangle(82, 140), [at[0] + 10, at[1] + 12], angle)));
  press.plate(inks.bark).add(polygon(turned(rectangle(82, 140), at, angle)));
  press
    .plate(inks.night ? inks.near : inks.paper, { shift: [-1, 1] })
    .add(polygon(turned(rectangle(72, 123), at, angle)));
  const days = press.plate(inks.far, { overlap: "add" });
  const picked = press.plate(inks.sun, { shift: [-2, 2] });
  const random = createRandom(5);
  for (const row of times(5)) {
    for (const column of times(5)) {
      const [place] = turned([[-54 + column * 27, -62 + row * 28]], at, angle);
      if (!place) continue;
      if (row === 2 && column === 3) picked.add(disc(...place, 17, random, 18));
      else days.add(disc(...place, 8, random, 12));
    }
  }
  const [title = at, button = at, tick = at] = turned(
    [
      [-18, -100],
      [0, 100],
      [27, -6],
    ],
    at,
    angle,
  );
  press
    .plate(inks.bark, { overlap: "add" })
    .add(gouge(...title, 80, 10, angle), gouge(tick[0], tick[1], 17, 5, 0.9));
  press.plate(inks.bill).add(gouge(...button, 120, 20, angle));
}

/** Two mugs from above, one nearly empty. */
function mugs(press: Press, inks: Inks): void {
  const random = createRandom(9);
  for (const [x, y, r, tilt, tea] of [
    [158, 196, 82, 2.5, 0.86],
    [334, 162, 82, -0.5, 0.5],
  ] as const) {
    press.plate(inks.bark, { opacity: 0.4 }).add(disc(x + 12, y + 14, r, random));
    const key = press.plate(inks.bark, { overlap: "add" });
    key.add(
      polygon(
        turned(rectangle(30, 13), [x + Math.cos(tilt) * (r + 18), y + Math.sin(tilt) * (r + 18)], tilt),
      ),
    );
    key.add(disc(x, y, r + 4, random));
    press.plate(tea > 0.6 ? inks.paper : inks.far, { shift: [-1, 1] }).add(disc(x, y, r, random));
    press.plate(inks.bark).add(disc(x, y, r - 13, random));
    const drink = press.plate(oklch(inks.night ? 0.44 : 0.52, 0.085, 52), { shift: [1, 2] });
    drink.add(disc(x + (1 - tea) * 8, y + (1 - tea) * 12, (r - 16) * (tea > 0.6 ? 1 : 0.72), random));
    for (const i of times(6))
      drink.add(gouge(x - 12 + random.bell() * 12, y - 30 + i * 11, random.range(26, 60), 3, -0.5));
  }
  // A bitten biscuit.
  const biscuit = press.plate(oklch(inks.night ? 0.66 : 0.84, 0.1, 72), { shift: [-2, 1] });
  biscuit.add(polygon(turned(outline("-62,-20 40,-20 34,-8 44,0 36,10 42,20 -62,20"), [246, 308], -0.16)));
  for (const i of times(4)) biscuit.add(disc(202 + i * 26, 315 - i * 4, 4, random, 8));
}

/** An open notebook with three lines and a pencil. */
function notebook(press: Press, inks: Inks): void {
  const angle = -0.12;
  const at: Point = [236, 184];
  press
    .plate(inks.bark, { opacity: 0.4 })
    .add(polygon(turned(rectangle(178, 116), [at[0] + 11, at[1] + 13], angle)));
  press.plate(inks.night ? inks.near : inks.gum).add(polygon(turned(rectangle(178, 116), at, angle)));
  press.plate(inks.paper, { shift: [-1, 1] }).add(polygon(turned(rectangle(168, 106), at, angle)));
  const ink = press.plate(inks.bark, { overlap: "add" });
  const mark = (x: number, y: number, length: number, thick: number, more = 0) => {
    const [place = at] = turned([[x, y]], at, angle);
    return gouge(...place, length, thick, angle + more);
  };
  ink.add(mark(0, 0, 204, 5, Math.PI / 2));
  for (const [row, length] of [
    [0, 116],
    [1, 92],
    [2, 106],
  ] as const) {
    for (const [i, share] of [0.3, 0.22, 0.36].entries()) {
      ink.add(mark(28 + i * 38 + (length * share) / 2, -62 + row * 40, length * share, 6, 0.02));
    }
  }
  const ruled = press.plate(inks.far, { overlap: "add" });
  for (const row of times(6)) ruled.add(mark(-84, -74 + row * 30, 132, 3));
  for (const row of times(3)) ruled.add(mark(86, -48 + row * 40, 132, 2.6));
  const [tip = at, end = at, neck = at] = turned(
    [
      [30, 86],
      [202, 64],
      [58, 82],
    ],
    at,
    angle,
  );
  const along = Math.atan2(end[1] - tip[1], end[0] - tip[0]);
  const side = (p: Point, w: number): readonly [Point, Point] => [
    [p[0] - Math.sin(along) * w, p[1] + Math.cos(along) * w],
    [p[0] + Math.sin(along) * w, p[1] - Math.cos(along) * w],
  ];
  const [[a, b], [c, d]] = [side(neck, 11), side(end, 11)];
  press.plate(inks.bark).add(polygon([tip, a, b]));
  press.plate(inks.sun, { shift: [-2, 2] }).add(polygon([a, c, d, b]));
  press.plate(inks.bill).add(disc(...end, 12, createRandom(2), 14));
}

const cutters = { phone, mugs, notebook } as const satisfies Record<
  TableThing,
  (press: Press, inks: Inks) => void
>;
