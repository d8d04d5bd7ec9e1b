import { box, gouge } from "../../../prints/kit/cuts.ts";
import { type Point, times } from "../../../prints/kit/numbers.ts";
import { Press } from "../../../prints/kit/plate.ts";
import { placeSwan } from "../../../prints/motifs/birds.ts";
import { bough, reeds } from "../../../prints/motifs/plants.ts";
import { shore } from "../../../prints/motifs/shore.ts";
import {
  finish,
  flock,
  glitter,
  inTurn,
  mountains,
  range,
  reflection,
  ripples,
  type Scene,
  sunrise,
  swanSymbol,
} from "./scene.ts";

type View = Readonly<Record<"sun" | "near" | "heights" | "far" | "low", Point>>;

/** Where the sun and the mountains stand, as shares of the width, and how high the mountains are in the wide print. */
const views: readonly [View, ...View[]] = [
  { sun: [0.47, 0.56], near: [0.18, 0.3], heights: [128, 176], far: [0.76, 0.88], low: [66, 104] },
  { sun: [0.44, 0.5], near: [0.29, 0.36], heights: [186, 232], far: [0.74, 0.86], low: [58, 84] },
  { sun: [0.2, 0.28], near: [0.5, 0.58], heights: [150, 196], far: [0.8, 0.88], low: [92, 126] },
];

/** What stands before the lake. */
const foregrounds = ["reeds", "jetty", "bough", "swans"] as const;

/** A lake with two mountains beyond it and the sun over the water. The seed moves all of these, and says what is before them. */
export function lake(scene: Scene): string {
  const { width, height, tall, inks, seed, random, scale, across } = scene;
  const view = inTurn(seed, views);
  const foreground = inTurn(seed, foregrounds);
  const horizon = Math.round(height * random.range(0.54, 0.62));
  const radius = height * random.range(0.078, 0.112) * (tall ? 0.8 : 1);
  const sun = across(random.range(...view.sun));
  const [behind, before] = [new Press(), new Press()];
  const land = mountains(scene, {
    nearAt: across(random.range(...view.near)),
    near: random.range(...view.heights) * scale,
    farAt: across(random.range(...view.far)),
    far: random.range(...view.low) * scale,
  });
  // At least half of the sun is to be seen, whatever mountain is before it.
  const low = horizon - land.outline(sun) + radius * 0.1;
  sunrise(behind, scene, [sun, Math.min(low, horizon - radius * random.range(0.15, 2))], radius);
  range(behind, scene, horizon, land);
  const tower = random.range(0.62, 0.68);
  shore(behind.plate(inks.shore, { overlap: "add", shift: [-1, 0] }), {
    ...{ from: -10, to: width + 10, y: horizon, seed: seed + 8, height: random.range(13, 26) * scale },
    town:
      random() < 0.4
        ? [
            [across(tower - 0.05), 44 * scale, "spire"],
            [across(tower), 54 * scale, "clock"],
          ]
        : [],
  });
  if (foreground !== "bough" && random() < 0.6) {
    const at = [across(random.range(0.6, 0.7)), height * random.range(0.15, 0.22)] as const;
    flock(behind.plate(inks.key, { overlap: "add" }), scene, at, Math.round(random.range(3, 5)));
  }

  reflection(before, scene, horizon, land.outline);
  ripples(before.plate(inks.ripple, { overlap: "add" }), scene, horizon, sun, random.range(0.4, 0.75));
  glitter(before.plate(inks.sun, { shift: [-2, 1] }), scene, sun, horizon);
  if (foreground === "jetty") addJetty(before, scene, horizon);
  if (foreground === "bough") addBough(before, scene);
  if (foreground === "swans") addSwans(before, scene, horizon);
  const bank = before.plate(inks.key, { overlap: "add" });
  const stands = [
    [-0.02, random.range(0.14, 0.24), random.range(130, 210), 30],
    [random.range(0.84, 0.93), 1.02, random.range(70, 120), 18],
  ] as const;
  for (const [i, [from, to, tallest, count]] of stands.entries()) {
    if (i === 0 && foreground === "jetty") continue;
    reeds(bank, {
      ...between(across(from), across(to)),
      ...{ y: height + 12, height: tallest * scale, seed: seed + 9 + i },
      ...{ count: Math.round(count * (tall ? 0.7 : 1)), heads: 0.22, wind: scene.side * 0.12 },
    });
  }
  return finish(scene, {
    ...{ horizon, behind, before },
    ...(foreground === "swans" && { defs: swanSymbol(inks) }),
  });
}

const between = (one: number, other: number) => ({ from: Math.min(one, other), to: Math.max(one, other) });

/** A jetty from the side, with its posts in the water. */
function addJetty(
  press: Press,
  { width, height, inks, random, scale, across }: Scene,
  horizon: number,
): void {
  const y = horizon + (height - horizon) * random.range(0.5, 0.62);
  const [from, to] = [-0.02, random.range(0.2, 0.32) * (width < 1000 ? 1.5 : 1)];
  const mirrored = press.plate(inks.shore, { overlap: "add", opacity: 0.6 });
  const planks = press.plate(inks.key, { overlap: "add" });
  const { from: left, to: right } = between(across(from), across(to));
  planks.add(box(left, y - 9 * scale, right, y + 3 * scale));
  for (const i of times(7))
    mirrored.add(
      gouge(
        (left + right) / 2 + random.bell() * 40,
        y + (54 + i * 7) * scale,
        (right - left) * random.range(0.5, 0.9),
        3,
      ),
    );
  const count = Math.round((right - left) / (82 * scale));
  for (const i of times(count + 1)) {
    const x = across(to) + (across(from) - across(to)) * (i / count);
    const top = i % 2 === 0 ? 34 : 9;
    planks.add(box(x - 6 * scale, y - top * scale, x + 6 * scale, y + 50 * scale));
    for (const j of times(4))
      mirrored.add(gouge(x + random.bell() * 4, y + (58 + j * 9) * scale, (34 - j * 5) * scale, 2.8));
  }
}

/** A gum's bough across a corner of the sky. */
function addBough(press: Press, { width, height, inks, seed, scale, side }: Scene): void {
  const own = new Press();
  const leaves = own.plate(inks.key, { overlap: "add" });
  bough(leaves, own.plate(inks.far, { overlap: "add" }), {
    curve: [
      [width + 20, height * 0.07],
      [width * 0.93, height * 0.13],
      [width * 0.83, height * 0.07],
      [width * 0.7, height * 0.15],
    ],
    ...{ seed: seed + 12, leaf: 84 * scale, drop: 138 * scale },
  });
  const turned = side === 1 ? "" : ` transform="translate(${width} 0)scale(-1 1)"`;
  press.plate("none").place(`<g${turned}>${own.toSvg()}</g>`);
}

/** Two swans far out. */
function addSwans(press: Press, { height, inks, random, scale, across, side }: Scene, horizon: number): void {
  const water = press.plate(inks.light, { overlap: "add" });
  const swans = press.plate(inks.key);
  const [u, v] = [random.range(0.56, 0.66), random.range(0.34, 0.46)];
  for (const [behind, down, size] of [
    [0, v, 0.8],
    [side * 168 * scale, v + 0.1, 0.92],
  ] as const) {
    const [x, y, z] = [across(u) + behind, horizon + (height - horizon) * down, size * scale];
    for (const i of times(5))
      water.add(gouge(x + random.bell() * 40 * z, y + (4 + i * 7) * z, (170 - i * 26) * z, 2.6));
    swans.place(placeSwan([x, y, Math.round(z * 100) / 100, side]));
  }
}
