import { box, disc, gouge, smooth } from "../../kit/cuts.ts";
import { type Inks, oklch, skinInks } from "../../kit/inks.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { water } from "../../motifs/water.ts";
import { type Name, somebody } from "./bench-people.ts";
import { wall } from "./company.ts";

type Lane = Size & {
  /** y of the pool's far edge. */
  readonly edge: number;
  /** Those of the class, back to front: who, and where. */
  readonly places: readonly (readonly [name: Name, x: number])[];
  /** What is held by who has hands in the lap. */
  readonly held?: "cup";
  /** x of who swims, if anybody does. */
  readonly swimmer?: number;
  /** Where the ropes are, as shares of the water. */
  readonly ropes: readonly number[];
  readonly scale: number;
};

const seed = 1215;

/** The end of a page about the class: the class on the other side of the pool, one chair free, perhaps with somebody in a lane. */
function lane(
  { width, height, edge, places, held, swimmer, ropes: ropesAt, scale }: Lane,
  inks: Inks,
): string {
  const { night } = inks;
  const press = new Press();
  const deck = edge - 46 * scale;
  if (night) press.plate("url(#wall)").add(box(0, 0, width, deck));
  const tiles = press.plate(night ? inks.stubble : inks.sky);
  tiles.add(box(-10, deck, width + 10, edge));
  for (const tile of times(width / (52 * scale)))
    tiles.add(gouge((tile + 0.5) * 52 * scale, edge - 12 * scale, 26 * scale, 3));
  const feet = Math.round(deck + 24 * scale);
  for (const [name, x] of places) {
    const sitter = somebody(name, inks, {
      seats: night ? inks.far : inks.bark,
      awake: true,
      held,
    });
    press
      .plate("none")
      .place(`<g fill-rule="evenodd" transform="translate(${x} ${feet})scale(${scale})">${sitter}</g>`);
  }
  press
    .plate(night ? oklch(0.29, 0.05, 226) : oklch(0.66, 0.07, 222))
    .add(box(-10, edge, width + 10, height + 10));
  press.plate(inks.bark).add(box(-10, edge - 3, width + 10, edge + 5 * scale));

  const ropes = ropesAt.map((share) => [lerp(edge, height, share), lerp(7, 15.6, share) * scale] as const);
  const middle = lerp(edge, height, 0.56);
  const isFree = (x: number, y: number) =>
    ropes.every(([rope, thick]) => Math.abs(y - rope) > thick) &&
    (swimmer === undefined || Math.hypot((x - swimmer) * 0.5, y - middle) > 52 * scale);
  for (const [ink, more] of [
    [night ? oklch(0.22, 0.04, 226) : oklch(0.5, 0.075, 226), 0.5],
    [night ? inks.far : inks.paper, 0.2],
  ] as const)
    water(press.plate(ink, { overlap: "add" }), {
      from: -60,
      to: width + 60,
      top: edge + 14 * scale,
      bottom: height + 4,
      seed: seed + Math.round(more * 10),
      rows: 12,
      thickness: [1.4, 8 * scale],
      length: [50 * scale, 170 * scale],
      keep: (x, y) => (isFree(x, y) ? more : 0),
    });
  for (const [y, thick] of ropes) addRope(press, width, y, thick, inks);
  if (swimmer !== undefined) addSwimmer(press, [swimmer, middle], scale, inks);
  return sheet({ width, height, defs: night ? wall : "", body: press.toSvg() });
}

/** A lane rope of beads, red at both ends. */
function addRope(press: Press, width: number, y: number, thick: number, inks: Inks) {
  const [gold, white, red] = [inks.sun, inks.paper, inks.bill].map((ink) =>
    press.plate(ink, { overlap: "add" }),
  );
  const length = thick * 2.3;
  for (const bead of times(width / length + 1)) {
    const x = bead * length;
    const isEnd = x < width * 0.1 || x > width * 0.9;
    (isEnd ? red : bead % 6 < 3 ? gold : white)?.add(box(x, y - thick / 2, x + length - 4, y + thick / 2));
  }
}

/** Somebody in a red cap, one arm over the water. */
function addSwimmer(press: Press, [x, y]: Point, scale: number, inks: Inks) {
  const random = createRandom(seed);
  const at = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const line = (points: string) => outline(points).map(at);
  const [, , skin = inks.glow] = skinInks(inks);
  const [shade = skin] = skinInks(inks);
  // Legs lie in the water, one foot kicks.
  press.plate(shade).add(smooth(line("84,-2 112,2 140,5 166,10 184,14 186,18 164,17 136,13 86,8"), 0.12));
  press
    .plate(skin)
    .add(
      smooth(
        line("78,-18 104,-15 126,-9 140,-7 160,-6 176,-10 192,-12 196,-8 180,-1 160,3 140,4 118,5 80,6"),
        0.12,
      ),
    );
  // The water over them.
  press
    .plate(inks.night ? oklch(0.29, 0.05, 226) : oklch(0.66, 0.07, 222))
    .add(smooth(line("70,8 96,3 130,5 158,6 190,8 196,22 130,20 70,18"), 0.14));
  const foam = press.plate(inks.paper, { overlap: "add" });
  press.plate(inks.gum).add(smooth(line("8,6 16,-14 52,-22 88,-18 94,-6 92,6"), 0.14));
  press.plate(skin).add(smooth(line("-8,6 -2,-12 18,-20 38,-20 34,6"), 0.14));
  press.plate(skin).add(disc(...at([-28, -6]), 19 * scale, random, 24));
  press
    .plate(inks.bill, { shift: [1, -1] })
    .add(smooth(line("-47,-6 -45,-20 -32,-28 -18,-26 -9,-14 -9,-2 -20,-8 -34,-10"), 0.16));
  press.plate(inks.bark, { overlap: "add" }).add(gouge(...at([-37, -5]), 19 * scale, 7 * scale, 0.1));
  // Shoulder, elbow and wrist, and the hand that goes in.
  press
    .plate(skin)
    .add(
      smooth(
        line(
          "38,-12 30,-26 14,-46 2,-57 -8,-58 -20,-54 -42,-42 -62,-30 -76,-24 -91,-6 -87,0 -74,-7 -60,-19 -38,-31 -14,-41 -4,-36 4,-20 10,-2 34,2",
        ),
        0.13,
      ),
    );
  press
    .plate(shade, { overlap: "add" })
    .add(gouge(...at([-3, -45]), 13 * scale, 3, 0.75), gouge(...at([16, -14]), 17 * scale, 3, 1.1, 2));
  for (const [px, py, length] of [
    [-64, 6, 70],
    [-20, 12, 120],
    [64, 10, 170],
    [130, 16, 130],
    [-90, 16, 60],
    [30, 22, 120],
  ] as const)
    foam.add(gouge(...at([px, py]), length * scale, 5 * scale));
  // What the kick throws up.
  const splash = press.plate(inks.paper, { overlap: "add" });
  splash.add(
    smooth(
      line("150,8 158,2 166,4 170,-6 178,-2 186,-14 192,-4 202,-8 204,0 214,0 212,7 224,10 200,13 168,13"),
      0.14,
    ),
  );
  for (const [px, py, length] of [
    [108, 6, 80],
    [176, -22, 8],
    [200, -20, 10],
    [214, -9, 8],
    [238, 10, 40],
  ] as const)
    splash.add(gouge(...at([px, py]), length * scale, 4.4 * scale));
}

export const laneWide = (inks: Inks) =>
  lane(
    {
      width: 1600,
      height: 510,
      edge: 278,
      places: [
        ["silver", 210],
        ["withStick", 420],
        ["stripes", 620],
        ["nobody", 840],
        ["folds", 1100],
        ["wheelchair", 1370],
      ],
      swimmer: 1130,
      ropes: [0.2, 0.86],
      scale: 1.1,
    },
    inks,
  );

export const laneTall = (inks: Inks) =>
  lane(
    {
      width: 750,
      height: 500,
      edge: 284,
      places: [
        ["silver", 88],
        ["withStick", 200],
        ["nobody", 350],
        ["wheelchair", 634],
        ["folds", 506],
      ],
      swimmer: 400,
      ropes: [0.19, 0.86],
      scale: 1.14,
    },
    inks,
  );

/** For who hasn't been there yet: others of the class with their cups, and nobody in the water. */
export const poolsideWide = (inks: Inks) =>
  lane(
    {
      width: 1600,
      height: 440,
      edge: 330,
      held: "cup",
      places: [
        ["towel", 196],
        ["headscarf", 336],
        ["stout", 640],
        ["nobody", 800],
        ["plaits", 960],
        ["glasses", 1250],
        ["bun", 1404],
      ],
      ropes: [0.56],
      scale: 1.12,
    },
    inks,
  );

export const poolsideTall = (inks: Inks) =>
  lane(
    {
      width: 750,
      height: 470,
      edge: 352,
      held: "cup",
      places: [
        ["headscarf", 110],
        ["stout", 280],
        ["nobody", 450],
        ["bun", 628],
      ],
      ropes: [0.5],
      scale: 1.22,
    },
    inks,
  );
