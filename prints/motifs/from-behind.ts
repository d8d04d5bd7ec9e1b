import { oklch } from "../kit/inks.ts";
import type { Point } from "../kit/numbers.ts";
import { type Cut, draw } from "../kit/sheet.ts";

/** The head of the figure in beanie and scarf from behind, 30 wide, its shoulders at -97. Drawn by hand. */
const head = {
  hair: "M-13-128L13-128C15.4-118 16.4-106 15.4-95C15.6-91 16.4-89 17.4-87C13.6-86.6 11-88 9-90.6C8-87 6-84.6 3.6-83C2-85.4 1-88 0-90.6C-1.6-87.6-3.6-85.4-6-84.4C-7.6-86-8.6-88-9.4-90.6C-11-88-13.6-86.8-17.4-87C-16.2-89-15.6-92-15.4-95.6C-16.4-106-15.4-118-13-128z",
  strands:
    "M-9-122L-8-122L-8.6-98L-10-96zM-4-122L-3-122L-3.4-92L-4.8-90zM2-122L3-122L3.8-90L2.4-94zM8-122L9-122L9.8-97L8.4-99z",
  scarf:
    "M-14-111C-6-106 6-106 14-111C17-106 17-100 13-97C6-93-6-93-13-97C-17-100-17-106-14-111zM-12.2-104.6l2.2-.6l2.2.6l-2.2.6zM-5.6-103l2.2-.6l2.2.6l-2.2.6zM1.2-103l2.2-.6l2.2.6l-2.2.6zM7.8-104.6l2.2-.6l2.2.6l-2.2.6zM-8.8-99.4l2.2-.6l2.2.6l-2.2.6zM-2.2-98.4l2.2-.6l2.2.6l-2.2.6zM4.4-99.4l2.2-.6l2.2.6l-2.2.6z",
  crown:
    "M-14-129C-15-143-8-150 0-150C8-150 15-143 14-129zM-8-144C-10-141-11-137-10.6-133C-9-137-8.6-141-8-144zM-3-146C-5-141-5-137-4-133C-3-138-2.6-142-3-146zM3-146C5-141 5-137 4-133C3-138 2.6-142 3-146zM8-144C10-141 11-137 10.6-133C9-137 8.6-141 8-144z",
  cuff: "M-15-134C-6-137 6-137 15-134L14.6-125C6-122.4-6-122.4-14.6-125z",
} as const;

/** Returns the head, with its feet at a point. The cuff and the hair have inks of their own. */
export const beanieHead = (feet: Point, scale: number, cap: string, scarf: string): string => {
  const inks = [
    [scarf, head.scarf],
    [oklch(0.4, 0.065, 48), head.hair],
    [oklch(0.54, 0.08, 50), head.strands],
    [cap, head.crown],
    [oklch(0.7, 0.125, 72), head.cuff],
  ] as const;
  return cut(feet, scale, inks);
};

/** Head and shoulders of somebody who sits, 84 wide, the middle of the seat at 0. Drawn by hand. */
const bust = {
  jumper: "M-42 0C-40-22-28-30-12-33L12-33C28-30 40-22 42 0zM32-2C32-12 30-18 26-22C28-16 29-10 29-2z",
  skin: "M-20-59C-25-61-25-49-18-48L-11-44L-12-30C-6-22 6-22 12-30L11-44L18-48C25-49 25-61 20-59z",
  shade: "M4-44L11-44L12-30C8-24 2-24-2-26C4-30 6-36 4-44z",
  hair: "M-19-52C-22-70-13-79 0-79C13-79 22-70 19-52C18-43 12-38 0-38C-12-38-18-43-19-52zM-10-70C-12-64-12-58-11-52C-9-58-9-64-10-70zM0-73C-2-66-2-59-1-52C1-59 1-66 0-73zM10-70C8-64 8-58 9-52C11-58 11-64 10-70z",
} as const;

/** Returns somebody who sits, in the inks of jumper, skin, its shade, and hair; without the last three, the jumper. */
export const sitter = (seat: Point, scale: number, inks: readonly (string | undefined)[]): string =>
  cut(
    seat,
    scale,
    [bust.jumper, bust.skin, bust.shade, bust.hair].map((d, index) => [inks[index] ?? "none", d] as const),
  );

/** Cut shapes in their inks, back to front, at a point. */
export const cut = ([x, y]: Point, scale: number, shapes: readonly Cut[]) =>
  `<g fill-rule="evenodd" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale})">${draw(shapes)}</g>`;
