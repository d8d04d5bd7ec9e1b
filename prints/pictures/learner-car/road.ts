import { gouge, polygon, smooth } from "../../kit/cuts.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";
import type { Size } from "../../kit/sheet.ts";
import type { RoadPalette } from "./road-palette.ts";

/** Composition of the road. */
export type View = Size & {
  readonly horizon: number;
  /** The vanishing point. */
  readonly vanishing: number;
  readonly mount: number;
  /** The road's edges at the bottom. */
  readonly road: Point;
  /** Inks of the sky at its top and at the horizon, if they aren't those of the morning. */
  readonly sky?: readonly [top: string, low: string];
  /** How far the car is, how large, and where across the road, if it is parked; then two people stand at a point beside it. */
  readonly ute: {
    readonly depth: number;
    readonly scale: number;
    readonly parked?: { readonly across: number; readonly people: readonly [...feet: Point, scale: number] };
  };
  /** Nearest depth of each row of poplars (1 at the bottom), and the trees' height there. */
  readonly rows: {
    readonly left: number;
    readonly right: number;
    readonly height: number;
    /** Which poplar each row lacks, counted from the nearest: where the page's sign has its posts. */
    readonly gaps?: { readonly left: number; readonly right: number };
  };
};

/** Returns a point of the road: `depth` from 0 (vanishing point) to 1 (bottom), `across` from edge to edge. */
export function onRoad({ height, horizon, vanishing, road }: View, depth: number, across: number): Point {
  return [lerp(vanishing, lerp(road[0], road[1], across), depth), lerp(horizon, height, depth)];
}

/** Paddock, road and road markings. */
export function ground(press: Press, view: View, palette: RoadPalette, random: Random): void {
  const { width, height, horizon } = view;
  press
    .plate(palette.paddock)
    .add(`M-5 ${horizon - 3}h${width + 10}v${height - horizon + 8}h${-width - 10}z`);
  const straw = press.plate(palette.straw, { overlap: "add" });
  for (const _ of times(130)) {
    const depth = random() ** 0.7;
    straw.add(
      gouge(
        random.range(0, width),
        lerp(horizon + 4, height, depth),
        lerp(16, 110, depth),
        lerp(1, 4.4, depth),
        random.bell() * 0.02,
      ),
    );
  }
  const road = press.plate(palette.road, { shift: [2, 0] });
  road.add(
    polygon([onRoad(view, 0.004, 0), onRoad(view, 0.004, 1), onRoad(view, 1.02, 1), onRoad(view, 1.02, 0)]),
  );
  const seams = press.plate(palette.seam, { overlap: "add" });
  for (const _ of times(60)) {
    const depth = random.range(0.06, 1);
    const [x, y] = onRoad(view, depth, random.range(0.06, 0.94));
    seams.add(gouge(x, y, lerp(8, 90, depth), lerp(0.8, 3, depth)));
  }
  // Broken centre line and edge lines.
  const lines = press.plate(palette.line);
  for (const i of times(11)) {
    const [near, far] = [1.08 * 0.72 ** i, 1.08 * 0.72 ** i * 0.86];
    const half = 0.011;
    lines.add(
      polygon([
        onRoad(view, near, 0.5 - half),
        onRoad(view, far, 0.5 - half),
        onRoad(view, far, 0.5 + half),
        onRoad(view, near, 0.5 + half),
      ]),
    );
  }
  for (const [from, to] of [
    [0.035, 0.048],
    [0.952, 0.965],
  ] as const) {
    lines.add(
      polygon([
        onRoad(view, 1.02, from),
        onRoad(view, 0.02, from),
        onRoad(view, 0.02, to),
        onRoad(view, 1.02, to),
      ]),
    );
  }
}

/** The beam of the headlights, from the bonnet on: what is nearer is hidden by the car. */
export function headlights(press: Press, view: View, ink: string): void {
  const near = view.ute.depth * 0.5;
  press
    .plate(ink, { opacity: 0.55 })
    .add(
      smooth(
        [
          onRoad(view, near, 0.1),
          onRoad(view, near * 0.6, -0.1),
          onRoad(view, near * 0.3, 0.1),
          onRoad(view, near * 0.24, 0.5),
          onRoad(view, near * 0.3, 0.72),
          onRoad(view, near * 0.7, 0.62),
          onRoad(view, near, 0.38),
        ],
        0.1,
      ),
    );
}
