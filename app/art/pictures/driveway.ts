import { hill, warrenheip } from "../blocks/mountains.ts";
import { reeds } from "../blocks/plants.ts";
import { box, type Curve, disc, gouge, pointOn, polygon, ribbon, smooth } from "../kit/cuts.ts";
import { type Inks, oklch } from "../kit/inks.ts";
import { lerp, type Point, times } from "../kit/numbers.ts";
import { type Plate, Press } from "../kit/plate.ts";
import { createRandom, type Random } from "../kit/random.ts";
import { flat, fountain, salt, sheet } from "../kit/sheet.ts";

const size = { width: 900, height: 700 };
const { width, height } = size;

/** Dusk is not on the bench: these are mixed for the one picture. */
const duskPots = (night: boolean) =>
  night
    ? {
        top: oklch(0.25, 0.04, 235),
        low: oklch(0.43, 0.06, 45),
        wall: oklch(0.35, 0.04, 222),
        lawn: oklch(0.285, 0.035, 185),
        cut: oklch(0.37, 0.042, 180),
        lit: oklch(0.52, 0.07, 95),
        drive: oklch(0.4, 0.022, 55),
        body: oklch(0.6, 0.035, 215),
        glass: oklch(0.8, 0.06, 60),
      }
    : {
        top: oklch(0.8, 0.045, 235),
        low: oklch(0.9, 0.06, 52),
        wall: oklch(0.6, 0.05, 220),
        lawn: oklch(0.68, 0.055, 165),
        cut: oklch(0.82, 0.06, 150),
        lit: oklch(0.87, 0.1, 92),
        drive: oklch(0.92, 0.035, 60),
        body: oklch(0.977, 0.012, 88),
        glass: oklch(0.8, 0.05, 225),
      };

/** Twenty to six: a car in its own driveway, somebody still in it, and one window lit. */
export function driveway(inks: Inks): string {
  const seed = 1740;
  const random = createRandom(seed);
  const pots = duskPots(inks.night);
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

  ground(press, pots, foot, random);
  house(press, inks, pots.wall, foot, random);
  windowLight(press.plate(pots.lit, { shift: [-1, 1] }), foot, random);
  gumTree(press, inks, random);
  car(press, inks, pots, [548, 640], random);

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

  const flecks = salt(seed, inks.paper, size, inks.night ? 0.2 : 0.5);
  const sky = fountain("sky", [
    [0.1, pots.top],
    [0.75, pots.low],
    [1, inks.night ? inks.glow : inks.glow],
  ]);
  return sheet({
    ...size,
    defs: sky + flecks.defs,
    body: flat("url(#sky)", 0, 0, width, foot) + press.toSvg() + flecks.body,
  });
}

type Pots = ReturnType<typeof duskPots>;

function ground(press: Press, pots: Pots, foot: number, random: Random): void {
  const lawn = press.plate(pots.lawn);
  lawn.add(`M0 ${foot}h${width}v${height - foot}H0z`);
  const blades = press.plate(pots.cut, { overlap: "add" });
  for (const _ of times(120)) {
    const depth = random() ** 0.8;
    const y = foot + 10 + depth * (height - foot);
    blades.add(
      gouge(random.range(0, width), y, lerp(20, 74, depth), lerp(1.2, 3.4, depth), random.bell() * 0.03),
    );
  }
  // Gravel between two edges that run towards the side of the house.
  const drive = press.plate(pots.drive, { shift: [2, 0] });
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
  const gravel = press.plate(pots.cut === pots.drive ? pots.lawn : pots.cut, {
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

/** What the window throws on the grass: its four panes, long and leaning. */
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

/** Weatherboard, iron roof, verandah along one side. The gable looks this way. */
function house(press: Press, inks: Inks, wallInk: string, foot: number, random: Random): void {
  const [left, mid, right] = [92, 322, 600];
  const eaves = 300;

  const chimney = press.plate(inks.bark, { overlap: "add" });
  chimney.add(box(428, 168, 462, 218), box(422, 160, 468, 174));

  const wall = press.plate(wallInk);
  wall.add(box(mid - 4, eaves, right, foot));
  const gable = press.plate(wallInk);
  gable.add(
    polygon([
      [left + 12, foot],
      [left + 12, eaves],
      [207, 196],
      [mid, eaves],
      [mid, foot],
    ]),
  );
  // Boards: level cuts, each with a start and an end of its own.
  for (let y = 246; y < foot - 6; y += 11.5) {
    const reach = Math.min(108, (y - 196) * 0.98);
    for (let x = 207 - reach + 4; x < 207 + reach - 20; ) {
      const length = Math.min(random.range(40, 120), 207 + reach - 4 - x);
      if (y < 318 || y > 404 || x + length < 152 || x > 262) gable.add(gouge(x + length / 2, y, length, 2));
      x += length + random.range(4, 10);
    }
  }
  for (let y = 340; y < foot - 4; y += 12) {
    for (let x = mid + 12; x < right - 20; ) {
      const length = random.range(36, 100);
      if (x + length < right - 4) wall.add(gouge(x + length / 2, y, length, 1.7));
      x += length + 7;
    }
  }

  const roof = press.plate(inks.gum, { shift: [-1, 1] });
  roof.add(
    polygon([
      [272, 214],
      [556, 214],
      [634, 302],
      [320, 302],
    ]),
  );
  // Ribs of the iron.
  for (const i of times(21)) {
    const t = i / 20;
    const [top, bottom] = [lerp(290, 548, t), lerp(330, 620, t)];
    roof.add(gouge((top + bottom) / 2, 258, 78, 2, Math.atan2(84, bottom - top)));
  }
  const key = press.plate(inks.bark, { overlap: "add" });
  // Under the verandah it is already night.
  key.add(
    polygon([
      [mid + 2, 302],
      [640, 302],
      [656, 322],
      [mid + 2, 322],
    ]),
  );
  for (const x of [404, 492, 580, 648]) key.add(box(x - 4, 320, x + 4, foot + 2));
  key.add(box(mid + 2, foot - 6, 660, foot + 3));
  key.add(box(436, 344, 476, foot - 4));
  key.add(box(346, 346, 390, 404));
  // Bargeboards and a finial.
  for (const side of [-1, 1] as const) {
    key.add(
      polygon([
        [207, 184],
        [207 + side * 130, 306],
        [207 + side * 120, 314],
        [207, 204],
      ]),
    );
  }
  key.add(box(204, 164, 210, 200));
  key.add(box(152, 314, 262, 410));

  const light = press.plate(inks.sun, { shift: [-1, 1] });
  light.add(
    box(159, 321, 205, 362),
    box(209, 321, 255, 362),
    box(159, 366, 205, 403),
    box(209, 366, 255, 403),
  );
  // A curtain, half drawn.
  const curtain = press.plate(inks.night ? oklch(0.62, 0.11, 60) : oklch(0.9, 0.09, 85), { overlap: "add" });
  for (const [x, bow] of [
    [165, 3],
    [173, 4],
    [249, -3],
    [241, -4],
  ] as const) {
    curtain.add(gouge(x, 362, 78, 4.4, Math.PI / 2, bow));
  }

  const shrubs = press.plate(inks.gum, { overlap: "add" });
  for (const [x, y, r] of [
    [104, foot - 10, 24],
    [136, foot - 4, 18],
    [296, foot - 6, 20],
    [326, foot - 2, 15],
    [384, foot, 13],
  ] as const) {
    shrubs.add(disc(x, y, r, random, 13));
  }
  const lit = press.plate(wallInk, { overlap: "add" });
  for (const _ of times(22)) {
    const [x, y] = [
      random() < 0.5 ? random.range(88, 146) : random.range(284, 330),
      foot - random.range(0, 22),
    ];
    lit.add(gouge(x, y, random.range(8, 15), 2.4, -0.7 + random.bell() * 0.3));
  }
}

/** The gum that was there before the house: its limbs come down into the picture from the right. */
function gumTree(press: Press, inks: Inks, random: Random): void {
  const trunk: Curve = [
    [862, 650],
    [822, 470],
    [846, 250],
    [800, -30],
  ];
  const limbs: readonly (readonly [Curve, Point])[] = [
    [
      [
        [832, 330],
        [790, 250],
        [742, 190],
        [676, 148],
      ],
      [20, 5],
    ],
    [
      [
        [824, 190],
        [770, 120],
        [720, 70],
        [640, 24],
      ],
      [17, 4],
    ],
    [
      [
        [834, 270],
        [870, 200],
        [886, 150],
        [930, 110],
      ],
      [16, 6],
    ],
  ];
  const leavesBehind = press.plate(inks.gum, { overlap: "add" });
  const wood = press.plate(inks.bark);
  wood.add(ribbon(trunk, [58, 26], random, 16, 0.05));
  const roots = press.plate(inks.bark);
  roots.add(
    polygon([
      [833, 600],
      [824, 640],
      [800, 668],
      [840, 662],
      [866, 676],
      [890, 662],
      [920, 668],
      [892, 636],
      [886, 600],
    ]),
  );
  const limbPlate = press.plate(inks.bark, { overlap: "add" });
  for (const [curve, widths] of limbs) limbPlate.add(ribbon(curve, widths, random, 9, 0.08));
  // Strips of bark catch what light there is.
  for (const _ of times(40)) {
    const t = random.range(0.05, 0.95);
    const [x, y] = pointOn(trunk, t);
    wood.add(
      gouge(
        x - lerp(20, 8, t) * random.range(0.1, 0.9),
        y,
        random.range(22, 66),
        2.4,
        1.62 + random.bell() * 0.06,
      ),
    );
  }
  const leaves = press.plate(inks.bark, { overlap: "add" });
  const veins = press.plate(inks.gum, { overlap: "add" });
  for (const [curve] of limbs) {
    for (const t of [0.5, 0.72, 0.9, 1]) hangLeaves([leavesBehind, leaves, veins], pointOn(curve, t), random);
  }
  hangLeaves([leavesBehind, leaves, veins], [812, 40], random);
}

/** A bunch of sickle leaves that hang from a point. */
function hangLeaves(
  [behind, front, veins]: readonly [Plate, Plate, Plate],
  [x, y]: Point,
  random: Random,
): void {
  for (const i of times(15)) {
    const angle = 1.57 + random.bell() * 0.95;
    const length = random.range(44, 86);
    const [fx, fy] = [x + random.bell() * 38, y + random.range(-16, 26)];
    const [cx, cy] = [fx + (Math.cos(angle) * length) / 2, fy + (Math.sin(angle) * length) / 2];
    const bow = (angle > 1.57 ? -1 : 1) * length * random.range(0.06, 0.16);
    const plate = i % 3 === 0 ? behind : front;
    plate.add(gouge(cx, cy, length, length * 0.11, angle, bow));
    if (plate === front && i % 2) veins.add(gouge(cx, cy, length * 0.6, 1.1, angle, bow * 0.6));
  }
}

/** A station wagon from behind. Its driver, on the right, has not got out. */
function car(press: Press, inks: Inks, { body, glass }: Pots, [cx, base]: Point, random: Random): void {
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [cx + x, base + y]);
  const mirrored = (half: readonly Point[]): Point[] => [
    ...half,
    ...half.map(([x, y]): Point => [-x, y]).reverse(),
  ];

  const under = press.plate(inks.bark, { overlap: "add" });
  under.add(box(cx - 128, base - 46, cx + 128, base - 12));
  const tyre: readonly Point[] = [
    [96, -48],
    [140, -48],
    [143, -20],
    [138, 2],
    [100, 2],
    [94, -18],
  ];
  const mirror: readonly Point[] = [
    [134, -148],
    [166, -152],
    [168, -130],
    [140, -128],
  ];
  for (const side of [-1, 1] as const) {
    const flipped = (points: readonly Point[]) => at(points.map(([x, y]): Point => [side * x, y]));
    press.plate(inks.bark).add(smooth(flipped(tyre), 0.09), smooth(flipped(mirror), 0.12));
  }

  const shell = press.plate(body, { shift: [-1, 1] });
  shell.add(
    smooth(
      at(
        mirrored([
          [-150, -34],
          [-154, -80],
          [-148, -122],
          [-130, -146],
          [-106, -214],
          [-92, -228],
          [-30, -234],
        ]),
      ),
      0.12,
    ),
  );

  const key = press.plate(inks.bark, { overlap: "add" });
  // The bumper, the seam of the tailgate, the roof rails.
  key.add(
    smooth(
      at(
        mirrored([
          [-153, -34],
          [-156, -58],
          [-148, -64],
          [-60, -60],
        ]),
      ),
      0.06,
    ),
  );
  for (const side of [-1, 1]) {
    key.add(gouge(cx + side * 118, base - 104, 92, 3, 1.57 + side * 0.12));
  }
  key.add(gouge(cx, base - 142, 226, 3));

  const window = press.plate(inks.bark, { overlap: "add" });
  const pane = mirrored([
    [-112, -146],
    [-94, -206],
    [-84, -214],
    [-28, -217],
  ]);
  window.add(smooth(at(pane), 0.09));
  const clear = press.plate(glass, { shift: [1, 0] });
  clear.add(
    smooth(
      at(
        mirrored([
          [-103, -152],
          [-88, -201],
          [-80, -207],
          [-26, -210],
        ]),
      ),
      0.09,
    ),
  );

  // Seats, and the one who sits.
  const inside = press.plate(inks.bark, { overlap: "add" });
  inside.add(
    smooth(
      at([
        [-102, -150],
        [-100, -160],
        [-50, -163],
        [0, -161],
        [50, -163],
        [100, -160],
        [102, -150],
      ]),
      0.08,
    ),
  );
  inside.add(
    smooth(
      at([
        [-64, -160],
        [-62, -182],
        [-56, -187],
        [-36, -187],
        [-30, -182],
        [-28, -160],
      ]),
      0.12,
    ),
  );
  inside.add(
    smooth(
      at([
        [6, -158],
        [10, -172],
        [28, -177],
        [35, -181],
        [34, -187],
        [28, -194],
        [29, -205],
        [38, -212],
        [50, -212],
        [59, -205],
        [60, -194],
        [54, -187],
        [53, -181],
        [60, -177],
        [78, -172],
        [82, -158],
      ]),
      0.14,
    ),
  );

  const red = press.plate(inks.bill, { shift: [-1, 1] });
  for (const side of [-1, 1])
    red.add(
      smooth(
        at([
          [side * 126, -138],
          [side * 141, -126],
          [side * 148, -100],
          [side * 128, -96],
        ]),
        0.08,
      ),
    );
  press.plate(glass, { overlap: "add" }).add(box(cx - 34, base - 112, cx + 34, base - 90));
  const digits = press.plate(inks.bark, { overlap: "add" });
  for (const i of times(6)) digits.add(gouge(cx - 25 + i * 10, base - 101, 13, 3.4, 1.57));
  for (const i of times(9))
    key.add(gouge(cx + 66 + random.bell() * 34, base - 124 + i * 6.4, random.range(20, 60), 2.2));
}
