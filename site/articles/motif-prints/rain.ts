import { blob, box, gouge, polygon } from "../../../prints/kit/cuts.ts";
import { lerp, type Point, times } from "../../../prints/kit/numbers.ts";
import { Press } from "../../../prints/kit/plate.ts";
import { createNoise, createRandom } from "../../../prints/kit/random.ts";
import { gumtree } from "../../../prints/pictures/articles/scenery.ts";
import { finish, inTurn, mountains, range, type Scene } from "./scene.ts";

type View = Readonly<Record<"foot" | "size", Point>>;

/** How near the house is: how far down the paddock its foot stands, as shares, and its size. */
const views: readonly [View, ...View[]] = [
  { foot: [0.1, 0.2], size: [1.15, 1.4] },
  { foot: [0.34, 0.46], size: [1.9, 2.3] },
  { foot: [0.02, 0.06], size: [0.82, 0.95] },
];

/** Rain over a house with a light in its window. The seed places clouds, house, trees, hills and puddles. */
export function rain(scene: Scene): string {
  const { width, height, tall, inks, seed, random, scale, across, side } = scene;
  const horizon = Math.round(height * random.range(0.62, 0.69));
  const [behind, before] = [new Press(), new Press()];
  const land = mountains(scene, {
    nearAt: across(random.range(0.62, 0.84)),
    near: random.range(92, 148) * scale,
    farAt: across(random.range(0.14, 0.3)),
    far: random.range(58, 92) * scale,
  });
  range(behind, scene, horizon, land);

  // Three banks of cloud, the lowest and lightest at the back; each hangs deeper on one side.
  const inksOfCloud = [inks.far, inks.cloud, inks.shore];
  const heavy = random() < 0.5 ? 0 : 1;
  for (const [i, ink] of inksOfCloud.entries()) {
    const noise = createNoise(seed * 3 + i);
    const depth = height * (0.4 - i * 0.12) * random.range(0.85, 1.1);
    const edge = (x: number) => {
      const u = heavy === 0 ? x / width : 1 - x / width;
      return depth * lerp(1.12, 0.62, u) + noise(x / (150 * scale)) * 22 * scale + noise(x / 47 + 9) * 6;
    };
    const cloud = behind.plate(ink, { shift: [i === 1 ? -2 : 0, 0] });
    const points: Point[] = [
      [width + 20, -20],
      [-20, -20],
    ];
    for (let x = -20; x <= width + 20; x += 16) points.push([x, edge(x)]);
    cloud.add(polygon(points));
    for (const _ of times(tall ? 20 : 34)) {
      const x = random.range(0, width);
      const y = edge(x) - 9 - random() ** 1.4 * depth * 0.5;
      if (y > 8)
        cloud.add(
          gouge(
            x,
            y,
            random.range(40, 150),
            random.range(1.3, 3.2),
            Math.atan2(edge(x + 30) - edge(x - 30), 60),
          ),
        );
    }
  }
  const slant = side * random.range(0.12, 0.34);
  const drops = behind.plate(inks.rain, { overlap: "add" });
  for (const _ of times(tall ? 110 : 170)) {
    const [x, length] = [random.range(-60, width + 60), random.range(50, 170) * scale];
    const y = lerp(height * 0.24, horizon - length * 0.4, random() ** 0.8);
    drops.add(gouge(x - slant * y, y, length, random.range(1.3, 3), Math.PI / 2 + slant));
  }

  const grass = before.plate(inks.straw, { overlap: "add" });
  for (const _ of times(tall ? 90 : 130)) {
    const t = random() ** 0.8;
    grass.add(
      gouge(
        random.range(0, width),
        lerp(horizon + 8, height, t),
        lerp(18, 96, t) * random.range(0.6, 1.2),
        lerp(1.1, 3.4, t),
      ),
    );
  }
  for (const i of times(random.range(2, 5))) {
    const t = lerp(0.42, 0.86, random());
    const at: Point = [across(lerp(0.36, 0.98, (i + random()) / 5)), lerp(horizon, height, t)];
    puddle(before, scene, at, lerp(50, 150, t) * scale);
  }
  const key = before.plate(inks.key, { overlap: "add" });
  const view = inTurn(seed, views);
  const size = random.range(...view.size) * scale * (tall ? 0.84 : 1);
  const houseAt = across(random.range(0.27, 0.4) + (tall ? 0.08 : 0));
  const base = horizon + (height - horizon) * random.range(...view.foot);
  const trees = createRandom(seed + 11);
  for (const share of [random.range(-1.7, -1.3), random.range(1.4, 2.1)])
    gumtree(key, [houseAt + side * share * 104 * size, base + 4], trees.range(105, 150) * size, trees);
  house(before, scene, [houseAt, base], size);
  for (const i of times(3))
    gumtree(
      key,
      [across(lerp(0.66, 0.98, (i + trees()) / 3)), horizon + 8],
      trees.range(34, 62) * scale,
      trees,
      5,
    );
  return finish(scene, { horizon, behind, ground: [inks.ground, inks.ground], before });
}

/** A cottage with a verandah, a chimney and one lit window. */
function house(press: Press, { inks, side }: Scene, [x, y]: Point, scale: number): void {
  const at = (u: number, v: number): Point => [x + side * u * scale, y - v * scale];
  const rect = (left: number, low: number, right: number, high: number) => {
    const [[x0, y0], [x1, y1]] = [at(left, low), at(right, high)];
    return box(Math.min(x0, x1), y1, Math.max(x0, x1), y0);
  };
  const walls = press.plate(inks.near);
  walls.add(rect(-86, 0, 86, 66));
  for (const row of times(4)) walls.add(gouge(...at(0, 12 + row * 14), 160 * scale, 2));
  press.plate(inks.lamp, { shift: [-1, 1] }).add(rect(-58, 22, -26, 52));
  press
    .plate(inks.key, { overlap: "add" })
    .add(
      polygon([at(-104, 60), at(-58, 108), at(58, 108), at(104, 60)]),
      rect(34, 96, 52, 134),
      rect(10, 0, 36, 50),
      rect(-44, 20, -40, 54),
      rect(-100, 0, -95, 62),
      rect(95, 0, 100, 62),
    );
  const lines = press.plate(inks.near, { overlap: "add" });
  for (const u of [-44, -22, 0, 22, 44])
    lines.add(gouge(...at(u * 1.2, 84), 40 * scale, 2.2, 1.57 + side * u * 0.009));
}

/** Water standing in the grass, with rings of drops. */
function puddle(press: Press, { inks, random }: Scene, [x, y]: Point, radius: number): void {
  press.plate(inks.far).add(blob(x, y, radius, random, { facets: 22, rough: 0.07, squash: 0.17 }));
  const rings = press.plate(inks.light, { overlap: "add" });
  for (const _ of times(3)) {
    const [cx, cy, wide] = [
      x + random.bell() * radius * 0.6,
      y + random.bell() * radius * 0.06,
      radius * random.range(0.16, 0.32),
    ];
    rings.add(
      gouge(cx, cy - wide * 0.12, wide, 2, 0, -wide * 0.14),
      gouge(cx, cy + wide * 0.12, wide, 2, 0, wide * 0.14),
    );
  }
}
