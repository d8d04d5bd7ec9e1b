import { box, disc, gouge, polygon } from "../../kit/cuts.ts";
import { type Inks, nightInks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { outline, type Point, steps, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Cut, draw, type Size, sheet } from "../../kit/sheet.ts";
import { hair, parts, ribs, strands } from "../call.ts";
import { face } from "../teacher.ts";

/*
 * The Sunday class from the front, as its teacher sees it. Bodies are drawn by hand. 4 units are 3 cm. The floor is at 0, a
 * chair's seat at 70, a collar at 154. Bodies are drawn as if the seat were at 60. Heads are those of the call.
 */

/** Returns a shape at the right, or its mirror image at the left. */
type Pair = (side: 1 | -1) => string;
const both = (shape: Pair) => shape(-1) + shape(1);
/** Writes a path whose x are multiplied by a side. Only absolute commands. */
const mirrored =
  (d: string): Pair =>
  (side) =>
    d.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * side} ${y}`);

const chair = {
  back: "M-27-60L-24-130C-23-138 23-138 24-130L27-60zM-20-122L-16-122L-17-68L-21-68zM-8-124L-4-124L-4-68L-8-68zM4-124L8-124L8-68L4-68zM16-122L20-122L21-68L17-68z",
  seat: "M-33-67L33-67L37-54L39 10L33 10L30-54L-30-54L-33 10L-39 10L-37-54z",
} as const;

/** Jumpers, from the hem to the collar. The elbows are at 96. */
const jumpers = {
  slim: "M-24-66L-27-86L-35-90C-40-106-36-125-25-132C-18-136-12-140-9-144L9-144C12-140 18-136 25-132C36-125 40-106 35-90L27-86L24-66z",
  broad:
    "M-29-66L-31-86L-40-90C-46-108-42-126-29-133C-21-137-13-140-10-144L10-144C13-140 21-137 29-133C42-126 46-108 40-90L31-86L29-66z",
  stooped:
    "M-29-66L-31-84L-41-86C-48-104-46-121-35-128C-26-133-14-135-9-138L9-138C14-135 26-133 35-128C46-121 48-104 41-86L31-84L29-66z",
} as const;
const armpits = both((side) => gouge(side * 27, -106, 32, 2.8, side * -1.42));

/** Forearms, by what the hands do, the hands, and what parts them and their fingers. */
const arms = {
  inLap: [
    both(mirrored("M40,-101C44,-90,40,-82,33,-79L9,-70L6,-82L28,-96z")),
    "M-11-84C-6-88 6-88 11-84C15-79 11-71 0-70C-11-71-15-79-11-84z",
    gouge(0, -78, 17, 2.2, 1.15, 1) + gouge(-7, -74, 8, 1.4, 0.3) + gouge(-8, -78, 8, 1.4, 0.2),
  ],
  onThighs: [
    both(mirrored("M38,-103C43,-92,40,-82,34,-75L27,-66L15,-72L22,-84C25,-90,26,-97,26,-104z")),
    both(mirrored("M30,-73C24,-79,13,-76,14,-68C16,-59,27,-58,31,-65z")),
    both((side) => gouge(side * 19, -65, 9, 1.4, side * -1.2) + gouge(side * 23, -63, 8, 1.4, side * -1.3)),
  ],
  onStick: [
    both(mirrored("M42,-98C47,-88,42,-80,34,-80L8,-82L6,-94L30,-94z")),
    "M-10-96C-5-100 5-100 10-96C13-91 10-83 0-82C-10-83-13-91-10-96z",
    gouge(0, -90, 19, 2.2, 0.12, 1) + gouge(3, -86, 10, 1.4, 0.1),
  ],
  folded: [
    "M-40-112C-45-101-41-93-31-92L20-97C27-98 28-108 21-109L-24-106zM40-112C45-101 41-91 32-89L-14-84L-18-93L22-97L28-107z",
    "M21-109C29-112 35-107 34-101L26-97L20-97z",
    gouge(29, -103, 9, 1.4, 0.2),
  ],
  onKnees: [
    both(mirrored("M41,-52C47,-40,57,-32,63,-24L50,-15C42,-25,34,-36,29,-46z")),
    both(mirrored("M65,-27C57,-33,47,-26,48,-17C52,-12,62,-13,67,-19z")),
    both((side) => gouge(side * 59, -17, 8, 1.4, side * 1) + gouge(side * 55, -16, 8, 1.4, side * 1.2)),
  ],
} as const;

/** What parts two thighs, and light on the knees, which are nearest: below them the shins hang back. */
const folds =
  gouge(0, -64, 30, 3, Math.PI / 2) +
  both(
    (side) => gouge(side * 18, -49, 25, 4.4, side * -0.06, -4) + gouge(side * 30, -76, 18, 2.2, side * -1.3),
  );

/** A shin from the knee at a side to the foot at the other. */
const crossedShin = mirrored("M34,-58L18,-58L19,-50L-22,-12L-10,-4L32,-48z");

/** What is below a jumper, shoes, and shins. */
const legs = {
  seated: [
    // Both thighs, seen from before, are one shape.
    "M-28-90C-35-84-37-66-34-55C-32-48-27-45-21-45C-15-45-10-46-7-50L7-50C10-46 15-45 21-45C27-45 32-48 34-55C37-66 35-84 28-90C18-94-18-94-28-90z",
    both(mirrored("M9,-12L27,-12C30,-8,31,-3,28,1L7,1C5,-3,6,-8,9,-12z")),
    both(mirrored("M8,-54L11,-9L26,-9L30,-52z")),
  ],
  ankles: [
    "M-28-90C-35-84-37-66-34-55C-32-48-27-45-21-45C-15-45-10-48-5-57L5-57C10-48 15-45 21-45C27-45 32-48 34-55C37-66 35-84 28-90C18-94-18-94-28-90z",
    "M-9-8L-22-14C-30-11-34-5-32 1L-12 1C-9-1-7-5-9-8z",
    crossedShin(1),
    // Before the other, from which a line parts it.
    "M-2-31L18-13L8-4L-13-23z",
    crossedShin(-1),
    // The seat between the thighs, and the shoe of the leg in front.
    "M-21-60L21-60L20-48L4-29L-4-29L-20-48z",
    "M7-11L22-17C29-14 36-7 35 1L10 1C6-2 5-7 7-11z",
  ],
  floor: [
    "M-27-22C-46-34-66-28-73-12C-74-2-60 2-46 1L46 1C60 2 74-2 73-12C66-28 46-34 27-22C12-14-12-14-27-22z",
    gouge(-18, -6, 64, 4, 0.14) + gouge(22, -6, 58, 4, -0.16),
  ],
  standing: [
    "M-25-124L25-124L24-8L7-8L1-96L-1-96L-7-8L-24-8z",
    both(mirrored("M7,-11L25,-11C28,-8,31,-3,28,1L6,1C4,-3,4,-7,7,-11z")),
  ],
} as const;

const wheelchair = {
  behind:
    "M-31-124h5v70h-5zM26-124h5v70h-5zM-32-66L32-66L34-54L-34-54zM-7-54h4v52h-4zM3-54h4v52h-4zM-30-1L-4-1L-4 4L-30 4zM4-1L30-1L30 4L4 4z",
  wheels: both(
    mirrored("M44,-86C52,-86,54,-64,54,-41C54,-18,52,4,44,4C37,4,35,-18,35,-41C35,-64,37,-86,44,-86z"),
  ),
  rims: both((side) => gouge(side * 43, -41, 74, 2.6, 1.57)),
} as const;

const stick = "M-2-100L2-100L3 1L-3 1z";
const stripes = [-126, -115, -104, -93, -82].map((y) => gouge(0, y, 48, 4.4, 0, 2)).join("");
const cuffs = steps(-1, 1, 9)
  .map((u) => gouge(u * 22, -76, 12, 1.8, Math.PI / 2))
  .join("");
/** Hair that stands up all round, and what of it is behind the head. */
const cloud = {
  front:
    "M-62 128C-92 128-104 96-88 74C-100 40-68 6-36 18C-22-8 22-8 36 18C68 6 100 40 88 74C104 96 92 128 62 128C60 106 52 90 38 80C14 70-20 72-42 84C-54 96-60 112-62 128z",
  behind: "M-60 60C-110 90-108 150-70 176C-50 190 50 190 70 176C108 150 110 90 60 60z",
} as const;

type Person = {
  readonly skin: 0 | 1 | 2;
  /** Degrees by which the head leans. */
  readonly lean: number;
  /** With open eyes. */
  readonly awake?: true;
  /** Hair behind the head, and before it. */
  readonly behind?: readonly Cut[];
  readonly before: readonly Cut[];
  readonly jumper: keyof typeof jumpers;
  readonly top: string;
  readonly sleeves: string;
  readonly arms: keyof typeof arms;
  readonly legs: keyof typeof legs;
  readonly trousers: string;
  readonly shoes: string;
  /** Drawn first: the chair. */
  readonly seat?: readonly Cut[];
  /** On the jumper. */
  readonly pattern?: readonly Cut[];
  /** Before the legs, and behind the hands. */
  readonly held?: readonly Cut[];
  /** Drawn last: wheels, strings of a hood. */
  readonly last?: readonly Cut[];
};

/** By how much the upper body is lower than on a chair. */
const drop = { seated: -10, ankles: -10, floor: 54, standing: -54 } as const;

/** Skins by lamplight: those of other night pictures are in the dark. */
const lamplit = {
  skin: [oklch(0.6, 0.085, 52), oklch(0.44, 0.065, 46), oklch(0.68, 0.08, 58)],
  shade: [oklch(0.5, 0.08, 44), oklch(0.36, 0.055, 42), oklch(0.57, 0.085, 48)],
} as const;

/** Chairs, tyres and black hair. */
const darkest = (inks: Inks) => (inks.night ? oklch(0.19, 0.025, 60) : inks.bark);
/** Light edges of what is dark. */
const edge = (inks: Inks) => (inks.night ? oklch(0.72, 0.05, 80) : inks.paper);

function people(inks: Inks, seats: string) {
  const { night, gum, near, far, paper } = inks;
  const key = darkest(inks);
  const chestnut = oklch(night ? 0.36 : 0.38, 0.06, 46);
  const russet = oklch(night ? 0.47 : 0.5, 0.11, 42);
  const russetDeep = oklch(night ? 0.39 : 0.42, 0.095, 40);
  const copper = oklch(night ? 0.62 : 0.68, 0.12, 50);
  const straw = oklch(0.7, night ? 0.08 : 0.1, night ? 82 : 68);
  const silver = oklch(night ? 0.8 : 0.88, night ? 0.03 : 0.012, 90);
  const denim = oklch(night ? 0.41 : 0.42, 0.06, 245);
  const denimDeep = oklch(night ? 0.34 : 0.35, 0.055, 245);
  const cream = night ? oklch(0.84, 0.055, 82) : paper;
  const creamDeep = night ? oklch(0.75, 0.06, 78) : oklch(0.91, 0.03, 80);
  const blush = oklch(night ? 0.76 : 0.925, night ? 0.07 : 0.04, 42);
  const blushDeep = oklch(night ? 0.67 : 0.85, night ? 0.075 : 0.05, 40);
  const blue = night ? oklch(0.6, 0.05, 220) : far;
  const blueDeep = night ? oklch(0.49, 0.05, 222) : near;
  const moss = night ? oklch(0.42, 0.055, 180) : gum;
  const mossDeep = night ? oklch(0.35, 0.05, 185) : oklch(0.33, 0.045, 200);
  const sliver = night ? oklch(0.6, 0.045, 80) : far;
  const onChair = [[seats, chair.seat]] as const;
  return {
    stands: {
      skin: 0,
      lean: 4,
      awake: true,
      before: [
        [silver, hair.brows],
        [silver, hair.crop],
        [sliver, strands(6, 42, 46, 40)],
      ],
      jumper: "broad",
      top: denim,
      sleeves: denimDeep,
      arms: "inLap",
      legs: "standing",
      trousers: moss,
      shoes: chestnut,
    },
    silver: {
      skin: 2,
      lean: -5,
      behind: [[silver, hair.back]],
      before: [
        [silver, hair.brows],
        [silver, hair.bob],
        [sliver, strands(8, 60, 46, 46) + ribs(2, 74, 150, 70)],
      ],
      jumper: "slim",
      top: blue,
      sleeves: blueDeep,
      arms: "onThighs",
      legs: "seated",
      trousers: moss,
      shoes: chestnut,
      seat: onChair,
    },
    onTheFloor: {
      skin: 1,
      lean: -4,
      before: [
        [key, hair.brows],
        [key, hair.bun],
        [blueDeep, strands(6, 40, 50, 30)],
      ],
      jumper: "slim",
      top: russet,
      sleeves: russetDeep,
      arms: "onKnees",
      legs: "floor",
      trousers: denim,
      shoes: denimDeep,
      last: [[russetDeep, gouge(-7, -82, 26, 2.6, 1.4) + gouge(8, -82, 26, 2.6, 1.7)]],
    },
    withStick: {
      skin: 0,
      lean: 6,
      before: [
        [silver, hair.brows],
        [silver, hair.beard],
        [sliver, ribs(6, 30, 216, 30, 0.3)],
        [silver, hair.moustache],
      ],
      jumper: "stooped",
      top: cream,
      sleeves: creamDeep,
      arms: "onStick",
      legs: "seated",
      trousers: denim,
      shoes: chestnut,
      seat: onChair,
      pattern: [[sliver, cuffs]],
      held: [[russet, stick]],
    },
    stripes: {
      skin: 2,
      lean: 7,
      behind: [[russet, hair.back]],
      before: [
        [russet, hair.brows],
        [russet, hair.long],
        [copper, strands(6, 52, 44, 44) + ribs(2, 78, 180, 110)],
      ],
      jumper: "slim",
      top: cream,
      sleeves: creamDeep,
      arms: "inLap",
      legs: "seated",
      trousers: denim,
      shoes: russet,
      seat: onChair,
      pattern: [[blueDeep, stripes]],
    },
    folds: {
      skin: 0,
      lean: -10,
      awake: true,
      before: [
        [key, hair.brows],
        [key, hair.curls],
        [blueDeep, strands(6, 44, 52, 34)],
      ],
      jumper: "broad",
      top: moss,
      sleeves: mossDeep,
      arms: "folded",
      legs: "ankles",
      trousers: russetDeep,
      shoes: cream,
      seat: onChair,
    },
    wheelchair: {
      skin: 1,
      lean: 5,
      behind: [[key, cloud.behind]],
      before: [
        [key, hair.brows],
        [key, cloud.front],
        [night ? oklch(0.4, 0.05, 60) : gum, strands(9, 70, 22, 36)],
      ],
      jumper: "slim",
      top: blush,
      sleeves: blushDeep,
      arms: "onThighs",
      legs: "seated",
      trousers: moss,
      shoes: key,
      seat: [[seats, wheelchair.behind]],
      last: [
        [seats, wheelchair.wheels],
        [edge(inks), wheelchair.rims],
      ],
    },
    bearded: {
      skin: 1,
      lean: -6,
      before: [
        [key, hair.brows],
        [key, hair.crop],
        [blueDeep, strands(7, 44, 46, 44)],
        [key, hair.beard],
      ],
      jumper: "broad",
      top: blue,
      sleeves: blueDeep,
      arms: "inLap",
      legs: "seated",
      trousers: russetDeep,
      shoes: key,
      seat: onChair,
    },
    fair: {
      skin: 2,
      lean: -7,
      awake: true,
      behind: [[straw, hair.back]],
      before: [
        [chestnut, hair.brows],
        [straw, hair.bob],
        [night ? russet : copper, strands(8, 60, 46, 46) + ribs(2, 74, 150, 70)],
      ],
      jumper: "slim",
      top: russet,
      sleeves: russetDeep,
      arms: "inLap",
      legs: "ankles",
      trousers: denim,
      shoes: cream,
      seat: onChair,
    },
  } as const satisfies Record<string, Person>;
}

/** Eyes that look down at a book: under each lid the lower half of an iris; and the mouth of who has closed eyes. */
const lowered = `${both((side) => `M${side * 46} 122C${side * 37} 129 ${side * 21} 129 ${side * 12} 122C${side * 14} 128 ${side * 18} 131 ${side * 21} 131C${side * 22} 140 ${side * 36} 140 ${side * 37} 131C${side * 40} 131 ${side * 44} 128 ${side * 46} 122z`)}${parts.lids.slice(parts.lids.lastIndexOf("M"))}`;

/** What who sits with hands in the lap can hold: an open book, a cup. */
const things = {
  book: [
    "M0-101C-8-108-22-108-30-104L-29-76C-21-80-8-79 0-73C8-79 21-80 29-76L30-104C22-108 8-108 0-101z",
    "M0-103C-7-108-19-109-27-106L-26-80C-18-83-7-81 0-76C7-81 18-83 26-80L27-106C19-109 7-108 0-103z",
    gouge(0, -88, 26, 2, Math.PI / 2) +
      both((side) => [-100, -94, -88].map((y) => gouge(side * 14, y, 17, 1.5, side * -0.16)).join("")),
    both(mirrored("M21,-86C27,-88,32,-83,31,-77C29,-73,23,-73,20,-77z")),
  ],
  cup: [
    "M-10-104L10-104L9-84C9-81-9-81-9-84zM10-101C19-102 19-88 9-89L9-92C14-91 14-98 10-98z",
    "M-10-104C-7-107 7-107 10-104C7-102-7-102-10-104z",
    gouge(-3, -114, 16, 2, 1.3, 3) + gouge(4, -116, 18, 2, 1.8, -3),
    both(mirrored("M18,-98C13,-103,6,-101,4,-95L4,-92L7,-91L4,-88L7,-86L5,-82C8,-76,16,-77,19,-83z")),
  ],
} as const;

export type Name = keyof ReturnType<typeof people> | "nobody";

const down = (svg: string, by: number) => `<g transform="translate(0 ${by})">${svg}</g>`;
/** Who stands is slimmer than who sits: across, bodies are drawn for chairs. */
const slimmer = (svg: string) => `<g transform="scale(.86 1)">${svg}</g>`;

type Look = {
  /** The ink of chairs. */
  readonly seats?: string;
  /** Whether eyes are open: of those who have them open while they practise, if it isn't given. */
  readonly awake?: boolean;
  /** What is held in the lap. */
  readonly held?: keyof typeof things | undefined;
};

/** Returns somebody, with feet at 0, or a chair with nobody. */
export function somebody(name: Name, inks: Inks, { seats = darkest(inks), awake, held }: Look = {}): string {
  if (name === "nobody") {
    return down(
      draw([
        [seats, chair.back],
        [seats, chair.seat],
        [edge(inks), gouge(0, -61, 56, 3)],
      ]),
      drop.seated,
    );
  }
  const person: Person = people(inks, seats)[name];
  const isAwake = awake ?? person.awake;
  const [skin = "", shade = ""] = inks.night
    ? [lamplit.skin[person.skin], lamplit.shade[person.skin]]
    : [skinInks(inks)[person.skin], shadeInks(inks)[person.skin]];
  const [forearms, hands, fingers] = arms[person.arms];
  const [below, shoes, shins = "", line = "", shinBefore = "", between = "", shoeBefore = ""] =
    legs[person.legs];
  const isStanding = person.legs === "standing";
  const isOnFloor = person.legs === "floor";
  const crease = inks.night ? oklch(0.3, 0.045, 200) : inks.bark;
  const lower = draw(
    isOnFloor
      ? [
          [person.trousers, below],
          [person.shoes, shoes],
        ]
      : [
          [seats, between],
          [person.shoes, shoes],
          [person.trousers, shins],
          [crease, line],
          [person.trousers, shinBefore],
          [person.shoes, shoeBefore],
          [person.trousers, below],
          ...(isStanding ? [] : [[crease, folds] as const]),
        ],
  );
  const upper = down(
    draw([[person.top, jumpers[person.jumper]], [person.sleeves, armpits], ...(person.pattern ?? [])]),
    drop[person.legs],
  );
  const head = `<g transform="translate(0 ${drop[person.legs] + (person.jumper === "stooped" ? 6 : 0) - 201})rotate(${person.lean} 0 60)scale(.215)">${draw(
    [
      ...(person.behind ?? []),
      [skin, parts.skin],
      [shade, parts.shade],
      [inks.bark, isAwake ? face.eyes + face.lids + face.smile : held === "book" ? lowered : parts.lids],
      ...person.before,
    ],
  )}</g>`;
  const thing =
    person.arms === "inLap" && held ? thingHeld(held, skin, shade, inks, name === "bearded") : undefined;
  const before = draw([
    [person.sleeves, forearms],
    ...(thing ?? [[skin, hands] as const, [shade, fingers] as const]),
  ]);
  if (isStanding) return lower + slimmer(upper) + head + slimmer(down(before, drop.standing + 9));
  return [
    down(draw(person.seat ?? []), isOnFloor ? 0 : drop[person.legs]),
    upper,
    head,
    lower,
    draw(person.held ?? []),
    isOnFloor ? before : down(before, drop[person.legs]),
    draw(person.last ?? []),
  ].join("");
}

/** What is held, and the hands that hold it. */
function thingHeld(
  held: keyof typeof things,
  skin: string,
  shade: string,
  inks: Inks,
  tinted: boolean,
): readonly Cut[] {
  const [back, front, lines, hands] = things[held];
  const page = inks.night ? oklch(0.84, 0.055, 82) : inks.paper;
  const tint = oklch(inks.night ? 0.72 : 0.87, 0.06, 200);
  return held === "book"
    ? [
        [tinted ? inks.near : inks.bill, back],
        [tinted ? tint : page, front],
        [inks.near, lines],
        [skin, hands],
        [shade, both((side) => gouge(side * 26, -80, 8, 1.4, side * -0.3))],
      ]
    : [
        [inks.bill, back],
        [darkest(inks), front],
        [inks.night ? oklch(0.6, 0.045, 80) : inks.far, lines],
        [skin, hands],
        [shade, both((side) => [-95, -90, -85].map((y) => gouge(side * 9, y, 9, 1.4, side * 0.12)).join(""))],
      ];
}

type Company = Size & {
  /** y of the skirting. */
  readonly skirting: number;
  readonly scale: number;
  /** x of the lamp that stands at the wall at night. */
  readonly lamp: number;
  readonly places: readonly (readonly [name: Name, x: number, y: number])[];
  /** They read. */
  readonly held?: "book";
};

/** The end of the practices: the Sunday class on the floor of its room, practising, or of the articles, reading. The wall is the page; at night a lamp lights it. */
function company({ width, height, skirting, scale, lamp, places, held }: Company, inks: Inks): string {
  const press = new Press();
  if (inks.night) {
    press.plate("url(#wall)").add(box(0, 0, width, skirting));
    addLamp(press, [lamp, skirting + 8], scale);
  }
  press
    .plate(inks.night ? oklch(0.42, 0.06, 68) : inks.stubble)
    .add(box(-10, skirting, width + 10, height + 10));
  const grain = press.plate(inks.night ? oklch(0.33, 0.05, 64) : inks.grass, { overlap: "add" });
  const random = createRandom(44);
  for (const row of times((height - skirting) / 22))
    for (let x = random.range(-80, 40); x < width; x += random.range(170, 330))
      grain.add(gouge(x + 60, skirting + 18 + row * 22, random.range(90, 210), 2.6));
  press.plate(inks.bark).add(box(-10, skirting - 3, width + 10, skirting + 5));
  const who = places.map(
    ([name, x, y]) =>
      `<g fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})">${somebody(name, inks, held && { held, awake: name === "stands" })}</g>`,
  );
  return sheet({
    width,
    height,
    defs: inks.night ? wall : "",
    body: press.toSvg() + who.join(""),
  });
}

/** The lamp's light on the wall, which ends in the ground of the page. */
export const wall = `<linearGradient id="wall" x2="0" y2="1">${[
  [0, oklch(0.3, 0.045, 66), 0],
  [0.4, oklch(0.36, 0.055, 68), 0.8],
  [1, oklch(0.45, 0.07, 70), 1],
]
  .map(([offset, ink, opacity]) => `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`)
  .join("")}</linearGradient>`;

/** A standing lamp, its foot at a point. */
function addLamp(press: Press, [x, foot]: Point, scale: number) {
  const at = (points: string): Point[] =>
    outline(points).map(([px, py]) => [x + px * scale, foot + py * scale]);
  press
    .plate(nightInks.glow, { opacity: 0.4 })
    .add(disc(x, foot - 168 * scale, 42 * scale, createRandom(7), 40));
  press.plate(nightInks.bark).add(polygon(at("-2,-152 2,-152 2,-4 20,0 20,3 -20,3 -20,0 -2,-4")));
  press.plate(nightInks.sun).add(polygon(at("-16,-188 16,-188 25,-150 -25,-150")));
  press
    .plate(oklch(0.92, 0.08, 85), { overlap: "add" })
    .add(
      gouge(x, foot - 152 * scale, 46 * scale, 4 * scale),
      gouge(x - 6 * scale, foot - 169 * scale, 28 * scale, 4 * scale, 1.7),
    );
}

export const readersWide = (inks: Inks) =>
  company(
    {
      width: 1600,
      height: 440,
      skirting: 344,
      scale: 1.42,
      lamp: 1120,
      held: "book",
      places: [
        ["fair", 196, 394],
        ["bearded", 372, 402],
        ["onTheFloor", 612, 416],
        ["nobody", 812, 408],
        ["stripes", 990, 400],
        ["wheelchair", 1236, 398],
        ["stands", 1424, 374],
      ],
    },
    inks,
  );

export const readersTall = (inks: Inks) =>
  company(
    {
      width: 750,
      height: 500,
      skirting: 396,
      scale: 1.62,
      lamp: 528,
      held: "book",
      places: [
        ["stands", 104, 430],
        ["bearded", 270, 462],
        ["nobody", 446, 456],
        ["stripes", 630, 458],
      ],
    },
    inks,
  );

export const companyWide = (inks: Inks) =>
  company(
    {
      width: 1600,
      height: 440,
      skirting: 344,
      scale: 1.45,
      lamp: 906,
      places: [
        ["stands", 184, 372],
        ["silver", 284, 396],
        ["withStick", 622, 396],
        ["onTheFloor", 504, 416],
        ["nobody", 806, 408],
        ["stripes", 1010, 398],
        ["folds", 1120, 406],
        ["wheelchair", 1374, 390],
      ],
    },
    inks,
  );

export const companyTall = (inks: Inks) =>
  company(
    {
      width: 750,
      height: 500,
      skirting: 396,
      scale: 1.66,
      lamp: 336,
      places: [
        ["silver", 98, 450],
        ["nobody", 278, 458],
        ["stripes", 456, 460],
        ["wheelchair", 642, 450],
      ],
    },
    inks,
  );
