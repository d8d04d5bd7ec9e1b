import { blob, type Curve, disc, gouge, pointOn, polygon, ribbon } from "../../kit/cuts.ts";
import { type Inks, oklch } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createNoise, createRandom, type Random } from "../../kit/random.ts";
import { flat, type Size, sheet } from "../../kit/sheet.ts";
import { articlePalette } from "./article-palette.ts";
import { isTall } from "./scenery.ts";

const seed = 61;

/** Direction of shadows in late winter sun. */
const shadowTo: Point = [0.86, 0.5];

/** A paddock from above: a deep track, and a faint new one with seven sheep. */
export function tracks(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const worn = inks.night ? oklch(0.6, 0.06, 82) : palette.glow;
  const random = createRandom(seed);
  const press = new Press();
  const at = ([x, y]: Point): Point => [x * width, y * height];
  const along = (points: readonly [Point, Point, Point, Point]): Curve => [
    at(points[0]),
    at(points[1]),
    at(points[2]),
    at(points[3]),
  ];
  const main = along(
    tall
      ? [
          [0.1, -0.06],
          [0.3, 0.5],
          [0.44, 0.72],
          [1.06, 0.66],
        ]
      : [
          [0.13, -0.1],
          [0.32, 0.56],
          [0.56, 0.66],
          [1.05, 0.3],
        ],
  );
  const fork = pointOn(main, 0.41);
  const faint: Curve = tall
    ? [fork, at([0.3, 0.64]), at([0.12, 0.84]), at([0.44, 0.89])]
    : [fork, at([0.42, 0.74]), at([0.52, 0.92]), at([0.74, 0.8])];
  const dam = at(tall ? [0.58, 0.88] : [0.81, 0.78]);
  const clear = (x: number, y: number) =>
    Math.min(...times(25).map((i) => Math.hypot(...difference(pointOn(main, i / 24), [x, y])))) > 44 &&
    Math.hypot(x - dam[0], y - dam[1]) > 110;

  addGround(press.plate(palette.gum, { overlap: "add", opacity: 0.75 }), size, random, clear);
  addPlough(press, size, tall, palette.rust, palette.bark, random);
  press.plate(worn, { shift: [1, 1] }).add(ribbon(main, [50, 58], random, 34, 0.16));
  const ruts = press.plate(inks.night ? palette.stubble : palette.rust, { overlap: "add" });
  for (const _ of times(70)) {
    const [x, y, angle] = onward(main, random());
    const side = (random() < 0.5 ? -1 : 1) * random.range(6, 17);
    ruts.add(gouge(x - Math.sin(angle) * side, y + Math.cos(angle) * side, random.range(30, 80), 2.4, angle));
  }
  const steps = press.plate(worn, { overlap: "add" });
  for (const i of times(90)) {
    const t = i / 90;
    if (random() < 0.15 + t * 0.42) continue;
    const [x, y, angle] = onward(faint, t);
    steps.add(
      gouge(x + random.bell() * 6, y + random.bell() * 6, random.range(14, 34), lerp(4.4, 2.4, t), angle),
    );
  }
  press.plate(worn).add(blob(...dam, 82, random, { facets: 22, rough: 0.05, squash: 0.7 }));
  press
    .plate(palette.mist, { shift: [2, 2] })
    .add(blob(dam[0], dam[1] + 2, 68, random, { facets: 24, rough: 0.03, squash: 0.66 }));
  const shade = press.plate(inks.night ? palette.bark : oklch(0.52, 0.06, 160), {
    overlap: "add",
    opacity: 0.85,
  });
  const crowns = press.plate(palette.gum, { overlap: "add" });
  const trees: readonly (readonly [number, number, number])[] = tall
    ? [
        [0.62, 0.46, 46],
        [0.74, 0.51, 32],
        [0.9, 0.84, 52],
        [0.08, 0.58, 44],
        [0.94, 0.4, 30],
      ]
    : [
        [0.63, 0.24, 48],
        [0.7, 0.31, 34],
        [0.3, 0.83, 54],
        [0.23, 0.9, 36],
        [0.94, 0.6, 46],
        [0.08, 0.72, 42],
      ];
  for (const [u, v, radius] of trees) addTree(shade, crowns, at([u, v]), radius, random);
  addSheep(press, shade, faint, inks, palette.bark);
  return sheet({ width, height, body: flat(palette.pasture, 0, 0, width, height) + press.toSvg() });
}

const difference = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];

/** Returns a point of a curve and the direction there. */
function onward(curve: Curve, t: number): readonly [number, number, number] {
  const [x, y] = pointOn(curve, t);
  const [dx, dy] = difference(pointOn(curve, Math.min(1, t + 0.01)), pointOn(curve, Math.max(0, t - 0.01)));
  return [x, y, Math.atan2(dy, dx)];
}

/** Cuts that follow the terrain. */
function addGround(
  plate: Plate,
  { width, height }: Size,
  random: Random,
  clear: (x: number, y: number) => boolean,
) {
  const noise = createNoise(seed);
  for (const row of times(24)) {
    for (let x = random.range(-30, 30); x < width; x += 66) {
      const y = ((row + 0.5 + random.bell() * 0.5) / 24) * height;
      if (random() > 0.5 || !clear(x, y)) continue;
      plate.add(
        gouge(
          x,
          y,
          random.range(34, 66),
          random.range(1.4, 2.8),
          noise(x / 320 + y / 210) * 1.1 - 0.2,
          random.bell() * 3,
        ),
      );
    }
  }
}

/** Ploughed red soil beyond the fence. */
function addPlough(
  press: Press,
  { width, height }: Size,
  tall: boolean,
  ink: string,
  furrow: string,
  random: Random,
) {
  const edge = (x: number) => (tall ? lerp(0.3, 0.05, x / width) : lerp(0.56, -0.32, x / width)) * height;
  const far = tall ? width * 1.1 : width * 0.64;
  press.plate(ink, { shift: [-2, 1] }).add(
    polygon([
      [-20, -20],
      [-20, edge(-20)],
      [far, edge(far)],
      [far, -20],
    ]),
  );
  const slope = Math.atan2(edge(width) - edge(0), width);
  const rows = press.plate(furrow, { overlap: "add" });
  for (const row of times(20)) {
    for (let x = random.range(-90, -20); x < far; ) {
      const length = random.range(120, 280);
      const y = edge(x + length / 2) - 12 - row * (tall ? 15 : 20);
      if (y > -10) rows.add(gouge(x + length / 2, y, length, 2.6, slope));
      x += length * 1.04;
    }
  }
}

function addTree(shade: Plate, crowns: Plate, [x, y]: Point, radius: number, random: Random) {
  shade.add(
    blob(x + shadowTo[0] * radius * 1.2, y + shadowTo[1] * radius * 1.2, radius * 1.25, random, {
      facets: 17,
      squash: 0.62,
    }),
  );
  crowns.add(blob(x, y, radius * 0.84, random, { facets: 15, rough: 0.14, squash: 0.94 }));
  for (const i of times(4)) {
    const angle = i * 1.57 + random();
    crowns.add(
      blob(x + Math.cos(angle) * radius * 0.5, y + Math.sin(angle) * radius * 0.46, radius * 0.5, random, {
        facets: 10,
      }),
    );
  }
}

/** Seven sheep in single file. */
function addSheep(press: Press, shade: Plate, path: Curve, inks: Inks, key: string) {
  const wool = press.plate(inks.paper, { overlap: "add" });
  const faces = press.plate(key, { overlap: "add" });
  const random = createRandom(7);
  for (const t of [0.2, 0.28, 0.37, 0.45, 0.535, 0.64, 0.8]) {
    const [x, y, angle] = onward(path, t);
    shade.add(gouge(x + 15, y + 9, 40, 7, 0.526));
    wool.add(blob(x, y, 13, random, { facets: 14, rough: 0.06, squash: 0.8 }));
    faces.add(disc(x + Math.cos(angle) * 15, y + Math.sin(angle) * 15, 5, random, 10));
  }
}
