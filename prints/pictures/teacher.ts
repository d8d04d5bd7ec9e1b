import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { type Point, steps } from "../kit/numbers.ts";
import { type Cut, draw } from "../kit/sheet.ts";
import { clothes, hair, ribs } from "./call.ts";

/*
 * The teacher's head, from the front and from behind, her inks and her wool: not a likeness. Drawn by hand in the units of the call,
 * whose head and wool she has: the chin is at 206, the collar at 250.
 */

/** Open eyes that look at us, and a smile, for a head of the call. */
export const face = {
  eyes: "M-36 126C-36 118-21 118-21 126C-21 134-36 134-36 126zM21 126C21 118 36 118 36 126C36 134 21 134 21 126z",
  lids: "M-44 125C-37 114-21 113-13 124C-21 118-36 118-44 125zM13 124C21 113 37 114 44 125C36 118 21 118 13 124z",
  smile: "M-25 184C-12 193 9 194 25 181C11 199-13 198-25 184z",
} as const;

/**
 * Her head is turned a little to the left: the edge of her face away from the light, her nose, the lower lip under the line of her
 * smile, and the hair that covers the one ear as her lock covers the other.
 */
const turned = {
  skin: "M-62 112C-62 66-36 44 0 44C36 44 62 66 62 112C62 130 60 148 56 162C50 184 42 198 36 206L46 260L0 290L-46 260L-36 206C-42 198-50 184-56 162C-60 148-62 130-62 112z",
  shade:
    "M22 50C46 56 62 78 62 112C62 130 60 148 56 162C50 184 42 198 36 206L46 260L6 286C8 266 0 250-24 236C-30 230-34 222-36 210C-22 222-10 226 0 226C14 222 24 204 30 184C36 166 30 152 34 134C38 112 36 76 22 50z",
  nose: "M-3 120C-6 138-14 152-17 161C-13 169-3 171 8 166C4 162 2 156 2 148C1 138-1 130-3 120z",
  smile: "M-27 183C-13 192 10 193 27 180C12 197-14 196-27 183z",
  lip: "M-20 187C-10 194 9 194 20 185C14 204-13 205-20 187z",
  hair: "M50 92C58 112 61 138 57 162C54 180 46 194 44 210C44 236 62 262 98 262C88 242 92 226 92 202C92 164 86 128 70 92z",
} as const;

/** Her inks, from every side; `lit` by a lamp, where a night picture of her is small. */
export function inksOf(inks: Inks, lit = false) {
  const { night, bark } = inks;
  return {
    skin: lit ? oklch(0.61, 0.085, 52) : (skinInks(inks)[0] ?? bark),
    shade: lit ? oklch(0.49, 0.08, 44) : (shadeInks(inks)[0] ?? bark),
    black: night ? oklch(0.13, 0.015, 217) : bark,
    mouth: oklch(night ? 0.24 : 0.31, 0.06, 34),
    lip: oklch(night ? 0.49 : 0.6, 0.1, 34),
    // Bluer and lighter than the sheds behind her.
    coat: night ? oklch(0.4, 0.06, 246) : oklch(0.42, 0.075, 248),
    sleeve: night ? oklch(0.35, 0.055, 246) : oklch(0.365, 0.07, 248),
    light: night ? oklch(0.55, 0.05, 240) : oklch(0.66, 0.06, 240),
    jumper: night ? oklch(0.48, 0.03, 160) : oklch(0.76, 0.045, 155),
    chestnut: oklch(night ? 0.36 : 0.42, 0.065, 48),
    copper: oklch(night ? 0.46 : 0.54, 0.08, 50),
    scarf: night ? oklch(0.56, 0.12, 36) : oklch(0.64, 0.15, 36),
    fold: night ? oklch(0.45, 0.11, 34) : oklch(0.53, 0.15, 34),
    crown: inks.sun,
    knit: night ? oklch(0.66, 0.11, 72) : inks.glow,
    cuff: oklch(night ? 0.66 : 0.745, night ? 0.11 : 0.15, 72),
    cuffKnit: night ? oklch(0.5, 0.08, 68) : oklch(0.62, 0.13, 66),
  };
}

export type HerInks = ReturnType<typeof inksOf>;

/** The beanie, the same from before and behind. */
const beanie = ({ crown, knit, cuff, cuffKnit }: HerInks): readonly Cut[] => [
  [crown, clothes.crown],
  [knit, ribs(11, 56, 32, 62, 0.3)],
  [cuff, clothes.cuff],
  [cuffKnit, ribs(15, 72, 84, 32)],
];

/** Her head, leaning. */
export function head(inks: Inks, her: HerInks): string {
  const look: readonly Cut[] = [
    [her.black, face.eyes + face.lids],
    [inks.paper, glints],
    [her.chestnut, hair.brows],
    [her.shade, turned.nose],
    [her.lip, turned.lip],
    [her.mouth, turned.smile],
  ];
  const shapes = draw([
    [her.chestnut, hair.tresses],
    [her.skin, turned.skin],
    [her.shade, turned.shade],
    [her.chestnut, turned.hair],
    [her.copper, locks],
  ]);
  return `<g transform="rotate(-5 0 250)">${shapes}<g transform="translate(-6)">${draw(look)}</g></g>`;
}

/** What falls over her scarf, and the beanie that it falls from. */
export const overScarf = (her: HerInks): string =>
  `<g transform="rotate(-5 0 250)">${draw([
    [her.chestnut, hair.lock],
    [her.copper, strandsOfLock],
    ...beanie(her),
  ])}</g>`;

/** Shapes at a point. */
export const placed = ([x, y]: Point, scale: number, shapes: string) =>
  `<g fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})">${shapes}</g>`;

export const headFromBehind = (her: HerInks, lean: number): string =>
  `<g transform="rotate(${lean} 0 250)">${draw([
    [her.chestnut, hair.fall],
    [
      her.copper,
      ribs(8, 58, 172, 104, 0.1) + gouge(-30, 246, 44, 3, 1.7, 3) + gouge(24, 244, 40, 3, 1.4, -3),
    ],
    ...beanie(her),
  ])}</g>`;

/** Light on the hair behind her face and on the lock before it, and in the eyes. */
const locks =
  gouge(76, 176, 110, 3, Math.PI / 2 - 0.08, 4) +
  gouge(64, 166, 96, 2.4, Math.PI / 2 + 0.02, -5) +
  gouge(62, 226, 60, 2.6, Math.PI / 2 - 0.4, 4) +
  gouge(-84, 190, 90, 3, Math.PI / 2 + 0.1, -4);
const strandsOfLock =
  gouge(-68, 168, 110, 3, Math.PI / 2 + 0.06, 5) +
  gouge(-76, 236, 90, 2.8, Math.PI / 2 + 0.16, -5) +
  gouge(-61, 142, 50, 2.2, Math.PI / 2 + 0.02, 2);
const glints = [-31, 26].map((x) => `M${x} 124a1.6 1.6 0 1 0 3 0a1.6 1.6 0 1 0-3 0z`).join("");

export const stitches = steps(0, 2, 3)
  .flatMap((row) =>
    steps(-1, 1, 6).map((u) => gouge(u * 60, 240 + row * 18 + (1 - u * u) * 12, 17, 5, u * -0.25)),
  )
  .join("");
