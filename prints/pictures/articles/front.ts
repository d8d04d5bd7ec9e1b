import { disc, gouge, polygon, smooth } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { clamp, lerp, outline, type Point, smoothstep, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createNoise, createRandom, type Random } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { buninyong, hill, warrenheip } from "../../motifs/mountains.ts";
import { reeds } from "../../motifs/plants.ts";
import { shore } from "../../motifs/shore.ts";
import { water } from "../../motifs/water.ts";
import { type ArticlePalette, articlePalette } from "./article-palette.ts";
import { bar, isTall, placed, rings } from "./scenery.ts";

const seed = 1874;

/** A layer of cloud: start (0 to 1 across) and depth. */
const terraces = [
  [0.2, 0.72],
  [0.27, 0.6],
  [0.36, 0.46],
  [0.5, 0.3],
] as const;

/** A storm front over the lake, with a moored dinghy lying level in the clear strip below. */
export function front(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const random = createRandom(seed);
  const horizon = Math.round(height * (tall ? 0.7 : 0.77));
  const scale = tall ? 0.86 : 1;
  const sun: Point = [width * (tall ? 0.2 : 0.155), horizon - 62 * scale];
  const lining = palette.paper;

  const sky = new Press();
  rings(sky.plate(lining, { opacity: 0.75 }), {
    x: sun[0],
    y: sun[1],
    radius: 74 * scale,
    count: 6,
    gap: 36,
    seed,
    keep: (x, y) => y < horizon - 14 && y > 16 && x > -20,
  });
  sky.plate(palette.wattle, { shift: [-2, 1] }).add(disc(sun[0], sun[1], 74 * scale, random));

  const press = new Press();
  const peak = width * (tall ? 0.5 : 0.36);
  const cone = warrenheip(peak, 250 * scale, 112 * scale);
  const broad = buninyong(width * 0.76, 260 * scale, 92 * scale);
  const noise = createNoise(seed);
  hill(press.plate(inks.night ? palette.gum : palette.warren), {
    from: -10,
    to: width + 10,
    base: horizon,
    profile: (x) => Math.max(cone(x), broad(x), 12 + 6 * noise(x / 120)),
    seed: seed + 1,
    lit: -1,
    litFrom: peak,
    cuts: 40,
    reach: 170,
    mist: 0.5,
  });

  /** Returns the lower edge of a layer, which deepens to the right. */
  const edgeOf = (i: number) => {
    const [start, depth] = terraces[i] ?? [0, 0];
    const uneven = createNoise(seed + 20 + i);
    return (x: number) => {
      const u = x / width;
      if (u < start) return -30;
      const sag = horizon * depth * (1 - Math.exp(-(u - start) / 0.2)) ** 0.8;
      const fadeIn = 30 * (1 - clamp((u - start) * 8));
      return sag - fadeIn + uneven(x / 95) * 9 * smoothstep(start, start + 0.2, u) + uneven(x / 37 + 7) * 3;
    };
  };
  const base = edgeOf(0);
  const rain = press.plate(inks.night ? palette.mist : palette.gum, { overlap: "add", opacity: 0.8 });
  for (const _ of times(tall ? 96 : 116)) {
    const u = 1 - random() ** 1.45 * 0.56;
    const x = u * width * 1.06;
    const from = base(x) - 20;
    const length = Math.min(horizon - from, random.range(90, 300) * scale);
    const y = lerp(from + length / 2, horizon - length / 2 + 6, random() ** 0.6);
    rain.add(
      gouge(x - (y - from) * 0.24, y, length, random.range(2, 8) * smoothstep(0.4, 0.95, u) + 1.2, 1.81),
    );
  }
  for (const [i, [start]] of terraces.entries()) {
    const edge = edgeOf(i);
    const ink = [palette.mist, palette.warren, palette.gum, palette.bark][i] ?? palette.bark;
    const cloud = press.plate(ink, { shift: [i % 2 ? -2 : 0, 0] });
    const points: Point[] = [
      [width + 20, -40],
      [width * start - 40, -40],
    ];
    for (let x = width * start - 10; x <= width + 20; x += 15) points.push([x, edge(x)]);
    cloud.add(polygon(points));
    // Cuts along each layer's edge.
    for (const _ of times(40 - i * 8)) {
      const x = lerp(width * start + 30, width, random());
      const y = edge(x) - 8 - random() ** 1.4 * height * 0.12;
      const length = random.range(40, 170) * (0.6 + (x / width) * 0.6);
      const angle = Math.atan2(edge(x + 30) - edge(x - 30), 60);
      const bow = -length * 0.05 * (1 - smoothstep(0.3, 1, x / width));
      if (y > 8) cloud.add(gouge(x, y, length, random.range(1.2, 3.4), angle, bow));
    }
    if (i > 0) continue;
    const lip = press.plate(lining, { overlap: "add" });
    for (let x = width * start + 4; x < width * 0.66; ) {
      const length = random.range(30, 90);
      const drop = edge(x + length) - edge(x);
      const thickness = 3.6 * (1.2 - x / width);
      lip.add(
        gouge(
          x + length / 2,
          edge(x) + drop / 2 + 1,
          Math.hypot(length, drop) * 0.92,
          thickness,
          Math.atan2(drop, length),
        ),
      );
      x += length * 0.95;
    }
  }
  shore(press.plate(inks.night ? palette.bark : palette.gum, { overlap: "add", shift: [-1, 0] }), {
    from: -10,
    to: width + 10,
    y: horizon,
    seed: seed + 6,
    height: 17 * scale,
  });
  // Rough water under the front, smooth in the clear strip.
  const lake = { from: -40, to: width + 60, bottom: height + 10 };
  water(press.plate(palette.mist, { overlap: "add" }), {
    ...lake,
    top: horizon + 7,
    seed: seed + 8,
    rows: 12,
    thickness: [2, 15],
    length: [60, 240],
    keep: (x) => smoothstep(0.2, 0.75, x / width) * 0.9 + 0.04,
  });
  water(press.plate(palette.gum, { overlap: "add" }), {
    ...lake,
    top: horizon + 6,
    seed: seed + 9,
    rows: 15,
    density: 0.95,
    thickness: [1, 13 * scale],
    length: [30, 150],
    keep: (x, _y, depth) => clamp(smoothstep(0.32, 0.95, x / width) * 0.95 + depth ** 2 * 0.3 + 0.03),
  });
  const glitter = press.plate(palette.wattle, { shift: [-2, 1] });
  for (const i of times(34)) {
    const t = (i + random()) / 34;
    const y = horizon + 10 + t * (height - horizon) * 0.8;
    glitter.add(
      gouge(sun[0] + random.bell() * lerp(60, 105, t), y, random.range(40, 120), lerp(1.6, 4.6, t)),
    );
  }
  const boat: Point = [width * (tall ? 0.52 : 0.37), horizon + (height - horizon) * 0.47];
  dinghy(press, boat, tall ? 1.1 : 1.05, palette, random);
  reeds(press.plate(palette.bark, { overlap: "add" }), {
    from: -20,
    to: width * 0.13,
    y: height + 10,
    height: 120 * scale,
    seed: seed + 12,
    count: 26,
    heads: 0.2,
    wind: -0.34,
  });
  const flecks = speckle(seed, inks.night ? palette.mist : palette.paper, size, 0.5);
  return sheet({
    ...size,
    defs:
      verticalGradient("sky", [
        [0.2, palette.galah],
        [1, palette.glow],
      ]) +
      verticalGradient("lake", [
        [0, palette.glow],
        [0.5, palette.galah],
      ]) +
      flecks.defs,
    body:
      flat("url(#sky)", 0, 0, width, horizon) +
      sky.toSvg() +
      flat("url(#lake)", 0, horizon, width, height - horizon) +
      press.toSvg() +
      flecks.body,
  });
}

/** A clinker dinghy on a slack line, with its reflection. */
function dinghy(press: Press, [x, y]: Point, scale: number, palette: ArticlePalette, random: Random): void {
  const at = (u: number, v: number): Point => [x + u * scale, y + v * scale];
  const on = (points: string) => smooth(placed(outline(points), [x, y], scale), 0.15);
  const mirrored = press.plate(palette.bark, { overlap: "add" });
  for (const i of times(8)) {
    const length = (176 - i * 16) * scale * random.range(0.8, 1);
    mirrored.add(gouge(...at(4 + random.bell() * 16, 6 + i * 6), length, (5 - i * 0.4) * scale));
  }
  for (const i of times(5))
    mirrored.add(gouge(...at(-146 + random.bell() * 5, 14 + i * 10), 34 - i * 4, 2.6));
  const hull = press.plate(palette.bark, { shift: [1, 0] });
  hull.add(on("-98,-34 -60,-25 0,-21 60,-23 94,-29 90,-8 74,3 20,7 -40,6 -72,-2 -90,-18"));
  hull.add(gouge(...at(3, -14), 158 * scale, 2.2, 0, 5), gouge(...at(4, -4), 140 * scale, 2.2, 0, 5));
  press
    .plate(palette.wattle)
    .add(on("-98,-34 -60,-25 0,-21 60,-23 94,-29 94,-34 60,-28 0,-26 -60,-30 -97,-39"));
  const [[fromX, fromY], [midX, midY], [toX, toY]] = [at(-149, -52), at(-128, -20), at(-96, -33)];
  const line = `M${Math.round(fromX)} ${Math.round(fromY)}Q${Math.round(midX)} ${Math.round(midY)} ${Math.round(toX)} ${Math.round(toY)}`;
  press
    .plate(palette.bark, { overlap: "add" })
    .add(bar(at(-150, 12), 13 * scale, at(-149, -72), 11 * scale))
    .place(`<path d="${line}" fill="none" stroke="${palette.bark}" stroke-width="2"/>`);
}
