import { box, disc, gouge, smooth } from "../../kit/cuts.ts";
import { type Inks, oklch } from "../../kit/inks.ts";
import { outline, type Point, times } from "../../kit/numbers.ts";
import { Press } from "../../kit/plate.ts";
import { createRandom } from "../../kit/random.ts";
import { type Size, sheet } from "../../kit/sheet.ts";
import { teacherWithLetter } from "../teacher-whole.ts";
import { coats, hangCoat } from "./coats.ts";

type Hall = Size & {
  /** y of the rail. */
  readonly rail: number;
  /** x of the three coats that hang. */
  readonly pegs: readonly number[];
  /** The teacher's feet, and her scale: she wears the fourth. */
  readonly teacher: readonly [...Point, scale: number];
  /** x of the empty pegs. */
  readonly free: readonly number[];
  readonly boots: Point;
  readonly scale: number;
};

/** A coat rail: three coats, a pair of boots, and between them the teacher in hers, with a letter. Transparent background. */
function fourCoats({ width, height, rail, pegs, teacher, free, boots, scale }: Hall, inks: Inks): string {
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
  standBoots(press, inks, boots, scale);
  const ground = press.plate(inks.bark, { overlap: "add" });
  ground.add(gouge(boots[0] + 30 * scale, boots[1] + 3, 430 * scale, 7));
  const [x, y, size] = teacher;
  ground.add(gouge(x - 32 * size, y + 2, 320 * size, 7));
  return sheet({ width, height, body: press.toSvg() + teacherWithLetter([x, y], size, inks) });
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
      pegs: [826, 1264, 1458],
      teacher: [1046, 556, 0.452],
      free: [140, 350, 560],
      boots: [1340, 556],
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
      pegs: [106, 470, 650],
      teacher: [288, 466, 0.385],
      free: [],
      boots: [540, 466],
      scale: 0.6,
    },
    inks,
  );
