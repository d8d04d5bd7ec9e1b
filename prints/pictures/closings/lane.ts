import { box, disc, gouge, ribbon, smooth } from "../../kit/cuts.ts";
import { type Inks, oklch, skinInks } from "../../kit/inks.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { water } from "../../motifs/water.ts";

type Lane = Size & {
  /** y of the pool's far edge. */
  readonly edge: number;
  /** Middles of the chairs, of which the first has a jumper over its back. */
  readonly chairs: readonly number[];
  readonly swimmer: number;
  readonly scale: number;
};

const seed = 1215;

/** The end of the class's page: the pool from the side, its chairs set out on the other side, and somebody in a lane. */
function lane({ width, height, edge, chairs, swimmer, scale }: Lane, inks: Inks): string {
  const { night } = inks;
  const press = new Press();
  const deck = edge - 26 * scale;
  for (const [index, x] of chairs.entries())
    addChair(press, [x, deck + 12 * scale], scale, index === 0, inks);
  const tiles = press.plate(night ? inks.stubble : inks.paper);
  tiles.add(box(-10, deck, width + 10, edge));
  for (const tile of times(width / (52 * scale)))
    tiles.add(gouge((tile + 0.5) * 52 * scale, edge - 12 * scale, 26 * scale, 3));
  press
    .plate(night ? oklch(0.29, 0.05, 226) : oklch(0.66, 0.07, 222))
    .add(box(-10, edge, width + 10, height + 10));
  press.plate(inks.bark).add(box(-10, edge - 3, width + 10, edge + 5 * scale));

  const ropes: readonly (readonly [y: number, thick: number])[] = [
    [lerp(edge, height, 0.24), 9 * scale],
    [lerp(edge, height, 0.84), 15 * scale],
  ];
  const middle = lerp(edge, height, 0.56);
  const isFree = (x: number, y: number) =>
    ropes.every(([rope, thick]) => Math.abs(y - rope) > thick) &&
    Math.hypot((x - swimmer) * 0.5, y - middle) > 52 * scale;
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
  addSwimmer(press, [swimmer, middle], scale, inks);
  return sheet({ width, height, body: press.toSvg() });
}

/** A chair from the front. */
function addChair(press: Press, [x, foot]: Point, scale: number, taken: boolean, inks: Inks) {
  const at = (left: number, top: number, right: number, bottom: number) =>
    box(x + left * scale, foot + top * scale, x + right * scale, foot + bottom * scale);
  const frame = press.plate(inks.night ? inks.far : inks.bark, { overlap: "add" });
  frame.add(
    at(-29, -62, -23, 0),
    at(23, -62, 29, 0),
    at(-21, -52, -17, -8),
    at(17, -52, 21, -8),
    at(-33, -68, 33, -57),
    at(-27, -132, -21, -62),
    at(21, -132, 27, -62),
    at(-27, -134, 27, -112),
  );
  for (const slat of [-9, 0, 9]) frame.add(at(slat - 2.5, -114, slat + 2.5, -66));
  if (!taken) return;
  const jumper = outline(
    "-30,-142 -11,-140 0,-132 11,-140 30,-142 40,-126 52,-78 38,-74 29,-106 29,-70 -29,-70 -29,-106 -38,-74 -52,-78 -40,-126",
  );
  const knit = press.plate(inks.bill, { shift: [-1, 1] });
  knit.add(
    smooth(
      jumper.map(([px, py]): Point => [x + px * scale, foot + py * scale]),
      0.08,
    ),
  );
  for (const row of times(3)) knit.add(gouge(x, foot + (-116 + row * 16) * scale, 42 * scale, 2.6));
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
  const foam = press.plate(inks.paper, { overlap: "add" });
  press.plate(inks.gum).add(smooth(line("8,6 16,-14 52,-22 104,-16 142,-4 150,6"), 0.14));
  press.plate(skin).add(smooth(line("-8,6 -2,-12 18,-20 38,-20 34,6"), 0.14));
  press.plate(skin).add(disc(...at([-28, -6]), 19 * scale, random, 24));
  press
    .plate(inks.bill, { shift: [1, -1] })
    .add(smooth(line("-47,-6 -45,-20 -32,-28 -18,-26 -9,-14 -9,-2 -20,-8 -34,-10"), 0.16));
  press.plate(inks.bark, { overlap: "add" }).add(gouge(...at([-37, -5]), 19 * scale, 7 * scale, 0.1));
  press
    .plate(skin)
    .add(
      ribbon(
        [at([24, -14]), at([14, -66]), at([-6, -96]), at([-62, -24])],
        [19 * scale, 9 * scale],
        random,
        14,
      ),
    );
  press.plate(shade, { overlap: "add" }).add(gouge(...at([8, -48]), 44 * scale, 3.4 * scale, 1.9, 5 * scale));
  for (const [px, py, length] of [
    [-64, 6, 70],
    [-20, 12, 120],
    [64, 10, 170],
    [130, 16, 130],
    [-90, 16, 60],
    [30, 22, 120],
  ] as const)
    foam.add(gouge(...at([px, py]), length * scale, 5 * scale));
  // What the feet stir up.
  const splash = press.plate(inks.paper, { overlap: "add" });
  for (const drop of times(9)) {
    const angle = -Math.PI * (0.16 + (drop / 8) * 0.6);
    const far = 16 + random() * 22;
    const [dx, dy] = at([162 + Math.cos(angle) * far, 2 + Math.sin(angle) * far]);
    splash.add(gouge(dx, dy, 18 * scale, 5 * scale, angle));
  }
}

export const laneWide = (inks: Inks) =>
  lane(
    {
      width: 1600,
      height: 440,
      edge: 176,
      chairs: [1218, 122, 252, 382, 512, 1088, 1348, 1478],
      swimmer: 690,
      scale: 1,
    },
    inks,
  );

export const laneTall = (inks: Inks) =>
  lane({ width: 750, height: 500, edge: 190, chairs: [504, 110, 240, 634], swimmer: 330, scale: 1.15 }, inks);
