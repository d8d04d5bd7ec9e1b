import { hill, warrenheip } from "../../blocks/mountains.ts";
import { reeds } from "../../blocks/plants.ts";
import { box, gouge, polygon, smooth } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import { flat, fountain, type Size, salt, sheet } from "../../kit/sheet.ts";
import { type RoadPots, roadPots } from "./pots.ts";
import { ute } from "./ute.ts";

const seed = 1208;

/** Where things stand on a sheet. */
type View = Size & {
  readonly horizon: number;
  /** Where the road ends. */
  readonly vanishing: number;
  readonly mount: number;
  /** The edges of the road at the foot of the sheet. */
  readonly road: Point;
  readonly ute: { readonly depth: number; readonly scale: number };
  /** How near the rows of poplars come on either side, 1 at the foot of the sheet; and how tall they are there. */
  readonly rows: { readonly left: number; readonly right: number; readonly height: number };
};

/** A straight road between poplars in autumn, and on it a ute with L-plates and two in it. */
export function learnerCar(view: View, inks: Inks): string {
  const { width, height, horizon } = view;
  const random = createRandom(seed);
  const pots = roadPots(inks);
  const press = new Press();

  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: (x) => Math.max(warrenheip(view.mount, width * 0.19, 92)(x), 9),
    seed,
    lit: 1,
    litFrom: view.mount,
    cuts: 26,
    mist: 0.3,
  });
  ground(press, view, pots, random);
  poplars(press, view, pots, inks, random);
  fence(press.plate(inks.bark, { overlap: "add" }), view);
  if (pots.beam) headlights(press, view, pots.beam);
  const { depth, scale } = view.ute;
  ute(press, inks, pots, onRoad(view, depth, 0.27), scale);

  const tufts = press.plate(inks.bark, { overlap: "add" });
  for (const [from, to, count] of [
    [-10, width * 0.13, 40],
    [width * 0.2, width * 0.24, 8],
  ] as const) {
    reeds(tufts, {
      from,
      to,
      y: height + 8,
      height: height * 0.085,
      seed: seed + count,
      count,
      heads: 0.1,
      wind: 0.16,
    });
  }

  const flecks = salt(seed, inks.paper, view, inks.night ? 0.16 : 0.5);
  const sky = fountain("sky", [
    [0, pots.top],
    [1, pots.low],
  ]);
  return sheet({
    width,
    height,
    defs: sky + flecks.defs,
    body: flat("url(#sky)", 0, 0, width, horizon) + press.toSvg() + flecks.body,
  });
}

/** A point of the road: `depth` from 0 at its end to 1 at the foot of the sheet, `across` from edge to edge. */
function onRoad({ height, horizon, vanishing, road }: View, depth: number, across: number): Point {
  return [lerp(vanishing, lerp(road[0], road[1], across), depth), lerp(horizon, height, depth)];
}

function ground(press: Press, view: View, pots: RoadPots, random: Random): void {
  const { width, height, horizon } = view;
  press.plate(pots.paddock).add(`M-5 ${horizon - 3}h${width + 10}v${height - horizon + 8}h${-width - 10}z`);
  const straw = press.plate(pots.straw, { overlap: "add" });
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
  const road = press.plate(pots.road, { shift: [2, 0] });
  road.add(
    polygon([onRoad(view, 0.004, 0), onRoad(view, 0.004, 1), onRoad(view, 1.02, 1), onRoad(view, 1.02, 0)]),
  );
  const seams = press.plate(pots.seam, { overlap: "add" });
  for (const _ of times(60)) {
    const depth = random.range(0.06, 1);
    const [x, y] = onRoad(view, depth, random.range(0.06, 0.94));
    seams.add(gouge(x, y, lerp(8, 90, depth), lerp(0.8, 3, depth)));
  }
  // The broken line down the middle, and the edge line on either side.
  const lines = press.plate(pots.line);
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

/** Two rows of poplars, back to front: narrow crowns cut upwards, lit from the left. */
function poplars(press: Press, view: View, pots: RoadPots, inks: Inks, random: Random): void {
  const trees = ([-1, 1] as const).flatMap((side) => {
    const nearest = side < 0 ? view.rows.left : view.rows.right;
    return times(13).map((i) => ({ side, depth: nearest * 0.74 ** i }));
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
    const crown = press.plate(pots.poplar, { shift: depth > 0.1 ? [-2, 1] : [0, 0] });
    // Pointed at the top, widest below the middle.
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
    const light = press.plate(pots.poplarLit, { overlap: "add" });
    const dark = press.plate(inks.night ? inks.gum : pots.straw, { overlap: "add" });
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

/** Posts and three wires along the paddock on the left. */
function fence(plate: Plate, view: View): void {
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

/** What the headlights reach of the road. */
function headlights(press: Press, view: View, ink: string): void {
  const near = view.ute.depth * 0.78;
  press
    .plate(ink, { opacity: 0.55 })
    .add(
      smooth(
        [
          onRoad(view, near, 0.1),
          onRoad(view, near * 0.4, -0.1),
          onRoad(view, near * 0.2, 0.1),
          onRoad(view, near * 0.17, 0.5),
          onRoad(view, near * 0.26, 0.72),
          onRoad(view, near, 0.46),
        ],
        0.1,
      ),
    );
}

/** For wide screens: the words stand in the sky, left of the road. */
export const learnerCarWide = (inks: Inks) =>
  learnerCar(
    {
      width: 1600,
      height: 900,
      horizon: 610,
      vanishing: 1060,
      mount: 730,
      road: [470, 1560],
      ute: { depth: 0.68, scale: 0.8 },
      rows: { left: 0.19, right: 1.15, height: 860 },
    },
    inks,
  );

/** For phones: the words stand above. */
export const learnerCarTall = (inks: Inks) =>
  learnerCar(
    {
      width: 760,
      height: 1500,
      horizon: 1110,
      vanishing: 420,
      mount: 150,
      road: [40, 720],
      ute: { depth: 0.7, scale: 0.7 },
      rows: { left: 0.5, right: 0.8, height: 620 },
    },
    inks,
  );
