import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { type Point, steps } from "../kit/numbers.ts";
import type { Cut } from "../kit/sheet.ts";
import { cut } from "../motifs/from-behind.ts";
import { clothes, hair, parts, ribs } from "./call.ts";

/*
 * The teacher from the front, to the waist, a mug in both hands: not a likeness. Drawn by hand in the units of the call, whose head and
 * wool she has: the chin is at 206, the collar at 250.
 */

const body = {
  coat: "M-44 242C-70 262-104 260-134 280C-166 302-180 360-186 430C-192 480-200 520-204 560C-206 596-196 622-186 700L186 700C196 622 206 596 204 560C200 520 192 480 186 430C180 360 166 302 134 280C104 260 70 262 44 242C28 276-28 276-44 242z",
  /** From the elbows to the wrists. */
  forearms:
    "M-204 556C-206 600-186 634-156 632C-122 630-86 616-56 602L-62 548C-92 552-118 552-140 540zM204 556C206 600 186 634 156 632C122 630 86 616 56 602L62 548C92 552 118 552 140 540z",
  cuffs: "M-76 546L-56 542L-48 606L-70 612zM76 546L56 542L48 606L70 612z",
  tail: "M16 280L58 274C68 316 74 366 76 420L36 426C34 376 28 324 16 280z",
} as const;

const mug = {
  body: "M-42 506L42 506L39 596C38 606 30 610 22 610L-22 610C-30 610-38 606-39 596z",
  inside: "M-42 506C-30 498 30 498 42 506C30 514-30 514-42 506z",
  hands:
    "M-62 546C-54 532-36 528-24 534C-16 540-18 550-26 554C-18 560-20 570-28 574C-22 582-26 590-34 592C-34 602-46 606-56 602zM62 546C54 532 36 528 24 534C16 540 18 550 26 554C18 560 20 570 28 574C22 582 26 590 34 592C34 602 46 606 56 602z",
  fingers:
    "M-52 552L-27 555L-27 557L-52 555zM-52 572L-29 575L-29 577L-52 575zM52 552L27 555L27 557L52 555zM52 572L29 575L29 577L52 575z",
} as const;

/** Open eyes and a smile, for a head of the call. */
export const face = {
  eyes: "M-35 126C-35 119-22 119-22 126C-22 133-35 133-35 126zM22 126C22 119 35 119 35 126C35 133 22 133 22 126z",
  lids: "M-43 121C-36 113-22 112-14 121C-22 116-36 116-43 121zM14 121C22 112 36 113 43 121C36 116 22 116 14 121z",
  smile: "M-28 184C-12 194 12 194 28 184C16 201-16 201-28 184z",
} as const;

/** Her inks, from every side. */
function inksOf(inks: Inks) {
  const { night, bark } = inks;
  return {
    skin: skinInks(inks)[0] ?? bark,
    shade: shadeInks(inks)[0] ?? bark,
    black: night ? oklch(0.13, 0.015, 217) : bark,
    // Bluer and lighter than the sheds behind her.
    coat: night ? oklch(0.4, 0.06, 246) : oklch(0.42, 0.075, 248),
    light: night ? oklch(0.55, 0.05, 240) : oklch(0.66, 0.06, 240),
    chestnut: oklch(night ? 0.36 : 0.42, 0.065, 48),
    copper: oklch(night ? 0.46 : 0.54, 0.08, 50),
    scarf: night ? oklch(0.56, 0.12, 36) : oklch(0.64, 0.15, 36),
    crown: inks.sun,
    knit: night ? oklch(0.66, 0.11, 72) : inks.glow,
    cuff: oklch(night ? 0.66 : 0.745, night ? 0.11 : 0.15, 72),
    cuffKnit: night ? oklch(0.5, 0.08, 68) : oklch(0.62, 0.13, 66),
  };
}

/** The beanie, the same from before and behind. */
const beanie = ({ crown, knit, cuff, cuffKnit }: ReturnType<typeof inksOf>): readonly Cut[] => [
  [crown, clothes.crown],
  [knit, ribs(11, 56, 32, 62, 0.3)],
  [cuff, clothes.cuff],
  [cuffKnit, ribs(15, 72, 84, 32)],
];

/** Her head and coat. */
function bust(inks: Inks): readonly Cut[] {
  const her = inksOf(inks);
  return [
    [her.chestnut, hair.back],
    [her.copper, locks],
    [her.skin, parts.skin],
    [her.shade, parts.shade],
    [her.black, face.eyes + face.lids + face.smile],
    [inks.paper, glints],
    [her.chestnut, hair.brows],
    [her.coat, body.coat],
    [her.light, seams],
  ];
}

/** The cut that frees her from what is behind her. */
const halo = (ink: string): string =>
  `<path fill="none" stroke="${ink}" stroke-width="14" d="${body.coat}"/>`;

/** Returns her with her mug, the crown of her beanie below a point. */
export function teacher([x, y]: Point, scale: number, inks: Inks): string {
  const { near, far, paper, bill, night } = inks;
  const her = inksOf(inks);
  return (
    `<g transform="translate(${x} ${y})scale(${scale})">${halo(night ? inks.skyTop : inks.sky)}</g>` +
    cut([x, y], scale, [
      ...bust(inks),
      [her.coat, body.forearms],
      [her.light, gouge(-108, 546, 108, 4, 0.06, -3) + gouge(108, 546, 108, 4, -0.06, -3)],
      [night ? near : paper, body.cuffs],
      [bill, mug.body],
      [night ? her.black : oklch(0.5, 0.15, 33), mug.inside],
      [her.skin, mug.hands],
      [her.shade, mug.fingers],
      [night ? far : paper, gouge(-8, 470, 50, 4.4, 1.4, 8) + gouge(14, 456, 60, 4.4, 1.7, -8)],
      ...beanie(her),
      [her.scarf, body.tail],
      [her.scarf, clothes.scarf],
      [her.black, stitches + tailStitches],
    ])
  );
}

/** Returns her to the shoulders, from the front or from behind, the crown of her beanie below a point. */
export function teacherBust(at: Point, scale: number, seen: "front" | "behind", inks: Inks): string {
  const her = inksOf(inks);
  const wool: readonly Cut[] = [...beanie(her), [her.scarf, clothes.scarf], [her.black, stitches]];
  return cut(
    at,
    scale,
    seen === "front"
      ? [...bust(inks), [her.scarf, body.tail], [her.black, tailStitches], ...wool]
      : [
          [her.coat, body.coat],
          [her.light, shoulderSeams + gouge(0, 470, 400, 3.4, Math.PI / 2)],
          [her.chestnut, hair.back],
          [her.copper, locks + ribs(9, 62, 170, 96, 0.06)],
          ...wool,
        ],
  );
}

/** Light along the arms and the shoulders, and the buttons. */
const shoulderSeams = [-1, 1]
  .map(
    (side) =>
      gouge(side * 140, 450, 170, 4, Math.PI / 2 - side * 0.08, side * -4) +
      gouge(side * 132, 300, 60, 3.4, side * 0.62, -4) +
      gouge(side * 178, 470, 110, 3, Math.PI / 2 - side * 0.1, side * 3) +
      gouge(side * 158, 380, 70, 3, Math.PI / 2 - side * 0.16, side * 3),
  )
  .join("");
const seams =
  shoulderSeams +
  steps(320, 470, 6)
    .map((y) => gouge(0, y, 17, 3.4, Math.PI / 2))
    .join("");

/** Light on the hair at both sides of the face, and in the eyes. */
const locks = [-1, 1]
  .map(
    (side) =>
      gouge(side * 68, 172, 110, 3, Math.PI / 2 - side * 0.06, side * 3) +
      gouge(side * 62, 196, 70, 2.4, Math.PI / 2 - side * 0.08, side * 2),
  )
  .join("");
const glints = gouge(-26, 124, 5, 3.4, 0) + gouge(31, 124, 5, 3.4, 0);

const stitches = steps(0, 2, 3)
  .flatMap((row) =>
    steps(-1, 1, 6).map((u) => gouge(u * 60, 240 + row * 18 + (1 - u * u) * 12, 17, 5, u * -0.25)),
  )
  .join("");
const tailStitches = steps(0, 3, 4)
  .map((row) => gouge(row % 2 ? 62 : 44, 326 + row * 26, 15, 4.4, 0.1))
  .join("");
