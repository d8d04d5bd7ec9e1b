export type Point = readonly [x: number, y: number];

/** A full turn, in radians. */
export const turn = Math.PI * 2;

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** Interpolates linearly; `t` runs from 0 to 1. */
export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;

/** Returns 0 before `from`, 1 after `to`, and eases between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Returns the integers from 0 to `count - 1`. */
export const times = (count: number) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => index);

/** Returns `count` equally spaced numbers from `from` to `to`, both included. */
export const steps = (from: number, to: number, count: number) =>
  times(count).map((index) => lerp(from, to, count === 1 ? 0 : index / (count - 1)));

/** Parses points in SVG notation: `"0,0 12,-4 20,8"`. */
export const outline = (points: string): Point[] =>
  points.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
