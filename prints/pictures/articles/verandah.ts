import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import { type Inks, oklch } from "../../kit/inks.ts";
import { lerp, type Point, times, turn } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle } from "../../kit/sheet.ts";
import { buninyong, warrenheip } from "../../motifs/mountains.ts";
import { type ArticlePalette, articlePalette } from "./article-palette.ts";
import { bar, gumtree, isTall, levels } from "./scenery.ts";
import { chair, ironwork } from "./verandah-ironwork.ts";

const seed = 1888;

/** The view through one bay: the hour's inks and the height of sun or moon (0 top, 1 bottom). */
type Hour = Readonly<Record<"sky" | "hill" | "far" | "field" | "cut" | "sun", string>> & {
  readonly y: number;
};

/** Dawn, morning, noon, dusk, young moon. */
function hoursOf(palette: ArticlePalette, night: boolean): readonly Hour[] {
  // In dark inks, the paper is tinted and gold is lamplight.
  const stock = night ? palette.mist : palette.paper;
  const [glow, gold] = [night ? palette.rust : palette.glow, palette.lamp];
  const { warren, gum, bark } = palette;
  return [
    { sky: palette.galah, hill: warren, far: warren, field: glow, cut: stock, sun: gold, y: 0.56 },
    { sky: stock, hill: warren, far: warren, field: glow, cut: glow, sun: gold, y: 0.38 },
    { sky: gold, hill: gum, far: warren, field: glow, cut: glow, sun: palette.paper, y: 0.285 },
    { sky: palette.rust, hill: gum, far: gum, field: gold, cut: gold, sun: gold, y: 0.53 },
    { sky: gum, hill: bark, far: bark, field: warren, cut: warren, sun: palette.paper, y: 0.36 },
  ];
}

/** Light on the boards at each hour: lean and reach. */
const light: readonly Point[] = [
  [0.34, 1],
  [0.16, 0.72],
  [0, 0.4],
  [-0.3, 0.94],
  [-0.06, 0.6],
];

/** A verandah of five bays with the same hills at five hours, and one empty chair. */
export function verandah(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const hours = hoursOf(palette, inks.night);
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const scale = tall ? 0.62 : 1;
  const bay = width / hours.length;
  const [horizon, floor] = [
    Math.round(height * (tall ? 0.66 : 0.64)),
    Math.round(height * (tall ? 0.82 : 0.8)),
  ];
  const cone = warrenheip(width * 0.4, 470 * scale, 168 * (tall ? 0.8 : 1));
  const broad = buninyong(width * 0.84, 330 * scale, 104 * (tall ? 0.8 : 1));
  const near = (x: number) => horizon - Math.max(cone(x), 10 + 6 * noise(x / 90));
  const back = (x: number) => horizon - Math.max(broad(x), 18 + 8 * noise(x / 130 + 4));
  const under = (edge: (x: number) => number, left: number, right: number) =>
    polygon([
      [left, floor],
      ...times(bay / 15 + 1).map((i): Point => {
        const x = Math.min(right, left + i * 15);
        return [x, edge(x) + noise(x * 3.7) * 1.6];
      }),
      [right, edge(right)],
      [right, floor],
    ]);

  const press = new Press();
  for (const [i, hour] of hours.entries()) {
    const [left, right] = [i * bay, (i + 1) * bay];
    const [x, y] = [left + bay / 2, height * (hour.y + (tall ? 0.03 : 0))];
    const moon = i === 4;
    const radius = (moon ? 42 : 48) * (tall ? 0.92 : 1);
    press.plate(hour.sky).add(box(left, 0, right, horizon + 6));
    const rays = press.plate(moon ? palette.paper : hour.cut, { opacity: moon ? 1 : 0.8 });
    if (moon) {
      for (const _ of times(30)) {
        const [sx, sy] = [random.range(left + 16, right - 16), random.range(height * 0.2, horizon - 60)];
        const star = random.range(2.4, 5.6);
        if (Math.hypot(sx - x, sy - y) < 66) continue;
        rays.add(gouge(sx, sy, star * 2, star * 0.5), gouge(sx, sy, star * 2, star * 0.5, 1.57));
      }
    } else if (i === 2) {
      for (const n of times(26)) {
        const [angle, length] = [(n / 26) * turn, radius * (n % 2 ? 0.55 : 0.9)];
        const out = radius + 14 + length / 2;
        rays.add(gouge(x + Math.cos(angle) * out, y + Math.sin(angle) * out, length, 3.4, angle));
      }
    } else {
      levels(rays, {
        from: left + 40,
        to: right - 60,
        top: height * 0.24,
        bottom: horizon - 20,
        rows: 15,
        seed: seed + i,
        chance: 0.42,
        length: tall ? [16, 44] : [30, 96],
        thickness: [1.2, 3],
      });
    }
    press.plate(hour.sun, { shift: [-2, 1] }).add(disc(x, y, radius, random, 40));
    if (moon) press.plate(hour.sky).add(disc(x + radius * 0.42, y - radius * 0.2, radius * 0.88, random, 40));
    press.plate(hour.far).add(under(back, left, right));
    const slope = press.plate(hour.hill, { shift: [0, 1] });
    slope.add(under(near, left, right));
    for (const _ of times(24)) {
      const hx = random.range(left + 12, right - 12);
      if (cone(hx) < 34 || i === 2) continue;
      const hy = near(hx) + 12 + random() * cone(hx) * 0.6;
      slope.add(gouge(hx, hy, random.range(14, 38), random.range(1.4, 2.8), (i < 2 ? 1 : -1) * 0.86));
    }
    const field = press.plate(hour.field);
    field.add(box(left, horizon, right, floor));
    levels(field, {
      from: left + 30,
      to: right - 70,
      top: horizon + 14,
      bottom: floor,
      rows: 6,
      seed: seed + 40 + i,
      chance: 0.7,
      length: tall ? [16, 44] : [30, 100],
      thickness: [1.4, 3.2],
    });
    if (moon) continue;
    const trees = press.plate(palette.bark, { overlap: "add" });
    for (const across of [0.14, 0.27, 0.8]) {
      const foot: Point = [left + (across + random.bell() * 0.04) * bay, horizon + 9];
      gumtree(trees, foot, random.range(30, 46) * (tall ? 0.8 : 1), random, 5);
    }
  }

  // Boards in perspective, with each hour's light.
  const far: Point = [width / 2, horizon * 0.72];
  const along = (x: number, y: number) => far[0] + ((x - far[0]) * (y - far[1])) / (floor - far[1]);
  press.plate(palette.gum).add(box(0, floor, width, height));
  for (const [i, hour] of hours.entries()) {
    const [lean, reach] = light[i] ?? [0, 0];
    const inset = tall ? 10 : 16;
    const [left, right] = [i * bay + inset, (i + 1) * bay - inset];
    const y = lerp(floor, height, reach);
    press.plate(i > 2 ? hour.cut : hour.field).add(
      polygon([
        [left, floor],
        [right, floor],
        [along(right, y) + lean * bay, y],
        [along(left, y) + lean * bay, y],
      ]),
    );
  }
  const boards = press.plate(palette.bark, { overlap: "add" });
  for (let x = -width * 0.6; x < width * 1.6; x += tall ? 37 : 46) {
    boards.add(bar([x, floor], 1.6, [along(x, height + 4), height + 4], 2.6));
  }
  boards.add(box(0, floor - 5, width, floor + 5));

  const iron = ironwork(size, { bays: hours.length, floor, ink: palette.bark, shine: palette.gum });
  const flecks = speckle(seed, inks.night ? palette.mist : palette.paper, size, 0.45);
  const seat: Point = [bay * 1.5, height * (tall ? 0.955 : 0.965)];
  const cushion = inks.night ? oklch(0.68, 0.112, 77) : palette.rust;
  return sheet({
    ...size,
    defs: iron.defs + flecks.defs,
    body:
      flat(palette.gum, 0, 0, width, height) +
      press.toSvg() +
      iron.body +
      chair(seat, tall ? 0.86 : 0.98, palette.bark, cushion) +
      flecks.body,
  });
}
