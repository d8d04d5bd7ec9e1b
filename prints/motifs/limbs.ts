import { gouge } from "../kit/cuts.ts";
import type { Point } from "../kit/numbers.ts";

/*
 * Arms and legs that bend at their joints, and hands at their ends. Lengths are in the units of the figure; angles are in degrees,
 * clockwise from the right.
 */

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns a limb from joint to joint: round at each but the last, where a hand, a foot or the end of a sleeve is.
 *
 * @param widths at each joint
 */
export function limb(ink: string, joints: readonly Point[], widths: readonly number[]): string {
  const parts = joints.map(([x, y], index) => {
    const half = (widths[index] ?? 0) / 2;
    const next = joints[index + 1];
    if (!next) return "";
    const angle = Math.atan2(next[1] - y, next[0] - x);
    const end = (widths[index + 1] ?? 0) / 2;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const corners: readonly Point[] = [
      [x + sin * half, y - cos * half],
      [next[0] + sin * end, next[1] - cos * end],
      [next[0] - sin * end, next[1] + cos * end],
      [x - sin * half, y + cos * half],
    ];
    const joint = `M${round(x - half)} ${round(y)}a${round(half)} ${round(half)} 0 0 1 ${round(2 * half)} 0a${round(half)} ${round(half)} 0 0 1 ${round(-2 * half)} 0z`;
    return `${joint}M${corners.map((corner) => corner.map(round).join(" ")).join("L")}z`;
  });
  return `<path fill="${ink}" fill-rule="nonzero" d="${parts.join("")}"/>`;
}

/** The point at a share of the way. */
export const partOf = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/**
 * Hands, 11 long from the wrist at 0, 0 to the right, the thumb on top: closed, open, with the fingers before something that they
 * go round and the thumb behind it, the other way round, and hanging at rest. Drawn by hand.
 */
const hands = {
  fist: [
    "M-1.4-3C1-3.4 2.6-4.6 3.8-6C5.4-7.4 7.8-6.4 7-4.2C9.8-3.8 11-1.4 10.6 1.2C10.4 4 8.4 5.2 6 5C2.8 4.6 .4 4-1.4 3z",
    gouge(8, -1.2, 5, 0.9, 0.1) + gouge(8, 1.6, 4.6, 0.9, 0.1) + gouge(5.4, -3.8, 4, 0.8, 0.2),
  ],
  open: [
    "M-1.4-2.8C1-3.4 2-5 3-7.4C3.6-9 5.8-8.6 5.4-6.6L4.8-4C7-4.4 10-5.2 12.4-5.2C14-5.2 14-3.6 12.6-3.2L14-3.2C15.4-2.8 15.2-1.4 13.8-1.2L14-.6C15-.2 14.6 1 13.4 1L12.6 1.4C13.2 2.2 12.4 3 11.4 2.8C8 3.4 4 3.8-1.4 3z",
    gouge(10.6, -2.6, 5, 0.8, -0.05) + gouge(10.6, -0.8, 5, 0.8),
  ],
  round: [
    "M-1.4-3C0-4 1.4-4.8 3-5L8.6-5a1.2 1.2 0 0 1 0 2.5L10.2-2.5a1.2 1.2 0 0 1 0 2.5L10 0a1.2 1.2 0 0 1 0 2.4L8.8 2.4a1.1 1.1 0 0 1 0 2.3L3 4.7C1 4.6 0 4-1.4 3z",
    gouge(6.4, -2.5, 6, 0.7) + gouge(6.8, 0, 6.4, 0.7) + gouge(6.4, 2.4, 6, 0.7),
  ],
  thumb: [
    "M-1.4-3C.4-4.2 1.8-4.8 3.4-5C6-5.8 9.4-5.6 11-4.4C12.2-3.4 11.6-1.8 10-2C8.4-2.3 6.8-2 5.8-.9C5.6 1.4 5 3.4 4 4.8C2 5.2 0 4-1.4 3z",
    gouge(6.2, -2, 4, 0.7, -0.3),
  ],
  rest: [
    "M-1.4-2.8C1.4-3.4 4-4 6.4-4.4C8-4.4 8-2.8 6.8-2.4C9-2.2 11.4-1.8 12.2-.6C12.8 .6 12 1.4 11 1.4C10.4 2.6 9.4 3 8.4 2.8C5 3.8 2 3.6-1.4 2.8z",
    gouge(9, -0.4, 5, 0.8, 0.1) + gouge(8.4, 1.2, 4, 0.8, 0.1),
  ],
} as const;
export type Hand = keyof typeof hands;

/** The ends of the fingers that come from behind what a thumb goes round, at its far edge. */
export const fingertips = (wrist: Point, angle: number, size: number, reach: number, shade: string): string =>
  `<path fill="${shade}" transform="translate(${wrist.map(round).join(" ")})rotate(${angle})scale(${Math.abs(size)} ${size})" d="${[-4.6, -2.2, 0.2, 2.6].map((y, index) => `M${reach - 2} ${y}h${[2, 2.8, 2.6, 1.8][index]}a1.1 1.1 0 0 1 0 2.2h-3z`).join("")}"/>`;

/** Returns a hand at a wrist. Below 0, a size turns the thumb to the other side. */
export function hand(
  kind: Hand,
  [x, y]: Point,
  angle: number,
  size: number,
  [skin, shade]: readonly [string, string],
): string {
  const [shape, fingers] = hands[kind];
  return `<g transform="translate(${round(x)} ${round(y)})rotate(${angle})scale(${Math.abs(size)} ${size})"><path fill="${skin}" d="${shape}"/><path fill="${shade}" d="${fingers}"/></g>`;
}
