import { blob, type Curve, gouge, pointOn, ribbon } from "../kit/cuts.ts";
import { lerp, type Point, times, turn } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createRandom, type Random } from "../kit/random.ts";

/*
 * Golden wattle: sickle leaves along a bending stem, with sprays of small round flowers in their axils.
 * Some sprays hang behind the leaves, some in front.
 */

export type WattleInks = {
  readonly leaf: string;
  /** Shaded leaves, stems and ribs. */
  readonly stem: string;
  readonly flower: string;
  /** Flowers behind leaves. */
  readonly flowerBehind: string;
};

/** A stem with its leaves and flowers, from the base to the tip. */
type Stem = {
  readonly curve: Curve;
  readonly thickness: number;
  readonly leaves: number;
  /** Length of the largest leaf. */
  readonly leaf: number;
  /** The section of the stem with leaves, as positions from 0 to 1. */
  readonly bears?: Point;
};

/** Length of the rib as a share of the leaf. */
const ribShare = 0.84;

/** Number of flower variants. */
const cuts = 3;

/** Returns the flower variants for the `defs`. */
export function flowerSymbols(seed: number): string {
  const random = createRandom(seed);
  return times(cuts)
    .map((cut) => {
      const stamens = times(17).map((i) => {
        const angle = (i / 17) * turn + random.bell() * 0.2;
        const out = random.range(5, 15);
        return gouge(Math.cos(angle) * out, Math.sin(angle) * out, random.range(3.5, 7), 1.5, angle);
      });
      const ball = blob(0, 0, 17, random, { facets: 22, rough: 0.07 });
      return `<path id="flower${cut}" fill-rule="evenodd" d="${ball}${stamens.join("")}"/>`;
    })
    .join("");
}

/** Draws a sprig of several stems, back to front. */
export function sprig(stems: readonly Stem[], inks: WattleInks, seed: number, flowerSize = 1): string {
  const press = new Press();
  const behind = press.plate(inks.flowerBehind, { shift: [-2, 1] });
  const shaded = press.plate(inks.stem, { overlap: "add" });
  const leaves = press.plate(inks.leaf, { overlap: "add" });
  const ribs = press.plate(inks.stem, { overlap: "add" });
  const front = press.plate(inks.flower, { shift: [-3, 2] });
  const over = press.plate(inks.leaf, { overlap: "add" });
  const overRibs = press.plate(inks.stem, { overlap: "add" });

  const random = createRandom(seed);
  for (const { curve, thickness, leaves: count, leaf, bears = [0.08, 1] } of stems) {
    shaded.add(ribbon(curve, [thickness, 2.6], random, 18, 0.08));
    for (const i of times(count)) {
      const t = lerp(bears[0], bears[1], (i + random.bell() * 0.3) / (count - 1));
      const foot = pointOn(curve, Math.min(1, Math.max(0, t)));
      const heading = direction(curve, t);
      const side = i === count - 1 ? 0 : i % 2 ? 1 : -1;
      const share = lerp(1, 0.5, t ** 1.4) * random.range(0.62, 1.12);

      // Leaves leave the stem at a slant, then droop.
      const spread = side * random.range(0.55, 1.15) + random.bell() * 0.12;
      const angle = sink(heading + spread, 0.16);
      const length = leaf * share;
      const bow = (Math.cos(angle) > 0 ? -1 : 1) * length * random.range(0.1, 0.24);
      const [leafPlate, ribPlate] =
        i % 5 === 3 ? [over, overRibs] : random() < 0.24 ? [shaded, undefined] : [leaves, ribs];
      const along = length / 2 - 5;
      const [mx, my]: Point = [foot[0] + Math.cos(angle) * along, foot[1] + Math.sin(angle) * along];
      leafPlate.add(gouge(mx, my, length, length * random.range(0.085, 0.125), angle, bow));
      // The rib is shorter than the leaf, so it bends less and must be shifted to the leaf's middle.
      const bend = ribShare ** 2;
      const off = (bow / 2) * (1 - bend);
      ribPlate?.add(
        gouge(
          mx - Math.sin(angle) * off,
          my + Math.cos(angle) * off,
          length * ribShare,
          2.1,
          angle,
          bow * bend,
        ),
      );

      if (side === 0 || random() < 0.06) continue;
      const sprays = random() < 0.55 ? 2 : 1;
      for (const n of times(sprays)) {
        const back = n === 1 || random() < 0.18;
        const turned = heading + side * random.range(0.1, 0.5) * (back ? -1.6 : 1) + random.bell() * 0.2;
        spray(back ? behind : front, shaded, random, {
          foot,
          angle: sink(turned, back ? 0.1 : 0.3),
          length: leaf * 0.62 * lerp(1, 0.55, t) * random.range(0.6, 1.15),
          flowerSize: flowerSize * lerp(1, 0.62, t),
        });
      }
    }
  }
  return press.toSvg();
}

type Spray = {
  readonly foot: Point;
  readonly angle: number;
  readonly length: number;
  readonly flowerSize: number;
};

/** Draws a spray: a thin stalk with open flowers at its base and buds at its drooping tip. */
function spray(
  flowers: Plate,
  stalks: Plate,
  random: Random,
  { foot, angle, length, flowerSize }: Spray,
): void {
  const [x, y] = foot;
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + length * 0.2];
  const curve: Curve = [
    foot,
    [x + Math.cos(angle) * length * 0.4, y + Math.sin(angle) * length * 0.4 - length * 0.08],
    [lerp(x, tip[0], 0.8), lerp(y, tip[1], 0.55)],
    tip,
  ];
  stalks.add(ribbon(curve, [3.4, 1.4], random, 6));
  const count = Math.max(4, Math.round(length / (15 * flowerSize)));
  for (const i of times(count)) {
    const t = lerp(0.22, 1.02, i / (count - 1));
    const [px, py] = pointOn(curve, Math.min(1, t));
    const across = direction(curve, Math.min(0.99, t)) + Math.PI / 2;
    const off = (i % 2 ? 1 : -1) * (i === count - 1 ? 0 : random.range(7, 22) * flowerSize);
    const size = flowerSize * lerp(1.28, 0.6, t) * random.range(0.82, 1.14);
    const at = `translate(${Math.round(px + Math.cos(across) * off)} ${Math.round(py + Math.sin(across) * off)})`;
    const turned = `rotate(${Math.round(random() * 360)})`;
    flowers.place(`<use href="#flower${i % cuts}" transform="${at}${turned}scale(${size.toFixed(2)})"/>`);
  }
}

/** Returns the curve's direction at `t`, in radians. */
function direction(curve: Curve, t: number): number {
  const [ax, ay] = pointOn(curve, Math.max(0, Math.min(0.98, t) - 0.01));
  const [bx, by] = pointOn(curve, Math.max(0.01, Math.min(1, t + 0.01)));
  return Math.atan2(by - ay, bx - ax);
}

/** Turns an angle towards straight down by a share. */
function sink(angle: number, share: number): number {
  const down = Math.PI / 2;
  const away = Math.atan2(Math.sin(down - angle), Math.cos(down - angle));
  return angle + away * share;
}
