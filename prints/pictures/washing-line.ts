import { box, disc, gouge, polygon } from "../kit/cuts.ts";
import { type Inks, oklch, stock } from "../kit/inks.ts";
import { lerp, type Point, steps, times, turn } from "../kit/numbers.ts";
import { Press } from "../kit/plate.ts";
import { createRandom, type Random } from "../kit/random.ts";
import { type Size, sheet } from "../kit/sheet.ts";
import { placeMagpie } from "../motifs/birds.ts";

/** Start of the line and position of the letter, as shares of the width. */
type Line = Size & { readonly from: number; readonly letterAt: number; readonly scale: number };

/** A fortnight on a washing line: thirteen empty pegs, then a letter. */
export function washingLine({ width, height, from, letterAt, scale }: Line, inks: Inks): string {
  const random = createRandom(17);
  const press = new Press();
  const key = inks.night ? oklch(0.82, 0.03, 90) : inks.bark;
  const sag = height * 0.2;
  const top = height * 0.24;
  const lineAt = (x: number) => top + sag * Math.sin((x / width) * (turn / 2)) - (x / width) * height * 0.06;

  const sun = press.plate(inks.sun, { shift: [2, 1], opacity: inks.night ? 0.75 : 1 });
  const letterX = width * letterAt;
  sun.add(disc(letterX + 86 * scale, lineAt(letterX) + 62 * scale, 50 * scale, random, 44));
  for (const row of times(6)) {
    const y = lineAt(letterX) + (26 + row * 15) * scale;
    sun.add(gouge(letterX + 78 * scale + random.bell() * 14, y, random.range(30, 74) * scale, 2.4));
  }

  const rope = press.plate(key, { overlap: "add" });
  const pieces = Math.round(width / 40);
  for (const [x, next] of pairs(steps(-10, width + 10, pieces + 1))) {
    const [y, nextY] = [lineAt(x), lineAt(next)];
    const angle = Math.atan2(nextY - y, next - x);
    rope.add(gouge((x + next) / 2, (y + nextY) / 2, (next - x) * 1.25, 3.2, angle));
  }

  const spots = steps(width * from, letterX - 112 * scale, 13);
  const [bird, gap] = [spots[4] ?? 0, (spots[1] ?? 0) - (spots[0] ?? 0)];
  for (const [day, x] of spots.entries())
    addPeg(press, day === 6 ? inks.bill : key, x, lineAt(x), scale, random);
  addLetter(press, inks, key, letterX, lineAt(letterX), scale);
  for (const side of [-1, 1]) {
    const x = letterX + side * 36 * scale;
    addPeg(press, side < 0 ? key : inks.bill, x, lineAt(x), scale, random);
  }

  const magpie = press.plate(key, { overlap: "add" });
  const perch = bird + gap / 2;
  const size = 0.62 * scale;
  magpie.place(
    placeMagpie(perch - 55 * size, lineAt(perch) - 107 * size, size, inks.night ? inks.bark : stock),
  );
  return sheet({ width, height, body: press.toSvg() });
}

/** A wooden peg: two spread legs below the line, the head above. */
function addPeg(press: Press, ink: string, x: number, y: number, scale: number, random: Random) {
  const peg = press.plate(ink, { overlap: "add" });
  const lean = random.bell() * 0.08;
  for (const leg of [-1, 1]) {
    peg.add(gouge(x + leg * 4 * scale, y + 9 * scale, 40 * scale, 4.4 * scale, turn / 4 + lean - leg * 0.09));
  }
  peg.add(box(x - 5 * scale, y - 10 * scale, x + 5 * scale, y + 2 * scale));
}

/** The letter, slightly crooked, with flap and stamp. */
function addLetter(press: Press, inks: Inks, key: string, x: number, y: number, scale: number) {
  const corner = (across: number, down: number): Point => [x + across * scale, y + down * scale];
  const edge = [corner(-58, 6), corner(54, 2), corner(60, 78), corner(-52, 84)] as const;
  press.plate(inks.night ? inks.paper : stock).add(polygon(edge));
  const lines = press.plate(inks.night ? inks.bark : key, { overlap: "add" });
  for (const [i, [fromX, fromY]] of edge.entries()) {
    const [toX, toY] = edge[(i + 1) % edge.length] ?? edge[0];
    const length = Math.hypot(toX - fromX, toY - fromY);
    const angle = Math.atan2(toY - fromY, toX - fromX);
    lines.add(gouge((fromX + toX) / 2, (fromY + toY) / 2, length * 1.06, 3.4, angle));
  }
  for (const [row, long] of [34, 44, 28].entries()) {
    const [lineX, lineY] = corner(-26 + long / 6, 40 + row * 12);
    lines.add(gouge(lineX, lineY, long * scale, 3.2 * scale, -0.04));
  }
  const [left, up] = corner(24, 38);
  press.plate(inks.sun, { shift: [1, 1] }).add(box(left, up, left + lerp(0, 20, scale), up + 24 * scale));
}

const pairs = (values: readonly number[]) =>
  values.slice(1).map((value, i): readonly [number, number] => [values[i] ?? value, value]);
