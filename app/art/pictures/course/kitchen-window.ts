import { box, disc, gouge, polygon, smooth } from "../../kit/cuts.ts";
import { dayInks, nightInks, oklch } from "../../kit/inks.ts";
import { lerp, outline, type Point, steps, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, sheet, verticalGradient } from "../../kit/sheet.ts";
import { placeMagpie } from "../../motifs/birds.ts";
import { hill, warrenheip } from "../../motifs/mountains.ts";
import { shore } from "../../motifs/shore.ts";
import { clothesHoist } from "./clothes-hoist.ts";

const [width, height] = [900, 672];
const seed = 64;
/** Edges of the glass: left, top, right, bottom. */
const glass = { left: 96, top: 60, right: 716, bottom: 590 } as const;
const fence = { top: 432, bottom: 506 } as const;

/** A kitchen window after sunrise, from a dark room. Transparent background. */
export function kitchenWindow(): string {
  const outside = new Press();
  addYard(outside);
  clothesHoist(outside, [300, 548]);
  const inside = new Press();
  addFrame(inside);
  addSill(inside);
  const { left, top, right, bottom } = glass;
  return sheet({
    width,
    height,
    defs: `${verticalGradient("sky", [
      [0, dayInks.sky],
      [1, dayInks.glow],
    ])}<clipPath id="glass"><path d="${box(left, top, right, bottom)}"/></clipPath>`,
    body: `<g clip-path="url(#glass)">${flat("url(#sky)", left, top, right - left, 380)}${outside.toSvg()}</g>${inside.toSvg()}`,
  });
}

/** Sun, mountain, trees, a paling fence with a bird, and lawn. */
function addYard(press: Press) {
  const random = createRandom(seed);
  const { left, right, bottom } = glass;
  const [from, to] = [left - 10, right + 10];
  press.plate(dayInks.sun, { shift: [-2, 1] }).add(disc(618, 322, 62, random, 48));
  hill(press.plate(dayInks.far), {
    from: 380,
    to,
    base: fence.top,
    profile: warrenheip(560, 250, 92),
    seed,
    lit: 1,
    litFrom: 560,
    cuts: 26,
    reach: 120,
    mist: 0.3,
  });
  shore(press.plate(dayInks.gum, { overlap: "add" }), { from, to, y: fence.top + 10, seed, height: 46 });
  press.plate(dayInks.gum).add(box(from, fence.top + 8, to, fence.bottom));
  const palings = press.plate(dayInks.near, { overlap: "add" });
  for (const x of steps(from, to, 34)) {
    const [tall, lean] = [random.range(-4, 4), random.bell() * 1.4];
    palings.add(
      polygon([
        [x, fence.bottom],
        [x + lean, fence.top + tall + 7],
        [x + 8 + lean, fence.top + tall],
        [x + 16 + lean, fence.top + tall + 7],
        [x + 16.4, fence.bottom],
      ]),
    );
  }
  press.plate(dayInks.bark).place(placeMagpie(500, 345, 0.86, dayInks.paper));
  press.plate(dayInks.stubble).add(box(from, fence.bottom - 4, to, bottom + 10));
  const lawn = press.plate(dayInks.grass).add(box(from, fence.bottom - 4, to, bottom + 10));
  for (const _ of times(56)) {
    const depth = random();
    const y = lerp(fence.bottom + 4, bottom, depth);
    lawn.add(gouge(random.range(from, to), y, random.range(20, 74), lerp(1.2, 2.9, depth), 0.02));
  }
}

/** Frame and sash bars, dark with lit edges. */
function addFrame(press: Press) {
  const { left, top, right, bottom } = glass;
  const [middle, meeting] = [(left + right) / 2, 322];
  const wood = press.plate(nightInks.near);
  wood.add(box(left - 40, top - 44, right + 40, bottom + 4), box(left, top, right, bottom));
  const bars = press.plate(nightInks.bark, { overlap: "add" });
  bars.add(box(middle - 6, top, middle + 6, bottom), box(left, meeting - 8, right, meeting + 8));
  bars.add(
    box(left, top, left + 9, bottom),
    box(right - 9, top, right, bottom),
    box(left, top, right, top + 9),
  );
  const light = press.plate(dayInks.stubble);
  light.add(
    gouge(middle + 6, 200, 250, 2.6, Math.PI / 2),
    gouge(middle + 6, 460, 250, 2.6, Math.PI / 2),
    gouge((left + middle) / 2, meeting + 9, 280, 2.4),
    gouge((right + middle) / 2, meeting + 9, 280, 2.8),
    gouge(left - 2, 330, 500, 2.8, Math.PI / 2),
    gouge((left + right) / 2, top - 2, 560, 2.6),
  );
  const latch = smooth(outline("-16,-14 16,-14 18,-9 7,-6 7,2 -7,2 -7,-6 -18,-9"), 0.08);
  press.plate(dayInks.sun).place(`<path transform="translate(${middle} ${meeting - 3})" d="${latch}"/>`);
}

const mug = outline("0,0 84,0 82,52 76,84 68,92 16,92 8,84 2,52");
const pot = outline("0,0 96,0 94,18 88,20 80,84 16,84 8,20 2,18");

/** The sill with a steaming mug and a plant. */
function addSill(press: Press) {
  const random = createRandom(seed + 1);
  const top = glass.bottom + 2;
  const at =
    (x: number, y: number) =>
    ([px, py]: Point): Point => [x + px, y + py];
  press.plate(nightInks.far).add(
    polygon([
      [glass.left - 66, top],
      [width + 10, top],
      [width + 10, top + 46],
      [glass.left - 88, top + 46],
    ]),
  );
  press.plate(nightInks.near).add(box(glass.left - 88, top + 46, width + 10, top + 74));
  const shine = press.plate(oklch(0.62, 0.07, 72), { overlap: "add" });
  for (const _ of times(26)) {
    const x = random.range(glass.left + 10, glass.right - 20);
    shine.add(gouge(x, top + 4 + random() * 36, random.range(40, 130), random.range(1.6, 4.4)));
  }
  const things = press.plate(nightInks.bark, { overlap: "add" });
  const [mugX, mugY] = [138, top - 66];
  things.add(smooth(mug.map(at(mugX, mugY)), 0.08));
  things.place(
    `<path fill="none" stroke="${nightInks.bark}" stroke-width="12" d="M${mugX + 78} ${mugY + 20}c44-8 42 48-4 46"/>`,
  );
  things.add(gouge(mugX + 46, top + 30, 150, 5));
  const [potX, potY] = [768, top - 62];
  press.plate(oklch(0.5, 0.1, 42)).add(smooth(pot.map(at(potX, potY)), 0.04));
  const leaves = press.plate(oklch(0.46, 0.07, 165), { overlap: "add" });
  for (const [length, angle, bow] of [
    [190, -2.5, 26],
    [220, -2.16, 20],
    [236, -1.86, 14],
    [214, -1.58, -10],
    [168, -1.24, -18],
    [130, -0.86, -22],
    [150, -2.86, 30],
  ] as const) {
    leaves.add(
      gouge(
        potX + 48 + (Math.cos(angle) * length) / 2,
        potY + 4 + (Math.sin(angle) * length) / 2,
        length,
        17,
        angle,
        bow,
      ),
    );
  }
  const rims = press.plate(dayInks.sun);
  rims.add(gouge(mugX + 42, mugY + 3, 74, 2.8), gouge(potX + 44, potY + 4, 84, 2.8));
  const steam = press.plate(dayInks.paper);
  for (const [x, y, length, bow] of [
    [mugX + 26, mugY - 40, 58, 13],
    [mugX + 54, mugY - 56, 72, -15],
  ] as const) {
    steam.add(gouge(x, y, length, 3.4, -1.5, bow));
  }
}
