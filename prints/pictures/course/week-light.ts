import { disc, gouge, polygon } from "../../kit/cuts.ts";
import { lerp, outline, times, turn } from "../../kit/numbers.ts";
import { Plate } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { swan } from "../../motifs/birds.ts";
import { bough, reeds } from "../../motifs/plants.ts";
import { frame, type WeekInks } from "./week-land.ts";

/* Upper plates of the eight-week print: sun, weather and the key plate. */

const { width, height, horizon, sun, seed } = frame;

/** Week six: the sun with rings of sound, behind the hills of week one. */
export function sunAndRings(inks: WeekInks): readonly Plate[] {
  const random = createRandom(seed + 6);
  const rings = new Plate(inks.glow, { shift: [1, -1] });
  for (const ring of times(8)) {
    const radius = sun.radius + 26 + ring * 27;
    const cuts = Math.round(radius / 11);
    for (const cut of times(cuts)) {
      const angle = ((cut + (ring % 2) / 2) / cuts) * turn;
      const y = sun.y + Math.sin(angle) * radius;
      if (y > horizon - 12 || y < 8 || random() < ring / 13) continue;
      const length = ((radius * turn) / cuts) * 0.74;
      const x = sun.x + Math.cos(angle) * radius;
      rings.add(gouge(x, y, length, lerp(4, 1.6, ring / 8), angle + turn / 4, -radius * 0.012));
    }
  }
  const face = new Plate(inks.sun, { shift: [-2, 1] }).add(disc(sun.x, sun.y, sun.radius, random, 56));
  return [rings, face];
}

/** Week six: the sun on the water. */
export function glitter(inks: WeekInks): Plate {
  const random = createRandom(seed + 7);
  const plate = new Plate(inks.sun);
  for (const i of times(54)) {
    const depth = (i + random()) / 54;
    const x = sun.x + random.bell() * lerp(56, 96, depth);
    plate.add(gouge(x, horizon + 10 + depth * 330, random.range(40, 110), lerp(1.8, 6, depth)));
  }
  return plate;
}

const cloud = outline(
  "-10,96 40,66 88,74 120,40 176,30 214,52 262,46 296,78 330,84 352,112 318,132 240,140 150,152 60,146 -10,156",
);

/** Week seven: weather from one side. */
export function weather(inks: WeekInks): readonly Plate[] {
  const random = createRandom(seed + 9);
  const front = new Plate(inks.cloud, { shift: [1, 1] }).add(polygon(cloud));
  for (const _ of times(30)) {
    const x = random.range(0, 320);
    const y = 132 - random() * 74 * (1 - Math.abs(x - 170) / 260);
    front.add(gouge(x, y, random.range(24, 70), random.range(1.4, 3.4)));
  }
  const rain = new Plate(inks.rain);
  for (const _ of times(78)) {
    const [x, y] = [random.range(-10, 320), 160 + random() * 210];
    rain.add(gouge(x - (y - 150) * 0.3, y, random.range(24, 62), random.range(1.3, 2.6), 1.86));
  }
  return [front, rain];
}

/** Week eight: the key plate with tree, reeds and swan. */
export function keyBlock(inks: WeekInks): readonly Plate[] {
  const random = createRandom(seed + 10);
  const key = new Plate(inks.bark, { overlap: "add" });
  // At night the bough must be lighter than the sky behind it.
  const tree = inks.night ? new Plate(inks.bough, { overlap: "add" }) : key;
  const veins = new Plate(inks.night ? inks.sky : inks.glow);
  bough(tree, veins, {
    curve: [
      [width + 16, 40],
      [650, 78],
      [590, 40],
      [470, 84],
    ],
    seed: seed + 30,
    twigs: 6,
    leaf: 72,
    drop: 112,
    thickness: 17,
  });
  reeds(key, {
    from: 560,
    to: width + 10,
    y: height + 6,
    height: 190,
    seed: seed + 6,
    count: 34,
    heads: 0.2,
    wind: -0.12,
  });
  key.place(
    `<g transform="translate(246 540)scale(1.16)"><path fill-rule="evenodd" d="${swan.body}${swan.cuts}"/><path fill="${inks.bill}" d="${swan.bill}"/></g>`,
  );
  for (const i of times(9)) {
    const x = 372 + random.bell() * 60;
    key.add(gouge(x, 688 + i * 6.5, random.range(80, 190), 3.4 * (1 - i * 0.07)));
  }
  return inks.night ? [key, tree, veins] : [key, veins];
}
