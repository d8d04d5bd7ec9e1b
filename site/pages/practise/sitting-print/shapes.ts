import { type Point, times, turn } from "../../../../prints/kit/numbers.ts";
import type { Random } from "../../../../prints/kit/random.ts";

/*
 * The shapes of a sitting's print. They are kept apart from the site's other pictures: a change of rounding there
 * must not move a line in the prints that hang on visitors' walls.
 */

/** Ink that changes from top to bottom: where it begins and ends, and its stops (offset 0 to 1, ink). */
export type Wash = {
  readonly from: number;
  readonly to: number;
  readonly stops: readonly (readonly [offset: number, ink: string])[];
};

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** One printed shape, drawn alike as SVG and on a canvas. */
export type Shape = {
  readonly fill: string | Wash;
  /** The `d` of an SVG path. */
  readonly d: string;
  readonly matrix?: Matrix;
  readonly opacity?: number;
  /** The sense, if the shape is a mark. */
  readonly mark?: string;
  /** Draws the outline at this width instead of filling it. */
  readonly line?: number;
};

const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
const write = (...values: readonly number[]) => values.map(short).join(" ");

/** Returns one gouge mark: a sliver around x, y that tapers at both ends, its middle bent to one side by `bow`. */
export function gouge(x: number, y: number, length: number, thickness: number, angle = 0, bow = 0): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const [outer, inner] = [bow + thickness, bow - thickness];
  return (
    `M${write(x - dx / 2, y - dy / 2)}q${write(dx / 2 + nx * outer, dy / 2 + ny * outer, dx, dy)}` +
    `q${write(-dx / 2 + nx * inner, -dy / 2 + ny * inner, -dx, -dy)}z`
  );
}

const joined = (points: readonly Point[]) => `M${points.map(([x, y]) => write(x, y)).join("L")}`;

export const polygon = (points: readonly Point[]) => `${joined(points)}z`;

/** Returns an open line through points. */
export const line = (points: readonly Point[]) => joined(points);

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${write(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** Returns a nearly round disc of straight edges. */
export function disc(radius: number, random: Random, facets = 26, rough = 0.012): string {
  const offset = random() * turn;
  return polygon(
    times(facets).map((i): Point => {
      const angle = offset + (i / facets) * turn;
      const r = radius * (1 + random.bell() * rough);
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    }),
  );
}

/** Collects shapes, the first at the back. Skips empty paths. */
export class ShapeStack {
  readonly shapes: Shape[] = [];

  add(fill: Shape["fill"], d: string, more: Omit<Shape, "fill" | "d"> = {}): this {
    if (d !== "") this.shapes.push({ fill, d, ...more });
    return this;
  }
}
