import { gouge, polygon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import { flat, type Size, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { flowerSymbols } from "../../motifs/wattle.ts";
import { type ArticlePalette, articlePalette } from "./article-palette.ts";
import { dozingGalah, type GalahInks, galah, hangingGalah } from "./galah.ts";
import { isTall, levels, placed, use } from "./scenery.ts";

const seed = 5;

/** Pose, wire, position (0 to 1) and direction of a bird. */
type Perch = readonly [pose: string, wire: 0 | 1 | 2, across: number, facing: 1 | -1, degrees: number];

const wideFlock: readonly Perch[] = [
  ["alert", 1, 0.212, 1, 0],
  ["doze", 1, 0.365, 1, 0],
  ["hang", 1, 0.54, 1, 5],
  ["lean", 1, 0.735, -1, 5],
  ["lean", 1, 0.836, 1, -5],
];
const tallFlock: readonly Perch[] = [
  ["alert", 0, 0.36, 1, 0],
  ["doze", 1, 0.8, 1, 0],
  ["hang", 1, 0.39, 1, 5],
  ["lean", 2, 0.68, -1, 5],
  ["lean", 2, 0.87, 1, -5],
];

/** Five galahs on wires: one watching, one asleep, one upside down, two together. */
export function galahs(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const random = createRandom(seed);
  const scale = tall ? 0.92 : 1;
  const pole = width * (tall ? 0.1 : 0.075);
  const bird: GalahInks = {
    rose: palette.rose,
    bark: palette.bark,
    grey: inks.night ? palette.mist : palette.warren,
    crest: inks.night ? palette.paper : palette.galah,
    bill: palette.paper,
    light: palette.galah,
  };

  const press = new Press();
  levels(press.plate(inks.night ? palette.warren : palette.paper, { overlap: "add" }), {
    from: width * 0.1,
    to: width,
    top: height * 0.08,
    bottom: height * 0.74,
    rows: 15,
    seed,
    chance: 0.34,
    length: [70, 240],
    thickness: [2, 7],
  });
  const wood = press.plate(palette.bark, { overlap: "add" });
  wood.add(
    polygon([
      [pole - 15, height + 5],
      [pole - 12, height * 0.06],
      [pole + 10, height * 0.055],
      [pole + 15, height + 5],
    ]),
  );
  const wires = (tall ? outline("265,290 455,480 740,780") : outline("225,250 360,400 495,550")).map(
    ([from, to]): Point => [(height * from) / 1000, (height * to) / 1000],
  );
  /** Returns a wire's y at x. */
  const wireAt = (wire: number, x: number) => {
    const [from, to] = wires[wire] ?? [0, 0];
    const t = (x - pole) / (width * 1.02 - pole);
    return lerp(from, to, t) + Math.sin(Math.PI * t) * height * (tall ? 0.03 : 0.055);
  };
  for (const [i, [y]] of wires.entries()) {
    const on = (points: string) => polygon(placed(outline(points), [pole, y], scale));
    wood.add(
      on("-52,12 -52,26 60,22 60,8"),
      on("40,12 38,-6 44,-12 50,-6 48,12"),
      on("-44,12 -46,-6 -40,-12 -34,-6 -36,12"),
    );
    const line = times((width - pole) / 70 + 1).map((n) => {
      const x = pole + 44 + n * 70;
      return `${Math.round(x)} ${Math.round(wireAt(i, x))}`;
    });
    const before = `M${Math.round(pole - 40)} ${Math.round(y - 8)}L-20 ${Math.round(y + 14)}`;
    wood.place(
      `<path fill="none" stroke="${inks.night ? palette.mist : palette.bark}" stroke-width="3" d="M${line.join("L")}${before}"/>`,
    );
  }
  const grain = press.plate(bird.grey, { overlap: "add" });
  for (const _ of times(20)) {
    grain.add(
      gouge(pole - random.range(1, 10), height * random.range(0.1, 0.95), random.range(40, 110), 2.6, 1.57),
    );
  }
  const flock = (tall ? tallFlock : wideFlock).map(([pose, wire, across, facing, degrees]) => {
    const x = width * across;
    const z = pose === "hang" ? 0.92 * scale : scale;
    return use(pose, [x, wireAt(wire, x) - 6], [facing * z, z], degrees);
  });

  const flecks = speckle(seed, inks.night ? palette.mist : palette.paper, size, 0.5);
  const symbol = (id: string, svg: string) => `<g id="${id}">${svg}</g>`;
  return sheet({
    ...size,
    defs:
      verticalGradient("sky", [
        [0, inks.night ? palette.slate : palette.frost],
        [1, inks.night ? palette.warren : palette.paper],
      ]) +
      symbol("alert", galah(bird, { crest: "up", nod: 8 })) +
      symbol("lean", galah(bird, { nod: -10 })) +
      symbol("doze", dozingGalah(bird)) +
      symbol("hang", hangingGalah(bird)) +
      flowerSymbols(seed) +
      flecks.defs,
    body:
      flat("url(#sky)", 0, 0, width, height) +
      press.toSvg() +
      flock.join("") +
      wattleTop(size, palette, random) +
      flecks.body,
  });
}

/** The top of a flowering wattle along the bottom. */
function wattleTop(size: Size, palette: ArticlePalette, random: Random): string {
  const { width, height } = size;
  const tall = isTall(size);
  const press = new Press();
  const leaves = press.plate(palette.gum, { overlap: "add" });
  const flowers = press.plate(palette.wattle, { shift: [-2, 1] });
  const top = (x: number) =>
    height * (tall ? 0.95 : 0.925) - (0.5 + 0.5 * Math.sin(x / (tall ? 120 : 190) + 0.9)) * height * 0.05;
  const mass: Point[] = [[-10, height + 5]];
  for (let x = -10; x <= width + 20; x += 18) mass.push([x, top(x) + random.bell() * 7]);
  leaves.add(polygon([...mass, [width + 20, height + 5]]));
  for (const _ of times(tall ? 70 : 120)) {
    const x = random.range(-0.01, 1.01) * width;
    const angle = -1.57 + random.bell() * 1.35;
    const length = random.range(48, 104);
    const bow = (Math.cos(angle) > 0 ? 1 : -1) * length * 0.13;
    leaves.add(
      gouge(
        x + Math.cos(angle) * length * 0.34,
        top(x) + Math.sin(angle) * length * 0.34 + 6,
        length,
        length * 0.085,
        angle,
        bow,
      ),
    );
  }
  // Strings of blossom along a stalk.
  const strings = tall ? 20 : 34;
  for (const i of times(strings)) {
    const x = ((i + 0.5) / strings) * width + random.bell() * 20;
    const angle = -1.57 + random.bell() * 1.1;
    const y = top(x) + random.range(6, 40);
    const count = 6 + Math.floor(random() * 4);
    for (const j of times(count)) {
      const along = j * 13 - 22;
      const off = j === count - 1 ? 0 : j % 2 ? 10 : -10;
      const at: Point = [
        x + Math.cos(angle) * along - Math.sin(angle) * off,
        y + Math.sin(angle) * along + Math.cos(angle) * off,
      ];
      flowers.place(use(`flower${(i + j) % 3}`, at, (0.82 - j * 0.035) * random.range(0.85, 1.1)));
    }
  }
  return press.toSvg();
}
