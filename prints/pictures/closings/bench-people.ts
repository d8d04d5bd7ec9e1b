import { gouge } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { type Cut, draw } from "../../kit/sheet.ts";
import { clothes, hair, parts, ribs, strands } from "../call.ts";
import { face } from "../teacher.ts";
import {
  arms,
  both,
  builds,
  chair,
  drop,
  headwear,
  legs,
  patterns,
  stick,
  things,
  torsos,
  wheelchair,
} from "./bench-bodies.ts";

/*
 * Who comes to the Sunday class, from the front, as its teacher sees them: nobody is on two pages. Their heads are those of the
 * call.
 */

type Person = {
  readonly skin: 0 | 1 | 2;
  /** Degrees by which the head leans. */
  readonly lean: number;
  /** Where the eyes look, if they are open: to the left below 0. */
  readonly looks?: number;
  /** Hair behind the head, and before it. */
  readonly behind?: readonly Cut[];
  readonly before: readonly Cut[];
  readonly build: keyof typeof builds;
  readonly torso?: keyof typeof torsos;
  /** Taller or smaller than others. */
  readonly size?: number;
  readonly top: string;
  /** Of folds in sleeves. */
  readonly deep: string;
  readonly arms: keyof typeof arms;
  readonly legs: keyof typeof legs;
  readonly trousers: string;
  readonly shoes: string;
  /** Drawn first: the chair. */
  readonly seat?: readonly Cut[];
  /** On the torso, behind the arms. */
  readonly pattern?: readonly Cut[];
  /** Over the shoulders. */
  readonly over?: readonly Cut[];
  /** Before the legs, and behind the hands. */
  readonly held?: readonly Cut[];
  /** Drawn last: wheels. */
  readonly last?: readonly Cut[];
  /** The cover of the book, and what is printed on it; else red. */
  readonly book?: readonly [cover: string, title: string];
};

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
  /** A cloth by day, and by lamplight. */
  const cloth = (lightness: number, chroma: number, hue: number) =>
    night ? oklch(lightness * 0.84, chroma * 0.85, hue) : oklch(lightness, chroma, hue);
  const chestnut = oklch(night ? 0.36 : 0.38, 0.06, 46);
  const russet = oklch(night ? 0.47 : 0.5, 0.11, 42);
  const russetDeep = oklch(night ? 0.37 : 0.4, 0.095, 40);
  const copper = oklch(night ? 0.62 : 0.68, 0.12, 50);
  const straw = oklch(0.7, night ? 0.08 : 0.1, night ? 82 : 68);
  const silver = oklch(night ? 0.8 : 0.88, night ? 0.03 : 0.012, 90);
  const grey = cloth(0.66, 0.015, 220);
  const greyDeep = cloth(0.52, 0.02, 225);
  const denim = oklch(night ? 0.41 : 0.42, 0.06, 245);
  const denimDeep = oklch(night ? 0.31 : 0.31, 0.055, 245);
  const cream = night ? oklch(0.84, 0.055, 82) : paper;
  const creamDeep = night ? oklch(0.68, 0.06, 78) : oklch(0.82, 0.04, 75);
  const blush = oklch(night ? 0.76 : 0.925, night ? 0.07 : 0.04, 42);
  const blushDeep = oklch(night ? 0.62 : 0.78, night ? 0.075 : 0.06, 38);
  const rose = cloth(0.66, 0.085, 22);
  const roseDeep = cloth(0.53, 0.09, 20);
  const plum = cloth(0.44, 0.075, 350);
  const plumDeep = cloth(0.34, 0.065, 350);
  const teal = cloth(0.55, 0.065, 190);
  const tealDeep = cloth(0.43, 0.06, 195);
  const blue = night ? oklch(0.6, 0.05, 220) : far;
  const blueDeep = night ? oklch(0.46, 0.05, 222) : near;
  const moss = night ? oklch(0.42, 0.055, 180) : gum;
  const mossDeep = night ? oklch(0.32, 0.05, 185) : oklch(0.3, 0.045, 200);
  const sky = night ? oklch(0.7, 0.045, 222) : oklch(0.84, 0.045, 222);
  const sliver = night ? oklch(0.6, 0.045, 80) : far;
  const onChair = [[seats, chair.seat]] as const;
  return {
    // After the class, at the pool.
    silver: {
      skin: 2,
      lean: 5,
      looks: 4,
      behind: [[silver, hair.back]],
      before: [
        [silver, hair.brows],
        [silver, hair.bob],
        [sliver, strands(8, 60, 46, 46) + ribs(2, 74, 150, 70)],
      ],
      build: "slim",
      top: blue,
      deep: blueDeep,
      arms: "onThighs",
      legs: "seated",
      trousers: moss,
      shoes: chestnut,
      seat: onChair,
    },
    withStick: {
      skin: 0,
      lean: -6,
      looks: -5,
      before: [
        [silver, hair.brows],
        [silver, headwear.ring],
        [silver, hair.beard],
        [sliver, ribs(6, 30, 216, 30, 0.3)],
        [silver, hair.moustache],
      ],
      build: "broad",
      torso: "stooped",
      top: cream,
      deep: creamDeep,
      arms: "onStick",
      legs: "seated",
      trousers: denim,
      shoes: chestnut,
      seat: onChair,
      pattern: [[sliver, patterns.hem]],
      held: [[russet, stick]],
    },
    stripes: {
      skin: 2,
      lean: 7,
      looks: -4,
      behind: [[russet, hair.back]],
      before: [
        [russet, hair.brows],
        [russet, hair.long],
        [copper, strands(6, 52, 44, 44) + ribs(2, 78, 180, 110)],
      ],
      build: "slight",
      top: cream,
      deep: creamDeep,
      arms: "inLap",
      legs: "kneeRight",
      trousers: denim,
      shoes: russet,
      seat: onChair,
      pattern: [[blueDeep, patterns.stripes]],
    },
    folds: {
      skin: 0,
      lean: -8,
      looks: 5,
      before: [
        [key, hair.brows],
        [key, hair.curls],
        [blueDeep, strands(6, 44, 52, 34)],
      ],
      build: "broad",
      top: moss,
      deep: mossDeep,
      arms: "folded",
      legs: "kneeLeft",
      trousers: russetDeep,
      shoes: cream,
      seat: onChair,
    },
    wheelchair: {
      skin: 1,
      lean: -5,
      looks: -5,
      behind: [[key, headwear.cloudBehind]],
      before: [
        [key, hair.brows],
        [key, headwear.cloud],
        [night ? oklch(0.4, 0.05, 60) : gum, strands(9, 70, 22, 36)],
      ],
      build: "slim",
      top: blush,
      deep: blushDeep,
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

    // With a cup, before the class.
    towel: {
      skin: 1,
      lean: 4,
      looks: 6,
      before: [
        [key, hair.brows],
        [key, hair.crop],
        [blueDeep, strands(7, 44, 46, 44)],
      ],
      build: "slim",
      top: teal,
      deep: tealDeep,
      arms: "atWaist",
      legs: "standing",
      trousers: denim,
      shoes: cream,
      over: [[cream, patterns.towel]],
    },
    headscarf: {
      skin: 0,
      lean: -7,
      looks: -6,
      before: [
        [key, hair.brows],
        [plum, headwear.scarf],
        [plumDeep, headwear.scarfFolds],
      ],
      build: "slim",
      top: grey,
      deep: greyDeep,
      arms: "atWaist",
      legs: "seated",
      trousers: mossDeep,
      shoes: key,
      seat: onChair,
    },
    stout: {
      skin: 2,
      lean: 5,
      looks: 5,
      before: [
        [chestnut, hair.brows],
        [chestnut, headwear.ring],
        [chestnut, hair.moustache],
        [cream, clothes.collar],
      ],
      build: "stout",
      size: 0.97,
      top: rose,
      deep: roseDeep,
      arms: "atWaist",
      legs: "seated",
      trousers: denim,
      shoes: chestnut,
      seat: onChair,
    },
    plaits: {
      skin: 2,
      lean: -6,
      looks: -6,
      before: [
        [chestnut, hair.brows],
        [straw, headwear.plaits],
        [copper, strands(8, 46, 46, 40)],
      ],
      build: "slight",
      size: 0.93,
      top: blush,
      deep: blushDeep,
      arms: "atWaist",
      legs: "kneeLeft",
      trousers: denim,
      shoes: russet,
      seat: onChair,
      pattern: [[denim, patterns.bib]],
    },
    glasses: {
      skin: 1,
      lean: 6,
      looks: 5,
      before: [
        [silver, hair.brows],
        [silver, hair.crop],
        [sliver, strands(6, 42, 46, 40)],
        [silver, hair.beard],
        [key, headwear.glasses],
      ],
      build: "slim",
      size: 1.06,
      top: sky,
      deep: blueDeep,
      arms: "atWaist",
      legs: "seated",
      trousers: russetDeep,
      shoes: key,
      seat: onChair,
      pattern: [[moss, patterns.vest]],
    },
    bun: {
      skin: 0,
      lean: -5,
      looks: -6,
      before: [
        [silver, hair.brows],
        [silver, hair.bun],
        [sliver, strands(6, 40, 50, 30)],
        [teal, clothes.scarf],
        [tealDeep, ribs(9, 56, 262, 26)],
      ],
      build: "broad",
      size: 0.96,
      top: plum,
      deep: plumDeep,
      arms: "hanging",
      legs: "standing",
      trousers: grey,
      shoes: chestnut,
    },

    // With books.
    stands: {
      skin: 0,
      lean: 4,
      before: [
        [silver, hair.brows],
        [silver, hair.crop],
        [sliver, strands(6, 42, 46, 40)],
      ],
      build: "broad",
      top: denim,
      deep: denimDeep,
      arms: "atWaist",
      legs: "standing",
      trousers: moss,
      shoes: chestnut,
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
      build: "broad",
      top: blue,
      deep: blueDeep,
      arms: "atWaist",
      legs: "seated",
      trousers: russetDeep,
      shoes: key,
      seat: onChair,
      book: [mossDeep, cream],
    },
    fair: {
      skin: 2,
      lean: -7,
      looks: 6,
      behind: [[straw, hair.back]],
      before: [
        [chestnut, hair.brows],
        [straw, hair.bob],
        [night ? russet : copper, strands(8, 60, 46, 46) + ribs(2, 74, 150, 70)],
      ],
      build: "slim",
      top: russet,
      deep: russetDeep,
      arms: "atWaist",
      legs: "kneeLeft",
      trousers: denim,
      shoes: chestnut,
      seat: onChair,
    },
    readsOnTheFloor: {
      skin: 0,
      lean: 6,
      before: [
        [key, hair.brows],
        [key, headwear.topknot],
        [blueDeep, strands(6, 40, 56, 30)],
      ],
      build: "slight",
      size: 0.94,
      top: teal,
      deep: tealDeep,
      arms: "atWaist",
      legs: "floor",
      trousers: grey,
      shoes: greyDeep,
      book: [plum, cream],
    },
    cap: {
      skin: 2,
      lean: 6,
      before: [
        [silver, hair.brows],
        [silver, hair.moustache],
        [silver, headwear.ring],
        [greyDeep, headwear.flatCap],
        [grey, headwear.capLine],
      ],
      build: "stout",
      torso: "stooped",
      top: moss,
      deep: mossDeep,
      arms: "atWaist",
      legs: "seated",
      trousers: grey,
      shoes: chestnut,
      seat: onChair,
      pattern: [[cream, patterns.buttons]],
      book: [denim, cream],
    },
    wheels: {
      skin: 1,
      lean: -5,
      behind: [[key, headwear.cloudBehind]],
      before: [
        [key, hair.brows],
        [key, headwear.cloud],
        [night ? oklch(0.4, 0.05, 60) : gum, strands(9, 70, 22, 36)],
        [key, headwear.glasses],
      ],
      build: "slight",
      top: rose,
      deep: roseDeep,
      arms: "atWaist",
      legs: "seated",
      trousers: mossDeep,
      shoes: cream,
      seat: [[seats, wheelchair.behind]],
      last: [
        [seats, wheelchair.wheels],
        [edge(inks), wheelchair.rims],
      ],
      book: [sky, blueDeep],
    },

    // Practising.
    onTheFloor: {
      skin: 1,
      lean: -4,
      before: [
        [key, hair.brows],
        [key, hair.bun],
        [blueDeep, strands(6, 40, 50, 30)],
      ],
      build: "slim",
      top: russet,
      deep: russetDeep,
      arms: "onKnees",
      legs: "floor",
      trousers: denim,
      shoes: denimDeep,
      pattern: [[russetDeep, patterns.strings]],
    },
    waves: {
      skin: 0,
      lean: -4,
      behind: [[key, hair.back]],
      before: [
        [key, hair.brows],
        [key, headwear.waves],
        [blueDeep, strands(6, 52, 40, 36)],
      ],
      build: "slim",
      top: teal,
      deep: tealDeep,
      arms: "inLap",
      legs: "standing",
      trousers: key,
      shoes: russet,
    },
    turban: {
      skin: 0,
      lean: 3,
      before: [
        [key, hair.brows],
        [key, hair.beard],
        [blueDeep, ribs(6, 30, 216, 30, 0.3)],
        [rose, headwear.turban],
        [roseDeep, headwear.turbanFolds],
      ],
      build: "broad",
      top: blue,
      deep: blueDeep,
      arms: "onThighs",
      legs: "seated",
      trousers: greyDeep,
      shoes: key,
      seat: onChair,
      pattern: [[denim, patterns.vest]],
    },
    whiteCurls: {
      skin: 2,
      lean: -6,
      before: [
        [silver, hair.brows],
        [silver, headwear.cloud],
        [sliver, strands(9, 70, 22, 36)],
      ],
      build: "stout",
      size: 0.94,
      top: plum,
      deep: plumDeep,
      arms: "inLap",
      legs: "kneeRight",
      trousers: grey,
      shoes: chestnut,
      seat: onChair,
      pattern: [[cream, patterns.buttons]],
    },
    topknot: {
      skin: 2,
      lean: 5,
      before: [
        [chestnut, hair.brows],
        [chestnut, headwear.topknot],
        [copper, strands(6, 40, 56, 30)],
        [chestnut, hair.beard],
      ],
      build: "slim",
      size: 1.04,
      top: grey,
      deep: greyDeep,
      arms: "onThighs",
      legs: "seated",
      trousers: denim,
      shoes: cream,
      seat: onChair,
    },
    beanie: {
      skin: 0,
      lean: 6,
      before: [
        [chestnut, hair.brows],
        [chestnut, headwear.ring],
        [rose, clothes.crown],
        [roseDeep, clothes.cuff],
        [rose, ribs(15, 72, 84, 32)],
      ],
      build: "slight",
      size: 0.96,
      top: moss,
      deep: mossDeep,
      arms: "inLap",
      legs: "seated",
      trousers: russetDeep,
      shoes: cream,
      seat: onChair,
      pattern: [[cream, patterns.strings]],
    },
  } as const satisfies Record<string, Person>;
}

/** Eyes that look down at a book: under each lid the lower half of an iris; and the mouth of who has closed eyes. */
const lowered = `${both((side) => `M${side * 46} 122C${side * 37} 129 ${side * 21} 129 ${side * 12} 122C${side * 14} 128 ${side * 18} 131 ${side * 21} 131C${side * 22} 140 ${side * 36} 140 ${side * 37} 131C${side * 40} 131 ${side * 44} 128 ${side * 46} 122z`)}${parts.lids.slice(parts.lids.lastIndexOf("M"))}`;

export type Name = keyof ReturnType<typeof people> | "nobody";

const down = (svg: string, by: number) => `<g transform="translate(0 ${by})">${svg}</g>`;
/** Across, bodies are as broad as their build; who stands is slimmer than who sits. */
const broad = (svg: string, by: number) => `<g transform="scale(${by} 1)">${svg}</g>`;
const headSize = 0.247;

type Look = {
  /** The ink of chairs. */
  readonly seats?: string;
  /** With open eyes. */
  readonly awake?: boolean;
  /** What is held at the waist. */
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
  const [skin = "", shade = ""] = inks.night
    ? [lamplit.skin[person.skin], lamplit.shade[person.skin]]
    : [skinInks(inks)[person.skin], shadeInks(inks)[person.skin]];
  const { top, deep, trousers, shoes, torso = "upright", size = 1, looks = 0 } = person;
  const by = drop[person.legs];
  const isStanding = person.legs === "standing";
  const across = builds[person.build] * (isStanding ? 0.88 : 1);
  const stoop = torso === "stooped" ? 6 : 0;
  const below = legs[person.legs];
  const crease = inks.night ? oklch(0.27, 0.04, 220) : inks.bark;
  const lower = broad(
    draw([
      [shoes, below.backShoe],
      [trousers, below.shaded],
    ]) +
      `<g opacity=".3">${draw([[darkest(inks), below.shaded]])}</g>` +
      draw([
        ...("nearer" in below ? [[trousers, below.nearer] as const] : []),
        [trousers, below.front],
        [crease, below.folds],
        [shoes, below.frontShoe],
      ]),
    isStanding ? Math.min(1, across) : Math.sqrt(builds[person.build]),
  );
  const reads = held === "book" && person.looks === undefined;
  const eyes = (ink: string): readonly Cut[] => (awake && !reads ? [[ink, face.eyes]] : []);
  const lids = awake && !reads ? face.lids + face.smile : reads ? lowered : parts.lids;
  const head = `<g transform="translate(0 ${by + stoop - 209})rotate(${person.lean} 0 62)scale(${headSize})">${
    draw(person.behind ?? []) +
    draw([
      [skin, parts.skin],
      [shade, parts.shade],
    ]) +
    (
      looks && awake
        ? `<g transform="translate(${looks})">${draw([[inks.bark, lids], ...eyes(inks.bark).map(([ink, d]): Cut => [ink, d])])}</g>`
        : draw([...eyes(inks.bark), [inks.bark, lids]])
    ) +
    draw(person.before)
  }</g>`;
  const pose = arms[held === "book" ? "withBook" : person.arms];
  const upper = draw([[top, torsos[torso]], ...(person.pattern ?? [])]);
  const things = held && person.arms === "atWaist" ? thingHeld(held, skin, shade, inks, person) : [];
  const before = draw([
    [top, pose.sleeves],
    ...("nearer" in pose ? [[top, pose.nearer] as const] : []),
    [deep, pose.folds],
    [skin, pose.hands],
    [shade, pose.fingers],
  ]);
  const inFront = down(broad(before, across) + broad(draw(things), Math.min(1.1, across)), by);
  const body = [
    down(draw(person.seat ?? []), isStanding || person.legs === "floor" ? 0 : drop.seated),
    isStanding ? lower : "",
    down(broad(upper, across), by),
    isStanding ? "" : lower,
    head,
    down(draw(person.over ?? []), by),
    draw(person.held ?? []),
    inFront,
    draw(person.last ?? []),
  ].join("");
  return size === 1 ? body : `<g transform="scale(${size})">${body}</g>`;
}

/** What is held, and the hands that hold it. */
function thingHeld(
  held: keyof typeof things,
  skin: string,
  shade: string,
  inks: Inks,
  { skin: tone, book: [cover, title] = [inks.bill, oklch(inks.night ? 0.44 : 0.46, 0.12, 32)] }: Person,
): readonly Cut[] {
  const { back, front, lines, hands, fingers } = things[held];
  const page = inks.night ? oklch(0.84, 0.055, 82) : inks.paper;
  const [outer, inner, light] =
    held === "book"
      ? [page, cover, title]
      : [tone === 1 ? page : inks.bill, darkest(inks), inks.night ? oklch(0.6, 0.045, 80) : inks.far];
  return [
    [outer, back],
    [inner, front],
    [light, lines],
    [skin, hands],
    [shade, fingers],
  ];
}
