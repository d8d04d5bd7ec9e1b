import { box, gouge, polygon } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { lerp, type Point, steps, times } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createNoise, createRandom, type Random } from "../kit/random.ts";
import { flat, type Size, sheet, verticalGradient } from "../kit/sheet.ts";
import { reeds } from "../motifs/plants.ts";
import { shore } from "../motifs/shore.ts";
import { water } from "../motifs/water.ts";
import { railBelow, solesBelow, teacherAtRail, teacherWithMug } from "./teacher-whole.ts";
import { sitters } from "./two-chairs/sitters.ts";

const seed = 1864;

/** A shed: left edge, width, how far its roof reaches over to the next, heights of wall and gable. */
type Shed = {
  readonly x: number;
  readonly wide: number;
  readonly eave: number;
  readonly walls: number;
  readonly gable: number;
  readonly ink: string;
};

/** How the sheds stand, in shares of the picture's width. */
type Row = {
  readonly count: number;
  /** The one that is open, from 0. */
  readonly open: number;
  /** Where the first begins. What is cut must be cut well, not by its roof's edge. */
  readonly from: number;
  /** From one to the next. */
  readonly step: number;
  /** The teacher before them, and how large she is: her feet, or, if she stands with a mug, the crown of her beanie. */
  readonly teacher: readonly [...Point, scale: number];
  /** She looks at us, her hands on a rail, or sits on a jetty and writes. If it isn't given, she stands with a mug. */
  readonly pose?: "rail" | "jetty";
  /** The sheds are painted in colours. */
  readonly painted?: true;
  /** The time of day: sunrise, if it isn't given. */
  readonly light?: (inks: Inks) => Inks;
};

/** Times of day. Their nights are alike. */
const sunrise = (inks: Inks): Inks => inks;
export const evening = (inks: Inks): Inks =>
  inks.night ? inks : { ...inks, sky: oklch(0.86, 0.07, 56), glow: oklch(0.78, 0.125, 50) };
export const noon = (inks: Inks): Inks =>
  inks.night ? inks : { ...inks, sky: oklch(0.9, 0.028, 215), glow: oklch(0.84, 0.04, 218) };

/** A row of boat sheds, one open and lit, and the teacher with a mug. */
export function boatSheds({ width, height }: Size, row: Row, hers: Inks): string {
  const { count, open, from, light = sunrise } = row;
  const inks = light(hers);
  const deck = Math.round(height * 0.68);
  const random = createRandom(seed);
  const press = new Press();
  shore(press.plate(inks.near, { overlap: "add" }), {
    from: -10,
    to: width + 10,
    y: deck - 8,
    seed,
    height: 40,
  });

  const { night } = inks;
  const palette = row.painted
    ? [
        oklch(night ? 0.4 : 0.6, night ? 0.07 : 0.11, 38),
        oklch(night ? 0.42 : 0.66, 0.06, 185),
        oklch(night ? 0.4 : 0.74, night ? 0.06 : 0.11, 76),
      ]
    : night
      ? [inks.near, inks.far]
      : [inks.bark, inks.stubble, inks.gum, inks.near];
  const isGold = (ink: string) => ink === (row.painted ? palette[2] : inks.stubble);
  const step = width * row.step;
  const sheds = times(count).map((index): Shed => {
    const left = width * from + index * step;
    const wide = step * random.range(0.86, 0.9);
    // Not gold behind her gold beanie.
    const isBehindHer = row.teacher[0] > left && row.teacher[0] < left + step;
    const ink = palette[(row.painted ? index + 1 : index * 3 + 1) % palette.length] ?? inks.gum;
    return {
      x: left + (step - wide) / 2,
      wide,
      eave: (step - wide) / 2,
      walls: height * 0.28,
      gable: height * random.range(0.13, 0.18),
      ink: index === open && !night ? inks.gum : isBehindHer && isGold(ink) ? inks.near : ink,
    };
  });
  for (const [index, shed] of sheds.entries()) addShed(press, shed, deck, index === open, random, inks);

  const planks = press.plate(inks.bark);
  planks.add(box(-10, deck - 3, width + 10, deck + 14));
  for (const x of times(width / 62)) planks.add(gouge(x * 62 + random.range(0, 30), deck + 5, 40, 2));
  const piles = press.plate(inks.bark, { overlap: "add" });
  for (const x of times(width / 88)) piles.add(box(x * 88 + 20, deck + 10, x * 88 + 29, deck + 36));

  const lit = sheds[open];
  water(press.plate(inks.night ? inks.far : inks.near, { overlap: "add" }), {
    from: -40,
    to: width + 40,
    top: deck + 32,
    bottom: height + 4,
    seed: seed + 1,
    rows: 13,
    thickness: [1.2, 7],
    length: [40, 170],
    keep: (_x, _y, depth) => 0.5 - depth * 0.1,
  });
  if (lit) addGlow(press.plate(inks.sun, { overlap: "add" }), lit, [deck, height], random);
  // The bank on which she stands.
  const noise = createNoise(seed);
  const bank = steps(-10, width + 10, 30).map((at): Point => [at, height * 0.925 - noise(at / 120) * 9]);
  const grass = press.plate(inks.bark, { overlap: "add" });
  grass.add(polygon([[-10, height + 5], ...bank, [width + 10, height + 5]]));
  reeds(grass, { from: width * 0.02, to: width * 0.2, y: height + 8, height: height * 0.2, seed, count: 34 });
  reeds(grass, {
    from: width * 0.86,
    to: width * 0.99,
    y: height + 8,
    height: height * 0.15,
    seed: seed + 3,
    count: 24,
  });

  const [x, y, scale] = row.teacher;
  const drawn =
    row.pose === "rail"
      ? teacherAtRail(
          [x, y - solesBelow * scale],
          scale,
          hers,
          rail(width, height, y + (railBelow - solesBelow) * scale, scale, inks),
        )
      : row.pose === "jetty"
        ? onJetty([x, y], scale, inks, hers)
        : teacherWithMug([x, y], scale, hers);
  return sheet({
    width,
    height,
    defs: verticalGradient("sky", [
      [0, inks.skyTop],
      [0.5, inks.sky],
      [1, inks.glow],
    ]),
    body:
      flat("url(#sky)", 0, 0, width, deck) +
      flat(inks.night ? inks.skyTop : inks.sky, 0, deck, width, height - deck) +
      press.toSvg() +
      drawn,
  });
}

/** A rail from edge to edge. */
function rail(width: number, height: number, y: number, scale: number, inks: Inks): string {
  const press = new Press();
  const wood = press.plate(inks.night ? inks.grass : inks.stubble, { overlap: "add" });
  for (const post of times(width / 260 + 1))
    wood.add(box(post * 260 + 60, y, post * 260 + 60 + 34 * scale, height + 5));
  wood.add(box(-10, y, width + 10, y + 34 * scale));
  press.plate(inks.bark, { overlap: "add" }).add(gouge(width / 2, y + 24 * scale, width * 1.1, 3));
  return press.toSvg();
}

/** The teacher at the end of a jetty, a notebook on her knee, shins over its edge: below the middle of her hip, where her feet end. */
function onJetty([x, y]: Point, scale: number, inks: Inks, hers: Inks): string {
  const press = new Press();
  const rect = (left: number, top: number, right: number, bottom: number) =>
    box(x + left * scale, y + top * scale, x + right * scale, y + bottom * scale);
  const { night } = inks;
  const piles = press.plate(night ? inks.bark : oklch(0.36, 0.05, 55), { overlap: "add" });
  for (const left of [-900, -520, -140]) piles.add(rect(left, -150, left + 44, 120));
  piles.add(rect(-2000, -140, 84, -118));
  press.plate(night ? oklch(0.36, 0.045, 62) : inks.stubble).add(rect(-2000, -168, 112, -138));
  press.plate(night ? oklch(0.46, 0.05, 66) : inks.paper).add(rect(-2000, -174, 114, -164));
  const joints = press.plate(night ? inks.bark : oklch(0.42, 0.06, 55), { overlap: "add" });
  for (const plank of times(14)) joints.add(rect(30 - plank * 84, -174, 35 - plank * 84, -138));
  const [, { body, legs, arm, hip }] = sitters(hers);
  return `${press.toSvg()}<g fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})">${body}${hip}${legs}${arm}</g>`;
}

/** Boards, an overhanging roof, and doors: braced if shut; if open, light and a boat inside. */
function addShed(press: Press, shed: Shed, deck: number, open: boolean, random: Random, inks: Inks) {
  const { x, wide, eave, walls, gable, ink } = shed;
  const [right, mid, eaves] = [x + wide, x + wide / 2, deck - walls];
  const front = press.plate(ink);
  front.add(
    polygon([
      [x, deck],
      [x, eaves - 6],
      [mid, eaves - gable - 6],
      [right, eaves - 6],
      [right, deck],
    ]),
  );
  for (let board = x + 16; board < right - 8; board += 17) {
    const top = eaves - gable * (1 - Math.abs(board - mid) / (wide / 2)) + 14;
    const length = (deck - top) * random.range(0.5, 0.92);
    front.add(gouge(board, top + length / 2, length, 1.9, 1.57));
  }
  const roof = press.plate(inks.bark, { overlap: "add" });
  for (const side of [-1, 1]) {
    roof.add(
      polygon([
        [mid, eaves - gable - 13],
        [mid, eaves - gable + 6],
        [mid + side * (wide / 2 + eave + 1), eaves + 20],
        [mid + side * (wide / 2 + eave + 1), eaves + 2],
      ]),
    );
  }
  const [doorLeft, doorRight, lintel] = [x + wide * 0.2, right - wide * 0.2, eaves + walls * 0.14];
  if (!open) {
    const braces = press.plate(inks.night ? inks.bark : inks.paper, { overlap: "add", opacity: 0.75 });
    const [half, middle] = [(doorRight - doorLeft) / 2, (doorLeft + doorRight) / 2];
    const drop = deck - lintel;
    const slope = Math.atan2(drop, half);
    for (const side of [-1, 1]) {
      const centre = middle + (side * half) / 2;
      braces.add(gouge(centre, (lintel + deck) / 2, Math.hypot(half, drop) * 0.84, 4, side * -slope));
      for (const y of [lintel + 8, deck - 12]) braces.add(gouge(centre, y, half * 0.92, 4));
    }
    braces.add(gouge(middle, (lintel + deck) / 2, drop * 0.94, 3, 1.57));
    return;
  }
  press.plate(inks.sun).add(box(doorLeft, lintel, doorRight, deck));
  const inside = press.plate(inks.bark, { overlap: "add" });
  // Open doors, two racked boats from the end, an oar.
  for (const side of [-1, 1]) {
    const hinge = side < 0 ? doorLeft : doorRight;
    inside.add(
      polygon([
        [hinge, lintel - 4],
        [hinge + side * wide * 0.11, lintel + 10],
        [hinge + side * wide * 0.11, deck],
        [hinge, deck],
      ]),
    );
  }
  for (const level of [0.3, 0.62]) {
    const y = lerp(lintel, deck, level);
    inside.add(
      gouge(mid - wide * 0.05, y, wide * 0.4, 9, 0.02, 8),
      box(doorLeft, y + 12, doorLeft + wide * 0.36, y + 15),
    );
  }
  inside.add(gouge(doorRight - wide * 0.07, (lintel + deck) / 2 + 6, (deck - lintel) * 0.96, 3, 1.5));
  inside.add(gouge(doorRight - wide * 0.075, deck - 18, 34, 8, 1.5));
}

/** Light from the open door on the water. */
function addGlow(plate: Plate, { x, wide }: Shed, [deck, bottom]: readonly [number, number], random: Random) {
  for (const row of times(9)) {
    const depth = row / 8;
    plate.add(
      gouge(
        x + wide / 2 + random.bell() * 14,
        lerp(deck + 44, bottom - 10, depth),
        wide * lerp(0.56, 0.3, depth) * random.range(0.8, 1.2),
        lerp(3, 6, depth),
      ),
    );
  }
}
