import { clamp } from "../kit/numbers.ts";
import { drawCrossing, drawFlecks } from "./crossing.ts";
import { groundOf, plate } from "./ground.ts";
import { inksOfHour, sheetInks } from "./inks.ts";
import { drawLand } from "./land.ts";
import { markShape } from "./marks.ts";
import { createPlacer } from "./placing.ts";
import type { Shape } from "./shapes.ts";
import { currentDrawing, hourOf, type Sitting } from "./sitting.ts";

type Drawing = (sitting: Sitting) => readonly Shape[];

/**
 * Every drawing that prints were ever pulled with. Never change one that is published, or what it calls: the prints on
 * visitors' walls are drawn again at each visit. Add another, and keep the modules of the old.
 */
const drawings: Readonly<Record<number, Drawing>> = { 1: drawLake, [currentDrawing]: drawLake };

/** The drawings so far differ in composition and in the room at the edges (`composition.ts`, `placing.ts`). */
function drawLake(sitting: Sitting): readonly Shape[] {
  const inks = sheetInks[inksOfHour(hourOf(sitting))];
  const ground = groundOf({ ...plate, seed: sitting.seed, drawing: sitting.drawing });
  const marks = sitting.taps.map(createPlacer(sitting));
  return [
    ...drawLand(ground, inks),
    ...marks.map((mark) => markShape(mark, inks)),
    ...drawCrossing(ground, inks, shareOf(sitting), sitting.minutes),
    drawFlecks(ground, inks),
  ];
}

export const isKnownDrawing = (drawing: number): boolean => Object.hasOwn(drawings, drawing);

/** Returns how much of the chosen time was sat, 0 to 1. */
export const shareOf = ({ sat, minutes }: Pick<Sitting, "sat" | "minutes">) => clamp(sat / (minutes * 60));

/**
 * Draws the picture of a sitting, 900 × 1160 units. The same sitting always gives the same shapes.
 *
 * @throws if its drawing is unknown (`isKnownDrawing`)
 */
export function drawPrint(sitting: Sitting): readonly Shape[] {
  const draw = drawings[sitting.drawing];
  if (!draw) throw new Error(`Unknown drawing ${sitting.drawing}`);
  return draw(sitting);
}
