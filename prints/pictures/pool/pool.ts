import { disc, gouge, polygon } from "../../kit/cuts.ts";
import { dayInks, type Inks, oklch } from "../../kit/inks.ts";
import { lerp, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createNoise, createRandom } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { buninyong, hill, warrenheip } from "../../motifs/mountains.ts";
import { shore } from "../../motifs/shore.ts";
import { type ClassSize, sundayClass } from "./sunday-class.ts";
import { addLanes, addWater, type Pool } from "./water.ts";

const seed = 815;

/** Chlorine blue. */
const daytime = {
  deep: oklch(0.5, 0.075, 226),
  water: oklch(0.66, 0.07, 222),
};
const nighttime = { deep: "#0b2d3d", water: "#12394a" };

/**
 * A pool in the morning: lane ropes in perspective towards a window, and the Sunday class on the tiles.
 *
 * @param size number of places in the class
 * @param horizonAt bottom of the window, as a share of the height
 */
export function pool({ width, height }: Size, size: ClassSize, horizonAt: number, inks: Inks): string {
  const far = Math.round(height * horizonAt);
  const edge = Math.round(height * 0.83);
  const sill = far - Math.round(height * 0.035);
  const press = new Press();
  const view: Pool = {
    width,
    far,
    edge,
    vanishing: [width * 0.52, far - height * 0.2],
    sunX: width * 0.66,
    lanes: 6,
  };
  addWindow(press, { width, height: sill }, height, inks);
  if (typeof size === "string" && size !== "offer") press.plate(inks.bark).add(`M0 0h${width}v9H0z`);
  const tiles = press.plate(inks.glow);
  tiles.add(`M0 ${sill}h${width}v${far - sill}H0z`);
  for (const tile of times(40)) tiles.add(gouge(((tile + 0.5) * width) / 40, (sill + far) / 2, 15, 2.2));

  const palette = inks.night ? nighttime : daytime;
  press.plate(palette.water).add(`M0 ${far}h${width}v${edge - far}H0z`);
  addWater(press, view, palette.deep, inks);
  addLanes(press, view, inks);
  addDeck(press, view, height, inks);
  for (const person of sundayClass({ width, height }, size, inks)) press.plate(inks.bark).place(person);

  const flecks = speckle(seed, inks.night ? inks.far : inks.paper, { width, height }, inks.night ? 0.3 : 0.5);
  return sheet({
    width,
    height,
    defs:
      verticalGradient("sky", [
        [0, inks.sky],
        [1, inks.glow],
      ]) + flecks.defs,
    body: flat("url(#sky)", 0, 0, width, sill) + press.toSvg() + flecks.body,
  });
}

/** Share image: wide, above a title. */
export const poolShare = () => pool({ width: 1200, height: 510 }, 8, 0.44, dayInks);

/** Sun, mountains and far shore behind the window frames. */
function addWindow(press: Press, { width, height: sill }: Size, whole: number, inks: Inks) {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const behind = buninyong(width * 0.96, width * 0.26, whole * 0.075);
  press
    .plate(inks.sun, { shift: [-2, 1] })
    .add(disc(width * 0.66, sill - whole * 0.1, whole * 0.085, random, 50));
  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: sill,
    profile: (x) => Math.max(behind(x), 14 + 6 * noise(x / 90)),
    seed: seed + 1,
    lit: -1,
    litFrom: width * 0.96,
    cuts: 20,
    mist: 0.4,
  });
  hill(press.plate(inks.near), {
    from: width * 0.05,
    to: width * 0.78,
    base: sill,
    profile: warrenheip(width * 0.4, width * 0.34, whole * 0.125),
    seed: seed + 2,
    lit: 1,
    litFrom: width * 0.4,
    cuts: 46,
    mist: 0.4,
    reach: 170,
  });
  shore(press.plate(inks.gum, { overlap: "add" }), {
    from: -10,
    to: width + 10,
    y: sill,
    seed: seed + 3,
    height: 15,
  });
  const frame = press.plate(inks.bark, { overlap: "add" });
  // None at the edges, where a crop would cut it.
  for (const post of times(5)) {
    frame.add(`M${Math.round((width * (post + 0.5)) / 5) - 6} 0h12v${sill}h-12z`);
  }
  frame.add(`M0 ${sill - 4}h${width}v10H0z`, `M0 ${Math.round(whole * 0.075)}h${width}v9H0z`);
}

/** Tiles and the pool's edge. */
function addDeck(press: Press, { width, edge, vanishing }: Pool, height: number, inks: Inks) {
  press.plate(inks.night ? inks.glow : inks.sky).add(`M0 ${edge}h${width}v${height - edge}H0z`);
  press.plate(inks.bark).add(`M0 ${edge - 4}h${width}v12H0z`);
  const grout = press.plate(inks.night ? inks.stubble : inks.far, { overlap: "add" });
  const [x] = vanishing;
  for (const joint of times(25)) {
    const from = ((joint - 9) * width) / 7 - x;
    grout.add(
      polygon([
        [x + from, edge + 8],
        [x + from + 2.5, edge + 8],
        [x + from * 1.42 + 3.5, height],
        [x + from * 1.42, height],
      ]),
    );
  }
  for (const share of [0.32, 0.72])
    grout.add(`M0 ${Math.round(lerp(edge + 8, height, share))}h${width}v2H0z`);
}
