import { type Curve, gouge, ribbon, smooth } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { type Cut, flat, type Size, sheet } from "../kit/sheet.ts";
import { cut } from "../motifs/from-behind.ts";
import { water } from "../motifs/water.ts";
import { hair, parts, strands } from "./call.ts";
import { face } from "./teacher.ts";

/*
 * Two people to their waists in a pool: one shows an arm's stroke, the other tries it. Bodies are drawn by hand in the units of the call,
 * whose heads they have: the collar is at 250, the water at 480.
 */

const seed = 12;
const body = {
  vest: "M-44 244C-70 262-104 262-132 280C-156 300-160 360-154 500L154 500C160 360 156 300 132 280C104 262 70 262 44 244C28 272-28 272-44 244z",
  suit: "M-104 306L-80 260L-60 266C-42 330 42 330 60 266L80 260L104 306C116 350 114 430 112 500L-112 500C-114 430-116 350-104 306z",
  cap: "M-68 104C-78 36-46 12 0 12C46 12 78 36 68 104C40 86-40 86-68 104z",
} as const;

/** An arm along a curve. */
const arm = (curve: Curve): string => ribbon(curve, [66, 40], createRandom(seed), 16);
/** A flat hand at the end of an arm, and its thumb. */
const hand = ([, , , end]: Curve, angle: number): string => placed(palm, end, angle);
const thumb = ([, , , end]: Curve, angle: number): string => placed(thumbOf, end, angle);
const palm = outline("-24,-20 4,-23 36,-19 62,-8 66,2 54,7 34,13 4,20 -24,20");
const thumbOf = outline("-8,12 10,18 24,32 28,44 20,46 4,36 -14,24");
const placed = (points: readonly Point[], [x, y]: Point, angle: number): string =>
  smooth(
    points.map(
      ([px, py]): Point => [
        x + px * Math.cos(angle) - py * Math.sin(angle),
        y + px * Math.sin(angle) + py * Math.cos(angle),
      ],
    ),
    0.16,
  );
/** What of an arm lies away from the light. */
const below = ([a, b, c, d]: Curve): string => {
  const off = ([x, y]: Point): Point => [x + 12, y + 8];
  return ribbon([off(a), off(b), off(c), off(d)], [12, 6], createRandom(seed), 14);
};

const shown: Curve = [
  [-112, 310],
  [-282, 230],
  [-240, -50],
  [-34, -58],
];
const tried: Curve = [
  [-108, 312],
  [-218, 250],
  [-240, 70],
  [-150, -36],
];
const resting: Curve = [
  [112, 312],
  [204, 350],
  [222, 430],
  [196, 520],
];

/** Who shows it, and who tries it. */
function swimmers(inks: Inks): readonly (readonly Cut[])[] {
  const { night, bark, gum, near, far, bill, paper } = inks;
  const [tan = "", brown = ""] = skinInks(inks);
  const [tanShade = "", brownShade = ""] = shadeInks(inks);
  const black = night ? oklch(0.13, 0.015, 217) : bark;
  const silver = oklch(night ? 0.62 : 0.84, 0.015, 90);
  const vest = night ? oklch(0.42, 0.06, 240) : oklch(0.47, 0.07, 245);
  const sleeve = (curve: Curve) => {
    const [a, b] = curve;
    const end: Point = [a[0] + (b[0] - a[0]) * 0.72, a[1] + (b[1] - a[1]) * 0.72 - 4];
    return ribbon([a, a, end, end], [84, 76], createRandom(seed), 4);
  };
  return [
    [
      [tan, arm(resting)],
      [tan, arm(shown)],
      [tan, hand(shown, 0.28)],
      [tan, thumb(shown, 0.28)],
      [tanShade, below(shown)],
      [tan, parts.skin],
      [tanShade, parts.shade],
      [black, face.eyes + face.lids + face.smile],
      [silver, hair.brows],
      [vest, body.vest],
      [vest, sleeve(shown)],
      [vest, sleeve(resting)],
      [
        night ? near : paper,
        gouge(0, 330, 9, 90, 0) + gouge(-96, 400, 90, 4, 1.5) + gouge(96, 400, 90, 4, 1.64),
      ],
      [silver, hair.moustache],
      [bill, body.cap],
      [
        night ? black : oklch(0.5, 0.15, 33),
        gouge(0, 40, 56, 4, 1.57) + gouge(-34, 52, 44, 4, 1.3) + gouge(34, 52, 44, 4, 1.84),
      ],
    ],
    [
      [brown, arm(resting)],
      [brown, arm(tried)],
      [brown, hand(tried, -0.72)],
      [brown, thumb(tried, -0.72)],
      [brownShade, below(tried)],
      [brown, parts.skin],
      [brownShade, parts.shade],
      [black, parts.lids],
      [black, hair.brows],
      [brown, body.vest],
      [brownShade, gouge(150, 420, 150, 5, 1.5, -6)],
      [gum, body.suit],
      [
        night ? far : near,
        gouge(-52, 400, 96, 4, 1.5) + gouge(0, 412, 100, 4, 1.57) + gouge(52, 400, 96, 4, 1.64),
      ],
      [black, hair.bun],
      [night ? far : near, strands(7, 46, 54, 34)],
    ],
  ];
}

/** The shallow end of a pool. */
export function shallowEnd(
  { width, height }: Size,
  places: readonly (readonly [...Point, scale: number])[],
  inks: Inks,
): string {
  const random = createRandom(seed);
  const [edge, top] = [Math.round(height * 0.5), Math.round(height * 0.56)];
  const pool = inks.night
    ? { water: "#12394a", deep: "#0b2d3d", light: inks.far }
    : { water: oklch(0.66, 0.07, 222), deep: oklch(0.5, 0.075, 226), light: inks.paper };
  const press = new Press();
  const tiles = press.plate(inks.night ? inks.near : inks.paper, { overlap: "add" });
  for (const row of times(Math.ceil(edge / 62))) tiles.add(`M0 ${row * 62 + 16}h${width}v3H0z`);
  for (const column of times(Math.ceil(width / 62))) tiles.add(`M${column * 62 + 22} 0h3v${edge}h-3z`);
  press.plate(inks.bark).add(`M0 ${edge}h${width}v12H0z`);
  press.plate(inks.night ? inks.stubble : inks.glow).add(`M0 ${edge + 12}h${width}v${top - edge - 12}H0z`);
  press.plate(pool.water).add(`M0 ${top}h${width}v${height - top}H0z`);
  water(press.plate(pool.deep, { overlap: "add" }), {
    from: -40,
    to: width + 40,
    top: top + 12,
    bottom: height + 4,
    seed,
    rows: 10,
    thickness: [2, 7],
    length: [50, 190],
    keep: (_x, _y, depth) => 0.4 - depth * 0.1,
  });
  const rope = press.plate(pool.light, { overlap: "add" });
  const gold = press.plate(inks.sun, { overlap: "add" });
  for (const float of times(Math.ceil(width / 34)))
    (Math.floor(float / 3) % 2 ? gold : rope).add(`M${float * 34} ${top + 26}h29v13h-29z`);

  const people = swimmers(inks);
  const front = new Press();
  const surface = front.plate(pool.water, { overlap: "add" });
  const rings = front.plate(pool.light, { overlap: "add" });
  let bodies = "";
  for (const [index, [x, y, scale]] of places.entries()) {
    bodies += cut([x, y], scale, people[index] ?? []);
    const waist = y + 470 * scale;
    surface.add(
      `M${Math.round(x - 250 * scale)} ${Math.round(waist)}h${Math.round(500 * scale)}v${Math.round(80 * scale)}h${Math.round(-500 * scale)}z`,
    );
    for (const ring of times(5))
      rings.add(
        gouge(
          x + random.bell() * 34 * scale,
          waist + (2 + ring * 17) * scale,
          (380 - ring * 40) * random.range(0.8, 1.1) * scale,
          (9 - ring) * scale,
        ),
      );
  }
  return sheet({
    width,
    height,
    body:
      flat(inks.night ? inks.gum : oklch(0.865, 0.045, 160), 0, 0, width, edge) +
      press.toSvg() +
      bodies +
      front.toSvg(),
  });
}
