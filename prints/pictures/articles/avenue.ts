import { blob, box, disc, gouge, polygon, smooth } from "../../kit/cuts.ts";
import { type Inks, oklch, shadeInks, skinInks } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/numbers.ts";
import { type Plate, Press } from "../../kit/plate.ts";
import { createRandom, type Random } from "../../kit/random.ts";
import { type Cut, draw, flat, type Size, sheet, verticalGradient } from "../../kit/sheet.ts";
import { warrenheip } from "../../motifs/mountains.ts";
import { type ArticlePalette, articlePalette } from "./article-palette.ts";
import { isTall, levels, placed } from "./scenery.ts";

const seed = 1919;

/** The driver's eye above the road, in metres. The avenue is modelled in metres and projected. */
const eye = 1.2;

type View = Size & { readonly vanishing: Point; readonly focal: number };

/** Projects a point in metres: right, up, away. */
const project = ({ vanishing: [vx, vy], focal }: View, x: number, y: number, z: number): Point => [
  vx + (focal * x) / z,
  vy - (focal * (y - eye)) / z,
];

/** An autumn avenue from the driver's seat, with the sunrise in the mirror. */
export function avenue(size: Size, inks: Inks): string {
  const { width, height } = size;
  const tall = isTall(size);
  const palette = articlePalette(inks);
  const random = createRandom(seed);
  const view: View = {
    ...size,
    vanishing: [width * 0.6, height * (tall ? 0.53 : 0.5)],
    focal: tall ? 640 : 760,
  };
  const [, horizon] = view.vanishing;
  const press = new Press();
  levels(press.plate(inks.night ? palette.slate : palette.paper, { overlap: "add" }), {
    to: width,
    top: height * 0.14,
    bottom: horizon - 50,
    rows: 10,
    seed,
    chance: 0.34,
    length: [60, 200],
    thickness: [1.6, 4.5],
  });
  press.plate(inks.night ? palette.stubble : palette.glow).add(box(-5, horizon, width + 5, height + 5));
  addRoad(press, view, palette, inks.night, random);
  for (const step of times(10).toReversed()) {
    const z = 8.2 * 1.36 ** step;
    addTree(press, view, [-6.6, z * 0.94], step, palette, inks.night, random);
    addTree(press, view, [9.2, z], step + 1, palette, inks.night, random);
  }
  addCabin(press, view, tall, palette, inks);
  addMirror(press, [width * 0.28, height * (tall ? 0.165 : 0.2)], tall ? 158 : 178, palette, inks.night);
  return sheet({
    width,
    height,
    defs: verticalGradient("sky", [
      [0, inks.night ? palette.slate : palette.mist],
      [1, inks.night ? palette.warren : palette.paper],
    ]),
    body: flat("url(#sky)", 0, 0, width, horizon + 4) + press.toSvg(),
  });
}

/** The road and its markings, in perspective. */
function addRoad(press: Press, view: View, palette: ArticlePalette, night: boolean, random: Random) {
  const strip = (plate: Plate, left: number, right: number, from = 1.7, to = 400) =>
    plate.add(
      polygon([
        project(view, left, 0, from),
        project(view, left, 0, to),
        project(view, right, 0, to),
        project(view, right, 0, from),
      ]),
    );
  strip(press.plate(night ? palette.warren : palette.mist, { shift: [1, 0] }), -2.5, 5.1);
  const [vx, vy] = view.vanishing;
  const tone = press.plate(night ? palette.slate : palette.warren, { overlap: "add" });
  for (const _ of times(60)) {
    const z = 3.4 / (0.05 + random() * 0.95);
    const [x, y] = project(view, lerp(-2.4, 5, random()), 0, z);
    tone.add(
      gouge(x, y, Math.min(80, (view.focal * 0.9) / z), Math.min(4, 26 / z), Math.atan2(y - vy, x - vx)),
    );
  }
  const lines = press.plate(palette.paper, { overlap: "add" });
  strip(lines, -2.22, -2.12);
  for (let z = 2.2; z < 120; z += z < 40 ? 6 : 14) strip(lines, 1.36, 1.5, z, z + 3);
  const leaves = press.plate(palette.rust, { overlap: "add" });
  for (const _ of times(70)) {
    const side = random() < 0.5 ? -2.7 - random() * 7 : 5.2 + random() * 8;
    const z = 4 / (0.06 + random() * 0.9);
    const [x, y] = project(view, side, 0, z);
    leaves.add(
      gouge(
        x,
        y,
        Math.min(28, (view.focal * 0.32) / z),
        Math.min(5, (view.focal * 0.05) / z),
        random.bell() * 0.5,
      ),
    );
  }
}

/** A tree, lit from behind the viewer. */
function addTree(
  press: Press,
  view: View,
  [x, z]: Point,
  step: number,
  palette: ArticlePalette,
  night: boolean,
  random: Random,
) {
  const [foot, ground] = project(view, x, 0, z);
  const metre = view.focal / z;
  if (foot + metre * 4.5 < -20 || foot - metre * 4.5 > view.width + 20) return;
  const crowns = night
    ? [palette.rust, palette.glow, palette.stubble]
    : [palette.rust, palette.wattle, palette.stubble];
  press.plate(palette.bark).add(
    polygon(
      placed(
        [
          [-0.34, 0],
          [-0.2, -2.6],
          [-0.9, -5.4],
          [0, -3.6],
          [1, -5.6],
          [0.22, -2.4],
          [0.36, 0],
        ],
        [foot, ground],
        metre,
      ),
    ),
  );
  const middle = ground - 7 * metre;
  press
    .plate(crowns[step % 3] ?? palette.rust)
    .add(blob(foot, middle, 3.9 * metre, random, { facets: step < 5 ? 34 : 13, rough: 0.1, squash: 1.12 }));
  const lit = press.plate(step % 3 === 1 ? palette.glow : palette.wattle, { overlap: "add" });
  const deep = press.plate(night ? palette.bark : palette.rust, { overlap: "add" });
  for (const _ of times(Math.max(4, 44 - step * 6))) {
    const angle = random() * Math.PI * 2;
    const out = random() ** 0.55 * 3.4 * metre;
    const [cx, cy] = [foot + Math.cos(angle) * out, middle + Math.sin(angle) * out * 1.08];
    if (cx < -20 || cx > view.width + 20 || cy < 6) continue;
    const cut = gouge(
      cx,
      cy,
      metre * random.range(0.45, 1),
      Math.min(6.5, metre * 0.11),
      angle + 1.57,
      -metre * 0.07,
    );
    (random() < 0.6 ? lit : deep).add(cut);
  }
}

/** Roof edge, dashboard, wheel and two hands. */
function addCabin(
  press: Press,
  { width, height, vanishing: [vx] }: View,
  tall: boolean,
  palette: ArticlePalette,
  inks: Inks,
) {
  const { night } = inks;
  const dash = height * (tall ? 0.83 : 0.815);
  const top = height * 0.06;
  const half = tall ? width * 0.34 : height * 0.42;
  const key = press.plate(palette.bark, { overlap: "add" });
  key.add(
    smooth(
      [
        [-30, -30],
        [-30, top * 1.5],
        [width * 0.3, top * 0.9],
        [width * 0.7, top * 0.9],
        [width + 30, top * 1.7],
        [width + 30, -30],
      ],
      0.08,
    ),
    smooth(
      [
        [-40, height + 40],
        [-40, dash + 26],
        [vx - half * 1.9, dash + 8],
        [vx - half, dash],
        [vx, dash - 34],
        [vx + half, dash],
        [width + 40, dash + 14],
        [width + 40, height + 40],
      ],
      0.1,
    ),
  );
  const radius = tall ? width * 0.35 : height * 0.42;
  const hub = height * 0.75 + radius;
  const rim = press.plate("none");
  const arc = (ink: string, r: number, thick: number) =>
    rim.place(
      `<path d="M${Math.round(vx - r)} ${Math.round(hub)}a${Math.round(r)} ${Math.round(r)} 0 0 1 ${Math.round(r * 2)} 0" fill="none" stroke="${ink}" stroke-width="${Math.round(thick)}"/>`,
    );
  const [skin = palette.lamp, shade = palette.rust] = [skinInks(inks)[0], shadeInks(inks)[0]];
  // Not at the same height: nobody steers like a mirror.
  const hands = (
    [
      [-1, 43],
      [1, 36],
    ] as const
  ).map(([side, angle]) =>
    handOnRim(
      [
        vx + side * radius * Math.cos((angle * Math.PI) / 180),
        hub - radius * Math.sin((angle * Math.PI) / 180),
      ],
      side * -angle,
      side,
      radius / 283,
      {
        skin,
        shade,
        sleeve: oklch(night ? 0.47 : 0.58, night ? 0.1 : 0.14, 36),
        deep: oklch(night ? 0.38 : 0.48, night ? 0.085 : 0.12, 34),
        nail: skinInks(inks)[2] ?? skin,
        cuff: night ? palette.lamp : palette.glow,
      },
    ),
  );
  for (const [behind] of hands) rim.place(behind);
  arc(night ? palette.slate : palette.warren, radius, height * 0.05);
  arc(palette.bark, radius - height * 0.026, 3);
  for (const [, before] of hands) rim.place(before);
}

/** A left hand on a rim that goes straight up, whose middle is at 0, seen by the driver. Drawn by hand. */
const grip = {
  /** Fingertips that have gone round the far side. */
  tips: [-36, -14, 8, 29]
    .map((y, index) => `M8 ${y - 10}h${[22, 26, 24, 16][index]}a10 10 0 0 1 0 20H8z`)
    .join(""),
  hand: "M-44 96C-45 74-52 60-55 48C-62 44-63 30-57 25C-65 20-66 5-59 1C-66-5-65-20-58-24C-62-35-55-48-42-50C-30-54-14-52-9-42C-4-34-5-20-6-8C-2-18 0-32 5-44C10-54 24-52 23-40C21-22 20 2 15 22C10 46 8 70 8 96z",
  lines:
    gouge(-44, 25, 30, 3.4, -0.1) +
    gouge(-45, 1, 32, 3.4, -0.02) +
    gouge(-43, -24, 32, 3.4, 0.1) +
    gouge(-4, 12, 46, 3.4, 1.72, -4),
  nail: "M10-40C12-46 19-45 19-39C19-35 17-32 14-32C10-32 9-36 10-40z",
  cuff: "M-50 88L14 86L18 112L-56 114z",
  sleeve: "M-54 110L17 108L44 320L-104 320z",
  folds: gouge(-34, 170, 100, 5, 1.66, 6) + gouge(6, 150, 70, 5, 1.48, -5),
} as const;

type HandInks = {
  readonly skin: string;
  readonly shade: string;
  readonly sleeve: string;
  readonly deep: string;
  readonly cuff: string;
  readonly nail: string;
};

/** A hand on the rim: what of it is behind the rim, and what before it. */
function handOnRim(
  [x, y]: Point,
  turn: number,
  side: number,
  scale: number,
  inks: HandInks,
): readonly [string, string] {
  const at = (cuts: readonly Cut[]) =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${(-side * scale).toFixed(2)} ${scale.toFixed(2)})">${draw(cuts)}</g>`;
  return [
    at([[inks.shade, grip.tips]]),
    at([
      [inks.sleeve, grip.sleeve],
      [inks.deep, grip.folds],
      [inks.skin, grip.hand],
      [inks.shade, grip.lines],
      [inks.cuff, grip.cuff],
      [inks.nail, grip.nail],
    ]),
  ];
}

/** The mirror: the mountain, the same road and the rising sun behind. */
function addMirror(press: Press, [x, y]: Point, half: number, palette: ArticlePalette, night: boolean) {
  const high = half * 0.34;
  const frame = (grow: number) => box(x - half - grow, y - high - grow, x + half + grow, y + high + grow);
  press.plate(palette.bark, { overlap: "add" }).add(box(x - 13, -5, x + 13, y - high), frame(9));
  press.plate(night ? palette.rust : palette.glow).add(frame(0));
  const line = y + high * 0.34;
  const sunX = x + half * 0.16;
  press.plate(palette.wattle).add(disc(sunX, line - high * 0.3, high * 0.6, createRandom(3), 34));
  const mount = warrenheip(x - half * 0.4, half * 0.62, high * 0.78);
  const ridge = times(26).map((i): Point => {
    const px = lerp(x - half, x + half, i / 25);
    return [px, line - 4 - mount(px)];
  });
  press.plate(palette.warren).add(polygon([[x - half, line + 4], ...ridge, [x + half, line + 4]]));
  press.plate(night ? palette.stubble : palette.glow).add(box(x - half, line + 2, x + half, y + high));
  press.plate(palette.mist).add(
    polygon([
      [sunX - 2, line + 2],
      [sunX + 3, line + 2],
      [sunX + half * 0.42, y + high],
      [sunX - half * 0.34, y + high],
    ]),
  );
  const trees = press.plate(palette.bark, { overlap: "add" });
  const random = createRandom(9);
  for (const side of [-1, 1]) {
    for (const i of times(4)) {
      const near = 0.66 ** i;
      const [px, foot] = [sunX + side * half * 0.55 * near, line + 2 + high * 0.45 * near];
      trees.add(
        blob(px, foot - high * 0.66 * near, high * 0.3 * near, random, { facets: 10, squash: 1.15 }),
        gouge(px, foot - high * 0.2 * near, high * 0.5 * near, 3.4 * near, 1.57),
      );
    }
  }
}
