import { gouge, smooth } from "../../../prints/kit/cuts.ts";
import { lerp, type Point, times } from "../../../prints/kit/numbers.ts";
import { Press } from "../../../prints/kit/plate.ts";
import { shore } from "../../../prints/motifs/shore.ts";
import { finish, flock, glitter, inTurn, mountains, range, ripples, type Scene, sunrise } from "./scene.ts";

/** Where the sun stands: in the open, behind the rushes, or near the other side. */
const views: readonly [Point, ...Point[]] = [
  [0.5, 0.58],
  [0.3, 0.38],
  [0.64, 0.72],
];

/** Bulrushes close by, before a large low sun. The seed places each stand, blade and head, the sun and the hills. */
export function reeds(scene: Scene): string {
  const { width, height, tall, inks, seed, random, scale, across, side } = scene;
  const horizon = Math.round(height * random.range(0.56, 0.66));
  const sun = across(random.range(...inTurn(seed, views)));
  const radius = height * random.range(0.17, 0.235) * (tall ? 0.74 : 1);
  const [behind, before] = [new Press(), new Press()];
  const land = mountains(scene, {
    nearAt: across(random.range(0.76, 0.9)),
    near: random.range(52, 92) * scale,
    farAt: across(random.range(0.2, 0.4)),
    far: random.range(40, 70) * scale,
  });
  sunrise(behind, scene, [sun, horizon - radius * random.range(0.3, 0.95)], radius);
  range(behind, scene, horizon, land);
  shore(behind.plate(inks.shore, { overlap: "add" }), {
    ...{ from: -10, to: width + 10, y: horizon, seed: seed + 8, height: random.range(10, 20) * scale },
  });
  if (random() < 0.6) {
    const at = [across(random.range(0.68, 0.76)), height * random.range(0.14, 0.24)] as const;
    flock(behind.plate(inks.key, { overlap: "add" }), scene, at, 3);
  }
  ripples(before.plate(inks.ripple, { overlap: "add" }), scene, horizon, sun, random.range(0.4, 0.6));
  glitter(before.plate(inks.sun, { shift: [-2, 1] }), scene, sun, horizon);

  const wind = side * random.range(0.05, 0.16);
  const [back, front, heads] = [
    before.plate(inks.shore, { overlap: "add" }),
    before.plate(inks.key, { overlap: "add" }),
    before.plate(inks.key, { overlap: "add" }),
  ];
  const stands = [
    { from: -0.03, to: random.range(0.28, 0.42), count: tall ? 22 : 34, top: random.range(0.7, 0.86) },
    { from: random.range(0.82, 0.9), to: 1.03, count: tall ? 7 : 11, top: random.range(0.42, 0.6) },
  ];
  for (const { from, to, count, top } of stands) {
    for (const i of times(count)) {
      const u = (i + random()) / count;
      // A stand is highest at the frame and falls towards the open water.
      const edge = from < 0 ? u : 1 - u;
      const tallness = height * top * (1 - 0.55 * edge ** 1.5) * random.range(0.7, 1);
      const foot: Point = [across(lerp(from, to, u)), height + 16];
      const lean = (wind + random.bell() * 0.1) * tallness;
      const isFar = random() < 0.35;
      const angle = Math.atan2(-tallness, lean);
      const thick = random.range(3.4, 6.4) * scale * (isFar ? 0.8 : 1);
      const plate = isFar ? back : front;
      plate.add(
        gouge(
          foot[0] + lean / 2,
          foot[1] - tallness / 2,
          Math.hypot(tallness, lean),
          thick,
          angle,
          lean * 0.3,
        ),
      );
      if (random() < 0.42)
        heads.add(head([foot[0] + lean * 1.02, foot[1] - tallness], random.range(56, 84) * scale, angle));
      else if (random() < 0.3)
        front.add(bent(foot, tallness, lean, random.range(50, 110) * scale * Math.sign(lean || 1)));
    }
  }
  return finish(scene, { horizon, behind, before });
}

/** The head of a bulrush below its tip. */
function head([x, y]: Point, length: number, angle: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const half = length * 0.115;
  const at = (along: number, out: number): Point => [x + dx * along - dy * out, y + dy * along + dx * out];
  const outline = [
    at(-length, 0),
    at(-length * 0.94, half),
    at(-length * 0.1, half),
    at(0, 0),
    at(-length * 0.1, -half),
    at(-length * 0.94, -half),
  ];
  return (
    smooth(outline, 0.14) + gouge(x + dx * length * 0.16, y + dy * length * 0.16, length * 0.4, 2.6, angle)
  );
}

/** A blade that has been bent over by the wind. */
const bent = ([x, y]: Point, tallness: number, lean: number, out: number): string =>
  gouge(
    x + lean * 0.66 + out / 2,
    y - tallness * 0.62 + Math.abs(out) * 0.12,
    Math.abs(out) * 1.15,
    4,
    Math.sign(out) * 0.42 + (out < 0 ? Math.PI : 0),
    -Math.abs(out) * 0.16,
  );
