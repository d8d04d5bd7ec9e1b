import { box, polygon, smooth } from "../../kit/cuts.ts";
import { dayInks } from "../../kit/inks.ts";
import { lerp, outline, type Point } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";

/** Tips of the four arms, from the hub: left, front, right, back. */
const tips: readonly [Point, Point, Point, Point] = [
  [-186, -8],
  [62, 32],
  [190, -18],
  [-50, -48],
];

/** The hub, above the foot of the pole. */
const hubHeight = 322;

/** A clothes hoist with some washing. */
export function clothesHoist(press: Press, [x, foot]: Point): void {
  const hub: Point = [x, foot - hubHeight];
  const at = ([px, py]: Point): Point => [hub[0] + px, hub[1] + py];
  const [left, front, right] = tips;
  // Washing on the two near edges, following the slope of its line.
  const hang = (ink: string, [from, to]: readonly [Point, Point], t: number, points: string) => {
    const slope = (to[1] - from[1]) / (to[0] - from[0]);
    const [px, py] = at([lerp(from[0], to[0], t), lerp(from[1], to[1], t)]);
    const corners = outline(points).map(([dx, dy]): Point => [px + dx, py + dy + dx * slope]);
    press.plate(ink).add(smooth(corners, 0.06));
  };
  hang(dayInks.paper, [left, front], 0.2, "0,0 62,0 61,92 30,95 2,92");
  hang(dayInks.bill, [left, front], 0.2, "1,50 61,50 61,56 1,56");
  hang(dayInks.bill, [left, front], 0.2, "1,64 61,64 61,67 1,67");
  hang(dayInks.sun, [left, front], 0.63, "0,0 15,0 15,38 27,48 24,57 11,56 0,46");
  hang(
    dayInks.near,
    [front, right],
    0.4,
    "4,0 26,0 37,9 48,0 70,0 92,22 80,40 70,33 71,96 3,96 4,33 -6,40 -18,22",
  );

  const metal = press.plate(dayInks.bark, { overlap: "add" });
  metal.add(box(x - 5, hub[1] - 18, x + 5, foot), box(x - 8, foot - 92, x + 8, foot));
  for (const tip of tips)
    metal.add(rod(hub, at(tip), 3.4), rod([x, hub[1] + 46], at([tip[0] * 0.55, tip[1] * 0.55]), 2.4));
  for (const share of [0.4, 0.7, 1]) {
    tips.forEach((tip, index) => {
      const next = tips[(index + 1) % tips.length] ?? tip;
      metal.add(rod(at([tip[0] * share, tip[1] * share]), at([next[0] * share, next[1] * share]), 1.6));
    });
  }
  // Crank handle.
  metal.add(
    rod([x + 4, foot - 150], [x + 34, foot - 138], 4),
    rod([x + 33, foot - 140], [x + 33, foot - 118], 5),
  );
}

/** A straight rod between two points. */
function rod([ax, ay]: Point, [bx, by]: Point, thick: number): string {
  const angle = Math.atan2(by - ay, bx - ax);
  const [dx, dy] = [(-Math.sin(angle) * thick) / 2, (Math.cos(angle) * thick) / 2];
  const corners: readonly Point[] = [
    [ax + dx, ay + dy],
    [bx + dx, by + dy],
    [bx - dx, by - dy],
    [ax - dx, ay - dy],
  ];
  // Without a minimum width, rounding would make thin rods vanish.
  return thick < 3 ? line(corners) : polygon(corners);
}

const line = (corners: readonly Point[]) =>
  `M${corners.map((corner) => corner.map((value) => Math.round(value * 10) / 10).join(" ")).join("L")}z`;
