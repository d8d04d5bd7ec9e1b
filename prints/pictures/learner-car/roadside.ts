import { box, gouge, polygon, smooth } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import type { Plate, Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";
import { onRoad, type View } from "./road.ts";
import type { RoadPalette } from "./road-palette.ts";

/** Two rows of poplars, back to front, lit from the left. */
export function poplars(press: Press, view: View, palette: RoadPalette, inks: Inks, random: Random): void {
  const trees = ([-1, 1] as const).flatMap((side) => {
    const row = side < 0 ? "left" : "right";
    return times(13)
      .filter((i) => i !== view.rows.gaps?.[row])
      .map((i) => ({ side, depth: view.rows[row] * 0.74 ** i }));
  });
  for (const { side, depth } of trees.toSorted((a, b) => a.depth - b.depth)) {
    if (depth < 0.012) continue;
    const [x, foot] = onRoad(view, depth, side < 0 ? -0.34 : 1.34);
    const tall = view.rows.height * depth * random.range(0.92, 1.08);
    const half = tall * 0.1;
    const trunk = tall * 0.07;
    press
      .plate(inks.bark, { overlap: "add" })
      .add(
        box(x - half * 0.11, foot - trunk * 1.3, x + half * 0.11, foot),
        gouge(x + half * 1.5, foot + 1, half * 3.4, Math.max(1, tall * 0.012), -0.03),
      );
    const crown = press.plate(palette.poplar, { shift: depth > 0.1 ? [-2, 1] : [0, 0] });
    // Pointed, widest below the middle.
    const edge = (t: number) => half * Math.sin(Math.PI * (0.03 + 0.91 * t ** 1.3)) ** 0.72;
    const rows = 9;
    const outline: Point[] = [
      ...times(rows).map((i): Point => {
        const t = i / (rows - 1);
        return [x - edge(t) * random.range(0.86, 1.1), lerp(foot - tall, foot - trunk, t)];
      }),
      ...times(rows).map((i): Point => {
        const t = 1 - i / (rows - 1);
        return [x + edge(t) * random.range(0.86, 1.1), lerp(foot - tall, foot - trunk, t)];
      }),
    ];
    crown.add(smooth(outline, 0.16));
    const marks = Math.round(Math.min(34, tall / 9));
    const light = press.plate(palette.poplarLit, { overlap: "add" });
    const dark = press.plate(inks.night ? inks.gum : palette.straw, { overlap: "add" });
    for (const _ of times(marks)) {
      const t = random.range(0.1, 0.96);
      const u = random.range(-0.8, 0.8);
      const at: Point = [x + u * edge(t) * 0.8, lerp(foot - tall, foot - trunk, t)];
      (u < 0.1 ? light : dark).add(
        gouge(...at, tall * random.range(0.05, 0.11), tall * 0.006 + 0.8, -Math.PI / 2 + u * 0.5),
      );
    }
  }
}

/** A fence of three wires along the left paddock. */
export function fence(plate: Plate, view: View): void {
  const post = (depth: number) => {
    const [x, foot] = onRoad(view, depth, -0.62);
    return { x, foot, tall: 132 * depth };
  };
  const depths = times(15).map((i) => 1.5 * 0.8 ** i);
  for (const depth of depths) {
    const { x, foot, tall } = post(depth);
    plate.add(box(x - tall * 0.05, foot - tall, x + tall * 0.05, foot));
  }
  const [near, far] = [post(1.5), post(0.02)];
  for (const share of [0.92, 0.62, 0.32]) {
    const [y1, y2] = [near.foot - near.tall * share, far.foot - far.tall * share];
    plate.add(
      polygon([
        [near.x, y1],
        [far.x, y2],
        [far.x, y2 + 1],
        [near.x, y1 + 4],
      ]),
    );
  }
}
