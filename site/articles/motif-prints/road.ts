import { blob, box, disc, gouge, polygon } from "../../../prints/kit/cuts.ts";
import { lerp, type Point, times } from "../../../prints/kit/numbers.ts";
import { Press } from "../../../prints/kit/plate.ts";
import { createNoise, createRandom } from "../../../prints/kit/random.ts";
import { band, bar, gumtree } from "../../../prints/pictures/articles/scenery.ts";
import { finish, flock, inTurn, mountains, range, type Scene, sunrise } from "./scene.ts";

/** A gravel road through paddocks to the hills. The seed bends it and places the trees, the fence, the sun and the hills. */
export function road(scene: Scene): string {
  const { width, height, tall, inks, seed, random, scale, across, side } = scene;
  const horizon = Math.round(height * random.range(0.44, 0.53));
  const depth = height - horizon;
  const end = random.range(0.5, 0.62);
  const [behind, before] = [new Press(), new Press()];
  const radius = height * random.range(0.075, 0.11) * (tall ? 0.8 : 1);
  const land = mountains(scene, {
    nearAt: across(random.range(0.18, 0.34)),
    near: random.range(84, 138) * scale,
    farAt: across(random.range(0.78, 0.9)),
    far: random.range(58, 96) * scale,
  });
  sunrise(
    behind,
    scene,
    [across(end + random.range(-0.04, 0.1)), horizon - radius * random.range(0.1, 1.5)],
    radius,
  );
  range(behind, scene, horizon, land);
  if (random() < 0.7) {
    const at = [across(random.range(0.16, 0.3)), height * random.range(0.14, 0.2)] as const;
    flock(behind.plate(inks.key, { overlap: "add" }), scene, at, Math.round(random.range(2, 4)));
  }

  /** The middle of the road and half its width at a depth, 0 at the horizon. */
  const bend = random.range(0.05, 0.12) * (random() < 0.5 ? 1 : -1);
  const from = random.range(0.34, 0.56);
  const middle = (t: number) =>
    across(lerp(end, from, t ** 0.8) + bend * Math.sin(Math.PI * 2 * t ** 0.5) * (1 - t * 0.4));
  const half = (t: number) => lerp(2.5, width * (tall ? 0.2 : 0.115), t ** 1.5);
  const y = (t: number) => horizon + depth * t;

  const ridge = createNoise(seed + 10);
  band(before.plate(inks.paddock), {
    ...{ from: -10, to: width + 10, bottom: y(-0.01), seed: seed + 10, step: 40 },
    edge: (x) => y(0.22) + ridge(x / 260) * 16 * scale,
  });
  // Straw leans towards the point where the road ends.
  const straw = before.plate(inks.straw, { overlap: "add" });
  for (const _ of times(tall ? 150 : 210)) {
    const t = random() ** 0.75;
    const x = random.range(-20, width + 20);
    const clear = Math.abs(x - middle(t)) - half(t);
    if (clear < 14 * t + 5) continue;
    const angle = Math.atan2(y(t) - horizon + 60, (x - across(end)) * 0.9);
    straw.add(gouge(x, y(t) + 5, lerp(14, 74, t) * random.range(0.7, 1.2), lerp(1.1, 3.4, t), angle));
  }
  const edge = times(34).map((i) => (i / 33) * 1.04);
  before
    .plate(inks.road, { shift: [1, 0] })
    .add(
      polygon([
        ...edge.map((t): Point => [middle(t) - half(t), y(t)]),
        ...edge.toReversed().map((t): Point => [middle(t) + half(t), y(t)]),
      ]),
    );
  const tracks = before.plate(inks.far, { overlap: "add" });
  for (const rut of [-0.46, 0.46]) {
    for (const i of times(20)) {
      const t = ((i + random.range(0.2, 0.8)) / 20) ** 1.15;
      const next = Math.min(1.05, t + 0.05);
      const [x0, x1] = [middle(t) + half(t) * rut, middle(next) + half(next) * rut];
      tracks.add(
        gouge(
          (x0 + x1) / 2,
          (y(t) + y(next)) / 2,
          Math.hypot(x1 - x0, y(next) - y(t)) * 1.15,
          lerp(1, 7, t),
          Math.atan2(y(next) - y(t), x1 - x0),
        ),
      );
    }
  }

  const stock = inTurn(seed, contents);
  stock(before, scene, (share, t, room = 60) => {
    const x = across(share);
    const clear = half(t) * (tall ? 1.5 : 1.9) + room * scale;
    return [Math.abs(x - middle(t)) < clear ? middle(t) - side * clear : x, y(t)];
  });
  const key = before.plate(inks.key, { overlap: "add" });
  fence(
    scene,
    (t) => [middle(t) + side * (half(t) * 1.3 + 6 + 190 * scale * t * t), y(t)],
    (...shapes) => key.add(...shapes),
  );
  // Trees along the horizon, then one or two closer by.
  const trees = createRandom(seed + 11);
  for (const i of times(tall ? 5 : 9)) {
    const x = width * ((i + trees()) / (tall ? 5 : 9));
    if (Math.abs(x - across(end)) > width * 0.06)
      gumtree(key, [x, horizon + 6], trees.range(22, 46) * scale, trees, 4);
  }
  for (const [share, t] of [
    [random.range(0.03, 0.12), random.range(0.3, 0.5)],
    [random.range(0.84, 0.95), random.range(0.12, 0.24)],
  ] as const) {
    gumtree(key, [across(share), y(t)], lerp(90, 330, t) * scale, random);
  }
  return finish(scene, { horizon, behind, ground: [inks.ground, inks.ground], before });
}

/** Returns a point of a paddock at a share of the width and a depth, with this room between it and the road. */
type Paddock = (share: number, t: number, room?: number) => Point;

/** A few sheep, grazing. */
function sheep(press: Press, { inks, random, scale, side }: Scene, at: Paddock): void {
  const legs = press.plate(inks.key, { overlap: "add" });
  const wool = press.plate(inks.light, { overlap: "add" });
  const start = random.range(0.66, 0.76);
  for (const i of times(random.range(5, 8))) {
    const t = 0.2 + (i % 3) * 0.1 + random() * 0.05;
    const [x, y] = at(start + i * 0.038, t);
    const size = lerp(9, 44, t) * scale;
    for (const u of [-0.5, -0.25, 0.3, 0.55])
      legs.add(bar([x + u * size, y], size * 0.13, [x + u * size, y - size * 0.5], size * 0.13));
    wool.add(blob(x, y - size * 0.72, size, random, { facets: 12, rough: 0.1, squash: 0.56 }));
    const facing = random() < 0.6 ? side : -side;
    legs.add(blob(x + facing * size * 1.08, y - size * 0.42, size * 0.3, random, { facets: 8, squash: 1.3 }));
  }
}

/** A dam with the sky in it. */
function dam(press: Press, { inks, random, scale, tall }: Scene, at: Paddock): void {
  const [x, y] = at(random.range(0.74, 0.84), 0.42, 190);
  const wide = (tall ? 108 : 150) * scale;
  press.plate(inks.straw).add(blob(x, y, wide, random, { facets: 26, rough: 0.04, squash: 0.2 }));
  press
    .plate(inks.sky[0], { shift: [0, 1] })
    .add(blob(x, y - 2, wide * 0.88, random, { facets: 26, rough: 0.03, squash: 0.165 }));
  const ripples = press.plate(inks.far, { overlap: "add" });
  for (const i of times(6))
    ripples.add(
      gouge(x + random.bell() * wide * 0.4, y + (i - 3) * 5 * scale, wide * random.range(0.3, 0.7), 2.4),
    );
}

/** Round bales. */
function bales(press: Press, { inks, random, scale }: Scene, at: Paddock): void {
  const key = press.plate(inks.near, { overlap: "add" });
  const ends = press.plate(inks.straw);
  const cuts = press.plate(inks.light, { overlap: "add" });
  const start = random.range(0.66, 0.74);
  for (const i of times(4)) {
    const t = [0.24, 0.3, 0.46, 0.2][i] ?? 0.24;
    const [x, foot] = at(start + i * 0.075, t);
    const r = lerp(8, 52, t) * scale;
    key.add(
      blob(x + r * 0.5, foot - r, r, random, { facets: 18, rough: 0.02 }),
      box(x, foot - r * 2, x + r * 0.5, foot),
    );
    ends.add(disc(x, foot - r, r, random, 22));
    for (const share of [0.3, 0.62]) {
      for (const j of times(3)) {
        const angle = (j / 3) * Math.PI * 2 + share * 4;
        cuts.add(
          gouge(
            x + Math.cos(angle) * r * share,
            foot - r + Math.sin(angle) * r * share,
            r * share * 1.5,
            Math.max(1.4, r * 0.06),
            angle + Math.PI / 2,
            -r * share * 0.4,
          ),
        );
      }
    }
  }
}

type Draw = (press: Press, scene: Scene, at: Paddock) => void;

/** What is in the paddock beside the road: one for each seed in turn. */
const contents: readonly [Draw, ...Draw[]] = [sheep, dam, bales];

/** A post-and-wire fence along a line into the distance. */
function fence(
  { scale }: Scene,
  at: (t: number) => Point,
  add: (...shapes: readonly string[]) => void,
): void {
  const posts = times(10)
    .map((i) => 0.05 * 1.42 ** i)
    .filter((t) => t < 1.3);
  const tall = (t: number) => lerp(7, 150, t) * scale;
  for (const [i, t] of posts.entries()) {
    const [x, y] = at(t);
    add(bar([x, y + 2], lerp(1.6, 15, t), [x, y - tall(t)], lerp(1.4, 13, t)));
    const next = posts[i + 1];
    if (next === undefined) continue;
    const [nx, ny] = at(next);
    for (const share of [0.9, 0.55]) {
      const [y0, y1] = [y - tall(t) * share, ny - tall(next) * share];
      add(bar([x, y0], lerp(0.8, 2.6, t), [nx, y1], lerp(0.8, 2.6, next)));
    }
  }
}
