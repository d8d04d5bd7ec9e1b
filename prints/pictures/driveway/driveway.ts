import { gouge, polygon } from "../../kit/cuts.ts";
import type { Inks } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import { flat, sheet, speckle, verticalGradient } from "../../kit/sheet.ts";
import { hill, warrenheip } from "../../motifs/mountains.ts";
import { reeds } from "../../motifs/plants.ts";
import { car } from "./car.ts";
import { type DuskPalette, duskPalette } from "./dusk-palette.ts";
import { gumTree } from "./gum-tree.ts";
import { house } from "./house.ts";

const size = { width: 900, height: 700 };
const { width, height } = size;

/** A parked car at dusk with its driver still inside, and one lit window. */
export function driveway(inks: Inks): string {
  const seed = 1740;
  const random = createRandom(seed);
  const palette = duskPalette(inks.night);
  const press = new Press();
  const foot = 446;

  // The first star.
  const star = press.plate(inks.paper, { overlap: "add" });
  for (const angle of [0, Math.PI / 2]) star.add(gouge(430, 84, angle === 0 ? 24 : 36, 5, angle));

  hill(press.plate(inks.far), {
    from: -10,
    to: width + 10,
    base: foot,
    profile: (x) => Math.max(warrenheip(30, 300, 142)(x), warrenheip(760, 420, 60)(x), 12),
    seed,
    lit: 1,
    litFrom: 30,
    cuts: 46,
    mist: 0.4,
  });

  ground(press, palette, foot, random);
  house(press, inks, palette, foot, random);
  windowLight(press.plate(palette.lit, { shift: [-1, 1] }), foot, random);
  gumTree(press, inks, random);
  car(press, inks, palette, [548, 640], random);

  const tufts = press.plate(inks.bark, { overlap: "add" });
  reeds(tufts, {
    from: -10,
    to: 210,
    y: height + 8,
    height: 92,
    seed: seed + 3,
    count: 34,
    heads: 0.1,
    wind: 0.2,
  });
  reeds(tufts, {
    from: 730,
    to: width + 10,
    y: height + 8,
    height: 88,
    seed: seed + 4,
    count: 40,
    heads: 0.05,
    wind: 0.16,
  });

  const flecks = speckle(seed, inks.paper, size, inks.night ? 0.2 : 0.5);
  const sky = verticalGradient("sky", [
    [0.1, palette.top],
    [0.75, palette.low],
    [1, inks.glow],
  ]);
  return sheet({
    ...size,
    defs: sky + flecks.defs,
    body: flat("url(#sky)", 0, 0, width, foot) + press.toSvg() + flecks.body,
  });
}

function ground(press: Press, palette: DuskPalette, foot: number, random: Random): void {
  const lawn = press.plate(palette.lawn);
  lawn.add(`M0 ${foot}h${width}v${height - foot}H0z`);
  const blades = press.plate(palette.cut, { overlap: "add" });
  for (const _ of times(120)) {
    const depth = random() ** 0.8;
    const y = foot + 10 + depth * (height - foot);
    blades.add(
      gouge(random.range(0, width), y, lerp(20, 74, depth), lerp(1.2, 3.4, depth), random.bell() * 0.03),
    );
  }
  // Gravel between edges that lead to the side of the house.
  const drive = press.plate(palette.drive, { shift: [2, 0] });
  drive.add(
    polygon([
      [604, foot - 2],
      [664, foot - 2],
      [702, 520],
      [792, height + 5],
      [286, height + 5],
      [440, 560],
      [562, 480],
    ]),
  );
  const gravel = press.plate(palette.cut, {
    overlap: "add",
    opacity: 0.8,
  });
  for (const _ of times(64)) {
    const depth = random();
    const y = lerp(520, height - 6, depth);
    gravel.add(
      gouge(
        lerp(random.range(500, 690), random.range(330, 760), depth),
        y,
        random.range(12, 40),
        random.range(1.6, 3),
      ),
    );
  }
}

/** The window's light on the grass: four long panes. */
function windowLight(plate: Plate, foot: number, random: Random): void {
  const pane = (x: number, y: number): Point => [
    lerp(150, 118, y) + x * lerp(106, 168, y),
    foot + 22 + y * 92,
  ];
  for (const left of [0, 0.53]) {
    for (const top of [0, 0.54]) {
      const [right, bottom] = [left + 0.47, top + 0.46];
      plate.add(polygon([pane(left, top), pane(right, top), pane(right, bottom), pane(left, bottom)]));
      for (const _ of times(4)) {
        const [x, y] = pane(left + random.range(0.12, 0.35), top + random.range(0.06, 0.4));
        plate.add(gouge(x, y, random.range(14, 32), 2.2));
      }
    }
  }
}
