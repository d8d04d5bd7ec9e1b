import type { Inks } from "../../kit/inks.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { hill, warrenheip } from "../../motifs/mountains.ts";
import { reeds } from "../../motifs/plants.ts";
import { talkers } from "../talkers.ts";
import { ground, headlights, onRoad, type View } from "./road.ts";
import { roadPalette } from "./road-palette.ts";
import { fence, poplars } from "./roadside.ts";
import { ute } from "./ute.ts";

const seed = 1208;

/** A straight road between autumn poplars, and a ute with L-plates and two people. */
function learnerCar(view: View, inks: Inks): string {
  const { width, height, horizon } = view;
  const random = createRandom(seed);
  const palette = roadPalette(inks);
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
  ground(press, view, palette, random);
  poplars(press, view, palette, inks, random);
  fence(press.plate(inks.bark, { overlap: "add" }), view);
  const { depth, scale, parked } = view.ute;
  if (palette.beam && !parked) headlights(press, view, palette.beam);
  ute(press, inks, palette, onRoad(view, depth, parked?.across ?? 0.27), scale, parked !== undefined);
  if (parked) {
    const [x, y, size] = parked.people;
    press.plate("none").place(talkers([x, y], size, undefined, true));
  }

  const tufts = press.plate(inks.bark, { overlap: "add" });
  for (const [from, most, count] of [
    [-10, width * 0.13, 40],
    // On the verge of the morning's road.
    ...(view.sky ? [] : [[width * 0.2, width * 0.24, 8] as const]),
  ] as const) {
    // None grows on the road.
    const to = Math.min(most, view.road[0]);
    if (to <= from) continue;
    reeds(tufts, {
      from,
      to,
      y: height + 8,
      height: 72,
      seed: seed + count,
      count,
      heads: 0.1,
      wind: 0.16,
    });
  }

  const flecks = speckle(seed, inks.paper, view, inks.night ? 0.16 : 0.5);
  // The gradient spans the lowest 1000 units of the sky, whatever the height.
  const sky = verticalGradient("sky", [
    [Math.max(0, 1 - 1000 / horizon), view.sky?.[0] ?? palette.top],
    [1, view.sky?.[1] ?? palette.low],
  ]);
  return sheet({
    width,
    height,
    defs: sky + flecks.defs,
    body: flat("url(#sky)", 0, 0, width, horizon) + press.toSvg() + flecks.body,
  });
}

/** Wide crop: text in the sky, left of the road. */
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

/** Tall crop: text above. */
export const learnerCarTall = (inks: Inks) =>
  learnerCar(
    {
      width: 760,
      height: 3300,
      horizon: 2910,
      vanishing: 420,
      mount: 150,
      road: [40, 720],
      ute: { depth: 0.7, scale: 0.7 },
      rows: { left: 0.5, right: 0.8, height: 620, gaps: { left: 1, right: 3 } },
    },
    inks,
  );

/** The end of the page: the car is parked and its two people have got out, under a sky that begins in the ground of the words. */
const close = (view: Omit<View, "sky">, inks: Inks) =>
  learnerCar({ ...view, sky: inks.night ? [inks.bark, inks.sky] : [inks.sun, inks.sky] }, inks);

export const learnerCloseWide = (inks: Inks) =>
  close(
    {
      width: 1600,
      height: 560,
      horizon: 262,
      vanishing: 1060,
      mount: 420,
      road: [650, 1560],
      ute: { depth: 0.86, scale: 1.3, parked: { across: -0.06, people: [250, 540, 3] } },
      rows: { left: 0.5, right: 0.9, height: 330 },
    },
    inks,
  );

export const learnerCloseTall = (inks: Inks) =>
  close(
    {
      width: 760,
      height: 560,
      horizon: 262,
      vanishing: 600,
      mount: 130,
      road: [420, 1060],
      ute: { depth: 0.86, scale: 1.06, parked: { across: 0.16, people: [154, 540, 2.5] } },
      rows: { left: 0.5, right: 0.7, height: 300 },
    },
    inks,
  );
