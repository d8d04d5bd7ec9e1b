import { type Curve, gouge, pointOn, polygon, ribbon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import type { Plate, Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";

/** Limbs of an old gum, hanging in from the right. */
export function gumTree(press: Press, inks: Inks, random: Random): void {
  const trunk: Curve = [
    [862, 650],
    [822, 470],
    [846, 250],
    [800, -30],
  ];
  const limbs: readonly (readonly [Curve, Point])[] = [
    [
      [
        [832, 330],
        [790, 250],
        [742, 190],
        [676, 148],
      ],
      [20, 5],
    ],
    [
      [
        [824, 190],
        [770, 120],
        [720, 70],
        [640, 24],
      ],
      [17, 4],
    ],
    [
      [
        [834, 270],
        [870, 200],
        [886, 150],
        [930, 110],
      ],
      [16, 6],
    ],
  ];
  const leavesBehind = press.plate(inks.gum, { overlap: "add" });
  const wood = press.plate(inks.bark);
  wood.add(ribbon(trunk, [58, 26], random, 16, 0.05));
  const roots = press.plate(inks.bark);
  roots.add(polygon(outline("838,596 826,640 800,668 840,662 866,676 890,662 922,668 892,642 877,596")));
  const limbPlate = press.plate(inks.bark, { overlap: "add" });
  for (const [curve, widths] of limbs) limbPlate.add(ribbon(curve, widths, random, 9, 0.08));
  // Lit strips of bark.
  for (const _ of times(40)) {
    const t = random.range(0.05, 0.95);
    const [x, y] = pointOn(trunk, t);
    wood.add(
      gouge(
        x - lerp(20, 8, t) * random.range(0.1, 0.9),
        y,
        random.range(22, 66),
        2.4,
        1.62 + random.bell() * 0.06,
      ),
    );
  }
  const leaves = press.plate(inks.bark, { overlap: "add" });
  const veins = press.plate(inks.gum, { overlap: "add" });
  for (const [curve] of limbs) {
    for (const t of [0.5, 0.72, 0.9, 1]) hangLeaves([leavesBehind, leaves, veins], pointOn(curve, t), random);
  }
  hangLeaves([leavesBehind, leaves, veins], [812, 40], random);
}

/** A bunch of hanging sickle leaves. */
function hangLeaves(
  [behind, front, veins]: readonly [Plate, Plate, Plate],
  [x, y]: Point,
  random: Random,
): void {
  for (const i of times(15)) {
    const angle = 1.57 + random.bell() * 0.95;
    const length = random.range(44, 86);
    const [fx, fy] = [x + random.bell() * 38, y + random.range(-16, 26)];
    const [cx, cy] = [fx + (Math.cos(angle) * length) / 2, fy + (Math.sin(angle) * length) / 2];
    const bow = (angle > 1.57 ? -1 : 1) * length * random.range(0.06, 0.16);
    const plate = i % 3 === 0 ? behind : front;
    plate.add(gouge(cx, cy, length, length * 0.11, angle, bow));
    if (plate === front && i % 2) veins.add(gouge(cx, cy, length * 0.6, 1.1, angle, bow * 0.6));
  }
}
