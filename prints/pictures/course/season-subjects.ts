import { type Curve, gouge, pointOn, polygon, ribbon } from "../../kit/cuts.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";
import { swan } from "../../motifs/birds.ts";
import { reeds } from "../../motifs/plants.ts";
import type { SeasonInks } from "./season-inks.ts";

/* The subject of each season's panel. `left` is the panel's left edge. */

const moved = (points: string, [x, y]: Point) => outline(points).map(([px, py]): Point => [px + x, py + y]);

/** Summer: a dinghy with a red pennant. */
export function dinghy(press: Press, random: Random, left: number, inks: SeasonInks): void {
  const at: Point = [left + 150, 268];
  const [x, y] = at;
  press
    .plate(inks.paper)
    .add(`M${x} ${y - 12}l6-138c38 46 60 92 66 134zM${x - 7} ${y - 14}l4-108c-23 34-39 70-49 108z`);
  const hull = press.plate(inks.bark, { overlap: "add" });
  hull.add(polygon(moved("-62,-10 84,-12 62,8 -40,8", at)), polygon(moved("-2,-10 2,-158 5,-158 3,-10", at)));
  for (const i of times(8)) {
    hull.add(gouge(x + random.bell() * 40, y + 12 + i * 5, random.range(50, 130), 2.8 - i * 0.2));
  }
  press.plate(inks.bill).add(polygon(moved("5,-158 26,-151 5,-145", at)));
}

/** Autumn: an elm losing its leaves. */
export function elm(press: Press, random: Random, left: number, inks: SeasonInks): void {
  const wood = press.plate(inks.bark, { overlap: "add" });
  const leaves = press.plate(inks.leaf, { overlap: "add", shift: [-1, 1] });
  const gold = press.plate(inks.disc, { overlap: "add" });
  const limb = (points: string, widths: Point): Curve => {
    const curve = moved(points, [left, 0]) as unknown as Curve;
    wood.add(ribbon(curve, widths, random, 9, 0.08));
    return curve;
  };
  limb("430,330 372,240 400,110 340,-10", [36, 15]);
  const branches = [
    limb("390,150 330,110 270,66 170,44", [13, 2]),
    limb("384,84 330,40 290,14 220,-8", [11, 2]),
  ] as const;
  for (const i of times(84)) {
    const [x, y] = pointOn(branches[random() < 0.5 ? 0 : 1], random.range(0.25, 1));
    const size = random.range(9, 17);
    (i % 4 ? leaves : gold).add(
      gouge(
        x + random.bell() * 34,
        y + 4 + random.bell() * 24,
        size * 1.5,
        size * 0.42,
        random.range(0, 3.1),
        size * 0.1,
      ),
    );
  }
  for (const i of times(18)) {
    const size = random.range(8, 14);
    const [x, y] = [left + random.range(60, 360), random.range(110, 322)];
    (i % 3 ? leaves : gold).add(gouge(x, y, size * 1.5, size * 0.42, random.range(0, 3.1), size * 0.12));
  }
}

const poplarRow = [
  [222, 236, 190],
  [266, 246, 216],
  [312, 232, 176],
  [352, 250, 232],
] as const;

/** Winter: bare poplars on a low spit. */
export function poplars(press: Press, random: Random, left: number, inks: SeasonInks): void {
  const wood = press.plate(inks.bark, { overlap: "add" });
  for (const [offset, foot, tall] of poplarRow) {
    const x = left + offset;
    const trunk: Curve = [
      [x, foot],
      [x + 2, foot - tall * 0.4],
      [x - 2, foot - tall * 0.7],
      [x + 1, foot - tall],
    ];
    wood.add(ribbon(trunk, [7, 1], random, 7));
    for (const i of times(15)) {
      const along = lerp(0.14, 0.94, i / 14);
      const side = i % 2 ? 1 : -1;
      const length = lerp(58, 18, along);
      const y = foot - tall * along - length * 0.42;
      wood.add(gouge(x + side * length * 0.2, y, length, 1.9, -1.57 + side * 0.42, side * -3));
    }
  }
  const spit = press.plate(inks.bark);
  spit.add(
    polygon(moved("96,262 150,246 214,234 300,229 405,236 405,290 340,281 260,277 180,268", [left, 0])),
  );
  for (const _ of times(26)) {
    const x = left + lerp(170, 396, random());
    spit.add(gouge(x, 245 + random() * 26, random.range(14, 46), 1.7, 0.02));
  }
  const reflection = press.plate(inks.land, { overlap: "add", opacity: 0.55 });
  for (const [offset] of poplarRow) {
    for (const i of times(5)) {
      reflection.add(gouge(left + offset + random.bell() * 3, 288 + i * 9, random.range(14, 30), 2.4));
    }
  }
}

/** Spring: a swan with three cygnets among new reeds. */
export function cygnets(press: Press, random: Random, left: number, inks: SeasonInks): void {
  press
    .plate(inks.bark)
    .place(
      `<g transform="translate(${left + 76} 154)scale(.78)"><path fill-rule="evenodd" d="${swan.body}${swan.cuts}"/><path fill="${inks.bill}" d="${swan.bill}"/></g>`,
    );
  const down = press.plate(inks.paper, { overlap: "add" });
  const dark = press.plate(inks.bark, { overlap: "add" });
  for (const [offset, y, size] of [
    [276, 262, 1.25],
    [320, 272, 1.15],
    [356, 262, 1.05],
  ] as const) {
    const x = left + offset;
    down.place(
      `<path transform="translate(${x} ${y})scale(${size})" d="M-17 0C-16-12-4-9 0-9C10-12 20-10 22-4C16 5-12 6-17 0zM-19.4-14a7.4 7.4 0 1 1 14.8 0a7.4 7.4 0 1 1-14.8 0z"/>`,
    );
    dark.add(
      gouge(x - 21 * size, y - 13 * size, 9 * size, 2.6 * size),
      gouge(x, y + 7, 44 * size, 2),
      gouge(x + 5 * size, y - 4, 16 * size, 1.6),
    );
  }
  for (const i of times(6)) {
    dark.add(gouge(left + 172 + random.bell() * 30, 252 + i * 6, random.range(60, 120), 2.6));
  }
  reeds(press.plate(inks.land, { overlap: "add" }), {
    from: left - 4,
    to: left + 96,
    y: 334,
    height: 150,
    seed: 71,
    count: 26,
    heads: 0.12,
  });
  reeds(press.plate(inks.bark, { overlap: "add" }), {
    from: left + 352,
    to: left + 404,
    y: 334,
    height: 118,
    seed: 72,
    count: 14,
    heads: 0.14,
    wind: -0.1,
  });
}
