import { blob, gouge, polygon } from "../../kit/cuts.ts";
import { lerp, type Point, times, turn } from "../../kit/numbers.ts";
import type { Plate } from "../../kit/plate.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import type { Size } from "../../kit/sheet.ts";

/** Returns true for the tall crop, which has its own composition. */
export const isTall = ({ width, height }: Size) => width / height < 1.2;

type Levels = {
  readonly from?: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly rows: number;
  readonly seed: number;
  readonly length?: Point;
  readonly thickness?: Point;
  /** Density of cuts, 0 to 1. */
  readonly chance?: number;
};

/** Scatters horizontal cuts over an area: sky, stubble, mist. */
export function levels(plate: Plate, options: Levels): void {
  const { from = 0, to, top, bottom, rows, seed, length = [50, 190], thickness = [1, 2.9] } = options;
  const { chance = 0.5 } = options;
  const random = createRandom(seed);
  for (const row of times(rows)) {
    for (let x = from + random.range(-60, 60); x < to; ) {
      const cut = random.range(...length);
      const y = lerp(top, bottom, row / rows) + random.bell() * 3;
      if (random() < chance) plate.add(gouge(x + cut / 2, y, cut, random.range(...thickness)));
      x += cut * random.range(0.9, 1.5);
    }
  }
}

type Rings = {
  readonly x: number;
  readonly y: number;
  /** The sun's radius. */
  readonly radius: number;
  readonly count: number;
  readonly gap: number;
  readonly seed: number;
  readonly keep: (x: number, y: number) => boolean;
};

/** Draws rays: rings of cuts around a sun, sparser outwards. */
export function rings(plate: Plate, { x, y, radius, count, gap, seed, keep }: Rings): void {
  const random = createRandom(seed);
  for (const ring of times(count)) {
    const out = radius + 22 + ring * gap + ring * ring * 0.6;
    const cuts = Math.round(out / (12 + ring * 0.8));
    for (const i of times(cuts)) {
      const angle = ((i + (ring % 2) / 2 + random.range(-0.12, 0.12)) / cuts) * turn;
      const [px, py] = [x + Math.cos(angle) * out, y + Math.sin(angle) * out];
      if (!keep(px, py) || random() < ring / 15 - 0.1) continue;
      const length = ((out * turn) / cuts) * random.range(0.62, 0.86);
      plate.add(gouge(px, py, length, lerp(3.1, 1.2, ring / 12), angle + turn / 4, -out * 0.011));
    }
  }
}

type Band = {
  readonly from: number;
  readonly to: number;
  /** Returns the upper edge at x. */
  readonly edge: (x: number) => number;
  readonly bottom: number;
  readonly seed: number;
  readonly step?: number;
  readonly rough?: number;
};

/** Draws a band of ground below an edge. */
export function band(plate: Plate, options: Band): void {
  const { from, to, edge, bottom, seed, step = 26, rough = 1.6 } = options;
  const random = createRandom(seed);
  const points: Point[] = [[from, bottom]];
  for (let x = from; x < to; x += step) points.push([x, edge(x) + random.bell() * rough]);
  plate.add(polygon([...points, [to, edge(to)], [to, bottom]]));
}

const clumps: readonly Point[] = [
  [-0.3, 0.6],
  [0.06, 0.88],
  [0.3, 0.7],
  [-0.12, 0.76],
  [0.2, 0.5],
  [0.4, 0.56],
];

/** Draws a paddock gum: a leaning trunk, a few limbs, separate clumps of leaves. */
export function gumtree(plate: Plate, foot: Point, height: number, random: Random, count = 6): void {
  const [x, y] = foot;
  const side = random() < 0.5 ? -1 : 1;
  const [forkX, forkY] = [x + side * height * 0.03, y - height * 0.36];
  plate.add(
    polygon([
      [x - height * 0.045, y + 2],
      [forkX - height * 0.026, forkY],
      [forkX + height * 0.026, forkY],
      [x + height * 0.045, y + 2],
    ]),
  );
  for (const [i, [u, v]] of clumps.slice(0, count).entries()) {
    const px = x + side * u * height + random.bell() * height * 0.04;
    const py = y - v * height + random.bell() * height * 0.03;
    if (i < 4) {
      const angle = Math.atan2(py - forkY, px - forkX);
      const length = Math.hypot(px - forkX, py - forkY) * 1.2;
      plate.add(gouge((forkX + px) / 2, (forkY + py) / 2, length, height * 0.025, angle));
    }
    const radius = height * (v > 0.8 ? 0.19 : 0.165) * random.range(0.88, 1.15);
    plate.add(blob(px, py, radius, random, { facets: 11, rough: 0.2, squash: 0.66 }));
  }
}

/** Returns a straight, possibly tapering bar. Each end is a point and a width. */
export function bar([x0, y0]: Point, width0: number, [x1, y1]: Point, width1: number): string {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const [nx, ny] = [-Math.sin(angle) / 2, Math.cos(angle) / 2];
  return polygon([
    [x0 + nx * width0, y0 + ny * width0],
    [x1 + nx * width1, y1 + ny * width1],
    [x1 - nx * width1, y1 - ny * width1],
    [x0 - nx * width0, y0 - ny * width0],
  ]);
}

/** Moves an outline from 0, 0 to its place. */
export const placed = (points: readonly Point[], [x, y]: Point, scale = 1): Point[] =>
  points.map(([u, v]) => [x + u * scale, y + v * scale]);

/** Places a symbol from the `defs`. `scale` may be one number or x and y. */
export function use(id: string, [x, y]: Point, scale: number | Point = 1, degrees = 0): string {
  const [across, down] = typeof scale === "number" ? [scale, scale] : scale;
  const turned = degrees === 0 ? "" : `rotate(${Math.round(degrees)})`;
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${turned}scale(${across.toFixed(2)} ${down.toFixed(2)})"/>`;
}

/** Returns shapes as separate paths, so that none cuts another. */
export const apart = (...shapes: readonly string[]) => shapes.map((d) => `<path d="${d}"/>`).join("");
