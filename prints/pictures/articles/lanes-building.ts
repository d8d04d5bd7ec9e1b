import { box, gouge, polygon, smooth } from "../../kit/cuts.ts";
import { outline, type Point, steps, times } from "../../kit/numbers.ts";
import type { Plate, Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";
import type { Size } from "../../kit/sheet.ts";
import { apart, isTall, placed } from "./scenery.ts";

type BuildingInks = Readonly<Record<"wall" | "line" | "pane" | "key" | "lamp" | "steam", string>>;

type Building = {
  readonly left: number;
  readonly right: number;
  /** y of the street. */
  readonly base: number;
  readonly size: Size;
  /** Window style: 0 round-headed, 1 with a pediment, 2 square with a keystone. */
  readonly style: number;
  readonly inks: BuildingInks;
  /** Index of the lit shop. */
  readonly lit: number | undefined;
};

/** A gold-rush shop with rooms above: sash windows, quoins, a verandah over the footpath. */
export function building(press: Press, random: Random, facts: Building): void {
  const { left, right, base, size, style, inks, lit } = facts;
  const { height } = size;
  const tall = isTall(size);
  const [middle, breadth] = [(left + right) / 2, right - left];
  press.plate(inks.wall, { shift: [1, 0] }).add(box(left, -5, right, base + 3));
  const line = press.plate(inks.line, { overlap: "add" });
  const pane = press.plate(inks.pane, { overlap: "add" });
  const bars = press.plate(inks.wall, { overlap: "add" });
  const columns = Math.max(1, Math.round(breadth / 96));
  const column = breadth / columns;
  const inColumn = (i: number) => left + (i + 0.5) * column;

  for (const storey of tall ? [0.04, 0.235, 0.43] : [0.06, 0.31]) {
    const y = height * storey;
    line.add(gouge(middle, y - 12, breadth * 0.98, 4), gouge(middle, y - 20, breadth * 0.94, 2));
    for (const i of times(columns)) {
      const x = inColumn(i);
      if (x < -10 || x > size.width + 10) continue;
      const half = Math.min(21, column * 0.23);
      sash({ line, pane, bars }, random, {
        x,
        y: y + 16,
        half,
        drop: height * (tall ? 0.125 : 0.165),
        style,
      });
    }
  }
  if (breadth > 90) {
    for (const [i, y] of steps(-6, height * 0.54, Math.round((height * 0.54) / 21)).entries()) {
      const long = i % 2 ? 20 : 12;
      line.add(box(left + 3, y, left + 3 + long, y + 15), box(right - 3 - long, y, right - 3, y + 15));
    }
  }
  if (breadth <= 120) return;
  const awning = height * (tall ? 0.59 : 0.556);
  line.add(box(left + 6, awning, right - 6, awning + 11));
  for (const x of steps(left + 14, right - 14, columns + 1)) {
    line.add(gouge(x, (awning + base) / 2 + 4, base - awning, 4, 1.57));
  }
  for (const i of times(columns)) {
    const x = inColumn(i);
    const half = column * 0.26;
    if (i === lit) kettle(press, [x, awning + 26], half * 1.15, base - 16, inks);
    else pane.add(box(x - half, awning + 28, x + half, base - (i % 2 ? 24 : 2)));
  }
}

type Sash = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly drop: number;
  readonly style: number;
};

/** A sash window with a blind at a random height. */
function sash(
  { line, pane, bars }: Readonly<Record<"line" | "pane" | "bars", Plate>>,
  random: Random,
  { x, y, half, drop, style }: Sash,
): void {
  if (style === 0) {
    const arch = times(9).map((i): Point => {
      const angle = Math.PI * (1 + i / 8);
      return [x + Math.cos(angle) * half, y + half + Math.sin(angle) * half];
    });
    pane.add(polygon([[x - half, y + drop], ...arch, [x + half, y + drop]]));
    for (const side of [-1, 1]) {
      line.add(gouge(x + side * half * 0.7, y + half * 0.02, half * 1.4, 3, side * 0.72, side * 2));
    }
  } else {
    pane.add(box(x - half, y, x + half, y + drop));
    if (style === 1)
      line.add(
        polygon(
          placed(
            [
              [-half - 8, -3],
              [0, -19],
              [half + 8, -3],
            ],
            [x, y],
          ),
        ),
      );
    else line.add(box(x - half - 5, y - 11, x + half + 5, y - 4), box(x - 5, y - 16, x + 5, y - 11));
  }
  line.add(gouge(x, y + drop + 7, half * 2.9, 3.6));
  const blind = random() < 0.45 ? random.range(0.16, 0.5) * drop : 0;
  for (let down = half * 0.6; down < blind; down += 7) bars.add(gouge(x, y + down, half * 1.7, 2.2));
  bars.add(gouge(x, y + drop * 0.56, half * 2.1, 3), gouge(x, y + drop * 0.6, drop * 0.72, 2.2, 1.57));
}

/** The lit window, with a kettle. */
function kettle(press: Press, [x, y]: Point, half: number, bottom: number, inks: BuildingInks): void {
  press.plate(inks.lamp, { shift: [-1, 1] }).add(box(x - half, y, x + half, bottom));
  const scale = half / 34;
  const on = (points: string) => placed(outline(points), [x, bottom - 1], scale);
  const [from, over, back, to] = on("-14,-22 -14,-48 14,-48 14,-22").map((at) =>
    at.map(Math.round).join(" "),
  );
  press
    .plate(inks.key)
    .place(
      `${apart(
        smooth(on("-15,0 -18,-12 -12,-24 0,-28 12,-24 18,-12 15,0"), 0.14),
        polygon(on("10,-18 27,-28 31,-24 15,-5")),
        polygon(on("-3,-26 -3,-33 4,-33 4,-26")),
      )}<path d="M${from}C${over} ${back} ${to}" fill="none" stroke="${inks.key}" stroke-width="${Math.max(2, Math.round(3.4 * scale))}"/>`,
    );
}
