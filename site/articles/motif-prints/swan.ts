import { gouge } from "../../../prints/kit/cuts.ts";
import { lerp, times } from "../../../prints/kit/numbers.ts";
import { Press } from "../../../prints/kit/plate.ts";
import { swan as bird } from "../../../prints/motifs/birds.ts";
import { reeds } from "../../../prints/motifs/plants.ts";
import { shore } from "../../../prints/motifs/shore.ts";
import { use } from "../../../prints/pictures/articles/scenery.ts";
import {
  finish,
  glitter,
  inTurn,
  mountains,
  range,
  ripples,
  type Scene,
  sunrise,
  swanSymbol,
} from "./scene.ts";

type Place = readonly [u: number, v: number, size: number];
type Groups = readonly [readonly Place[], ...(readonly Place[])[]];

/** Places of the swans as shares of the frame, and their size: one group for each seed in turn. */
const wide: Groups = [
  [
    [0.24, 0.54, 1.5],
    [0.56, 0.68, 2],
  ],
  [
    [0.42, 0.64, 2.3],
    [0.77, 0.46, 0.8],
  ],
  [
    [0.32, 0.6, 2.1],
    [0.55, 0.68, 0.9],
    [0.665, 0.72, 0.9],
    [0.78, 0.69, 0.9],
  ],
  [
    [0.18, 0.52, 1.2],
    [0.42, 0.6, 1.6],
    [0.71, 0.7, 2],
  ],
];

const high: Groups = [
  [
    [0.26, 0.46, 1.35],
    [0.64, 0.7, 1.75],
  ],
  [
    [0.46, 0.64, 2],
    [0.78, 0.4, 0.8],
  ],
  [
    [0.34, 0.5, 1.7],
    [0.34, 0.77, 0.86],
    [0.56, 0.74, 0.86],
    [0.78, 0.78, 0.86],
  ],
  [
    [0.26, 0.42, 1.1],
    [0.7, 0.56, 1.35],
    [0.34, 0.74, 1.65],
  ],
];

/** Black swans on the water with their reflections. The seed says how many and where, and moves the sun and the hills. */
export function swan(scene: Scene): string {
  const { width, height, tall, inks, seed, random, scale, across, side } = scene;
  const horizon = Math.round(height * random.range(0.2, 0.27));
  const sun = across(random.range(0.66, 0.82));
  const radius = height * random.range(0.07, 0.1) * (tall ? 0.8 : 1);
  const [behind, before] = [new Press(), new Press()];
  const land = mountains(scene, {
    nearAt: across(random.range(0.16, 0.38)),
    near: random.range(58, 104) * scale,
    farAt: across(random.range(0.5, 0.58)),
    far: random.range(34, 54) * scale,
  });
  sunrise(behind, scene, [sun, horizon - radius * random.range(-0.1, 0.5)], radius);
  range(behind, scene, horizon, land);
  shore(behind.plate(inks.shore, { overlap: "add" }), {
    ...{ from: -10, to: width + 10, y: horizon, seed: seed + 8, height: random.range(12, 22) * scale },
  });

  ripples(before.plate(inks.ripple, { overlap: "add" }), scene, horizon, sun, random.range(0.34, 0.5));
  glitter(before.plate(inks.sun, { shift: [-2, 1] }), scene, sun, horizon);
  const group = inTurn(seed, tall ? high : wide);
  const [mirrored, wakes, swans] = [new Press(), new Press(), new Press()];
  const cut = mirrored.plate(inks.water[1], { overlap: "add" });
  const line = wakes.plate(inks.light, { overlap: "add" });
  const birds = swans.plate(inks.key);
  const mirrors = before.plate(inks.shore);
  for (const [u, v, size] of group) {
    const z = size * random.range(0.94, 1.06);
    const [x, y] = [across(u) + random.bell() * 16, height * v + random.bell() * 12];
    mirrors.place(placed("mirror", x, y, side * z, -0.94 * z));
    birds.place(placed("swan", x, y, side * z, z));
    for (const i of times(13)) {
      const t = i / 12;
      cut.add(
        gouge(
          x + random.bell() * 74 * z,
          y + (12 + t * 104) * z,
          random.range(60, 150) * z * (1 - t * 0.2),
          lerp(1.4, 3.4, t) * z,
        ),
      );
    }
    line.add(
      gouge(x, y + 2, 196 * z, 3.2),
      gouge(x + side * 96 * z, y + 9 * z, 78 * z, 2.6),
      gouge(x - side * 84 * z, y + 8 * z, 56 * z, 2.4),
    );
  }
  const stand = new Press().plate(inks.key, { overlap: "add" });
  const [left, right] = [across(-0.02), across(random.range(0.07, 0.16))].sort((a, b) => a - b) as [
    number,
    number,
  ];
  reeds(stand, {
    ...{ from: left, to: right, y: height + 14, height: random.range(150, 220) * scale, seed: seed + 9 },
    ...{ count: 24, heads: 0.26, wind: side * 0.14 },
  });
  for (const press of [mirrored, wakes, swans]) before.plate("none").place(press.toSvg());
  before.plate("none").place(stand.toSvg());
  return finish(scene, {
    ...{ horizon, behind, before },
    defs: swanSymbol(inks) + swanSymbol({ ...inks, key: inks.shore, light: inks.water[0] }, "mirror"),
  });
}

const placed = (id: string, x: number, y: number, across: number, down: number) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${use(id, [-bird.middle * across, -bird.waterline * down], [across, down])}</g>`;
