import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { type Point, steps } from "../kit/numbers.ts";
import { type Cut, draw } from "../kit/sheet.ts";
import { hand, limb, partOf } from "../motifs/limbs.ts";
import { clothes } from "./call.ts";
import { type HerInks, head, headFromBehind, inksOf, overScarf, placed, stitches } from "./teacher.ts";

/*
 * The teacher in her belted coat, as much of her as a picture shows: she waves, has a mug, a letter or the phone in her hand, leans on a
 * rail, or looks over the lake. Drawn by hand in the units of her head.
 */

/** Where her forearms lie on a rail, and her soles, below the crown of her beanie. */
export const railBelow = 560;
export const solesBelow = 1150;

const coat = {
  /** Narrow at the belt, wide at the hem, which hangs a little lower on the side of the bent knee. */
  body: "M-42 242C-64 258-92 264-112 280C-118 320-104 380-96 420C-90 448-84 466-82 486C-84 520-100 552-106 592C-114 660-124 726-130 796C-86 812-40 812 0 804C44 814 92 814 134 798C128 726 118 660 108 592C102 552 86 520 84 486C86 466 92 448 98 420C106 380 120 320 112 280C92 264 64 258 42 242C28 276-28 276-42 242z",
  /** The side away from the light, below the one side of the front. */
  shaded:
    "M112 280C120 320 106 380 98 420C92 448 86 466 84 486C86 520 102 552 108 592C118 660 128 726 134 798C110 806 88 809 66 809C74 726 62 640 50 560C40 500 60 420 74 352L44 246Q84 262 112 280zM14 520C18 610 14 700 4 803L-6 804C4 700 8 610 6 520z",
  lapels: "M-58 262L-66 336L4 458L74 352L56 262z",
  /** Her jumper, between them. */
  opening: "M-46 264L3 450L48 264z",
  belt: "M-84 470C-40 482 40 482 86 470Q82 488 85 506C40 520-40 520-83 506Q-80 488-84 470z",
  knot: "M-4 472L34 470L36 516L-2 518zM6 516C2 548-4 580-14 606L14 610C22 580 26 548 26 516z",
  /** Over the hand that is in it. */
  pocket: "M56 612L106 592C108 606 109 624 112 640L70 652z",
  light:
    gouge(-31, 397, 136, 4, 1.05, 2) +
    gouge(40, 404, 120, 4, 2.16, -2) +
    gouge(-72, 590, 60, 6, -1.2) +
    gouge(-94, 690, 190, 4.4, 1.66, 4) +
    gouge(-58, 710, 130, 3.4, 1.6, 3) +
    gouge(-78, 430, 70, 3.4, 1.32, 4) +
    gouge(-60, 540, 60, 3.4, 1.9, -4),
} as const;

const scarf = {
  /** The end that hangs down, its fringe, and what of the wool lies in shade: under the roll, and beside the end's edge. */
  tail: "M18 282L66 270C80 320 86 372 88 430L42 436C42 380 34 330 18 282z",
  fringe: steps(45, 85, 5)
    .map((x) => gouge(x, 442, 26, 5, 1.5))
    .join(""),
  shaded:
    "M-70 276C-62 306-34 318 0 318C34 318 62 306 72 276zM29 322L44 320C50 350 54 390 55 434L42 436C42 390 38 352 29 322z",
  stripes: "M46 372L85 366L86 376L46 382zM47 392L87 387L87 397L47 403z",
} as const;

/** A boot at an ankle, its sole, and the elastic at its side: seen from before, turned outwards, and on its tip. */
const boots = {
  straight: [
    "M-26-20L26-20C26-10 30 2 31 20L31 40C20 46-20 46-31 40L-31 20C-30 2-26-10-26-20z",
    "M-32 34C-14 40 14 40 32 34L32 46L-32 46z",
  ],
  out: [
    "M-26-12L24-12C26-4 36 4 54 14C66 22 70 34 68 42L-28 42C-31 24-28 4-26-12z",
    "M-29 36L69 36L68 46L-29 46z",
  ],
  tip: [
    "M-26-30L26-30C27-14 29 0 28 12C28 34 16 52-2 52C-20 52-30 36-28 14C-28 0-27-14-26-30z",
    "M-28 20C-22 44 12 50 27 24C26 40 16 53-2 53C-18 53-28 40-28 20z",
  ],
} as const;

type Leg = readonly [joints: readonly [Point, Point, Point], boot: keyof typeof boots, side: 1 | -1];
const ankleY = solesBelow - 46;
/** From below the coat over the knee to the ankle: the leg that carries her, then the other one. */
const stances = {
  atEase: [
    [
      [
        [46, 760],
        [42, 916],
        [40, ankleY],
      ],
      "straight",
      1,
    ],
    [
      [
        [-46, 760],
        [-72, 918],
        [-66, ankleY],
      ],
      "out",
      -1,
    ],
  ],
  crossed: [
    [
      [
        [-40, 760],
        [-16, 916],
        [14, ankleY],
      ],
      "out",
      1,
    ],
    [
      [
        [52, 760],
        [44, 912],
        [-44, ankleY - 4],
      ],
      "tip",
      1,
    ],
  ],
} as const satisfies Record<string, readonly [Leg, Leg]>;

function standing(legs: readonly [Leg, Leg], inks: Inks, her: HerInks): string {
  const cloth = inks.night ? oklch(0.37, 0.035, 228) : oklch(0.45, 0.045, 225);
  const shade = inks.night ? oklch(0.31, 0.03, 228) : oklch(0.37, 0.045, 225);
  return legs
    .map(([joints, kind, side], index) => {
      const [hip, knee, ankle] = joints;
      const [upper, sole] = boots[kind];
      const ink = index ? cloth : shade;
      const boot = draw([
        [her.chestnut, upper],
        [her.black, sole],
      ]);
      // Thigh and shin apart: in one path, browsers leave a hairline across a knee that is nearly straight.
      return (
        `<g transform="translate(${ankle[0]} ${ankle[1]})${kind === "tip" ? "rotate(24)" : `scale(${side} 1)`}">${boot}</g>` +
        limb(ink, [hip, knee], [96, 70]) +
        limb(ink, [knee, partOf(knee, ankle, 0.96)], [70, 54])
      );
    })
    .join("");
}

const mug = {
  body: "M-44 452L44 452L41 560C40 570 32 574 24 574L-24 574C-32 574-40 570-41 560z",
  inside: "M-44 452C-30 443 30 443 44 452C30 460-30 460-44 452z",
  steam: gouge(-10, 420, 46, 4.4, 1.4, 8) + gouge(12, 404, 56, 4.4, 1.7, -8),
} as const;

type Arm = readonly [shoulder: Point, elbow: Point, wrist: Point];
const arms = {
  withLetter: [
    [-98, 302],
    [-140, 470],
    [-62, 520],
  ],
  inPocket: [
    [98, 302],
    [150, 462],
    [83, 592],
  ],
  hangs: [
    [-98, 302],
    [-142, 470],
    [-128, 660],
  ],
  aroundMug: [
    [-98, 302],
    [-152, 498],
    [-76, 520],
  ],
  waves: [
    [-98, 302],
    [-178, 424],
    [-192, 268],
  ],
  onRail: [
    [-98, 302],
    [-146, 526],
    [-44, 536],
  ],
} as const satisfies Record<string, Arm>;
const sleeve = (ink: string, joints: Arm) => limb(ink, joints, [64, 56, 44]);
/** Parts a sleeve from the chest of the same ink. */
const armhole = gouge(-84, 352, 128, 4, 1.83, -4);
/** Light along both upper arms. */
const armLight = gouge(-138, 420, 170, 4, 1.78, 4) + gouge(138, 420, 170, 4, 1.36, -4);
/** Light on the edge of a sleeve. */
const cuff = ([, elbow, wrist]: Arm, light: string) => {
  const [x, y] = partOf(elbow, wrist, 0.93);
  return draw([
    [light, gouge(x, y, 40, 6, Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) + Math.PI / 2)],
  ]);
};

/** The end of her scarf that hangs down. */
const scarfEnd = (her: HerInks, tail: string): readonly Cut[] => [
  [her.scarf, tail],
  [her.fold, scarf.shaded],
  [her.black, scarf.stripes],
];

/** Her head, the scarf around her neck, and the hair that falls over it. */
const headAndScarf = (inks: Inks, her: HerInks): string =>
  head(inks, her) +
  draw([
    [her.scarf, clothes.scarf],
    [her.black, stitches],
  ]) +
  overScarf(her);

const coatAndScarf = (inks: Inks, her: HerInks): string =>
  draw([
    [her.coat, coat.body],
    [her.sleeve, coat.shaded + coat.lapels],
    [her.sleeve, coat.belt],
    [her.jumper, coat.opening],
    [her.light, coat.light],
    ...scarfEnd(her, scarf.tail + scarf.fringe),
  ]) + headAndScarf(inks, her);

/** An envelope at its lower edge, before the fingers that hold it, and the thumb. */
const letter = {
  paper: "M-66-92L66-92L66 0L-66 0z",
  flap: "M-66-92L0-36L66-92L0-44z",
  seal: "M-9-48L9-48L9-30L-9-30z",
  palm: "M-34 4C-26-4-10-10 8-8L40-6C46 0 44 10 36 14C40 20 34 28 26 28C18 34 0 34-12 30L-38 30z",
  thumb: "M-30 10C-22-8-10-24 2-30C12-32 14-22 8-16C2-8 0 4-4 12z",
} as const;

const handInPocket = (her: HerInks): string =>
  sleeve(her.sleeve, arms.inPocket) +
  draw([
    [her.sleeve, coat.pocket],
    [her.light, gouge(82, 602, 54, 6, -0.34) + gouge(140, 400, 140, 4, 1.24, -4)],
  ]);

/** The palm of a hand that is held up, and its fingers from their tips, at the wrist. */
const palm = {
  shape: "M-19 8C-21-10-26-26-27-42C-12-52 12-54 25-46C28-32 22-14 18 8z",
  fingers: [
    [-41, -80, -19, -40],
    [-17, -95, -9, -44],
    [8, -96, 5, -44],
    [30, -86, 17, -42],
    [49, -46, 14, -12],
  ],
  lines: gouge(-2, -22, 34, 3, -0.5, 4) + gouge(0, -38, 36, 3, 0.1, 2),
} as const;

/** Returns her from the front, to the knees: one hand waves, the other is in a pocket. The crown of her beanie is below a point. */
export function teacherWaving(at: Point, scale: number, inks: Inks): string {
  const her = inksOf(inks);
  const [x, y] = arms.waves[2];
  return placed(
    at,
    scale,
    `<g transform="scale(-1 1)">${
      coatAndScarf(inks, her) +
      handInPocket(her) +
      `<g transform="translate(${x} ${y})rotate(-8)">${
        palm.fingers
          .map(([tipX, tipY, baseX, baseY]) =>
            limb(
              her.skin,
              [
                [tipX, tipY],
                [baseX, baseY],
              ],
              [15, 17],
            ),
          )
          .join("") +
        draw([
          [her.skin, palm.shape],
          [her.shade, palm.lines],
        ])
      }</g>` +
      sleeve(her.coat, arms.waves) +
      cuff(arms.waves, her.light) +
      draw([
        [her.sleeve, gouge(-92, 348, 84, 4, 0.96, -3)],
        [her.light, gouge(-158, 359, 80, 4, 1, 4)],
      ])
    }</g>`,
  );
}

/** Her coat to the elbows, sleeves and all: where she is small, few bytes. */
const bust = {
  coat: "M-42 242C-64 258-92 264-104 270C-126 276-132 296-138 320L-166 440L166 440L138 320C132 296 126 276 104 270C92 264 64 258 42 242z",
  shaded: "M44 246C64 258 92 264 104 270C126 276 132 296 138 320L166 440L60 440L74 352z",
  light:
    gouge(-31, 397, 136, 4, 1.05, 2) + gouge(-134, 380, 90, 4, 1.78, 4) + gouge(134, 380, 90, 4, 1.36, -4),
} as const;

/** Returns her to the shoulders, from the front, the crown of her beanie below a point. */
export function teacherBust(at: Point, scale: number, inks: Inks, lit = false): string {
  const her = inksOf(inks, lit);
  return placed(
    at,
    scale,
    draw([
      [her.coat, bust.coat],
      [her.sleeve, bust.shaded + coat.lapels + armhole],
      [her.jumper, coat.opening],
      [her.light, bust.light],
      ...scarfEnd(her, scarf.tail),
    ]) + headAndScarf(inks, her),
  );
}

/** Returns her from the front, a mug in both hands, the crown of her beanie below a point. */
export function teacherWithMug(at: Point, scale: number, inks: Inks): string {
  const her = inksOf(inks);
  const tones = [her.skin, her.shade] as const;
  return placed(
    at,
    scale,
    coatAndScarf(inks, her) +
      draw([
        [inks.bill, mug.body],
        [inks.night ? her.black : oklch(0.5, 0.15, 33), mug.inside],
        [inks.night ? inks.far : inks.paper, mug.steam],
      ]) +
      `<g transform="scale(-1 1)">${hand("round", [-70, 522], -4, 6.4, tones)}${sleeve(her.sleeve, arms.aroundMug)}${cuff(arms.aroundMug, her.light)}</g>` +
      hand("round", [-70, 510], -4, 6.4, tones) +
      sleeve(her.coat, arms.aroundMug) +
      cuff(arms.aroundMug, her.light) +
      draw([
        [her.sleeve, armhole],
        [her.light, armLight],
      ]),
  );
}

/** Her arm that holds the phone to her ear. The other one hangs. */
const call = {
  /** To the elbow, and on to the wrist. */
  upper:
    "M90 266C132 264 166 286 190 310L268 376C284 394 284 420 268 432C252 442 232 438 216 430C176 412 126 398 90 416z",
  fore: "M97 252L139 217C190 270 248 330 277 383C288 408 278 434 256 435C240 435 230 424 222 412C190 366 146 306 97 252z",
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
    coatAndScarf(inks, her) +
      sleeve(her.coat, arms.hangs) +
      draw([
        [her.sleeve, armhole + call.upper],
        [her.black, call.phone],
        [her.skin, call.hand],
        [her.skin, call.thumb],
        [her.shade, call.fingers],
        [her.coat, call.fore],
        [her.light, call.folds + gouge(121, 240, 46, 6, -0.69) + gouge(-136, 400, 150, 4, 1.85, 4)],
      ]),
  );
}

/** Her back to below the belt, with the slope of the shoulders and the seams of the sleeves. */
const back = {
  body: "M-42 242C-72 258-112 264-142 288C-156 302-158 318-154 332C-128 330-112 352-104 388C-96 420-90 448-84 486L-84 640L84 640L84 486C90 448 96 420 104 388C112 352 128 330 154 332C158 318 156 302 142 288C112 264 72 258 42 242z",
  seams:
    gouge(-120, 352, 62, 4, 0.86, 6) + gouge(120, 352, 62, 4, 2.28, -6) + gouge(0, 390, 190, 4, Math.PI / 2),
  light: gouge(-98, 290, 84, 4, 2.72, 4) + gouge(98, 290, 84, 4, 0.42, 4),
  arm: [
    [-122, 322],
    [-136, 478],
    [-126, 660],
  ],
} as const;

/** Returns her from behind, the crown of her beanie below a point. */
export function teacherFromBehind(at: Point, scale: number, inks: Inks): string {
  const her = inksOf(inks);
  return placed(
    at,
    scale,
    sleeve(her.coat, back.arm) +
      `<g transform="scale(-1 1)">${sleeve(her.sleeve, back.arm)}</g>` +
      draw([
        [her.light, gouge(-150, 430, 150, 4, 1.6, 4)],
        [her.coat, back.body],
        [her.sleeve, coat.belt + back.seams],
        [her.light, back.light],
        [her.scarf, clothes.scarf],
        [her.black, stitches],
      ]) +
      headFromBehind(her, 3),
  );
}

/** Returns her from the front with a letter in a hand, her soles at a point. */
export function teacherWithLetter([x, y]: Point, scale: number, inks: Inks): string {
  const her = inksOf(inks);
  const { near, paper, bill, night } = inks;
  return placed(
    [x, y - solesBelow * scale],
    scale,
    standing(stances.atEase, inks, her) +
      coatAndScarf(inks, her) +
      handInPocket(her) +
      `<g transform="translate(-26 512)">` +
      `<g transform="rotate(-8)">${draw([
        [night ? oklch(0.78, 0.03, 85) : paper, letter.paper],
        [night ? near : oklch(0.62, 0.04, 60), letter.flap],
        [bill, letter.seal],
      ])}</g>${draw([
        [her.skin, letter.palm],
        [her.skin, letter.thumb],
        [her.shade, gouge(18, 6, 36, 3) + gouge(14, 18, 34, 3)],
      ])}</g>` +
      sleeve(her.coat, arms.withLetter) +
      cuff(arms.withLetter, her.light) +
      draw([
        [her.sleeve, armhole],
        [her.light, gouge(-136, 400, 150, 4, 1.85, 4)],
      ]),
  );
}

/** Returns her from the front, her forearms on a rail that is drawn before her, the crown of her beanie below a point. */
export function teacherAtRail(at: Point, scale: number, inks: Inks, rail: string): string {
  const her = inksOf(inks);
  const tones = [her.skin, her.shade] as const;
  return (
    placed(at, scale, standing(stances.crossed, inks, her) + coatAndScarf(inks, her)) +
    rail +
    placed(
      at,
      scale,
      hand("rest", [40, 540], 174, -7, tones) +
        `<g transform="scale(-1 1)">${sleeve(her.sleeve, arms.onRail)}${cuff(arms.onRail, her.light)}</g>` +
        hand("rest", [-42, 536], 2, 7, tones) +
        sleeve(her.coat, arms.onRail) +
        cuff(arms.onRail, her.light) +
        draw([
          [her.sleeve, armhole],
          [her.light, armLight],
        ]),
    )
  );
}
