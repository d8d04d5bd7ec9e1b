import { box, gouge, polygon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";
import { hill, warrenheip } from "../../motifs/mountains.ts";
import type { Room } from "./room.ts";
import type { RoomPalette } from "./room-palette.ts";

const seed = 60;

/** A sash window: the lake in the rain behind four panes, a plant on the sill. */
export function sashWindow(
  press: Press,
  { middle: x, top, floor, scale }: Room,
  inks: Inks,
  palette: RoomPalette,
  random: Random,
): void {
  const half = 150 * scale;
  const sill = floor - 150 * scale;
  const shore = lerp(top, sill, 0.62);
  press.plate(inks.bark).add(box(x - half - 26 * scale, top - 28 * scale, x + half + 26 * scale, sill + 8));
  press
    .plate(palette.frame, { shift: [-1, 1] })
    .add(box(x - half - 20 * scale, top - 22 * scale, x + half + 20 * scale, sill + 4));
  press.plate(palette.outside).add(box(x - half, top, x + half, sill));
  hill(press.plate(inks.far), {
    from: x - half,
    to: x + half,
    base: shore,
    profile: (at) => Math.max(warrenheip(x + 40 * scale, 130 * scale, 74 * scale)(at), 9),
    seed,
    cuts: 0,
    mist: 0,
  });
  press.plate(palette.lake).add(box(x - half, shore - 1, x + half, sill));
  const trees = press.plate(inks.near, { overlap: "add" });
  for (const i of times(9))
    trees.add(
      gouge(
        lerp(x - half + 30, x + half - 30, i / 8),
        shore - 2,
        random.range(40, 70) * scale,
        random.range(5, 9),
      ),
    );
  const rain = press.plate(palette.rain, { overlap: "add" });
  for (const _ of times(54)) {
    rain.add(
      gouge(
        random.range(x - half + 16, x + half - 16),
        random.range(top + 30, sill - 26),
        random.range(20, 46) * scale,
        random.range(1.4, 2.6),
        1.86,
      ),
    );
  }
  const bars = press.plate(palette.frame, { overlap: "add" });
  const rail = lerp(top, sill, 0.5);
  bars.add(
    box(x - half, rail - 7 * scale, x + half, rail + 7 * scale),
    box(x - 4 * scale, top, x + 4 * scale, sill),
  );
  press
    .plate(inks.bark, { overlap: "add" })
    .add(
      gouge(x, rail + 9 * scale, half * 2.05, 3),
      box(x - half - 46 * scale, sill + 4, x + half + 46 * scale, sill + 22 * scale),
    );
  press
    .plate(palette.frame)
    .add(box(x - half - 44 * scale, sill + 2, x + half + 44 * scale, sill + 14 * scale));
}

/** The window's light on the floor. */
export function daylight(press: Press, { middle, floor, height, scale }: Room, palette: RoomPalette): void {
  const pane = (u: number, v: number): Point => [
    middle + (u * lerp(300, 470, v) - lerp(0, 120, v)) * scale,
    lerp(floor + 10, height + 30, v),
  ];
  const plate = press.plate(palette.light, { shift: [-1, 1] });
  for (const left of [-0.5, 0.03]) {
    plate.add(polygon([pane(left, 0), pane(left + 0.47, 0), pane(left + 0.47, 1), pane(left, 1)]));
  }
}
