import { gouge, smooth } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { lerp, outline, type Point, times } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom } from "../kit/random.ts";
import { type Cut, flat, type Size, sheet } from "../kit/sheet.ts";
import { cut } from "../motifs/from-behind.ts";
import { water } from "../motifs/water.ts";
import { hair, parts, strands } from "./call.ts";
import { face } from "./teacher.ts";

/*
 * Two people to their waists in a pool: one shows a stroke, the other tries it. Bodies are drawn by hand in the units of the call,
 * whose heads they have: the collar is at 250, the water at 480.
 */

const seed = 12;
const body = {
  vest: "M-44 244C-70 262-104 262-132 280C-156 300-160 360-154 500L154 500C160 360 156 300 132 280C104 262 70 262 44 244C28 272-28 272-44 244z",
  /** Hers, without shoulders: those are of her arms. */
  slender:
    "M-44 244C-66 260-96 264-122 276C-136 286-128 330-116 372L-114 500L114 500L116 372C128 330 136 286 122 276C96 264 66 260 44 244C28 272-28 272-44 244z",
  suit: "M-104 306L-80 260L-60 266C-42 330 42 330 60 266L80 260L104 306C116 350 114 430 112 500L-112 500C-114 430-116 350-104 306z",
  cap: "M-68 104C-78 36-46 12 0 12C46 12 78 36 68 104C40 86-40 86-68 104z",
} as const;

/** Shoulder, elbow and wrist. */
type Arm = readonly [shoulder: Point, elbow: Point, wrist: Point];

const between = (from: Point, to: Point, share: number): Point => [
  lerp(from[0], to[0], share),
  lerp(from[1], to[1], share),
];
const angleOf = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0]);
/** The angle halfway between two. */
const halfway = (a: number, b: number) => Math.atan2(Math.sin(a) + Math.sin(b), Math.cos(a) + Math.cos(b));
/** Thicknesses along an arm: the upper arm, and the forearm from the elbow to the wrist. */
const girths = [
  [0, 58],
  [0.5, 62],
  [0.86, 50],
  [1, 52],
  [1.28, 54],
  [1.7, 40],
  [2, 32],
] as const;

/** An arm that bends at the elbow and narrows towards the wrist. */
function arm([shoulder, elbow, wrist]: Arm): string {
  const sides: [left: Point[], right: Point[]] = [[], []];
  for (const [along, girth] of girths) {
    const [x, y] = along <= 1 ? between(shoulder, elbow, along) : between(elbow, wrist, along - 1);
    const bend = halfway(angleOf(shoulder, elbow), angleOf(elbow, wrist));
    const angle = along === 1 ? bend : along < 1 ? angleOf(shoulder, elbow) : angleOf(elbow, wrist);
    const [across, down] = [(-Math.sin(angle) * girth) / 2, (Math.cos(angle) * girth) / 2];
    sides[0].push([x + across, y + down]);
    sides[1].unshift([x - across, y - down]);
  }
  return smooth(sides.flat(), 0.13);
}
/** A flat hand at the end of an arm. */
const hand = ([, , wrist]: Arm, angle: number): string => placed(palm, wrist, angle);
const palm = outline("-18,-16 20,-18 52,-13 78,-8 84,-1 78,7 54,15 36,18 42,30 32,36 8,21 -18,16");
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
/** What parts the fingers of a hand. */
const fingers = ([, , [x, y]]: Arm, angle: number): string =>
  [-5, 3]
    .map((across) =>
      gouge(
        x + 60 * Math.cos(angle) - across * Math.sin(angle),
        y + 60 * Math.sin(angle) + across * Math.cos(angle),
        34,
        4,
        angle,
      ),
    )
    .join("");
/** The creases of elbow and wrist. */
function creases([shoulder, elbow, wrist]: Arm, angle: number): string {
  const [upper, fore] = [angleOf(shoulder, elbow), angleOf(elbow, wrist)];
  const [ex, ey] = elbow;
  const [wx, wy] = wrist;
  return (
    gouge(ex + 14, ey + 4, 30, 6, halfway(upper, fore) + 1.3, 4) + gouge(wx + 2, wy, 26, 4, angle + 1.5, 2)
  );
}
/** A sleeve to the middle of the upper arm, as wide as the arm and its own cloth. */
function sleeve([shoulder, elbow]: Arm): string {
  const angle = angleOf(shoulder, elbow);
  const side = (along: number, half: number): Point => {
    const [x, y] = between(shoulder, elbow, along);
    return [x - Math.sin(angle) * half, y + Math.cos(angle) * half];
  };
  return smooth([side(-0.1, -31), side(0.5, -36), side(0.5, 36), side(-0.1, 31)], 0.06);
}

/** An arm that sweeps the water beside the body: long, as it is shown, and shorter, as it is tried. */
const shown: Arm = [
  [-104, 306],
  [-190, 366],
  [-276, 402],
];
const tried: Arm = [
  [-106, 304],
  [-172, 376],
  [-246, 406],
];
/** The other arm, straight down into the water. */
const resting: Arm = [
  [120, 314],
  [174, 420],
  [186, 540],
];

/** Who shows it, and who tries it. */
function swimmers(inks: Inks): readonly (readonly Cut[])[] {
  const { night, bark, gum, near, far, bill, paper } = inks;
  const [tan = "", brown = ""] = skinInks(inks);
  const [tanShade = "", brownShade = ""] = shadeInks(inks);
  const black = night ? oklch(0.13, 0.015, 217) : bark;
  const silver = oklch(night ? 0.62 : 0.84, 0.015, 90);
  const vest = night ? oklch(0.42, 0.06, 240) : oklch(0.47, 0.07, 245);
  return [
    [
      [tan, arm(resting)],
      [tan, arm(shown)],
      [tan, hand(shown, 2.78)],
      [tanShade, creases(shown, 2.78) + fingers(shown, 2.78)],
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
      [brown, parts.skin],
      [brownShade, parts.shade],
      [black, parts.lids],
      [black, hair.brows],
      [brown, body.slender],
      [brown, arm(tried)],
      [brown, hand(tried, 2.74)],
      [brownShade, creases(tried, 2.74) + fingers(tried, 2.74) + gouge(-104, 350, 62, 5, 1.4, -4)],
      [brownShade, gouge(122, 400, 130, 5, 1.46, 4)],
      [night ? oklch(0.46, 0.06, 175) : gum, body.suit],
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
    ? { water: "#12394a", deep: "#0b2d3d", light: oklch(0.5, 0.045, 220) }
    : { water: oklch(0.66, 0.07, 222), deep: oklch(0.5, 0.075, 226), light: inks.paper };
  const press = new Press();
  const tiles = press.plate(inks.night ? oklch(0.46, 0.035, 165) : inks.paper, { overlap: "add" });
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
  const rings = front.plate(pool.light, { overlap: "add" });
  const ripple = (x: number, y: number, count: number, widest: number, scale: number) => {
    for (const ring of times(count))
      rings.add(
        gouge(
          x + random.bell() * 30 * scale,
          y + (2 + ring * 17) * scale,
          widest * (1 - ring * 0.09) * random.range(0.8, 1.1) * scale,
          (9 - ring) * scale,
        ),
      );
  };
  let bodies = "";
  for (const [index, [x, y, scale]] of places.entries()) {
    const waist = y + 470 * scale;
    bodies += `<g clip-path="url(#dry${index})">${cut([x, y], scale, people[index] ?? [])}</g>`;
    ripple(x, waist, 5, 560, scale);
    ripple(x - 322 * scale, waist - 6 * scale, 3, 190, scale);
  }
  const dry = places.map(
    ([, y, scale], index) =>
      `<clipPath id="dry${index}"><path d="M0 0h${width}v${Math.round(y + 470 * scale)}H0z"/></clipPath>`,
  );
  return sheet({
    width,
    height,
    defs: dry.join(""),
    body:
      flat(inks.night ? oklch(0.36, 0.035, 165) : oklch(0.865, 0.045, 160), 0, 0, width, edge) +
      press.toSvg() +
      bodies +
      front.toSvg(),
  });
}
