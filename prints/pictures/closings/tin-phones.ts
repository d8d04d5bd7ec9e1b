import { box, gouge, polygon, ribbon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { placeMagpie } from "../../motifs/birds.ts";
import { water } from "../../motifs/water.ts";
import { talkers, tinAt } from "../talkers.ts";

type Jetties = Size & {
  /** y of the water's far edge, and of the jetties' planks. */
  readonly lake: number;
  readonly deck: number;
  /** Where the left jetty ends and the right one begins. */
  readonly ends: Point;
  /** Where a magpie sits on the string, from the left end (0) to the right one (1). */
  readonly bird: number;
  readonly scale: number;
  /** How far who talks is from the middle, and how large. */
  readonly talkers: readonly [apart: number, scale: number];
};

const seed = 512;

/** The end of the page with the three ways in: two jetties, and on each somebody with one of the two tins of a telephone. Transparent sky. */
function tinPhones({ width, height, lake, deck, ends, bird, scale, ...who }: Jetties, inks: Inks): string {
  const { night } = inks;
  const press = new Press();
  press.plate(night ? inks.near : inks.far).add(box(-10, lake, width + 10, height + 10));
  press.plate(inks.gum).add(box(-10, lake - 3 * scale, width + 10, lake + 2 * scale));
  water(press.plate(night ? inks.far : inks.near, { overlap: "add" }), {
    from: -60,
    to: width + 60,
    top: lake + 12,
    bottom: height - 8 * scale,
    seed,
    rows: 13,
    thickness: [1.4, 8 * scale],
    length: [44, 190 * scale],
    keep: (_x, _y, depth) => 0.4 + depth * 0.2,
  });
  water(press.plate(night ? inks.glow : inks.paper, { overlap: "add" }), {
    from: -60,
    to: width + 60,
    top: lake + 20,
    bottom: height - 14 * scale,
    seed: seed + 1,
    rows: 9,
    thickness: [1.2, 6 * scale],
    length: [40, 150 * scale],
    keep: () => 0.16,
  });
  const [left, right] = ends;
  addJetty(press, { width, from: -10, to: left, post: left - 26 * scale, deck, height, scale }, inks);
  addJetty(
    press,
    { width, from: right, to: width + 10, post: right + 26 * scale, deck, height, scale },
    inks,
  );

  const [apart, size] = who.talkers;
  const random = createRandom(seed);
  const middle = lerp(left, right, 0.5);
  const tin = size * 0.19;
  const [mouth, ear] = tinAt.map(
    ([px, py]): Point => [apart - px * size - 40 * tin, deck + 2 + py * size],
  ) as [Point, Point];
  const [from, to]: [Point, Point] = [
    [middle - mouth[0] + 40 * tin, mouth[1]],
    [middle + ear[0] - 40 * tin, ear[1]],
  ];
  const cut = lerp(from[1], to[1], 0.5);
  const sag = 124 * scale;
  press
    .plate(night ? inks.paper : inks.bark, { overlap: "add" })
    .add(
      ribbon(
        [from, [lerp(from[0], to[0], 0.32), cut + sag], [lerp(from[0], to[0], 0.68), cut + sag], to],
        [3.4, 3.4],
        random,
        26,
      ),
    );
  addTin(press, [middle - mouth[0], mouth[1]], 1, tin, inks);
  addTin(press, [middle + ear[0], ear[1]], -1, tin, inks);
  press.plate("none").place(talkers([middle, deck + 2], size, apart));
  const [x, y] = [lerp(from[0], to[0], bird), cut + sag * 3 * bird * (1 - bird)];
  press
    .plate(night ? inks.far : inks.bark)
    .place(placeMagpie(x - 58 * scale, y - 108 * scale, scale, inks.paper));
  return sheet({ width, height, body: press.toSvg() });
}

type JettyView = {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  /** x of the last post, which is the tallest. */
  readonly post: number;
  readonly deck: number;
  readonly height: number;
  readonly scale: number;
};

function addJetty(press: Press, { width, from, to, post, deck, height, scale }: JettyView, inks: Inks) {
  const wood = press.plate(inks.bark, { overlap: "add" });
  const tops = press.plate(inks.sun, { overlap: "add" });
  const shade = press.plate(inks.night ? inks.bark : inks.gum, { overlap: "add" });
  const away = post < (from + to) / 2 ? 1 : -1;
  const foot = Math.min(height + 6, deck + 120 * scale);
  for (const index of times(6)) {
    const x = post + away * index * 118 * scale;
    // None that the edge of the picture would cut.
    if (x < 24 * scale || x > width - 24 * scale) continue;
    const high = index === 0 ? 44 : 30;
    wood.add(box(x - 11 * scale, deck - high * scale, x + 11 * scale, foot));
    tops.add(box(x - 11 * scale, deck - high * scale, x + 11 * scale, deck - (high - 7) * scale));
    for (const row of times(3))
      shade.add(gouge(x, foot + (6 + row * 9) * scale, (70 - row * 18) * scale, 3.4 * scale));
  }
  const planks = press.plate(inks.night ? inks.grass : inks.glow);
  planks.add(box(from, deck, to, deck + 17 * scale));
  const random = createRandom(seed + Math.round(to));
  for (let x = from + 24; x < to; x += random.range(30, 56) * scale)
    planks.add(gouge(x, deck + 8 * scale, 15 * scale, 2, 1.5));
  wood.add(box(from, deck + 17 * scale, to, deck + 24 * scale));
}

/** A tin on its side, its open end towards who holds it. `facing` is the side of its string. */
function addTin(press: Press, [x, y]: Point, facing: 1 | -1, scale: number, inks: Inks) {
  const at = (px: number, py: number): Point => [x + facing * px * scale, y + py * scale];
  const [half, wide] = [19, 40];
  press
    .plate(inks.far, { shift: [1, 1] })
    .add(polygon([at(wide, -half), at(wide, half), at(-wide, half), at(-wide, -half)]));
  press
    .plate(inks.bill)
    .add(polygon([at(wide - 14, -half), at(wide - 14, half), at(-wide + 14, half), at(-wide + 14, -half)]));
  const rims = press.plate(inks.night ? inks.paper : inks.bark, { overlap: "add" });
  for (const rim of [wide, -wide])
    rims.add(
      polygon([at(rim - 3, -half - 3), at(rim + 3, -half - 3), at(rim + 3, half + 3), at(rim - 3, half + 3)]),
    );
  const light = press.plate(inks.paper, { overlap: "add" });
  light.add(gouge(...at(0, -9), 30 * scale, 4 * scale));
}

export const tinPhonesWide = (inks: Inks) =>
  tinPhones(
    {
      width: 1600,
      height: 360,
      lake: 196,
      deck: 226,
      ends: [430, 1170],
      bird: 0.62,
      scale: 1,
      talkers: [444, 2.05],
    },
    inks,
  );

export const tinPhonesTall = (inks: Inks) =>
  tinPhones(
    {
      width: 750,
      height: 500,
      lake: 272,
      deck: 312,
      ends: [206, 544],
      bird: 0.56,
      scale: 1.1,
      talkers: [256, 2.9],
    },
    inks,
  );
