import { disc, gouge, polygon, smooth } from "../../kit/cuts.ts";
import { type Inks, oklch } from "../../kit/inks.ts";
import { lerp, outline, type Point, times } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";

/** A long oilskin, a quilted jacket, a raincoat. */
export const coats = ["oilskin", "quilted", "raincoat"] as const;
type Coat = (typeof coats)[number];

type Cut = {
  /** Right half of the body, collar to hem, and right sleeve. */
  readonly body: string;
  readonly sleeve: string;
  readonly cloth: (inks: Inks) => readonly [cloth: string, shade: string, light: string];
};

const cuts: Readonly<Record<Coat, Cut>> = {
  oilskin: {
    body: "0,12 26,16 62,34 84,62 88,130 92,280 104,430 100,446 52,454 0,452",
    sleeve: "60,34 88,52 108,120 120,226 118,300 110,312 88,310 82,298 80,190 66,96",
    cloth: ({ night }) =>
      night
        ? [oklch(0.4, 0.045, 62), oklch(0.3, 0.035, 60), oklch(0.54, 0.05, 66)]
        : [oklch(0.47, 0.06, 62), oklch(0.36, 0.05, 58), oklch(0.66, 0.065, 68)],
  },
  quilted: {
    body: "0,12 34,16 70,34 88,62 90,130 90,210 92,282 86,294 44,298 0,298",
    sleeve: "64,34 92,48 114,104 124,190 124,250 114,262 90,260 84,248 80,170 66,96",
    cloth: ({ night }) =>
      night
        ? [oklch(0.56, 0.045, 30), oklch(0.42, 0.045, 30), oklch(0.7, 0.04, 34)]
        : [oklch(0.82, 0.075, 34), oklch(0.68, 0.09, 34), oklch(0.93, 0.035, 42)],
  },
  raincoat: {
    body: "0,10 30,14 64,34 84,60 88,140 94,260 104,372 98,386 50,392 0,390",
    sleeve: "60,34 86,50 106,116 116,214 114,284 106,296 84,294 80,282 78,190 64,98",
    cloth: ({ night, sun, glow }) =>
      night
        ? [oklch(0.76, 0.12, 80), oklch(0.6, 0.1, 74), oklch(0.86, 0.09, 84)]
        : [sun, oklch(0.7, 0.14, 70), glow],
  },
};

/** Draws a coat hanging from the peg at `place`. */
export function hangCoat(press: Press, coat: Coat, inks: Inks, [cx, top]: Point, scale: number): void {
  const random = createRandom(90 + coats.indexOf(coat));
  const { body, sleeve, cloth } = cuts[coat];
  const [main, shade, light] = cloth(inks);
  const at = (points: readonly Point[]) => points.map(([x, y]): Point => [cx + x * scale, top + y * scale]);
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]);
  const cut = (x: number, y: number, length: number, thickness: number, angle = Math.PI / 2, bow = 0) =>
    gouge(cx + x * scale, top + y * scale, length * scale, thickness * scale, angle, bow * scale);
  const half = outline(body);
  const hem = half.at(-1)?.[1] ?? 300;

  for (const side of [outline(sleeve), flip(outline(sleeve))]) {
    press.plate(shade, { shift: [-2, 1] }).add(smooth(at(side), 0.13));
  }
  press.plate(main, { shift: [-2, 1] }).add(smooth(at([...half, ...flip(half).reverse()]), 0.12));

  const lit = press.plate(light, { overlap: "add" });
  const dark = press.plate(shade, { overlap: "add" });
  const key = press.plate(inks.bark, { overlap: "add" });
  for (const _ of times(20)) {
    const [x, y] = [random.range(-78, -14), random.range(90, hem - 46)];
    lit.add(cut(x, y, random.range(26, 64), random.range(2.2, 3.8), 1.57 + x * 0.0012));
  }
  for (const _ of times(16)) {
    const [x, y] = [random.range(20, 80), random.range(110, hem - 40)];
    dark.add(cut(x, y, random.range(26, 70), random.range(2.4, 4), 1.55 - x * 0.001));
  }
  for (const side of [-1, 1]) {
    for (const i of times(6))
      lit.add(cut(side * lerp(92, 106, i / 5), lerp(110, 240, i / 5), 34, 2.6, 1.57 - side * 0.12));
  }
  // Front opening and hanging loop.
  key.add(cut(0, (hem + 60) / 2, hem - 76, 4));
  key.add(cut(0, 8, 26, 9, 0));
  details[coat]({ cut, at, hem, key, lit, dark, press, inks, shade, main, light });
}

type Tools = {
  readonly cut: (
    x: number,
    y: number,
    length: number,
    thickness: number,
    angle?: number,
    bow?: number,
  ) => string;
  readonly at: (points: readonly Point[]) => Point[];
  readonly hem: number;
  readonly key: ReturnType<Press["plate"]>;
  readonly lit: ReturnType<Press["plate"]>;
  readonly dark: ReturnType<Press["plate"]>;
  readonly press: Press;
  readonly inks: Inks;
  readonly shade: string;
  readonly main: string;
  readonly light: string;
};

const details: Readonly<Record<Coat, (tools: Tools) => void>> = {
  /** Shoulder cape and straps. */
  oilskin({ press, at, cut, key, shade, light }) {
    press
      .plate(light, { shift: [-2, 1] })
      .add(
        smooth(
          at(outline("0,10 30,14 66,34 96,84 100,134 60,146 0,148 -60,146 -100,134 -96,84 -66,34 -30,14")),
          0.12,
        ),
      );
    const folds = press.plate(shade, { overlap: "add" });
    for (const x of [-72, -48, -22, 22, 48, 72]) folds.add(cut(x, 98, 70, 4, 1.57 - x * 0.004));
    press.plate(shade).add(polygon(at(outline("-30,12 0,46 30,12 22,6 -22,6"))));
    key.add(cut(0, 147, 190, 4, 0), cut(-46, 262, 60, 5, 0.06), cut(46, 262, 60, 5, -0.06));
  },
  /** Quilting from collar to hem. */
  quilted({ cut, key, press, shade, at, hem }) {
    press
      .plate(shade, { shift: [-1, 1] })
      .add(smooth(at(outline("0,40 -38,28 -40,4 0,-4 40,4 38,28")), 0.12));
    for (let y = 74; y < hem - 10; y += 36) key.add(cut(-44, y, 88, 4.4, 0, 5), cut(44, y, 88, 4.4, 0, 5));
    for (const side of [-1, 1])
      for (const i of times(6))
        key.add(cut(side * lerp(86, 106, i / 5), lerp(88, 236, i / 5), 34, 3.4, side * 0.14));
  },
  /** Hood, flap pockets, press studs. */
  raincoat({ press, at, cut, key, inks, shade, light }) {
    press
      .plate(light, { shift: [-2, 1] })
      .add(smooth(at(outline("0,58 -46,44 -62,14 -48,-12 0,-22 48,-12 62,14 46,44")), 0.15));
    press.plate(shade).add(smooth(at(outline("0,40 -32,30 -40,12 -24,-2 0,-6 24,-2 40,12 32,30")), 0.15));
    key.add(cut(-50, 256, 56, 6, 0.04), cut(50, 256, 56, 6, -0.04));
    const studs = press.plate(inks.bark, { overlap: "add" });
    for (const y of [106, 162, 218, 274, 330])
      for (const [x, py] of at([[12, y]])) studs.add(disc(x, py, 4.4, createRandom(y), 9));
  },
};
