import { lerp, type Point, times } from "../../../../prints/kit/numbers.ts";
import { createRandom } from "../../../../prints/kit/random.ts";
import { reeds } from "./bank.ts";
import { drawCrossing, pathAt } from "./crossing.ts";
import { groundOf, plate } from "./ground.ts";
import { sheetInks } from "./inks.ts";
import { drawPrint } from "./print.ts";
import { gouge, line, rectangle, type Shape } from "./shapes.ts";
import { currentDrawing, type Sitting, type Tap } from "./sitting.ts";
import { toSvg } from "./to-svg.ts";

/** The example on the page: 12 seen, 20 heard, 9 felt, at first light. */
export const exampleSitting: Sitting = {
  drawing: currentDrawing,
  start: Date.UTC(2026, 10, 21, 19, 12),
  zone: 660,
  minutes: 3,
  sat: 180,
  seed: 7,
  taps: exampleTaps([12, 20, 9], 180),
};

/** Spreads notes over a time in seconds; things come a little apart. */
function exampleTaps(counts: readonly [number, number, number], sat: number): readonly Tap[] {
  const random = createRandom(7 * 31 + counts[0] * 7 + counts[1] * 3 + counts[2]);
  const taps = ([0, 1, 2] as const)
    .flatMap((sense) => times(counts[sense]).map(() => [sense, random() * (sat - 4) + 2] as const))
    .sort(([, a], [, b]) => a - b);
  const even = sat / (taps.length + 1);
  return taps.map(([sense, at], i) => [sense, Math.round(lerp(at, even * (i + 1), 0.55) * 10) / 10]);
}

const document = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${plate.width}" height="${plate.height}" viewBox="0 0 ${plate.width} ${plate.height}">${body}</svg>`;

/** Without flecks, the last shape: they are a fifth of its bytes, and hardly seen at the size of the page. By night, in the night's inks. */
export const examplePrint = (isNight = false) =>
  document(toSvg(drawPrint(exampleSitting, isNight ? "night" : undefined).slice(0, -1)));

const pencil = "#7d8a8c";

/**
 * An empty sheet for a pencil. It has the outlines of the lake and a dashed line to swim along, with a nick for each of three
 * minutes and the swan at its beginning.
 */
export function blankSheet(): string {
  const ground = groundOf({ ...plate, seed: exampleSitting.seed });
  const { width, height } = plate;
  const { horizon, near, far, edge } = ground;
  const outlines = [
    outline((x) => horizon - Math.max(0, near(x), far(x))),
    // The near mountain, in front of the far one.
    outline((x) => horizon - Math.max(0, near(x))),
    line([
      [0, horizon],
      [width, horizon],
    ]),
    outline(edge),
    rectangle(1.5, 1.5, width - 3, height - 3),
  ];
  const cut = (share: number, length: number, thickness: number, angle = 0) => {
    const [x, y] = pathAt(ground, share);
    return gouge(x, y + 1.5, length, thickness, angle);
  };
  const dashes = times(26).map((i) => cut(lerp(0.13, 1, i / 25), 13, 1.6));
  const nicks = times(3).map((i) => cut((i + 1) / 3, 26, 2.2, Math.PI / 2));
  // The swan alone, without its ripples, just before the line.
  const swan = drawCrossing(ground, sheetInks.dawn, 0.045, 1).filter(({ matrix }) => matrix);
  const fills = [pencil, "#c9a79c", "#fff"];
  return document(
    toSvg([
      ...outlines.map((d): Shape => ({ fill: pencil, d, line: 2.6 })),
      { fill: pencil, d: [...dashes, ...nicks].join("") },
      { fill: pencil, d: reeds(ground, createRandom(31)) },
      ...swan.map((shape, i): Shape => ({ ...shape, fill: fills[i] ?? pencil })),
    ]),
  );
}

/** Returns the line of a profile across the sheet. */
const outline = (y: (x: number) => number) =>
  line(times(plate.width / 9 + 1).map((i): Point => [i * 9, y(i * 9)]));
