import { box, gouge, polygon, smooth } from "../../kit/cuts.ts";
import { outline, type Point, times } from "../../kit/numbers.ts";
import { Plate } from "../../kit/plate.ts";
import type { Size } from "../../kit/sheet.ts";
import { isTall, placed, use } from "./scenery.ts";

/** Scales and rounds the numbers of a path. */
const scaled = (scale: number) => (path: string) =>
  path.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * scale)));

type Ironwork = {
  readonly bays: number;
  /** y of the floor. */
  readonly floor: number;
  readonly ink: string;
  /** Highlight on the posts. */
  readonly shine: string;
};

/** Iron lace, brackets and posts, from one repeated panel and bracket. */
export function ironwork(size: Size, { bays, floor, ink, shine }: Ironwork) {
  const { width, height } = size;
  const tall = isTall(size);
  const bay = width / bays;
  const top = Math.round(height * (tall ? 0.085 : 0.075));
  const frieze = Math.round(height * (tall ? 0.06 : 0.085));
  const panel = bay / (tall ? 4 : 6);
  const beam = top + frieze + 5;
  const iron = new Plate(ink, { overlap: "add" });
  iron.add(box(0, 0, width, top), box(0, top + frieze, width, beam));
  for (let x = panel / 2; x < width + panel; x += panel) iron.place(use("lace", [x, top]));

  const bracket = bay * (tall ? 0.34 : 0.27);
  const post = tall ? 15 : 24;
  const light = new Plate(shine, { overlap: "add" });
  for (const i of times(bays + 1)) {
    const x = i * bay;
    const square = (half: number, from: number, to: number) => box(x - half, from, x + half, to);
    iron.add(
      square(post / 2, beam, floor + 8),
      square(post * 0.8, beam + bracket, beam + bracket + 14),
      square(post * 0.9, floor - 34, floor + 9),
    );
    iron.place(use("bracket", [x + post / 2, beam]) + use("bracket", [x - post / 2, beam], [-1, 1]));
    const middle = (beam + bracket + floor) / 2;
    light.add(gouge(x - post * 0.2, middle, (floor - beam - bracket) * 0.72, post * 0.14, 1.57));
  }

  // Scrolls on both sides of a bar with a drop below, on a panel 100 wide.
  const size100 = scaled(panel / 100);
  const middle = Math.round(frieze * 0.52);
  const scrolls = size100("M0 0c5-30 45-30 45 0c0 21-28 21-25 2M0 0c-5-30-45-30-45 0c0 21 28 21 25 2");
  const uprights = `M0 0V${frieze}M${Math.round(-panel / 2)} 0V${frieze}`;
  const drop = polygon([
    [-panel * 0.2, frieze + 4],
    [0, frieze + panel * 0.34],
    [panel * 0.2, frieze + 4],
  ]);
  const curls = scaled(bracket / 100)("M0 100C18 50 50 18 100 0M8 10c50-2 50 42 20 38c-20-2-14-24 4-18");
  const stroke = (thickness: number) => `fill="none" stroke="${ink}" stroke-width="${thickness}"`;
  return {
    defs:
      `<g id="lace"><path ${stroke(tall ? 3 : 4)} transform="translate(0 ${middle})" d="${scrolls}"/><path ${stroke(tall ? 3 : 4)} d="${uprights}"/><path d="${drop}"/></g>` +
      `<path id="bracket" ${stroke(tall ? 4 : 6)} d="${curls}"/>`,
    body: iron.toSvg() + light.toSvg(),
  };
}

/** A bentwood chair from behind. */
export function chair([x, y]: Point, scale: number, ink: string, cushion: string): string {
  const seat = smooth(
    placed(
      outline("-60,-118 -52,-134 0,-138 52,-134 60,-118 50,-106 0,-104 -50,-106"),
      [x - 2, y + 1],
      scale,
    ),
  );
  const size = scaled(scale);
  const frame = size("M-56 0L-50 -120C-54 -240 -34 -262 0 -262C34 -262 54 -240 50 -120L56 0");
  const inner = size(
    "M-26 -120C-34 -210 -20 -232 0 -232C20 -232 34 -210 26 -120M-52 -46H52M-40 -104L-42 -14M40 -104L42 -14",
  );
  const stroke = (thickness: number, d: string) =>
    `<path fill="none" stroke="${ink}" stroke-linejoin="round" stroke-width="${Math.round(thickness * scale)}" d="${d}"/>`;
  return `<path fill="${cushion}" d="${seat}"/><g transform="translate(${Math.round(x)} ${Math.round(y)})">${stroke(11, frame)}${stroke(7, inner)}</g>`;
}
