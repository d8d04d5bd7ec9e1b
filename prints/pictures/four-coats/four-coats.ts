import { box, disc, gouge, smooth } from "../../kit/cuts.ts";
import { type Inks, oklch } from "../../kit/inks.ts";
import { outline, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { coats, hangCoat } from "./coats.ts";

type Hall = Size & {
  /** y of the rail. */
  readonly rail: number;
  /** x of the four coats, then of the beanie and scarf. */
  readonly pegs: readonly number[];
  readonly beanie: number;
  /** x of the empty pegs. */
  readonly free: readonly number[];
  readonly boots: Point;
  readonly scale: number;
};

/** A coat rail: four coats, a beanie, a scarf and a pair of boots. Transparent background. */
function fourCoats({ width, height, rail, pegs, beanie, free, boots, scale }: Hall, inks: Inks): string {
  const press = new Press();
  const random = createRandom(4);
  const wood = inks.night ? oklch(0.44, 0.045, 66) : oklch(0.62, 0.085, 62);

  const board = press.plate(wood, { shift: [0, 2] });
  board.add(box(-10, rail - 22 * scale, width + 10, rail + 26 * scale));
  for (const row of times(4)) {
    for (let x = random.range(-80, 0); x < width; x += random.range(120, 300)) {
      board.add(
        gouge(x + 70, rail - 14 * scale + row * 11 * scale, random.range(80, 220), random.range(1.4, 2.6)),
      );
    }
  }
  const key = inks.night ? inks.paper : inks.bark;
  const pins = press.plate(key, { overlap: "add" });
  for (const x of free)
    pins.add(
      disc(x, rail + 2, 10 * scale, random, 14),
      gouge(x, rail + 16 * scale, 34 * scale, 7 * scale, Math.PI / 2),
    );

  for (const [index, coat] of coats.entries()) {
    const x = pegs[index] ?? 0;
    hangCoat(press, coat, inks, [x, rail + 18 * scale], scale);
    press.plate(key).add(disc(x, rail + 8 * scale, 11 * scale, random, 14));
  }
  hangBeanie(press, inks, [beanie, rail], scale);
  press.plate(key).add(disc(beanie, rail + 8 * scale, 11 * scale, random, 14));
  standBoots(press, inks, boots, scale);
  press.plate(key, { overlap: "add" }).add(gouge(boots[0] + 30 * scale, boots[1] + 3, 430 * scale, 7));
  return sheet({ width, height, body: press.toSvg() });
}

/** The beanie and scarf of the portrait. */
function hangBeanie(press: Press, inks: Inks, [cx, top]: Point, scale: number): void {
  const at = (points: string) => outline(points).map(([x, y]): Point => [cx + x * scale, top + y * scale]);
  const cut = (x: number, y: number, length: number, thick: number, angle: number) =>
    gouge(cx + x * scale, top + y * scale, length * scale, thick * scale, angle);
  const scarf = press.plate(oklch(inks.night ? 0.56 : 0.64, 0.13, 36), { shift: [-2, 1] });
  scarf.add(smooth(at("-16,8 14,8 26,60 30,180 34,280 -2,284 -4,180 -10,90"), 0.1));
  for (const row of times(9)) scarf.add(cut(14, 132 + row * 16, 26, 3.4, -0.1));
  const fringe = press.plate(oklch(inks.night ? 0.56 : 0.64, 0.13, 36), { overlap: "add" });
  for (const i of times(5)) fringe.add(cut(2 + i * 7.4, 298, 34, 4, 1.57));
  const crown = press.plate(inks.sun, { shift: [-2, 2] });
  crown.add(smooth(at("-50,116 -56,70 -38,24 -12,4 12,4 38,24 56,70 50,116"), 0.16));
  for (const i of times(7))
    crown.add(cut(-36 + i * 12, 64, 70 - Math.abs(i - 3) * 8, 2.6, 1.57 + (i - 3) * 0.07));
  const cuff = press.plate(oklch(inks.night ? 0.68 : 0.745, 0.14, 72), { shift: [-2, 2] });
  cuff.add(smooth(at("-58,96 0,88 58,96 56,130 0,138 -56,130"), 0.1));
  for (const i of times(11)) cuff.add(cut(-50 + i * 10, 113, 26, 2.4, 1.57));
}

const boot = "-34,-176 30,-178 34,-110 40,-64 66,-50 96,-36 104,-12 100,0 -36,0 -40,-60";

/** Worn elastic-sided boots. */
function standBoots(press: Press, inks: Inks, [x, foot]: Point, scale: number): void {
  const leather = inks.night ? oklch(0.4, 0.05, 50) : oklch(0.42, 0.06, 48);
  for (const dx of [-74, 66]) {
    const at = (points: string) =>
      outline(points).map(([px, py]): Point => [x + (px + dx) * scale, foot + py * scale]);
    press.plate(leather, { shift: [-1, 1] }).add(smooth(at(boot), 0.1));
    const dark = press.plate(inks.bark, { overlap: "add" });
    dark.add(smooth(at("-40,-16 104,-16 104,0 62,0 58,-8 18,-8 14,0 -38,0"), 0.04));
    dark.add(smooth(at("-6,-168 20,-168 16,-84 2,-76"), 0.1));
    const light = press.plate(inks.night ? inks.far : inks.stubble, { overlap: "add" });
    for (const i of times(5))
      light.add(
        gouge(x + (dx + 66 + i * 5) * scale, foot + (-40 + i * 4) * scale, (26 - i * 3) * scale, 2.6, 0.5),
      );
    for (const i of times(4))
      light.add(gouge(x + (dx - 24 + i * 3) * scale, foot + (-130 + i * 18) * scale, 30 * scale, 2.4, 1.5));
    dark.add(gouge(x + (dx + 8) * scale, foot - 180 * scale, 16 * scale, 30 * scale, 1.57));
  }
}

/** Wide crop: text under the empty pegs. */
export const fourCoatsWide = (inks: Inks) =>
  fourCoats(
    {
      width: 1600,
      height: 560,
      rail: 40,
      pegs: [936, 1116, 1296, 1476],
      beanie: 770,
      free: [140, 350, 560],
      boots: [1196, 556],
      scale: 0.76,
    },
    inks,
  );

/** Tall crop: coats closer together, one empty peg, text below. */
export const fourCoatsTall = (inks: Inks) =>
  fourCoats(
    {
      width: 760,
      height: 470,
      rail: 34,
      pegs: [232, 378, 522, 672],
      beanie: 96,
      free: [30],
      boots: [450, 466],
      scale: 0.6,
    },
    inks,
  );
