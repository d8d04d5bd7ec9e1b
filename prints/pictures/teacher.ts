import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { type Point, steps } from "../kit/numbers.ts";
import { type Cut, draw } from "../kit/sheet.ts";
import { clothes, hair, ribs } from "./call.ts";

/*
 * The teacher from the front, to the waist, a mug in both hands: not a likeness. Drawn by hand in the units of the call, whose head and
 * wool she has: the chin is at 206, the collar at 250.
 */

const body = {
  coat: "M-44 242C-70 262-100 262-126 282C-146 302-140 362-132 420C-126 500-128 600-136 700L136 700C128 600 126 500 132 420C140 362 146 302 126 282C100 262 70 262 44 242C28 276-28 276-44 242z",
  /** From the shoulders to the elbows, and on to the wrists. */
  sleeves:
    "M-112 272C-148 278 -164 308 -171 372C-176 430 -186 486 -187 536C-186 576 -166 596 -136 596C-112 596 -88 594 -66 588L-72 540C-92 542 -108 540 -122 534C-116 490 -112 430 -108 386C-104 346 -102 304 -112 272zM112 272C148 278 164 308 171 372C176 430 186 486 187 536C186 576 166 596 136 596C112 596 88 594 66 588L72 540C92 542 108 540 122 534C116 490 112 430 108 386C104 346 102 304 112 272z",
  cuffs: "M-84 535L-58 532L-54 590L-80 595zM84 535L58 532L54 590L80 595z",
  tail: "M16 280L58 274C68 316 74 366 76 420L36 426C34 376 28 324 16 280z",
} as const;

const mug = {
  body: "M-42 506L42 506L39 596C38 606 30 610 22 610L-22 610C-30 610-38 606-39 596z",
  inside: "M-42 506C-30 498 30 498 42 506C30 514-30 514-42 506z",
  /** One goes round the mug, the other holds it at its side. */
  hands:
    "M-62 546C-58 532-46 526-36 528C-34 514-29 506-23 508C-16 511-18 524-21 533L0 534C8 536 8 546 2 548C10 550 10 560 3 562C9 564 8 574 1 575C5 578 3 587-4 587L-30 591C-44 597-54 595-59 588zM62 546C56 534 44 528 35 531C34 520 28 514 23 518C19 522 22 532 24 540C20 545 22 552 28 554C22 558 22 567 28 570C24 577 27 586 35 590C46 596 56 594 59 588z",
  fingers:
    gouge(-13, 548, 32, 3, 0.02) +
    gouge(-12, 562, 32, 3, 0.02) +
    gouge(-14, 575, 30, 3, 0) +
    gouge(-26, 538, 18, 3, 1.2) +
    gouge(38, 555, 20, 3, -0.05) +
    gouge(38, 571, 20, 3, 0),
} as const;

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
function inksOf(inks: Inks, lit = false) {
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

/** Her coat, then her head over it, leaning. */
function bust(inks: Inks, her = inksOf(inks)): string {
  const look: readonly Cut[] = [
    [her.black, face.eyes + face.lids],
    [inks.paper, glints],
    [her.chestnut, hair.brows],
    [her.shade, turned.nose],
    [her.lip, turned.lip],
    [her.mouth, turned.smile],
  ];
  const head = [
    draw([
      [her.chestnut, hair.tresses],
      [her.skin, turned.skin],
      [her.shade, turned.shade],
      [her.chestnut, turned.hair],
      [her.copper, locks],
    ]),
    `<g transform="translate(-6)">${draw(look)}</g>`,
  ];
  return `${draw([
    [her.coat, body.coat],
    [her.light, buttons],
  ])}<g transform="rotate(-5 0 250)">${head.join("")}</g>`;
}

/** What falls over her scarf, and the beanie that it falls from. */
const overScarf = (her: ReturnType<typeof inksOf>): string =>
  `<g transform="rotate(-5 0 250)">${draw([
    [her.chestnut, hair.lock],
    [her.copper, strandsOfLock],
    ...beanie(her),
  ])}</g>`;

/** Shapes at a point. */
const placed = ([x, y]: Point, scale: number, shapes: string) =>
  `<g fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})">${shapes}</g>`;

/** Her head, coat and scarf from the front, without arms. */
function toTheWaist(inks: Inks, her = inksOf(inks)): string {
  return (
    bust(inks, her) +
    draw([
      [her.scarf, body.tail],
      [her.scarf, clothes.scarf],
      [her.black, stitches + tailStitches],
    ]) +
    overScarf(her)
  );
}

/** Returns her with her mug, the crown of her beanie below a point. */
export function teacher(at: Point, scale: number, inks: Inks): string {
  const { near, far, paper, bill, night } = inks;
  const her = inksOf(inks);
  return placed(
    at,
    scale,
    toTheWaist(inks) +
      draw([
        [her.sleeve, body.sleeves],
        [her.light, edges],
        [night ? near : paper, body.cuffs],
        [bill, mug.body],
        [night ? her.black : oklch(0.5, 0.15, 33), mug.inside],
        [her.skin, mug.hands],
        [her.shade, mug.fingers],
        [night ? far : paper, gouge(-8, 470, 50, 4.4, 1.4, 8) + gouge(14, 456, 60, 4.4, 1.7, -8)],
      ]),
  );
}

/** Her arms when she answers the phone: one hangs, the other holds it to her ear. */
const call = {
  hanging:
    "M-112 272C-152 280-174 318-182 386C-190 450-196 560-194 700L-126 700C-124 580-116 470-108 386C-104 346-102 304-112 272z",
  /** To the elbow, and on to the wrist. */
  upper:
    "M104 270C142 270 168 286 190 310L268 376C284 394 284 420 268 432C252 442 232 438 216 430C180 412 134 396 110 384z",
  fore: "M106 257L138 231C190 278 248 330 277 383C288 408 278 434 256 435C240 435 230 424 222 412C190 366 146 306 106 257z",
  cuff: "M97 252L139 217L152 231L110 267z",
  phone: "M62 122C62 116 82 110 86 116L108 216C108 222 88 228 84 222z",
  hand: "M96 246C84 226 78 206 80 188C80 178 90 174 96 182L94 166C96 156 108 156 112 164C116 156 128 158 128 168C136 164 144 172 142 182C144 200 140 214 134 228z",
  thumb: "M96 246C84 236 72 214 75 202C77 194 87 196 88 204C92 214 100 220 108 226z",
  fingers: gouge(106, 178, 26, 3.4, 1.5) + gouge(122, 180, 24, 3.4, 1.6) + gouge(93, 222, 26, 3, 0.9),
  folds:
    gouge(216, 322, 150, 4, 0.83, -5) +
    gouge(244, 398, 34, 4, 0.1, 4) +
    gouge(156, 300, 60, 3.4, 0.72, -4) +
    gouge(190, 416, 60, 3.4, 0.36, 3),
} as const;

/** Returns her with the phone at her ear, the crown of her beanie below a point. */
export function teacherOnThePhone(at: Point, scale: number, inks: Inks): string {
  const her = inksOf(inks);
  return placed(
    at,
    scale,
    toTheWaist(inks) +
      draw([
        [her.sleeve, call.hanging],
        [her.sleeve, call.upper],
        [her.black, call.phone],
        [her.skin, call.hand],
        [her.skin, call.thumb],
        [her.shade, call.fingers],
        [her.coat, call.fore],
        [inks.night ? inks.near : inks.paper, call.cuff],
        [her.light, call.folds],
      ]),
  );
}

/** Returns her to the shoulders, from the front or from behind, the crown of her beanie below a point. */
export function teacherBust(
  at: Point,
  scale: number,
  seen: "front" | "behind",
  inks: Inks,
  lit = false,
): string {
  const her = inksOf(inks, lit);
  const arms: readonly Cut[] = [
    [her.sleeve, body.sleeves],
    [her.light, edges],
  ];
  if (seen === "front") {
    const scarf: readonly Cut[] = [
      [her.scarf, body.tail],
      [her.scarf, clothes.scarf],
      [her.black, stitches + tailStitches],
    ];
    return placed(at, scale, bust(inks, her) + draw([...scarf, ...arms]) + overScarf(her));
  }
  return placed(
    at,
    scale,
    draw([
      [her.coat, body.coat],
      [her.light, gouge(0, 480, 380, 3.4, Math.PI / 2)],
      ...arms,
      [her.scarf, clothes.scarf],
      [her.black, stitches],
    ]) + headFromBehind(her, 3),
  );
}

/** Where her hands lie on a rail, and her soles, below the crown of her beanie. */
export const railBelow = 590;
export const solesBelow = 988;

/** Her arms when both hands are on a rail, and her legs below the coat. */
const atRail = {
  sleeve:
    "M112 272C152 280 172 314 182 366C192 410 208 440 214 470C220 500 214 524 200 552L186 584L136 570C142 540 148 512 146 490C140 456 118 420 108 386C104 346 102 304 112 272z",
  cuff: "M140 548L204 564L189 592L132 578z",
  hand: "M136 576L184 588C190 600 190 614 185 628C181 634 174 632 173 627C171 635 162 636 159 629C156 636 147 636 145 628C142 634 134 632 132 624C124 622 116 612 114 602C113 594 121 590 126 596L131 600z",
  fingers: [145, 159, 173].map((x) => gouge(x, 614, 24, 3, 1.55)).join(""),
  light:
    gouge(186, 420, 150, 4, 1.36, -3) + gouge(146, 300, 56, 3.4, 0.7, -4) + gouge(150, 480, 60, 3.4, 1.1, 4),
  /** The weight is on the left one; the other knee is bent a little outwards. */
  trousers:
    "M-100 640L100 640C106 700 102 752 92 792C92 812 98 834 97 858C95 886 90 908 88 932L46 932C46 900 42 872 40 846C39 826 40 808 36 792C30 758 16 728 2 706C-8 732-18 764-22 794C-23 814-20 838-22 862C-25 888-28 908-28 932L-72 932C-76 906-84 882-87 856C-89 832-84 812-86 792C-96 750-104 700-100 640z",
  shaded:
    "M2 706C16 728 30 758 36 792C40 808 39 826 40 846C42 872 46 900 46 932L60 932C58 880 52 800 42 760C34 730 20 712 2 706zM-22 794C-23 814-20 838-22 862C-25 888-28 908-28 932L-42 932C-36 880-36 830-22 794z",
  folds: [
    gouge(-58, 796, 42, 5, 0.22, 5),
    gouge(-50, 812, 30, 4, -0.1, 4),
    gouge(64, 792, 40, 5, -0.3, -5),
    gouge(70, 810, 28, 4, -0.1, 4),
    gouge(-50, 912, 34, 4, 0.12, 4),
    gouge(66, 914, 32, 4, -0.16, 4),
    gouge(-84, 700, 60, 4, 1.5),
    gouge(80, 694, 50, 4, 1.66),
  ].join(""),
  boots:
    "M-75 920L-25 920C-25 938-22 952-23 966C-24 980-30 987-42 988L-98 988C-112 988-115 974-104 962C-90 950-78 942-75 920zM43 920L91 920C94 940 106 950 117 962C128 974 124 988 110 988L56 988C44 987 40 978 40 964C40 948 43 936 43 920z",
  soles:
    "M-109 978L-26 978C-29 984-34 988-42 988L-98 988C-104 988-108 984-109 978zM43 978L122 978C121 984 117 988 110 988L56 988C50 988 45 984 43 978z",
} as const;

/** Her legs below the coat, her coat and her head. */
function whole(inks: Inks, her: ReturnType<typeof inksOf>): string {
  return (
    draw([
      [her.chestnut, atRail.boots],
      [her.black, atRail.soles],
      [inks.night ? oklch(0.33, 0.03, 228) : oklch(0.43, 0.04, 225), atRail.trousers],
      [inks.night ? oklch(0.26, 0.03, 228) : oklch(0.36, 0.04, 225), atRail.shaded + atRail.folds],
    ]) + toTheWaist(inks, her)
  );
}

/** An envelope, and what is on it. */
const letter = {
  paper: "M-86 470L82 462L88 584L-80 592z",
  flap: "M-86 470L2 536L82 462L2 530z",
  seal: "M-10 522L12 521L13 541L-9 542z",
} as const;

/** Returns her from the front with a letter in both hands, her soles at a point. */
export function teacherWithLetter([x, y]: Point, scale: number, inks: Inks): string {
  const her = inksOf(inks);
  const { near, paper, bill, night } = inks;
  return placed(
    [x, y - solesBelow * scale],
    scale,
    whole(inks, her) +
      draw([
        [night ? oklch(0.78, 0.03, 85) : paper, letter.paper],
        [night ? near : oklch(0.62, 0.04, 60), letter.flap],
        [her.sleeve, body.sleeves],
        [her.light, edges],
        [night ? near : paper, body.cuffs],
        [her.skin, mug.hands],
        [her.shade, mug.fingers],
        [bill, letter.seal],
      ]),
  );
}

/** Returns her from the front, both hands on a rail that is drawn before her, the crown of her beanie below a point. */
export function teacherAtRail(at: Point, scale: number, inks: Inks, rail: string): string {
  const her = inksOf(inks);
  const sides = (cuts: readonly Cut[]) => `${draw(cuts)}<g transform="scale(-1 1)">${draw(cuts)}</g>`;
  return (
    placed(at, scale, whole(inks, her)) +
    rail +
    placed(
      at,
      scale,
      sides([
        [her.skin, atRail.hand],
        [her.shade, atRail.fingers],
        [her.sleeve, atRail.sleeve],
        [her.light, atRail.light],
        [inks.night ? inks.near : inks.paper, atRail.cuff],
      ]),
    )
  );
}

const headFromBehind = (her: ReturnType<typeof inksOf>, lean: number): string =>
  `<g transform="rotate(${lean} 0 250)">${draw([
    [her.chestnut, hair.fall],
    [
      her.copper,
      ribs(8, 58, 172, 104, 0.1) + gouge(-30, 246, 44, 3, 1.7, 3) + gouge(24, 244, 40, 3, 1.4, -3),
    ],
    ...beanie(her),
  ])}</g>`;

/** Light along the sleeves, and the buttons. */
const edges = [-1, 1]
  .map(
    (side) =>
      gouge(side * 168, 436, 150, 4, Math.PI / 2 - side * 0.1, side * -3) +
      gouge(side * 140, 298, 50, 3.4, side * 0.7, -4) +
      gouge(side * 128, 470, 90, 2.6, Math.PI / 2 - side * 0.12, side * 3) +
      gouge(side * 122, 583, 80, 3.4, side * -0.02, 3),
  )
  .join("");
const buttons = steps(330, 480, 6)
  .map((y) => gouge(0, y, 17, 3.4, Math.PI / 2))
  .join("");

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

const stitches = steps(0, 2, 3)
  .flatMap((row) =>
    steps(-1, 1, 6).map((u) => gouge(u * 60, 240 + row * 18 + (1 - u * u) * 12, 17, 5, u * -0.25)),
  )
  .join("");
const tailStitches = steps(0, 3, 4)
  .map((row) => gouge(row % 2 ? 62 : 44, 326 + row * 26, 15, 4.4, 0.1))
  .join("");
