import { gouge } from "../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../kit/inks.ts";
import { type Point, times } from "../kit/numbers.ts";
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
  vest: "M-44 244C-70 262-102 260-122 272C-140 286-140 400-136 500L136 500C140 400 140 286 122 272C102 260 70 262 44 244C28 272-28 272-44 244z",
  shoulders:
    "M-44 244C-66 260-90 264-108 270C-124 280-120 330-112 372L-112 500L112 500L112 372C120 330 124 280 108 270C90 264 66 260 44 244z",
  suit: "M-98 306L-80 262L-60 266C-42 330 42 330 60 266L80 262L98 306C110 350 112 430 112 500L-112 500C-112 430-110 350-98 306z",
  cap: "M-68 104C-78 36-46 12 0 12C46 12 78 36 68 104C40 86-40 86-68 104z",
} as const;

/** His arms: one is bent and shows the palm, the other hangs into the water. */
const his = {
  shown:
    "M-96 268C-128 268-150 284-164 306C-178 330-198 346-222 352C-232 324-240 294-244 262L-278 266C-284 300-288 340-282 374C-276 410-252 426-226 418C-190 408-156 388-126 366z",
  hand: "M-243 272L-239 252C-229 249-219 241-211 231C-205 222-215 214-223 220L-237 231L-235 190C-236 180-250 179-251 189L-252 176C-254 166-268 167-268 177L-269 182C-272 173-285 175-284 184L-285 197C-288 189-299 191-298 200L-296 236C-294 250-286 262-281 272z",
  creases:
    gouge(-251, 206, 34, 3, 1.52) +
    gouge(-268, 202, 38, 3, 1.55) +
    gouge(-284, 210, 28, 3, 1.58) +
    gouge(-262, 270, 30, 4, -0.1) +
    gouge(-230, 362, 30, 5, 0.9, 3),
  sleeve: "M-92 262C-134 262-162 286-186 322L-160 396C-146 390-134 382-120 372z",
  resting:
    "M96 268C132 268 152 290 160 326C168 356 178 384 182 416C186 448 184 476 180 510L138 510C138 476 136 446 130 418C126 392 118 372 112 352z",
  restingSleeve: "M92 262C136 262 160 288 170 326L178 368L128 380L112 330z",
} as const;

/** Hers: one lies on the water with the fingers in it, the other hangs. */
const hers = {
  tried:
    "M-90 268C-124 268-144 288-154 314C-166 342-184 364-204 382C-222 397-244 412-266 424L-250 453C-222 446-190 434-166 413C-142 391-122 372-104 350z",
  hand: "M-267 423C-281 426-295 434-307 444C-321 456-333 470-341 486L-316 492C-306 486-298 480-292 473C-288 480-284 488-282 496L-267 492C-264 478-260 468-249 453z",
  resting:
    "M90 268C124 268 144 290 150 322C156 352 166 382 168 414C170 448 168 478 164 510L126 510C126 478 124 446 118 420C112 394 108 372 104 352z",
  creases:
    gouge(-192, 396, 28, 5, -0.2, 3) +
    gouge(-259, 440, 28, 4, 1, 2) +
    gouge(-312, 462, 30, 3, -0.7) +
    gouge(-300, 456, 26, 3, -0.8) +
    gouge(-112, 342, 62, 5, 1.3, -4) +
    gouge(114, 388, 88, 5, 1.42, 3),
} as const;

/** Who shows it, and who tries it. */
function swimmers(inks: Inks): readonly (readonly Cut[])[] {
  const { night, bark, gum, near, far, bill, paper } = inks;
  const [tan = "", brown = ""] = skinInks(inks);
  const [tanShade = "", brownShade = ""] = shadeInks(inks);
  const black = night ? oklch(0.13, 0.015, 217) : bark;
  const silver = oklch(night ? 0.62 : 0.84, 0.015, 90);
  const vest = night ? oklch(0.42, 0.06, 240) : oklch(0.47, 0.07, 245);
  const vestDeep = night ? oklch(0.34, 0.055, 240) : oklch(0.38, 0.065, 246);
  return [
    [
      [tan, his.resting],
      [tan, his.shown],
      [tan, his.hand],
      [tanShade, his.creases],
      [tan, parts.skin],
      [tanShade, parts.shade],
      [black, face.eyes + face.lids + face.smile],
      [silver, hair.brows],
      [vest, body.vest],
      [vest, his.sleeve],
      [vest, his.restingSleeve],
      [vestDeep, gouge(-124, 330, 90, 5, 1.5, 4) + gouge(124, 334, 90, 5, 1.64, -4)],
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
      [brown, body.shoulders],
      [brown, parts.skin],
      [brownShade, parts.shade],
      [black, parts.lids],
      [black, hair.brows],
      [brown, hers.resting],
      [brown, hers.tried],
      [brown, hers.hand],
      [brownShade, hers.creases],
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
    if (index === 1) ripple(x - 322 * scale, waist - 6 * scale, 3, 150, scale);
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
