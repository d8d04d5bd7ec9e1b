export type Point = readonly [x: number, y: number];

/** A full turn, in radians. */
export const turn = Math.PI * 2;

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** The point at `t` (0 to 1) between two numbers. */
export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;

/** 0 before `from`, 1 after `to`, an easy slope between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Whole numbers from 0 up to, but not including, `count`. */
export const times = (count: number) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => index);

/** Numbers from `from` to `to` in equal steps, both included. */
export const steps = (from: number, to: number, count: number) =>
  times(count).map((index) => lerp(from, to, count === 1 ? 0 : index / (count - 1)));

/** Points of an outline drawn by hand, written as SVG does: `"0,0 12,-4 20,8"`. */
export const outline = (points: string): Point[] =>
  points.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
