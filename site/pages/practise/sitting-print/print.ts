import { clamp } from "../../../../prints/kit/numbers.ts";
import { drawCrossing, drawFlecks } from "./crossing.ts";
import { groundOf, plate } from "./ground.ts";
import { inksOfHour, sheetInks } from "./inks.ts";
import { drawLand } from "./land.ts";
import { markShape } from "./marks.ts";
import { createPlacer } from "./placing.ts";
import type { Shape } from "./shapes.ts";
import { hourOf, type Sitting } from "./sitting.ts";

/** Returns how much of the chosen time was sat, 0 to 1. */
const shareOf = ({ sat, minutes }: Pick<Sitting, "sat" | "minutes">) => clamp(sat / (minutes * 60));

/**
 * Draws the picture of a sitting, 900 × 1160 units. The same sitting always gives the same shapes. Never change a drawing
 * that is published, or what it calls: the prints on visitors' walls are drawn again at each visit. Add another that
 * `Sitting.drawing` names, and keep the modules of the old.
 *
 * @param hour the part of the day whose inks it has; by default its own
 */
export function drawPrint(sitting: Sitting, hour = inksOfHour(hourOf(sitting))): readonly Shape[] {
  const inks = sheetInks[hour];
  const ground = groundOf({ ...plate, seed: sitting.seed });
  const marks = sitting.taps.map(createPlacer(sitting));
  return [
    ...drawLand(ground, inks),
    ...marks.map((mark) => markShape(mark, inks)),
    ...drawCrossing(ground, inks, shareOf(sitting), sitting.minutes),
    drawFlecks(ground, inks),
  ];
}
