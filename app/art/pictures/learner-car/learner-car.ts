import { hill, warrenheip } from "../../blocks/mountains.ts";
import { reeds } from "../../blocks/plants.ts";
import type { Inks } from "../../kit/inks.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { flat, fountain, salt, sheet } from "../../kit/sheet.ts";
import { roadPots } from "./pots.ts";
import { ground, headlights, onRoad, type View } from "./road.ts";
import { fence, poplars } from "./roadside.ts";
import { ute } from "./ute.ts";

const seed = 1208;

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
      height: 72,
      seed: seed + count,
      count,
      heads: 0.1,
      wind: 0.16,
    });
  }

  const flecks = salt(seed, inks.paper, view, inks.night ? 0.16 : 0.5);
  // However tall the sheet, the sky changes in its last thousand.
  const sky = fountain("sky", [
    [Math.max(0, 1 - 1000 / horizon), pots.top],
    [1, pots.low],
  ]);
  return sheet({
    width,
    height,
    defs: sky + flecks.defs,
    body: flat("url(#sky)", 0, 0, width, horizon) + press.toSvg() + flecks.body,
  });
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
      height: 3300,
      horizon: 2910,
      vanishing: 420,
      mount: 150,
      road: [40, 720],
      ute: { depth: 0.7, scale: 0.7 },
      rows: { left: 0.5, right: 0.8, height: 620 },
    },
    inks,
  );
