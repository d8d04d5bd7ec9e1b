import { disc, gouge, polygon, ribbon, smooth } from "../kit/cuts.ts";
import type { Inks } from "../kit/inks.ts";
import { lerp, outline, steps, times, turn } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom, type Random } from "../kit/random.ts";
import { flat, sheet, speckle } from "../kit/sheet.ts";

const size = { width: 760, height: 640 } as const;
/** Centre of the kettle; y of the trivet. */
const [middle, bars] = [430, 528];

const body = outline(
  "282,520 262,470 270,400 306,340 362,306 430,296 498,306 554,340 590,400 598,470 578,520",
);
const lid = outline("352,308 372,284 430,274 488,284 508,308 430,316");

/** A kettle on the gas, with five puffs of steam. */
export function kettle(inks: Inks): string {
  const random = createRandom(41);
  const press = new Press();
  addTiles(press, random, inks);
  addSteam(press, inks);
  addFlames(press, random, inks);
  addKettle(press, random, inks);
  addStove(press, inks);
  const flecks = speckle(12, inks.night ? inks.far : inks.paper, size, 0.4);
  const ground = inks.night ? inks.sky : inks.glow;
  return sheet({
    ...size,
    defs: flecks.defs,
    body: flat(ground, 0, 0, size.width, size.height) + press.toSvg() + flecks.body,
  });
}

/** A tiled wall with a few replaced tiles. */
function addTiles(press: Press, random: Random, inks: Inks) {
  const odd = press.plate(inks.night ? inks.near : inks.sky, { shift: [2, 1] });
  const grout = press.plate(inks.night ? inks.near : inks.grass, { overlap: "add" });
  const side = 76;
  for (const row of times(7)) {
    const y = bars - 8 - row * side;
    grout.add(gouge(380, y, 800, 3.4));
    for (const column of times(11)) {
      const x = column * side - (row % 2) * (side / 2);
      grout.add(gouge(x, y - side / 2, side, 3.4, turn / 4));
      if (random() < 0.12) {
        odd.add(
          polygon([
            [x + 3, y - side + 3],
            [x + side - 3, y - side + 3],
            [x + side - 3, y - 3],
            [x + 3, y - 3],
          ]),
        );
      }
    }
  }
}

/** Five puffs of steam, each wider and thinner than the last. */
function addSteam(press: Press, inks: Inks) {
  const steam = press.plate(inks.paper, { overlap: "add" });
  for (const puff of times(5)) {
    const t = puff / 4;
    const [x, y] = [lerp(178, 112, t) + Math.sin(puff * 1.9) * 22, lerp(296, 42, t)];
    const wide = lerp(34, 118, t);
    for (const part of times(4 + puff)) {
      const u = part / (3 + puff) - 0.5;
      const length = wide * (1.3 - Math.abs(u) * 1.5);
      const sway = puff % 2 ? -14 : 14;
      steam.add(gouge(x + u * 16, y + u * lerp(26, 58, t), length, lerp(7, 5, t), -0.12, sway));
    }
  }
}

/** Gas flames: a long cut with a short one inside. */
function addFlames(press: Press, random: Random, inks: Inks) {
  const outer = press.plate(inks.night ? inks.sun : inks.near, { overlap: "add" });
  const inner = press.plate(inks.night ? inks.paper : inks.sun, { overlap: "add" });
  for (const t of steps(-1, 1, 17)) {
    const x = middle + t * 150;
    const lean = turn / 4 - t * 0.55;
    const height = 46 * random.range(0.85, 1.15);
    outer.add(gouge(x, bars + 30, height, 9, lean));
    inner.add(gouge(x, bars + 38, height * 0.55, 4.5, lean));
  }
}

function addKettle(press: Press, random: Random, inks: Inks) {
  const spout = press.plate(inks.night ? inks.far : inks.bark, { overlap: "add" });
  const enamel = press.plate(inks.night ? inks.bark : inks.gum, { shift: [-2, 2] });
  const key = press.plate(inks.night ? inks.far : inks.bark, { overlap: "add" });
  enamel.add(smooth(body, 0.17));
  spout.add(
    ribbon(
      [
        [302, 452],
        [240, 446],
        [246, 352],
        [196, 320],
      ],
      [62, 26],
      random,
      14,
    ),
    gouge(190, 314, 44, 8, 0.9),
  );
  // Handle above the lid.
  key.add(
    ribbon(
      [
        [322, 348],
        [296, 144],
        [564, 144],
        [538, 348],
      ],
      [16, 16],
      random,
      22,
    ),
  );
  key.add(smooth(lid, 0.16), gouge(middle, 518, 330, 13));
  press.plate(inks.sun).add(disc(middle, 262, 19, random, 22));
  press.plate(inks.bill).add(ribbonGrip(random));
  // Highlight from a window on the left.
  for (const i of times(10)) {
    const t = i / 9;
    const y = lerp(346, 492, t);
    const from = lerp(312, 284, Math.sin(t * 2.2));
    enamel.add(gouge(from + 46, y, lerp(46, 92, Math.sin(t * 3)), lerp(5, 7, t), -0.06, -4));
  }
  for (const i of times(7)) {
    const y = lerp(372, 486, i / 6);
    enamel.add(gouge(lerp(548, 566, Math.sin((i / 6) * 2.6)), y, 26, 3.6, 0.08, 3));
  }
}

/** The handle's grip. */
const ribbonGrip = (random: Random) =>
  ribbon(
    [
      [368, 206],
      [400, 190],
      [460, 190],
      [492, 206],
    ],
    [26, 26],
    random,
    10,
  );

/** The trivet and the stove's front with four knobs, one turned on. */
function addStove(press: Press, inks: Inks) {
  const iron = press.plate(inks.bark, { overlap: "add" });
  iron.add(gouge(middle, bars + 2, 470, 10));
  for (const x of [-196, -120, 120, 196]) iron.add(gouge(middle + x, bars + 26, 62, 11, turn / 4));
  const front = press.plate(inks.night ? inks.bark : inks.near);
  front.add(`M0 572h${size.width}v68H0z`);
  front.add(gouge(380, 582, 740, 4));
  const random = createRandom(9);
  const knobs = press.plate(inks.night ? inks.far : inks.paper);
  const marks = press.plate(inks.bark, { overlap: "add" });
  for (const [i, x] of [150, 300, 460, 610].entries()) {
    knobs.add(disc(x, 612, 17, random, 20));
    marks.add(gouge(x, 612, 26, 5, i === 2 ? 0.35 : turn / 4));
  }
}
