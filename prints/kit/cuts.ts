import { lerp, type Point, times, turn } from "./numbers.ts";
import type { Random } from "./random.ts";

/*
 * Cut shapes, each returned as the `d` of an SVG path. Lengths are in picture units, angles in radians,
 * clockwise from the right.
 */

/** Formats a number as briefly as SVG allows: one decimal below 4, none above. */
function short(value: number): string {
  const rounded = Math.abs(value) < 4 ? Math.round(value * 10) / 10 : Math.round(value);
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Joins numbers for a path. A minus sign needs no separator. */
function write(...values: readonly number[]): string {
  return values
    .map(short)
    .reduce((text, number) => (text === "" || number[0] === "-" ? text + number : `${text} ${number}`), "");
}

/**
 * Returns one gouge mark: a sliver that tapers at both ends.
 *
 * @param x, y centre
 * @param thickness maximum thickness
 * @param bow how far the middle bends to one side
 */
export function gouge(x: number, y: number, length: number, thickness: number, angle = 0, bow = 0): string {
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const nx = -Math.sin(angle);
  const ny = Math.cos(angle);
  const start = `M${write(x - dx / 2, y - dy / 2)}`;
  if (thickness < 3 && !bow) {
    // Thin and straight: four points instead of two curves look the same in half the bytes.
    const [u, v, half] = [0.44, 0.56, thickness * 0.5];
    return `${start}l${write(
      dx * u + nx * half,
      dy * u + ny * half,
      dx * (1 - u) - nx * half,
      dy * (1 - u) - ny * half,
      -dx * v - nx * half,
      -dy * v - ny * half,
    )}z`;
  }
  const [outer, inner] = [bow + thickness, bow - thickness];
  return `${start}q${write(dx / 2 + nx * outer, dy / 2 + ny * outer, dx, dy)}q${write(
    -dx / 2 + nx * inner,
    -dy / 2 + ny * inner,
    -dx,
    -dy,
  )}z`;
}

/**
 * Returns points in the winding direction of `gouge`. In one path, shapes of opposite winding leave
 * holes where they overlap.
 */
function oneWayRound(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0 ? points.toReversed() : points;
}

/** Returns a polygon with corners rounded to whole units. */
export function polygon(corners: readonly Point[]): string {
  const points = oneWayRound(corners);
  let [x, y] = [Number.NaN, Number.NaN];
  const parts = points.map(([px, py], index) => {
    const [rx, ry] = [Math.round(px), Math.round(py)];
    const part = index === 0 ? `M${rx} ${ry}l` : `${rx - x}${ry - y < 0 ? "" : " "}${ry - y}`;
    [x, y] = [rx, ry];
    return part;
  });
  return `${parts.reduce((path, part) => (path.endsWith("l") || part[0] === "-" ? path + part : `${path} ${part}`))}z`;
}

type BlobShape = {
  /** Number of edges. */
  readonly facets?: number;
  /** Random deviation as a share of the radius. */
  readonly rough?: number;
  /** Height divided by width. */
  readonly squash?: number;
};

/** Returns a rough circle. */
export function blob(x: number, y: number, radius: number, random: Random, shape: BlobShape = {}): string {
  const { facets = 14, rough = 0.12, squash = 1 } = shape;
  const offset = random() * turn;
  return polygon(
    times(facets).map((i) => {
      const angle = offset + (i / facets) * turn;
      const r = radius * (1 + random.bell() * rough);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * squash];
    }),
  );
}

/** Returns a nearly exact circle of many short edges. */
export const disc = (x: number, y: number, radius: number, random: Random, facets = 46) =>
  blob(x, y, radius, random, { facets, rough: 0.008 });

/** A cubic Bézier curve by its four points. */
export type Curve = readonly [Point, Point, Point, Point];

/** Returns the point at `t` (0 to 1). */
export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const along = (i: 0 | 1) =>
    (1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t * t * c[i] + t ** 3 * d[i];
  return [along(0), along(1)];
}

/**
 * Returns a ribbon along a curve, such as a branch or a stalk.
 *
 * @param widths at the start and the end
 * @param rough random deviation as a share of the width
 */
export function ribbon(curve: Curve, widths: Point, random: Random, pieces = 10, rough = 0): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (const i of times(pieces + 1)) {
    const t = i / pieces;
    const [x, y] = pointOn(curve, t);
    const [before, after] = [pointOn(curve, Math.max(0, t - 0.01)), pointOn(curve, Math.min(1, t + 0.01))];
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const half = (lerp(widths[0], widths[1], t) / 2) * (1 + random.bell() * rough);
    left.push([x - Math.sin(angle) * half, y + Math.cos(angle) * half]);
    right.unshift([x + Math.sin(angle) * half, y - Math.cos(angle) * half]);
  }
  return polygon([...left, ...right]);
}

/**
 * Returns a closed smooth shape through the points (Catmull-Rom).
 *
 * @param tension 0 for straight edges, about 0.18 for round ones
 */
export function smooth(outline: readonly Point[], tension = 0.18): string {
  const points = oneWayRound(outline);
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [x0, y0] = at(0);
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      from[0] + (to[0] - before[0]) * tension,
      from[1] + (to[1] - before[1]) * tension,
      to[0] - (after[0] - from[0]) * tension,
      to[1] - (after[1] - from[1]) * tension,
      ...to,
    ]
      .map((value) => Math.round(value))
      .join(" ");
  });
  return `M${Math.round(x0)} ${Math.round(y0)}C${curves.join(" ")}z`.replaceAll(" -", "-");
}

/** Returns a rectangle by its edges. */
export const box = (left: number, top: number, right: number, bottom: number) =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
