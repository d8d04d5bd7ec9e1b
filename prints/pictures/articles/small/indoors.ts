import { box, disc, gouge, polygon, ribbon, smooth } from "../../../kit/cuts.ts";
import { lerp, outline, steps, times, turn } from "../../../kit/numbers.ts";
import type { Press } from "../../../kit/plate.ts";
import type { Random } from "../../../kit/random.ts";
import { contour, wave } from "../../../motifs/marks.ts";
import type { ArticlePalette } from "../article-palette.ts";
import { smallPrint } from "./small-print.ts";

/* Small prints of what is in a house. */

/** An alarm clock that rings at five, in the dark. */
export const alarmClock = smallPrint(
  { wall: "slate", floor: "bark", from: 262, seed: 5 },
  ({ press, palette, random }) => {
    const [x, y] = [240, 164];
    const legs = press.plate(palette.bark, { overlap: "add" });
    legs.add(gouge(186, 250, 54, 16, -1), gouge(294, 250, 54, 16, 1), gouge(x, 48, 46, 12, turn / 4));
    const brass = press.plate(palette.lamp, { shift: [-2, 1] });
    for (const way of [-1, 1]) {
      const [left, right] = [x + way * 22, x + way * 96];
      brass.add(
        smooth([
          [left, 68],
          [x + way * 44, 36],
          [x + way * 82, 50],
          [right, 96],
        ]),
      );
    }
    brass.add(disc(x, y, 100, random));
    for (const i of times(16)) {
      const angle = (i / 16) * turn + 0.1;
      brass.add(gouge(x + Math.cos(angle) * 90, y + Math.sin(angle) * 90, 20, 4, angle + turn / 4));
    }
    press.plate(palette.paper).add(disc(x, y, 78, random));
    const hands = press.plate(palette.bark, { overlap: "add" });
    for (const hour of times(12)) {
      const angle = (hour / 12) * turn;
      hands.add(gouge(x + Math.cos(angle) * 64, y + Math.sin(angle) * 64, hour % 3 ? 14 : 22, 7, angle));
    }
    hands.add(gouge(x, y - 24, 76, 9, turn / 4), gouge(x + 14, y + 24, 62, 13, turn / 6));
    hands.add(disc(x, y, 9, random, 14));
    const noise = press.plate(palette.paper, { overlap: "add" });
    for (const way of [-1, 1]) {
      for (const i of times(3))
        noise.add(gouge(x + way * (134 + i * 24), 100 - i * 8, 52 + i * 22, 6, turn / 4, way * 12));
    }
    frost(press, palette, random);
  },
);

/** Frost along the edge of the table. */
function frost(press: Press, palette: ArticlePalette, random: Random): void {
  const rime = press.plate(palette.mist, { overlap: "add" });
  for (const i of times(26)) rime.add(gouge(i * 19 + 4, 268 + random() * 8, random.range(12, 40), 3.4));
}

/** A toaster, as the toast comes up. */
export const toaster = smallPrint(
  { wall: "glow", floor: "rust", from: 256, seed: 8 },
  ({ press, palette, random }) => {
    for (const [x, top] of [
      [178, 54],
      [302, 66],
    ] as const) {
      const slice = smooth(
        outline("-46,92 -46,40 -56,24 -44,2 -20,-6 0,-2 20,-6 44,2 56,24 46,40 46,92").map(([dx, dy]) => [
          x + dx,
          top + dy,
        ]),
        0.12,
      );
      press.plate(palette.bark, { shift: [3, 2] }).add(slice);
      const crumb = press.plate(palette.stubble).add(slice);
      for (const _ of times(9))
        crumb.add(gouge(x + random.bell() * 30, top + random.range(16, 66), random.range(8, 18), 4, 0.5));
    }
    press.plate(palette.bark, { overlap: "add" }).add(box(140, 250, 180, 266), box(300, 250, 340, 266));
    const shell = press.plate(palette.gum, { shift: [-1, 1] });
    shell.add(
      smooth(outline("104,252 106,170 120,138 150,128 330,128 360,138 374,170 376,252 300,256 180,256"), 0.1),
    );
    for (const i of times(11)) shell.add(gouge(150, 156 + i * 8, lerp(58, 34, i / 10), 4.4, -0.1, -3));
    for (const i of times(8)) shell.add(gouge(lerp(226, 330, i / 7), 196, 78, 4, turn / 4));
    const slot = press.plate(palette.bark, { overlap: "add" });
    slot.add(gouge(240, 132, 240, 9), box(384, 168, 390, 236));
    press.plate(palette.bill).add(box(376, 172, 412, 190));
    const heat = press.plate(palette.paper, { overlap: "add" });
    for (const [x, length] of [
      [126, 66],
      [240, 40],
      [354, 74],
    ] as const) {
      heat.add(gouge(x, 58, length, 6, turn / 4, 16), gouge(x + 10, 40, length * 0.6, 5, turn / 4, -12));
    }
  },
);

/** A kitchen chair, and the line of a gaze that falls from it at half of a right angle. */
export const gaze = smallPrint(
  { wall: "galah", floor: "stubble", from: 236, seed: 13 },
  ({ press, palette, random, key }) => {
    const wood = press.plate(key === palette.paper ? palette.mist : palette.gum, { overlap: "add" });
    wood.add(
      ribbon(outlineCurve("88,58 92,110 98,160 108,292"), [14, 15], random),
      ribbon(outlineCurve("196,186 198,220 202,256 206,292"), [14, 13], random),
      polygon(outline("92,174 214,174 210,192 96,192")),
      gouge(152, 246, 112, 9),
      gouge(92, 78, 56, 17, turn / 4 - 0.06),
    );
    const rungs = press.plate(palette.galah, { overlap: "add" });
    for (const i of times(4)) rungs.add(gouge(120 + i * 24, 181, 20, 3.6));
    const eye = press.plate(key, { overlap: "add" });
    eye.add(gouge(176, 62, 60, 17, 0.5));
    press.plate(palette.wattle).add(disc(178, 63, 7, random, 10));
    const line = press.plate(key, { overlap: "add" });
    for (const t of steps(0.1, 0.88, 8))
      line.add(gouge(lerp(178, 384, t), lerp(62, 268, t), 17, 5, turn / 8));
    press.plate(palette.wattle, { shift: [-2, 1] }).add(disc(388, 274, 24, random, 26));
    const boards = press.plate(palette.rust, { overlap: "add" });
    for (const y of [252, 274, 300])
      for (const x of [40, 170, 300, 430])
        boards.add(gouge(x + random.bell() * 30, y, random.range(60, 110), 3));
  },
);

const outlineCurve = (points: string) => {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = outline(points);
  return [a, b, c, d] as const;
};

/** A window: a roof line, a gum and the underside of a cloud outside. */
export const outlook = smallPrint(
  { wall: "galah", floor: "galah", from: 300, seed: 21 },
  ({ press, palette, random }) => {
    press.plate(palette.bark).add(box(74, 22, 406, 278));
    press.plate(palette.frost).add(box(90, 38, 390, 262));
    const cloud = press.plate(palette.paper, { shift: [1, 1] });
    cloud.add(smooth(outline("120,104 132,82 168,76 190,58 232,62 252,80 290,82 304,104 260,110 180,110")));
    for (const i of times(6)) cloud.add(gouge(152 + i * 26, 100 - (i % 2) * 8, 34, 4));
    const hill = press.plate(palette.warren);
    hill.add(polygon(outline("90,200 130,186 176,168 220,158 268,170 320,186 390,194 390,262 90,262")));
    for (const i of times(7)) hill.add(gouge(214 + i * 16, 184 + i * 4, 32, 4, 0.5));
    press
      .plate(palette.rust, { shift: [-1, 1] })
      .add(polygon(outline("90,222 154,196 222,230 222,262 90,262")));
    press.plate(palette.paper).add(box(140, 236, 166, 262));
    const gum = press.plate(palette.bark, { overlap: "add" });
    gum.add(
      ribbon(outlineCurve("336,264 330,220 344,180 334,120"), [17, 7], random, 12),
      ribbon(outlineCurve("338,196 350,170 366,158 374,134"), [9, 4], random, 8),
    );
    const leaves = press.plate(palette.gum, { overlap: "add" });
    for (const _ of times(46))
      leaves.add(
        gouge(
          344 + random.bell() * 46,
          118 + random.bell() * 42,
          random.range(18, 34),
          7,
          1.2 + random.bell() * 0.6,
        ),
      );
    const frame = press.plate(palette.paper, { overlap: "add" });
    frame.add(box(234, 30, 246, 270), box(82, 142, 398, 152));
    frame.add(gouge(240, 34, 336, 9), gouge(240, 266, 336, 9), gouge(84, 150, 250, 9, turn / 4));
    frame.add(gouge(396, 150, 250, 9, turn / 4));
    press.plate(palette.bark).add(box(52, 276, 428, 294));
    // A pot on the sill.
    press.plate(palette.wattle, { shift: [-1, 1] }).add(polygon(outline("98,238 138,238 132,276 104,276")));
    const plant = press.plate(palette.gum, { overlap: "add" });
    for (const i of times(7)) plant.add(gouge(118 + (i - 3) * 9, 218, 46, 9, -turn / 4 + (i - 3) * 0.24));
  },
);

/** A toothbrush in a glass. */
export const toothbrush = smallPrint(
  { wall: "frost", floor: "warren", from: 262, seed: 4 },
  ({ press, palette, random }) => {
    const tiles = press.plate(palette.mist, { overlap: "add" });
    for (const y of [54, 132, 210]) tiles.add(gouge(240, y, 520, 3.4));
    for (const i of times(7)) tiles.add(gouge(i * 80 + 4, 130, 262, 3.4, turn / 4));
    const handle = press.plate(palette.wattle, { shift: [-2, 1] });
    handle.add(ribbon(outlineCurve("208,254 230,190 268,120 292,42"), [17, 13], random, 14));
    const head = press.plate(palette.bark, { overlap: "add" });
    for (const i of times(7)) head.add(gouge(304 + i * -4 + 4, 40 + i * 12, 36, 7, -0.28));
    press
      .plate(palette.bill)
      .add(ribbon(outlineCurve("272,254 250,200 214,150 196,96"), [15, 11], random, 12));
    const second = press.plate(palette.paper, { overlap: "add" });
    for (const i of times(6)) second.add(gouge(186 + i * 5, 88 + i * 10, 30, 7, -0.42));
    const glass = press.plate(palette.paper, { opacity: 0.72 });
    glass.add(polygon(outline("176,144 304,144 290,270 190,270")));
    for (const i of times(8)) glass.add(gouge(196 + i * 3, 170 + i * 11, 22, 4, 0.2));
    const rim = press.plate(palette.bark, { overlap: "add" });
    rim.add(gouge(240, 144, 136, 5), gouge(183, 206, 132, 4, 1.46), gouge(297, 206, 132, 4, 1.68));
    rim.add(gouge(240, 270, 112, 8));
    const sun = press.plate(palette.wattle, { shift: [1, 1] });
    sun.add(disc(92, 92, 38, random, 30));
  },
);

/** Washing-up: plates in a rack, a brush, and suds. */
export const dishes = smallPrint(
  { wall: "mist", floor: "gum", from: 244, seed: 17 },
  ({ press, palette, random }) => {
    for (const [i, x] of [150, 206, 262].entries()) {
      press.plate(palette.bark, { shift: [4, 2] }).add(disc(x, 158, 86, random));
      const plate = press.plate(palette.paper).add(disc(x, 158, 86, random));
      for (const part of times(9)) {
        const angle = lerp(2.2, 4.2, part / 8);
        plate.add(gouge(x + Math.cos(angle) * 64, 158 + Math.sin(angle) * 64, 22, 4, angle + turn / 4));
      }
      if (i === 2) {
        press.plate(palette.warren).add(disc(x, 158, 54, random));
        press.plate(palette.paper, { shift: [1, -1] }).add(disc(x, 158, 47, random));
      }
    }
    const rack = press.plate(palette.bark, { overlap: "add" });
    rack.add(gouge(226, 244, 330, 9), gouge(226, 214, 320, 7));
    for (const x of steps(80, 372, 9)) rack.add(gouge(x, 226, 46, 6, turn / 4));
    const brush = press.plate(palette.wattle, { shift: [-2, 1] });
    brush.add(ribbon(outlineCurve("448,70 430,130 412,180 404,228"), [13, 18], random, 12));
    brush.add(smooth(outline("384,226 426,226 432,252 378,252"), 0.1));
    const bristles = press.plate(palette.paper, { overlap: "add" });
    for (const x of steps(384, 428, 8)) bristles.add(gouge(x, 266, 34, 6, turn / 4));
    const suds = press.plate(palette.paper, { shift: [1, 1] });
    for (const [x, y, radius] of [
      [52, 284, 20],
      [84, 296, 15],
      [110, 282, 10],
      [340, 300, 13],
      [362, 288, 8],
    ] as const)
      suds.add(
        disc(x, y, radius, random, 20),
        gouge(x - radius * 0.3, y - radius * 0.3, radius * 0.8, 3, -0.8),
      );
  },
);

/** A hot pie on a plate. */
export const pie = smallPrint({ wall: "rose", floor: "gum", from: 232, seed: 31 }, ({ press, palette }) => {
  press.plate(palette.bark, { shift: [3, 4] }).add(smooth(outline("84,254 240,238 396,254 330,278 150,278")));
  const plate = press.plate(palette.paper).add(smooth(outline("84,250 240,234 396,250 330,274 150,274")));
  for (const i of times(7)) plate.add(gouge(144 + i * 32, 266, 26, 3.4));
  const tin = press.plate(palette.rust, { shift: [-1, 1] });
  tin.add(polygon(outline("112,196 368,196 352,252 128,252")));
  for (const i of times(10)) tin.add(gouge(138 + i * 22.6, 228, 38, 6, turn / 4 + (i - 4.5) * 0.03));
  const crust = press.plate(palette.stubble, { shift: [-1, 2] });
  crust.add(
    smooth(outline("92,194 108,178 160,162 206,154 240,152 274,154 320,162 372,178 388,194 340,206 140,206")),
  );
  for (const i of times(3)) crust.add(gouge(176 + i * 20, 172 - i * 2, 28, 8, -1));
  for (const i of times(11)) crust.add(gouge(116 + i * 25, 196, 18, 6, 1.2));
  const steam = press.plate(palette.paper, { overlap: "add" });
  for (const [x, y, length, bow] of [
    [180, 96, 88, 18],
    [192, 62, 60, -14],
    [238, 78, 100, -20],
    [296, 92, 84, 18],
    [308, 58, 56, -14],
  ] as const)
    steam.add(gouge(x, y, length, 7, turn / 4, bow));
  press
    .plate(palette.bill)
    .add(smooth(outline("242,158 262,146 290,146 312,156 306,170 296,166 288,182 278,170 256,170")));
});

/** A reel of what happens in six seconds: seen, heard or felt, frame by frame. */
export const slowMotion = smallPrint(
  { wall: "glow", floor: "glow", from: 300, seed: 6 },
  ({ press, palette, random }) => {
    const rows = [
      { y: 84, from: 14, frames: ["see", "hear", "see", "feel"] },
      { y: 236, from: 126, frames: ["hear", "see", "hear"] },
    ] as const;
    const film = press.plate(palette.bark);
    const frame = press.plate(palette.paper, { shift: [-1, 1] });
    const inks = {
      see: press.plate(palette.wattle, { shift: [-2, 1] }),
      hear: press.plate(palette.slate, { overlap: "add" }),
      feel: press.plate(palette.bill, { overlap: "add" }),
    };
    for (const { y, from, frames } of rows) {
      const start = from === 14 ? -4 : 112;
      const end = from === 14 ? 484 : 484;
      film.add(box(start, y - 64, end, y + 64));
      for (let x = start + 12; x < end - 8; x += 26)
        film.add(box(x, y - 58, x + 13, y - 47), box(x, y + 47, x + 13, y + 58));
      for (const [i, sense] of frames.entries()) {
        const middle = from + 55 + i * 116;
        frame.add(box(middle - 52, y - 41, middle + 52, y + 41));
        if (sense === "see") inks.see.add(disc(middle, y, 28, random, 26));
        else {
          const shape = sense === "hear" ? wave(random) : contour(random);
          const scale = sense === "hear" ? 0.62 : 0.72;
          inks[sense].place(`<path transform="translate(${middle} ${y})scale(${scale})" d="${shape}"/>`);
        }
      }
    }
  },
);

/** An account book with a pen across it. */
export const accounts = smallPrint(
  { wall: "rust", floor: "rust", from: 300, seed: 43 },
  ({ press, palette, random }) => {
    const grain = press.plate(palette.stubble, { overlap: "add" });
    for (const row of times(11))
      for (const x of [60, 240, 420])
        grain.add(gouge(x + random.bell() * 60, 16 + row * 30, random.range(80, 180), 3));
    press.plate(palette.bark, { shift: [6, 7] }).add(polygon(outline("50,66 430,40 444,276 60,300")));
    press.plate(palette.gum).add(polygon(outline("46,58 432,32 444,272 56,296")));
    const page = press.plate(palette.paper, { shift: [-1, 1] });
    page.add(
      polygon(outline("58,64 240,42 250,276 66,288")),
      polygon(outline("246,42 424,40 434,264 256,276")),
    );
    const ruled = press.plate(palette.mist, { overlap: "add" });
    const figures = press.plate(palette.bark, { overlap: "add" });
    for (const row of times(9)) {
      ruled.add(gouge(154, 84 + row * 23, 164, 3, -0.08), gouge(342, 70 + row * 23, 160, 3, -0.06));
      figures.add(gouge(100 + random.bell() * 6, 78 + row * 23, random.range(34, 60), 6, -0.08));
      for (const [x, y] of [
        [202, 70],
        [222, 68],
        [374, 59],
        [396, 58],
      ] as const)
        if (random() < 0.8) figures.add(gouge(x, y + row * 23, 13, 7, -1.2));
      if (row % 2) figures.add(gouge(296 + random.bell() * 6, 64 + row * 23, random.range(30, 56), 6, -0.06));
    }
    press
      .plate(palette.bill, { overlap: "add" })
      .add(gouge(186, 166, 226, 4, turn / 4 - 0.04), gouge(356, 156, 220, 4, turn / 4 - 0.04));
    press
      .plate(palette.bark, { opacity: 0.4 })
      .add(ribbon(outlineCurve("292,270 340,240 400,190 462,150"), [13, 13], random));
    press
      .plate(palette.wattle, { shift: [-1, 1] })
      .add(ribbon(outlineCurve("296,254 340,226 400,176 462,128"), [15, 15], random));
    press
      .plate(palette.bark, { overlap: "add" })
      .add(gouge(284, 262, 36, 12, -0.6), gouge(330, 232, 8, 18, -0.6));
  },
);
