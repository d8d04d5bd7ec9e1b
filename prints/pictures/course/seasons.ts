import { disc, gouge } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, type Point, times, turn } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createNoise, createRandom, type Random } from "../../kit/random.ts";
import { flat, sheet, speckle } from "../../kit/sheet.ts";
import { buninyong, hill, warrenheip } from "../../motifs/mountains.ts";
import { shore } from "../../motifs/shore.ts";
import { water } from "../../motifs/water.ts";
import { inksOf, type Season, type SeasonInks, seasons } from "./season-inks.ts";
import { cygnets, dinghy, elm, poplars } from "./season-subjects.ts";

/** The panels are quarters of one panorama, so that the hills continue from card to card. */
const [panel, height, horizon] = [400, 330, 196];
const seed = 2026;
const noise = createNoise(44);
const [coneAt, longAt] = [470, 1150];
const [cone, long] = [warrenheip(coneAt, 300, 122), buninyong(longAt, 300, 104)];
const land = (x: number) => Math.max(cone(x), long(x), 20 + 9 * noise(x / 120));

/** Position and radius of the sun in each panel. */
const suns: Readonly<Record<Season, readonly [x: number, y: number, radius: number]>> = {
  summer: [290, 66, 38],
  autumn: [300, 150, 58],
  winter: [118, 118, 34],
  spring: [128, 92, 44],
};

const subjects: Readonly<
  Record<Season, (press: Press, random: Random, left: number, inks: SeasonInks) => void>
> = { summer: dinghy, autumn: elm, winter: poplars, spring: cygnets };

/** Draws a season's panel. */
export function season(kind: Season, palette: Inks): string {
  const index = seasons.indexOf(kind);
  const inks = inksOf(kind, palette);
  const [left, right] = [index * panel, (index + 1) * panel];
  const random = createRandom(seed + index * 17);
  const press = new Press();
  const cold = kind === "winter";
  const [sunX, sunY, radius] = suns[kind];
  const sun: Point = [left + sunX, sunY];

  if (kind === "summer") addHeat(press.plate(inks.disc, { opacity: 0.9 }), sun);
  press.plate(inks.disc, { shift: [-1, 1] }).add(disc(...sun, radius, random, 40));
  hill(press.plate(inks.hill), {
    from: left - 10,
    to: right + 10,
    base: horizon,
    profile: land,
    seed: seed + index,
    lit: 1,
    litFrom: index < 2 ? coneAt : longAt,
    cuts: cold ? 0 : 44,
    mist: 0.3,
    step: 12,
    reach: 190,
  });
  shore(press.plate(inks.land, { overlap: "add" }), {
    from: left - 10,
    to: right + 10,
    y: horizon + 2,
    seed: seed + 9,
    height: 17,
  });
  if (cold) addFog(press.plate(inks.fog, { opacity: 0.92 }), random, left);
  water(press.plate(inks.land, { overlap: "add", opacity: cold ? 0.6 : 0.9 }), {
    from: left - 30,
    to: right + 30,
    top: horizon + 12,
    bottom: height + 4,
    seed: seed + index + 5,
    rows: cold ? 8 : 12,
    thickness: [0.8, 6],
    length: [30, 120],
    keep: () => (cold ? 0.25 : 0.5),
  });
  const glitter = press.plate(inks.disc);
  for (const i of times(22)) {
    const depth = i / 22;
    const x = sun[0] + random.bell() * 40;
    glitter.add(gouge(x, horizon + 8 + depth * 110, random.range(20, 60), lerp(1, 3.6, depth)));
  }
  subjects[kind](press, random, left, inks);

  const size = { width: panel, height };
  const flecks = speckle(seed, inks.night ? inks.far : inks.paper, size, inks.night ? 0.35 : undefined);
  const shown = `<svg width="${panel}" height="${height}" viewBox="${left} 0 ${panel} ${height}">`;
  const sky = flat(inks.sky, left, 0, panel, horizon + 3);
  const lake = flat(inks.lake, left, horizon, panel, height - horizon);
  return sheet({
    ...size,
    defs: flecks.defs,
    body: `${shown}${sky}${lake}${press.toSvg()}</svg>${flecks.body}`,
  });
}

/** Five rings of short cuts around the summer sun. */
function addHeat(plate: Plate, [x, y]: Point) {
  for (const ring of times(5)) {
    const [cuts, radius] = [22 + ring * 5, 56 + ring * 17];
    for (const cut of times(cuts)) {
      const angle = (cut / cuts) * turn;
      plate.add(
        gouge(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 9, 2.6 - ring * 0.3, angle),
      );
    }
  }
}

/** Fog over the base of the hills. */
function addFog(plate: Plate, random: Random, left: number) {
  for (const _ of times(74)) {
    const x = random.range(left, left + panel);
    plate.add(gouge(x, horizon - 40 + random.bell() * 58, random.range(70, 220), random.range(2, 6)));
  }
}
