import { gouge } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import { type Hand, hand, limb, partOf } from "../../motifs/limbs.ts";
import { cox, crew, cut, cuts, oar, type Rower, rower } from "./rowers.ts";

/** Some of the crew on land: the middle of the row and the ground's y, scale, and distance from one to the next. */
export type Walk = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly pitch: number;
  /** Who is there, from the bow to the stern, by their places in the eight. */
  readonly crew: readonly number[];
  /** They carry the boat at their hips, or rest with two oars and talk. */
  readonly does: "carry" | "rest";
};

/** From the shoulder over the elbow to the wrist, and its hand. */
type Arm = {
  readonly joints: readonly [Point, Point, Point];
  readonly hand: Hand;
  /** Degrees. */
  readonly turn: number;
};
/** From the hip over the knee to the ankle; degrees of the foot. */
type Leg = readonly [joints: readonly [Point, Point, Point], foot: number];

const shoulders: readonly [near: Point, far: Point] = [
  [-2, -33],
  [-10, -34],
];
/** Who faces left, in the units of who rows: the neck at -40, the soles at 76. */
const arms = {
  /** On the gunwale. */
  nearOnBoat: { joints: [shoulders[0], [4, -12], [-12, -6]], hand: "fist", turn: 152 },
  farOnBoat: { joints: [shoulders[1], [-14, -14], [-25, -6]], hand: "fist", turn: 152 },
  /** Beside the step. */
  swings: { joints: [shoulders[0], [5, -12], [-6, 6]], hand: "rest", turn: 112 },
  /** On the gunwale before the body. */
  farGrips: { joints: [shoulders[1], [-17, -15], [-23, -2]], hand: "fist", turn: 104 },
  /** On an upright oar, one above the other. */
  nearOnOar: { joints: [shoulders[0], [-6, -10], [-24, -19]], hand: "fist", turn: 188 },
  farOnOar: { joints: [shoulders[1], [-17, -22], [-25, -35]], hand: "fist", turn: 205 },
  /** Says something. */
  speaks: { joints: [shoulders[0], [-4, -9], [-21, -19]], hand: "open", turn: 208 },
  hangs: { joints: [shoulders[1], [-11, -9], [-16, 11]], hand: "rest", turn: 96 },
  /** Around a cup. */
  nearOnCup: { joints: [shoulders[0], [-3, -9], [-19, -13]], hand: "thumb", turn: 186 },
  farOnCup: { joints: [shoulders[1], [-15, -12], [-26, -16]], hand: "fist", turn: 184 },
} as const satisfies Record<string, Arm>;
const legs = {
  stands: {
    near: [
      [
        [-1, 10],
        [-2, 40],
        [0, 68],
      ],
      0,
    ],
    far: [
      [
        [-4, 10],
        [-8, 40],
        [-8, 67],
      ],
      0,
    ],
  },
  /** Moments of a step: the near heel comes down, the near leg carries while the other passes it, its knee comes up, it pushes off. */
  strikes: {
    near: [
      [
        [-3, 10],
        [-14, 38],
        [-25, 65],
      ],
      16,
    ],
    far: [
      [
        [0, 10],
        [6, 40],
        [21, 61],
      ],
      -38,
    ],
  },
  passes: {
    near: [
      [
        [-2, 10],
        [-4, 40],
        [-2, 68],
      ],
      0,
    ],
    far: [
      [
        [-2, 10],
        [-12, 36],
        [14, 54],
      ],
      -30,
    ],
  },
  lifts: {
    near: [
      [
        [-3, 10],
        [-20, 35],
        [-19, 62],
      ],
      -8,
    ],
    far: [
      [
        [0, 10],
        [4, 40],
        [9, 67],
      ],
      0,
    ],
  },
  pushes: {
    near: [
      [
        [0, 10],
        [4, 40],
        [20, 61],
      ],
      -38,
    ],
    far: [
      [
        [-4, 10],
        [-16, 37],
        [-20, 67],
      ],
      0,
    ],
  },
  /** A short step of somebody who is old. */
  shuffles: {
    near: [
      [
        [-1, 10],
        [-9, 38],
        [-11, 68],
      ],
      0,
    ],
    far: [
      [
        [1, 10],
        [3, 39],
        [9, 66],
      ],
      -12,
    ],
  },
  sits: {
    near: [
      [
        [0, 37],
        [-27, 37],
        [-24, 67],
      ],
      0,
    ],
    far: [
      [
        [-2, 37],
        [-32, 38],
        [-36, 67],
      ],
      0,
    ],
  },
} as const satisfies Record<string, { readonly near: Leg; readonly far: Leg }>;
/** How much lower than who stands is who sits. */
const seated = 29;

const top = "M-13-41C-17-34-18-24-16-14C-15-6-14 0-14 9L9 9C10-2 11-12 9-22C8-32 5-39 0-42z";
const light = {
  stripe: "M5 9C7-4 7-16 2-38L6-34C11-20 11-6 9 9z",
  rim: "M9 9C10-2 11-12 9-22C8-32 5-39 0-42C4-32 6-22 7-12C7-5 7 1 6 9z",
} as const;
const shoe = "M4.6-3C5.4 1 6 5 5 8L-14 8C-15 4.6-11 2.6-8 2L-4-3z";
const sole = "M5.4 6L5 8.4L-14 8.4L-14.4 6z";
const cup = "M-5-6L5-6L4 7L-4 7z";

/** Fingers over the gunwale, at the middle of a hand; the gunwale is at 0. */
const fingers = [5.6, 7.4, 7, 6]
  .map((long, i) => `M${(i * 2.4 - 4.8).toFixed(1)}-3.4h2.2v${long}a1.1 1.4 0 0 1-2.2 0z`)
  .join("");

type Pose = {
  readonly legs: keyof typeof legs;
  readonly near: keyof typeof arms;
  readonly far: keyof typeof arms;
  /** Between the two arms. */
  readonly holds?: "oar" | "cup";
};
const poses = {
  behindTheBoat: { legs: "strikes", near: "nearOnBoat", far: "farOnBoat" },
  beforeTheBoat: { legs: "pushes", near: "swings", far: "farGrips" },
  withOar: { legs: "stands", near: "nearOnOar", far: "farOnOar", holds: "oar" },
  talks: { legs: "stands", near: "speaks", far: "hangs" },
  sits: { legs: "sits", near: "nearOnCup", far: "farOnCup", holds: "cup" },
} as const satisfies Record<string, Pose>;

/** How somebody of the crew walks: the moment of a step, degrees by which the back is bent forward, and size. */
type Gait = readonly [legs: keyof typeof legs, bent: number, size: number];
/** By the places in the eight: each of another age. */
const gaits: Readonly<Record<number, Gait>> = {
  0: ["passes", 3, 0.95],
  1: ["shuffles", 9, 0.98],
  5: ["pushes", 1, 1.02],
  6: ["lifts", -3, 1.03],
};

/** A point of who is bent forward, about the hip. */
const bentBy = (degrees: number, [x, y]: Point): Point => {
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos - (y - 10) * sin, 10 + x * sin + (y - 10) * cos];
};

function drawLeg(
  [[hip, knee, ankle], foot]: Leg,
  skin: string,
  shorts: string,
  shoes: string,
  edge: string,
): string {
  return (
    limb(skin, [partOf(hip, knee, 0.5), knee, ankle], [11, 8.8, 6]) +
    `<g transform="translate(${ankle.join(" ")})rotate(${foot})">${cuts([
      [shoes, shoe],
      [edge, sole],
    ])}</g>` +
    limb(shorts, [hip, partOf(hip, knee, 0.72)], [16, 14.4])
  );
}

type Look = {
  readonly skin: readonly [skin: string, shade: string];
  readonly sleeve: Rower["sleeve"];
  readonly cloth: string;
  /** What parts a long sleeve from a top of the same cloth. */
  readonly edge: string;
};
function drawArm({ joints, hand: kind, turn }: Arm, { skin, sleeve, cloth, edge }: Look): string {
  const [shoulder, elbow, wrist] = joints;
  const bare = limb(skin[0], joints, [9.6, 7.8, 5.6]) + hand(kind, wrist, turn, -0.84, skin);
  if (sleeve === "none") return bare;
  return sleeve === "long"
    ? hand(kind, wrist, turn, -0.84, skin) +
        `<g opacity=".4">${limb(edge, joints, [13, 11, 8])}</g>${limb(cloth, joints, [11, 9, 7])}`
    : bare + limb(cloth, [shoulder, partOf(shoulder, elbow, 0.6)], [11.6, 11]);
}

/** Somebody on land, facing left. */
function onLand(
  who: Rower,
  pose: Pose,
  index: number,
  tones: readonly [string, string],
  inks: Inks,
  bent = 0,
): string {
  const { lit, sleeve, sleeveInk = who.top, looks, above } = who;
  const { night } = inks;
  const [skin, shade] = tones;
  const hue = index % 2 ? 200 : 245;
  const shorts = oklch(0.36, 0.05, hue);
  const farShorts = oklch(0.29, 0.045, hue);
  const shoes = index % 2 ? inks.paper : inks.sun;
  const edge = night ? inks.far : inks.near;
  const { near, far } = legs[pose.legs];
  const upper = (svg: string) =>
    pose.legs === "sits" ? `<g transform="translate(0 ${seated})">${svg}</g>` : svg;
  const back = (svg: string) => (bent ? `<g transform="rotate(${-bent} 0 10)">${svg}</g>` : svg);
  const arm = ({ joints: [shoulder, ...others], ...rest }: Arm): Arm => ({
    ...rest,
    joints: [bentBy(bent, shoulder), ...others],
  });
  const held =
    pose.holds === "cup"
      ? `<g transform="translate(-27 -17)">${cut(inks.bill, cup)}</g>`
      : pose.holds === "oar"
        ? cut(night ? inks.grass : inks.bark, oar([-30, 76], [-3, -182], 1.4))
        : "";
  return (
    drawLeg(far, shade, farShorts, shoes, edge) +
    upper(drawArm(arm(arms[pose.far]), { skin: [shade, shade], sleeve, cloth: sleeveInk, edge: inks.bark })) +
    drawLeg(near, skin, shorts, shoes, edge) +
    upper(
      back(
        cuts([
          [shorts, pose.legs === "sits" ? "M-12 2L9 2L9 14L-6 14z" : "M-12 2L9 2L7.6 10L6 14L-11 14z"],
          [who.top, top],
          [lit[0], lit[1] === rower.stripe ? light.stripe : light.rim],
        ]) +
          `<use href="#face" fill="${skin}" color="${shade}"/>${looks === "shaded" ? cut(shade, rower.brim) : ""}${cuts(above)}${cut(skin, rower.ear)}`,
      ),
    ) +
    upper(held + drawArm(arm(arms[pose.near]), { skin: tones, sleeve, cloth: sleeveInk, edge: inks.bark }))
  );
}

/** The cox on land, facing right: she shows the way. */
function guide(tones: readonly [string, string], inks: Inks): string {
  const trousers = oklch(inks.night ? 0.34 : 0.36, 0.05, 245);
  const jacket = oklch(inks.night ? 0.68 : 0.73, 0.125, 74);
  const shoeAt = (x: number) => `<g transform="translate(${x} 68)scale(-1 1)">${cut(inks.paper, shoe)}</g>`;
  return (
    cut(trousers, "M-17 0L6 0L6 8L-17 8z") +
    shoeAt(3) +
    limb(
      oklch(inks.night ? 0.28 : 0.3, 0.045, 245),
      [
        [0, 4],
        [3, 36],
        [3, 68],
      ],
      [14, 11, 8],
    ) +
    shoeAt(-9) +
    limb(
      trousers,
      [
        [-8, 4],
        [-8, 36],
        [-9, 68],
      ],
      [16, 12, 9],
    ) +
    hand("rest", [6, 2], 80, 0.8, [tones[1], tones[1]]) +
    limb(
      jacket,
      [
        [-1, -26],
        [6, -12],
        [6, 2],
      ],
      [9, 8, 7],
    ) +
    cuts([
      [inks.sun, cox.jacket],
      [tones[0], cox.head],
      [tones[1], cox.shade],
      [inks.bark, cox.hair + cox.lines],
    ]) +
    hand("open", [15, -21], -22, 0.9, tones) +
    limb(
      jacket,
      [
        [-8, -25],
        [-1, -8],
        [14, -20],
      ],
      [10.6, 9, 7.4],
    ) +
    cut(inks.paper, cox.cap)
  );
}

/** Draws some of the crew on land. */
export function carriers(press: Press, walk: Walk, inks: Inks): void {
  const { x, y, scale, pitch } = walk;
  const everybody = crew(inks);
  const [skins, shades] = [skinInks(inks), shadeInks(inks)];
  const tones = (skin: 0 | 1 | 2) => [skins[skin] ?? "", shades[skin] ?? ""] as const;
  const count = walk.crew.length;
  const at = (index: number) => x + (index - (count - 1) / 2) * pitch;
  const shadow = inks.night ? inks.skyTop : oklch(0.62, 0.11, 66);
  const place = (px: number, svg: string, size = 1, way: 1 | -1 = 1) => {
    const by = Number((scale * size).toFixed(3));
    return `<g transform="translate(${Math.round(px)} ${Math.round(y - 76 * scale * size)})scale(${by})">${cut(shadow, gouge(0, 77, 66, 4))}${way < 0 ? `<g transform="scale(-1 1)">${svg}</g>` : svg}</g>`;
  };
  const people = press.plate("none");
  const drawn = (index: number, kind: keyof typeof poses) => {
    const who = everybody[walk.crew[index] ?? 0];
    const pose = poses[kind];
    if (!who) return "";
    if (walk.does === "rest") return onLand(who, pose, index, tones(who.skin), inks);
    const [moment, bent] = gaitOf(index);
    return onLand(who, { ...pose, legs: moment }, index, tones(who.skin), inks, bent);
  };
  const gaitOf = (index: number): Gait => gaits[walk.crew[index] ?? 0] ?? ["strikes", 0, 1];
  if (walk.does === "rest") {
    // One with an oar listens to the one in the middle; another sits on a box with a cup. The second oar lies on the ground.
    const wood = inks.night ? oklch(0.4, 0.06, 60) : oklch(0.56, 0.085, 56);
    const box =
      cut(wood, "M-15 42L20 42L20 77L-15 77z") +
      cut(inks.bark, gouge(2, 54, 33, 1.6) + gouge(2, 66, 33, 1.6));
    const lying = cut(inks.night ? inks.grass : inks.bark, oar([-60, 75], [176, 1], 1.4));
    people.place(
      place(at(1) + pitch * 0.2, lying) +
        place(at(0), box, 1, -1) +
        place(at(0), drawn(0, "sits"), 1, -1) +
        place(at(1), drawn(1, "talks"), 1, -1) +
        place(at(2), drawn(2, "withOar"), 1),
    );
    return;
  }
  const places = times(count);
  for (const index of places)
    if (index % 2 === 0) people.place(place(at(index), drawn(index, "behindTheBoat"), gaitOf(index)[2]));
  const [bow, stern] = [at(0) - pitch * 0.66, at(count - 1) + pitch * 0.7].map(Math.round);
  const gunwale = Math.round(y - 76 * scale);
  const middle = Math.round(x);
  people.place(
    cut(
      inks.night ? oklch(0.5, 0.09, 46) : inks.bark,
      `M${bow} ${gunwale - 4}Q${middle} ${gunwale + 4} ${stern} ${gunwale - 4}Q${middle} ${Math.round(gunwale + 34 * scale)} ${bow} ${gunwale - 4}z`,
    ) + cut(inks.sun, gouge(middle, gunwale + 5 * scale, (Number(stern) - Number(bow)) * 0.86, 2.4 * scale)),
  );
  // A carrier behind the boat holds it by its edge: the fingers of both hands lie over it.
  for (const index of places) {
    const skin = everybody[walk.crew[index] ?? 0]?.skin;
    if (index % 2 || skin === undefined) continue;
    const [near, far] = tones(skin);
    const at0 = `translate(${Math.round(at(index))} ${gunwale})scale(${scale})`;
    people.place(
      `<g transform="${at0}"><g transform="translate(-30)">${cut(far, fingers)}</g><g transform="translate(-17)">${cut(near, fingers)}</g></g>`,
    );
  }
  for (const index of places)
    if (index % 2) people.place(place(at(index), drawn(index, "beforeTheBoat"), gaitOf(index)[2]));
  people.place(place(at(0) - pitch * 0.98, guide(tones(1), inks), 0.94));
}
