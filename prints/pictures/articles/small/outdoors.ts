import { box, type Curve, disc, gouge, polygon, ribbon, smooth } from "../../../kit/cuts.ts";
import { lerp, outline, type Point, steps, times, turn } from "../../../kit/numbers.ts";
import { smallPrint } from "./small-print.ts";

/* Small prints of what is outside. */

const kangaroo = outline(
  "108,26 103,31 93,33 87,39 84,48 83,54 90,60 88,65 79,60 73,57 68,66 63,74 62,82 66,92 78,98 80,103 64,103 53,96 46,84 39,82 29,81 14,92 -4,102 -22,107 -25,103 -8,93 7,78 19,63 31,49 45,40 59,36 70,31 78,23 83,15 85,2 90,12 94,3 97,8 95,16 101,20",
);

/** A warning sign with a kangaroo, beside a road. */
export const kangarooSign = smallPrint(
  { wall: "frost", floor: "pasture", from: 236, seed: 12 },
  ({ press, palette, random }) => {
    const hill = press.plate(palette.mist);
    hill.add(polygon(outline("0,236 0,206 70,190 150,202 230,214 480,222 480,236")));
    for (const i of times(6)) hill.add(gouge(76 + i * 18, 202 + i * 3, 30, 3.4, 0.4));
    press.plate(palette.slate).add(polygon(outline("300,236 316,236 480,296 480,320 250,320")));
    const dashes = press.plate(palette.paper, { overlap: "add" });
    for (const t of steps(0.1, 1, 4))
      dashes.add(gouge(lerp(310, 372, t), lerp(240, 320, t), lerp(10, 26, t), 5, 0.95));
    const grass = press.plate(palette.stubble, { overlap: "add" });
    for (const _ of times(40))
      grass.add(
        gouge(
          random.range(0, 300),
          random.range(250, 318),
          random.range(12, 28),
          4,
          -1.3 + random.bell() * 0.3,
        ),
      );
    const post = press.plate(palette.bark);
    post.add(box(178, 200, 192, 300));
    post.add(polygon(outline("185,14 305,134 185,254 65,134")));
    const sign = press
      .plate(palette.wattle, { shift: [-1, 1] })
      .add(polygon(outline("185,26 293,134 185,242 77,134")));
    for (const i of times(6)) sign.add(gouge(102 + i * 9, 150 + i * 9, 26, 4, 0.8));
    const [cos, sin] = [Math.cos(0.5) * 1.14, Math.sin(0.5) * 1.14];
    const centred = ([x, y]: Point): Point => [x - 44, y - 56];
    press.plate(palette.bark).add(
      smooth(
        kangaroo.map(centred).map(([x, y]): Point => [187 + x * cos - y * sin, 134 + x * sin + y * cos]),
        0.1,
      ),
    );
  },
);

/** A box trailer, backed in between two bollards. */
export const trailer = smallPrint(
  { wall: "glow", floor: "slate", from: 240, seed: 19 },
  ({ press, palette, random }) => {
    press.plate(palette.wattle, { shift: [-2, 1] }).add(disc(96, 96, 44, random, 34));
    const far = press.plate(palette.pasture);
    far.add(polygon(outline("0,240 0,214 60,196 150,206 250,216 360,204 480,220 480,240")));
    for (const i of times(9)) far.add(gouge(30 + i * 52, 226, 36, 3.4));
    const tow = press.plate(palette.bark, { overlap: "add" });
    tow.add(gouge(356, 240, 130, 11), gouge(372, 256, 40, 8, turn / 4));
    const ute = press.plate(palette.gum).add(polygon(outline("404,150 480,146 480,256 404,256")));
    for (const i of times(5)) ute.add(gouge(446, 168 + i * 14, 52, 4));
    press.plate(palette.bill).add(box(404, 176, 416, 206));
    press
      .plate(palette.bark, { overlap: "add" })
      .add(box(392, 236, 480, 252), disc(474, 264, 34, random, 24));
    for (const [x, top, wide] of [
      [84, 188, 22],
      [26, 202, 32],
    ] as const) {
      const post = press.plate(palette.bark).add(box(x, top, x + wide, top + wide * 3.2));
      for (const y of [top + wide * 0.6, top + wide * 1.2])
        post.add(box(x + 2, y, x + wide - 2, y + wide * 0.3));
    }
    const tray = press.plate(palette.rust, { shift: [-1, 1] }).add(box(120, 158, 330, 240));
    for (const x of steps(146, 304, 5)) tray.add(gouge(x, 200, 66, 5, turn / 4));
    const load = press.plate(palette.gum, { overlap: "add" });
    for (const _ of times(34))
      load.add(
        gouge(
          random.range(140, 310),
          148 + random.bell() * 16,
          random.range(24, 46),
          8,
          -0.5 + random.bell() * 0.9,
        ),
      );
    const key = press.plate(palette.bark, { overlap: "add" });
    key.add(
      gouge(225, 158, 226, 9),
      gouge(225, 240, 226, 10),
      box(118, 154, 126, 244),
      box(324, 154, 332, 244),
    );
    key.add(disc(232, 258, 36, random, 30));
    press.plate(palette.paper).add(disc(232, 258, 17, random, 20));
    press.plate(palette.bark).add(disc(232, 258, 7, random, 12));
    const ground = press.plate(palette.mist, { overlap: "add" });
    for (const _ of times(14))
      ground.add(gouge(random.range(0, 480), random.range(298, 316), random.range(30, 80), 3.4));
  },
);

/** Two wheelie bins at the kerb, under a street lamp. */
export const bins = smallPrint(
  { wall: "slate", floor: "bark", from: 262, seed: 23 },
  ({ press, palette, random }) => {
    press.plate(palette.lamp, { opacity: 0.34 }).add(polygon(outline("60,60 104,60 300,262 -60,262")));
    const lamp = press.plate(palette.bark, { overlap: "add" });
    lamp.add(box(36, 44, 46, 262), gouge(64, 46, 74, 12), smooth(outline("58,58 70,46 96,46 108,58")));
    press.plate(palette.lamp).add(gouge(83, 62, 46, 10));
    const kerb = press.plate(palette.mist).add(box(0, 256, 480, 272));
    for (const x of steps(60, 420, 4)) kerb.add(gouge(x, 264, 20, 4, turn / 4));
    for (const [x, ink] of [
      [200, "lamp"],
      [330, "rust"],
    ] as const) {
      press
        .plate(palette.bark, { shift: [5, 3] })
        .add(polygon(outline("-48,0 48,0 38,158 -38,158").map(([dx, dy]): Point => [x + dx, 100 + dy])));
      const body = press.plate(palette.pasture, { shift: [-1, 1] });
      body.add(polygon(outline("-48,0 48,0 38,158 -38,158").map(([dx, dy]): Point => [x + dx, 100 + dy])));
      for (const i of times(8)) body.add(gouge(x - 30 + i * 1.2, 118 + i * 16, 26, 4.4, 0.1));
      for (const dx of [6, 24]) body.add(gouge(x + dx, 184, 124, 5, turn / 4 + 0.03));
      press.plate(palette[ink]).add(
        smooth(
          outline("-56,0 -52,-14 -30,-26 30,-26 52,-14 56,0").map(([dx, dy]): Point => [x + dx, 100 + dy]),
          0.1,
        ),
      );
      const key = press.plate(palette.bark, { overlap: "add" });
      key.add(gouge(x, 102, 116, 6), disc(x + 30, 252, 17, random, 20), box(x + 40, 84, x + 62, 92));
    }
    const stars = press.plate(palette.paper, { overlap: "add" });
    for (const _ of times(14))
      stars.add(disc(random.range(130, 470), random.range(14, 60), random.range(1.6, 3), random, 8));
  },
);

/** Five pebbles, balanced on each other as on a brochure. */
export const pebbles = smallPrint(
  { wall: "rose", floor: "mist", from: 262, seed: 29 },
  ({ press, palette, random }) => {
    press.plate(palette.galah, { shift: [2, 1] }).add(disc(328, 130, 74, random));
    for (const [i, [x, y, wide, high]] of (
      [
        [240, 254, 104, 34],
        [234, 198, 78, 28],
        [246, 152, 58, 22],
        [238, 114, 40, 20],
        [243, 82, 24, 15],
      ] as const
    ).entries()) {
      const stone = smooth(
        times(10).map((part): Point => {
          const angle = (part / 10) * turn;
          return [x + Math.cos(angle) * wide * (1 + random.bell() * 0.03), y + Math.sin(angle) * high];
        }),
      );
      const plate = press
        .plate(i % 2 ? palette.paper : palette.bark, { shift: [i % 2 ? -1 : 1, 1] })
        .add(stone);
      for (const part of times(5))
        plate.add(
          gouge(
            x - wide * 0.36 + part * 6,
            y - high * 0.5 + part * high * 0.2,
            wide * (0.7 - part * 0.08),
            4,
            0.03,
            -2,
          ),
        );
    }
    const water = press.plate(palette.paper, { overlap: "add" });
    for (const _ of times(22)) {
      const side = random() < 0.5 ? random.range(0, 120) : random.range(360, 480);
      water.add(gouge(side, random.range(272, 316), random.range(30, 80), 4));
    }
    for (const i of times(4)) water.add(gouge(240, 290 + i * 8, 190 - i * 30, 4));
  },
);

/** A sandpiper at the muddy rim of a lake. */
export const wader = smallPrint(
  { wall: "glow", floor: "warren", from: 196, seed: 37 },
  ({ press, palette, random }) => {
    press.plate(palette.wattle, { shift: [-2, 1] }).add(disc(392, 150, 46, random));
    const hill = press
      .plate(palette.mist)
      .add(polygon(outline("0,196 40,176 110,150 160,158 230,184 480,190 480,196")));
    for (const i of times(6)) hill.add(gouge(126 + i * 14, 164 + i * 4, 28, 3.4, 0.5));
    const shine = press.plate(palette.mist, { overlap: "add" });
    for (const _ of times(26))
      shine.add(gouge(random.range(0, 480), random.range(204, 262), random.range(30, 90), 4));
    const mud = press
      .plate(palette.stubble)
      .add(smooth(outline("-20,330 -20,276 60,262 160,270 280,258 380,274 500,262 500,330"), 0.14));
    for (const _ of times(20))
      mud.add(gouge(random.range(10, 470), random.range(282, 314), random.range(20, 60), 4));
    const legs = press.plate(palette.bark, { overlap: "add" });
    legs.add(
      ribbon(
        [
          [204, 180],
          [200, 214],
          [212, 244],
          [206, 288],
        ],
        [7, 5],
        random,
      ),
      ribbon(
        [
          [228, 182],
          [236, 212],
          [230, 246],
          [240, 284],
        ],
        [7, 5],
        random,
      ),
    );
    legs.add(gouge(214, 290, 34, 5), gouge(248, 286, 34, 5));
    legs.add(
      ribbon(
        [
          [318, 118],
          [352, 140],
          [372, 190],
          [376, 262],
        ] satisfies Curve,
        [9, 3],
        random,
        14,
      ),
    );
    const body = press.plate(palette.rust, { shift: [-1, 1] });
    body.add(
      smooth(
        outline(
          "110,150 150,120 200,104 244,110 272,112 286,98 304,92 322,102 322,118 306,128 292,146 268,172 228,188 186,184 150,170",
        ),
        0.16,
      ),
    );
    const wing = press.plate(palette.bark);
    wing.add(smooth(outline("84,166 140,130 190,118 234,126 248,146 222,164 176,168 130,166"), 0.14));
    for (const i of times(9)) wing.add(gouge(120 + i * 13, 152 - i * 1.4, 26, 4, -0.35));
    for (const i of times(5)) body.add(gouge(240 + i * 9, 160 - i * 8, 22, 4, -0.7));
    press.plate(palette.paper).add(disc(307, 106, 4.4, random, 10));
    press.plate(palette.bark).add(disc(307, 106, 2, random, 8));
  },
);

/** A weather map: a front, rings of pressure and rain over the coast. */
export const forecast = smallPrint(
  { wall: "frost", floor: "frost", from: 300, seed: 41 },
  ({ press, palette, random, key }) => {
    const land = press.plate(palette.pasture, { shift: [1, 1] });
    land.add(
      smooth(
        outline(
          "0,0 480,0 480,150 430,190 380,186 340,214 290,226 250,204 220,232 180,240 130,222 80,232 30,210 0,216",
        ),
        0.14,
      ),
    );
    for (const _ of times(24))
      land.add(gouge(random.range(20, 460), random.range(16, 150), random.range(18, 40), 3.4, 0.1));
    const sea = press.plate(palette.mist, { overlap: "add" });
    for (const _ of times(22))
      sea.add(gouge(random.range(0, 480), random.range(250, 314), random.range(30, 80), 4));
    const rings = press.plate(key === palette.paper ? palette.mist : palette.slate);
    for (const [i, radius] of [34, 58, 84, 112].entries()) {
      const squash = 0.72 + i * 0.03;
      const ring = (extra: number) =>
        smooth(
          times(16).map(
            (part): Point => [
              340 + Math.cos((part / 16) * turn) * (radius + extra) * 1.1,
              118 + Math.sin((part / 16) * turn) * (radius + extra) * squash,
            ],
          ),
        );
      rings.add(ring(2.4), ring(-2.4));
    }
    press.plate(palette.wattle, { shift: [-2, 1] }).add(disc(340, 118, 17, random, 22));
    const curve: Curve = [
      [96, -8],
      [196, 60],
      [214, 190],
      [120, 330],
    ];
    const front = press.plate(key, { overlap: "add" }).add(ribbon(curve, [10, 10], random, 20));
    for (const t of steps(0.1, 0.92, 6)) {
      const at = (u: number): Point => {
        const along = (i: 0 | 1) =>
          (1 - u) ** 3 * curve[0][i] +
          3 * (1 - u) ** 2 * u * curve[1][i] +
          3 * (1 - u) * u * u * curve[2][i] +
          u ** 3 * curve[3][i];
        return [along(0), along(1)];
      };
      const [[ax, ay], [bx, by]] = [at(t - 0.055), at(t + 0.055)];
      front.add(
        polygon([
          [ax, ay],
          [(ax + bx) / 2 + (by - ay) * 0.9, (ay + by) / 2 - (bx - ax) * 0.9],
          [bx, by],
        ]),
      );
    }
    const rain = press.plate(key, { overlap: "add" });
    for (const _ of times(22))
      rain.add(gouge(random.range(14, 110), random.range(90, 260), random.range(16, 30), 5, 1.9));
  },
);
