import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import type { Point } from "../kit/numbers.ts";
import { cut } from "../motifs/from-behind.ts";

/*
 * Two people who stand and talk, in profile and small: the one in the beanie faces right, the other one left. Drawn by hand, 100 high,
 * the ground at 0.
 */

const head =
  "M-8-83C-8-92-1-95 4-94C9-92 10-88 10-85L13-80.5L10.4-79.6C10.8-75.6 8-73.6 4.4-74.4L4-69L-4-69L-5-75C-7-77-8-80-8-83z";

const beanie = {
  legs: "M-9-28L-1-28L-1-4L5-2.4L5 0L-8 0zM1-28L9-28L9-4L15-2.4L15 0L2 0z",
  coat: "M-8-71C-3-73 4-73 8-70C12-58 12-36 13-24L-14-24C-15-42-13-62-8-71z",
  hair: "M-8-86L-2-86C-1-80-2-74-4-69L-11-70C-10-76-9-80-8-86z",
  crown: "M-10-87C-11-97-4-102 2-101C9-100 12-95 12-89z",
  cuff: "M-11-90C-4-88 6-89 13-92L13-86C6-83-4-82-11-84z",
  scarf: "M-8-74C-3-70 4-70 8-74C11-71 10-66 8-65C2-62-4-62-9-66C-11-68-10-72-8-74zM4-65L10-66L12-48L6-47z",
  arm: "M-5-66C1-68 5-62 5-56L16-49L14-44L1-49C-5-52-8-62-5-66z",
  hand: "M15-49.6C18-50 20-47 18.6-45C17-43.4 15-43.6 13.6-44.4z",
} as const;

const other = {
  legs: "M-9-34L-1-34L-1-4L5-2.4L5 0L-8 0zM2-34L10-34L9-4L14-2.4L14 0L3 0z",
  jacket: "M-9-71C-3-74 4-73 9-70C13-60 13-44 12-31L-13-31C-14-46-14-62-9-71z",
  hair: "M10-88C6-91 2-89 0-85C1-82-1-78-4-77C-6-72-9-70-11-71C-16-80-14-94-5-98C2-101 10-96 10-88z",
  /** A hand that says something. */
  arm: "M-4-67C2-69 6-63 7-57L17-62L20-57L8-48C2-48-7-58-4-67z",
  hand: "M16.6-61.4L17.6-66.4L19.8-66L19.8-63.4L24.8-66.2L25.8-64.6L22.8-62.4L26.8-62.6L27-60.6L23-59.6C22.4-57.6 20.6-56.6 19-57z",
} as const;

/** An eye, and a mouth that smiles, for the head. */
const look = "M5-86.4Q7-85 8.8-86.2Q7-84 5-86.4zM10.4-77.4Q8-77 5.8-79.2Q7.2-76.2 10.2-76.8z";

/** Returns both in the light of a low moon at their left, their feet at a point between them. `apart` is how far each is from it. */
export function talkers([x, y]: Point, scale: number, inks: Inks, apart = 25 * scale): string {
  const { night, bark, gum, far, near, sun, bill } = inks;
  const [tan, brown] = [oklch(0.6, 0.085, 52), oklch(0.45, 0.07, 46)];
  const blue = oklch(0.46, 0.075, 247);
  const russet = oklch(0.5, 0.105, 40);
  const first = cut([x - apart, y], scale, [
    [night ? far : bark, beanie.legs],
    [tan, head],
    [bark, look],
    [oklch(0.4, 0.065, 48), beanie.hair],
    [oklch(0.52, 0.08, 50), gouge(-7, -77, 14, 1.2, 1.7, 1) + gouge(-5, -79, 12, 1, 1.6, 1)],
    [blue, beanie.coat],
    [oklch(0.6, 0.06, 240), gouge(-12, -46, 36, 1.8, 1.68, -2)],
    [sun, beanie.crown],
    [oklch(0.9, 0.07, 84), gouge(-7, -95, 9, 1.8, 2.1, -1)],
    [oklch(0.66, 0.12, 72), beanie.cuff],
    [bill, beanie.scarf],
    [tan, beanie.hand],
    [oklch(0.4, 0.07, 247), beanie.arm],
  ]);
  const second = cut([0, 0], 1, [
    [night ? near : gum, other.legs],
    [brown, head],
    [night ? oklch(0.18, 0.02, 50) : bark, look],
    [oklch(0.7, 0.015, 90), other.hair],
    [far, gouge(-5, -84, 16, 1.4, 1.9, 2) + gouge(-2, -92, 12, 1.2, 2.3, 1)],
    [russet, other.jacket],
    [oklch(0.64, 0.1, 46), gouge(10, -46, 34, 1.8, 1.5, -1)],
    [brown, other.hand],
    [oklch(0.57, 0.105, 42), other.arm],
  ]);
  return `${first}<g transform="translate(${Math.round(x + apart)} ${Math.round(y)})scale(${-scale} ${scale})">${second}</g>`;
}
