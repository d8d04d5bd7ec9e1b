import { gouge } from "../kit/cuts.ts";
import { oklch } from "../kit/inks.ts";
import type { Point } from "../kit/numbers.ts";
import { type Cut, draw } from "../kit/sheet.ts";
import { fingertips, type Hand, hand, limb } from "../motifs/limbs.ts";
import { hair, parts, strands } from "./call.ts";
import { face } from "./teacher.ts";
import { client, head, headAt, ribs, teacher } from "./two-chairs/sitters.ts";

/*
 * People who stand and talk, in profile: the teacher in her beanie with her cup, and an older man. They have the heads and the
 * cuts of the two in the armchairs, in whose units they are drawn by hand: the soles at 0, each facing right.
 */

/** Units to one of a talker's hundredth parts. */
const unit = 4.8;

const stands = {
  legs: "M-30-204L14-204L9-96L7-24L-25-24L-30-96z",
  farLegs: "M2-204L38-204L40-92L45-28L14-24L8-92z",
  boots: "M-30-34L8-34L10-20C16-17 26-14 27-5L26 2L-30 2C-32-10-32-22-30-34z",
  farBoots: "M14-38L46-40L49-24C60-22 71-18 72-10L71-4L31-3L27-18z",
  soles: "M-31-5L27-5L26 2L-30 2zM32-9L72-11L71-4L31-3z",
} as const;

const coat = {
  back: "M-22-352C-8-359 12-359 24-350C38-342 44-318 45-290C45-246 49-206 55-150C22-142-22-142-56-150C-52-200-50-240-50-284C-50-322-40-344-22-352z",
  front: "M26-348C38-340 44-318 45-290C45-246 49-206 55-150L36-146C34-220 32-290 26-348z",
  pocket: "M4-212L34-216L36-208L5-203z",
  cup: "M68-306L106-306L103-256C102-250 98-248 94-248L80-248C76-248 72-250 71-256z",
  inside: "M68-306C76-310 98-310 106-306C98-302 76-302 68-306z",
  steam: gouge(81, -328, 34, 4, 1.35, 6) + gouge(94, -334, 40, 4, 1.8, -6),
} as const;

const jacket = {
  back: "M-24-350C-8-357 14-357 28-346C44-334 54-306 54-276C54-244 50-214 46-196C20-188-22-188-48-196C-52-230-54-262-52-290C-50-324-42-344-24-350z",
  hem: "M-49-204C-22-196 22-196 47-205L46-190C20-182-22-182-48-190z",
  collar: "M-22-362C-4-350 14-350 30-362C36-352 36-342 30-336C10-326-8-328-26-340C-30-348-28-356-22-362z",
} as const;

type Joints = readonly [shoulder: Point, elbow: Point, wrist: Point];
/** Arms from the shoulder over the elbow to the wrist, and the degrees of their hands: the near one, and the other behind the body. */
const near = {
  cup: {
    joints: [
      [-4, -320],
      [-6, -244],
      [58, -268],
    ],
    hand: "thumb",
    turn: -12,
  },
  says: {
    joints: [
      [-2, -318],
      [-8, -242],
      [60, -262],
    ],
    hand: "open",
    turn: -26,
  },
  keys: {
    joints: [
      [-2, -318],
      [-10, -242],
      [56, -256],
    ],
    hand: "fist",
    turn: -12,
  },
  shows: {
    joints: [
      [-2, -318],
      [2, -240],
      [62, -290],
    ],
    hand: "open",
    turn: -62,
  },
  book: {
    joints: [
      [-2, -318],
      [-14, -240],
      [46, -252],
    ],
    hand: "fist",
    turn: -12,
  },
} as const satisfies Record<string, { joints: Joints; hand: Hand; turn: number }>;
const far = {
  cup: {
    joints: [
      [30, -322],
      [40, -254],
      [78, -288],
    ],
    hand: "fist",
    turn: -2,
  },
  // Mostly behind the jacket: further forward, its sleeve would run into the near wrist.
  hangs: {
    joints: [
      [20, -320],
      [30, -256],
      [40, -192],
    ],
    hand: "rest",
    turn: 76,
  },
  tells: {
    joints: [
      [30, -320],
      [42, -250],
      [82, -254],
    ],
    hand: "open",
    turn: -14,
  },
} as const satisfies Record<string, { joints: Joints; hand: Hand; turn: number }>;
const girths = [46, 39, 29] as const;
const handSize = 3.3;
const cuff = "M-9-15.4L1-15L1 15L-9 15.4z";

type Tones = readonly [skin: string, shade: string];
/** An arm in its sleeve, whose shade parts it from a coat of the same cloth. */
const nearArm = (pose: keyof typeof near, tones: Tones, cloth: string, deep: string): string => {
  const { joints, hand: kind, turn } = near[pose];
  const [, elbow, wrist] = joints;
  return (
    hand(kind, wrist, turn, handSize, tones) +
    `<g transform="translate(5 4)">${limb(deep, joints, girths)}</g>${limb(cloth, joints, girths)}` +
    draw([
      [
        deep,
        gouge(elbow[0] + 6, elbow[1] - 12, 30, 4, 0.7, 4) +
          gouge(joints[0][0] - 8, joints[0][1] + 34, 44, 4, 1.66, -3),
      ],
    ]) +
    `<path transform="translate(${wrist.join(" ")})rotate(${Math.round((Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI)})" fill="${deep}" d="${cuff}"/>`
  );
};
const farArm = (pose: keyof typeof far, [, shade]: Tones, deep: string): string => {
  const { joints, hand: kind, turn } = far[pose];
  return hand(kind, joints[2], turn, handSize, [shade, shade]) + limb(deep, joints, girths);
};

const hairOf = {
  crop: "M28-54C33-66 24-76 12-80C-8-86-30-76-34-58C-40-50-38-40-33-34C-34-26-30-18-24-14C-19-14-16-18-13-22C-14-30-12-38-6-42C-3-48-1-53 5-54C14-54 22-52 28-54z",
  beard:
    "M-8-24C-4-18 0-17 2-22C5-12 12-8 19-10C25-12 29-12 33-13C30-12 28-10 22-8C20-6 22-3 26-2C29-2 31-1 30 1C31 10 24 18 12 16C2 13-6 0-8-24z",
} as const;

/** An arm that holds a tin up to the head, and its hand. */
const raised = {
  sleeve:
    "M-18-344C0-350 16-338 21-320C25-308 32-300 40-297L43-371L70-368C74-338 75-300 66-276C58-256 36-254 18-264C-8-280-32-322-18-344z",
  cuff: "M41-374L72-370L70-359L41-363z",
  hand: "M46-371C42-379 42-389 47-394C49-399 55-400 57-396C60-401 66-401 67-396C71-400 76-397 75-392C79-393 80-388 78-384C77-378 74-372 72-369z",
  fingers: gouge(56, -390, 14, 2.4, 1.5) + gouge(65, -389, 14, 2.4, 1.6),
  folds:
    gouge(30, -290, 40, 4, 0.9, 4) + gouge(4, -312, 44, 4.4, 1.2, -4) + gouge(56, -276, 26, 3.4, -0.3, 3),
} as const;
/** A face towards us, with that of the call. */
const ahead = (cuts: readonly Cut[]) =>
  `<g transform="translate(4 -480)rotate(-4 0 230)scale(.5)">${draw(cuts)}</g>`;

/** How much lower she holds hers, at her mouth. */
const lower = 16;

/** Where the open ends of the tins are, from the feet of who talks and of who listens. */
export const tinAt: readonly [mouth: Point, ear: Point] = [
  [41 / unit, (lower - 392) / unit],
  [42 / unit, -404 / unit],
];

const black = oklch(0.18, 0.02, 50);
const boots = (leather: string, deep: string): readonly Cut[] => [
  [deep, stands.farBoots],
  [leather, stands.boots],
  [black, stands.soles],
];
/** Trousers, and the light on the side of each leg that it falls on. */
const legs = (cloth: string, deep: string, light: string, lit: -1 | 1): readonly Cut[] => [
  [deep, stands.farLegs],
  [cloth, stands.legs],
  [light, gouge(lit < 0 ? -24 : 3, -92, 130, 5, 1.57) + gouge(lit < 0 ? 15 : 38, -90, 110, 4, 1.53)],
  [deep, gouge(-8, -98, 22, 4, 0.5, 3) + gouge(-12, -32, 24, 4, 0.2, 3) + gouge(-2, -150, 40, 4, 1.7)],
];
const placed = ([x, y]: Point, size: Point, svg: string) =>
  `<g fill-rule="evenodd" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${size.map((by) => Number((by / unit).toFixed(3))).join(" ")})">${svg}</g>`;

/**
 * Returns both in the light of a low moon at their left, their feet at a point between them. `apart` is how far each is from it: from
 * afar, she talks into a tin, and he listens at his. In the older man's place can be somebody who learns to drive.
 */
export function talkers([x, y]: Point, scale: number, apart?: number, learner = false): string {
  const [tan, tanShade] = [oklch(0.62, 0.085, 54), oklch(0.49, 0.075, 46)];
  const [brown, brownShade] = [oklch(0.46, 0.07, 46), oklch(0.36, 0.055, 42)];
  const chestnut = oklch(0.4, 0.065, 48);
  const [blue, blueDeep, blueLight] = [
    oklch(0.44, 0.075, 247),
    oklch(0.36, 0.07, 247),
    oklch(0.64, 0.06, 240),
  ];
  const [russet, russetDeep, russetLight] = [
    oklch(0.49, 0.1, 40),
    oklch(0.4, 0.085, 40),
    oklch(0.66, 0.1, 48),
  ];
  const [grey, greyDeep] = [oklch(0.74, 0.015, 90), oklch(0.58, 0.02, 100)];
  const moonlight = oklch(0.72, 0.06, 84);
  const she =
    farArm(apart === undefined ? "cup" : "hangs", [tan, tanShade], blueDeep) +
    draw([
      ...boots(chestnut, oklch(0.31, 0.055, 46)),
      ...legs(oklch(0.39, 0.03, 228), oklch(0.31, 0.03, 228), oklch(0.58, 0.04, 225), -1),
      [blue, coat.back],
      [blueDeep, coat.front],
      [blueDeep, coat.pocket + ribs(4, -38, -10, -196, 64, 0.3)],
      [blueLight, gouge(-46, -236, 150, 6, 1.6, -5) + gouge(-40, -172, 34, 4, 1.62)],
    ]) +
    headAt(1, -386, 3, [
      [tan, head.face],
      [tanShade, head.neck],
      [chestnut, teacher.hair],
      [oklch(0.54, 0.08, 50), gouge(-24, -10, 52, 3.4, 1.66, 3) + gouge(-13, -14, 44, 3, 1.7, 2)],
      [black, head.open + head.mouth],
      [oklch(0.82, 0.13, 80), teacher.crown],
      [oklch(0.72, 0.13, 72), teacher.cuff],
      [oklch(0.92, 0.06, 86), ribs(6, -24, 20, -74, 30, -0.7)],
      [oklch(0.56, 0.11, 68), ribs(8, -34, 30, -42, 14, 0.2)],
      [oklch(0.6, 0.15, 36), teacher.tail],
      [oklch(0.6, 0.15, 36), teacher.scarf],
      [black, gouge(-16, 28, 12, 2.6, 0.2) + gouge(4, 28, 12, 2.6, -0.2) + gouge(26, 88, 14, 2.6, -0.2)],
    ]) +
    (apart === undefined
      ? fingertips(near.cup.joints[2], near.cup.turn, handSize, 14, tanShade) +
        draw([
          [oklch(0.6, 0.16, 33), coat.cup],
          [oklch(0.36, 0.1, 33), coat.inside],
          [moonlight, coat.steam],
        ]) +
        nearArm("cup", [tan, tanShade], blue, blueDeep)
      : `<g transform="translate(0 ${lower})">${draw([
          [tan, raised.hand],
          [tanShade, raised.fingers],
          [blue, raised.sleeve],
          [blueDeep, raised.folds + raised.cuff],
        ])}</g>`);
  const elder =
    farArm("hangs", [brown, brownShade], russetDeep) +
    draw([
      ...boots(oklch(0.36, 0.045, 50), oklch(0.28, 0.035, 50)),
      ...legs(oklch(0.41, 0.055, 245), oklch(0.33, 0.05, 245), oklch(0.58, 0.055, 240), 1),
      [russet, jacket.back],
      [russetDeep, jacket.hem + ribs(5, -36, 2, -226, 46, 0.2)],
      [russetLight, gouge(50, -262, 96, 6, 1.56, -5)],
    ]) +
    (apart === undefined
      ? headAt(4, -386, -2, [
          [brown, head.face],
          [brownShade, head.neck],
          [grey, hairOf.crop + hairOf.beard],
          [brown, head.ear],
          [black, head.open],
          [grey, gouge(21, -44, 15, 3, -0.08, -2)],
          [greyDeep, ribs(5, -26, 12, -64, 13, 0.5) + gouge(12, 8, 18, 3, 0.6, 2)],
        ])
      : ahead([
          [brown, parts.skin],
          [brownShade, parts.shade],
          [black, face.eyes + face.lids + face.smile],
          [grey, hair.brows + hair.crop],
          [grey, hair.beard],
          [greyDeep, strands(6, 42, 46, 40)],
        ])) +
    draw([[russetDeep, jacket.collar]]) +
    (apart === undefined
      ? nearArm("says", [brown, brownShade], russet, russetDeep)
      : draw([
          [brown, raised.hand],
          [brownShade, raised.fingers],
          [russet, raised.sleeve],
          [russetDeep, raised.folds + raised.cuff],
        ]));
  const aside = apart ?? 31 * scale;
  return (
    placed([x - aside, y], [scale, scale], she) +
    placed([x + aside, y], [-scale, scale], learner ? youngMan(165, false) : elder)
  );
}

/** The keys of the car, below a fist, and their tag. */
const keys = {
  ring: "M82-250C92-252 98-240 92-232C86-224 74-228 73-237C73-244 76-249 82-250zM83-245C79-244 78-240 79-236C81-231 87-230 89-234C92-239 89-246 83-245z",
  blades: "M76-234L83-234L76-184L72-188L69-184L67-188L70-192zM84-233L90-235L101-192L95-186L92-190L94-194z",
  tag: "M89-236L95-240L118-214L107-204z",
} as const;

/** A book that is shut, in one hand before the body. */
const book = {
  cover: "M48-300L104-314L118-240L62-226z",
  pages: "M104-314L109-311L122-240L118-240z",
  title: gouge(76, -292, 34, 4, -0.24) + gouge(79, -280, 24, 3, -0.24),
} as const;

/** Hair in a knot behind the head. */
const knot = {
  hair: "M29-52C28-68 12-82-8-80C-28-78-40-62-38-44C-37-34-32-24-26-18C-20-16-14-18-12-24C-14-32-8-40-2-44C4-50 16-52 29-52z",
  knot: "M-37-58C-50-66-62-54-57-42C-53-34-42-34-37-42z",
} as const;

/** A young man, his jacket of a hue, with a book in his hand, or with keys. */
function youngMan(hue: number, hasBook: boolean): string {
  const [dark, darkShade] = [oklch(0.52, 0.075, 48), oklch(0.41, 0.06, 44)];
  const [cloth, deep, light] = [oklch(0.5, 0.06, hue), oklch(0.4, 0.055, hue), oklch(0.66, 0.05, hue)];
  const tones = [dark, darkShade] as const;
  return (
    farArm("hangs", tones, deep) +
    draw([
      ...boots(oklch(0.7, 0.02, 90), oklch(0.58, 0.02, 90)),
      ...legs(oklch(0.38, 0.05, 285), oklch(0.3, 0.045, 285), oklch(0.54, 0.05, 280), 1),
      [cloth, jacket.back],
      [deep, jacket.hem + ribs(5, -36, 2, -226, 46, 0.2)],
      [light, gouge(50, -262, 96, 6, 1.56, -5)],
    ]) +
    headAt(4, -388, 3, [
      [dark, head.face],
      [darkShade, head.neck],
      [black, client.hair],
      [dark, head.ear],
      [black, head.open + head.mouth + gouge(21, -44, 15, 3, -0.08, -2)],
      [oklch(0.4, 0.03, 240), ribs(5, -26, 12, -62, 13, 0.5)],
    ]) +
    draw([
      [deep, jacket.collar],
      ...(hasBook
        ? ([
            [oklch(0.6, 0.16, 33), book.cover],
            [oklch(0.88, 0.03, 85), book.pages + book.title],
          ] as const)
        : ([
            [oklch(0.42, 0.02, 240), keys.blades],
            [oklch(0.6, 0.16, 33), keys.tag],
            [oklch(0.42, 0.02, 240), keys.ring],
          ] as const)),
    ]) +
    nearArm(hasBook ? "book" : "keys", tones, cloth, deep)
  );
}

/** Returns an older woman who tells something, and a young man who has shut his book and listens, their feet at a point between them. */

export function pointers([x, y]: Point, scale: number): string {
  const [fair, fairShade] = [oklch(0.71, 0.075, 58), oklch(0.57, 0.08, 48)];
  const [silver, silverDeep] = [oklch(0.82, 0.012, 90), oklch(0.64, 0.02, 100)];
  const [gold, goldDeep, goldLight] = [oklch(0.7, 0.12, 76), oklch(0.57, 0.11, 68), oklch(0.84, 0.1, 84)];
  const plum = oklch(0.46, 0.085, 350);
  const she =
    farArm("tells", [fair, fairShade], goldDeep) +
    draw([
      ...boots(oklch(0.36, 0.05, 20), oklch(0.28, 0.045, 20)),
      ...legs(oklch(0.45, 0.03, 228), oklch(0.36, 0.03, 228), oklch(0.62, 0.04, 225), 1),
      [gold, coat.back],
      [goldDeep, coat.front],
      [goldDeep, coat.pocket + ribs(4, -38, -10, -196, 64, 0.3)],
      [goldLight, gouge(42, -236, 120, 6, 1.54, 5)],
    ]) +
    headAt(2, -384, -4, [
      [fair, head.face],
      [fairShade, head.neck],
      [silver, knot.hair + knot.knot],
      [fair, head.ear],
      [black, head.open + head.mouth],
      [silver, gouge(21, -44, 15, 3, -0.08, -2)],
      [silverDeep, gouge(-16, -56, 34, 3, -0.5, -4) + gouge(-22, -44, 26, 3, -0.9, -3)],
    ]) +
    draw([[plum, jacket.collar]]) +
    nearArm("shows", [fair, fairShade], gold, goldDeep);
  return (
    placed([x + 29 * scale, y], [-scale * 1.04, scale * 1.04], youngMan(247, true)) +
    placed([x - 29 * scale, y], [scale * 0.97, scale * 0.97], she)
  );
}
