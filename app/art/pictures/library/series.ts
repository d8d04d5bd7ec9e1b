import { type Inks, plateInks } from "../../kit/inks.ts";
import type { Point } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";

/*
 * What the seven prints of the guided practices share: one sheet, and one disc in the same place on it.
 */

export const sheetSize = { width: 480, height: 600 } as const;
export const centre: Point = [240, 262];
export const radius = 150;

/** Cuts one print of the series, in front of its ground. */
export type Cutter = (press: Press, random: Random, inks: Inks) => void;

/** Half of the disc's width at a height. */
export const halfChord = (y: number) => Math.sqrt(Math.max(0, radius ** 2 - (y - centre[1]) ** 2));

/** The blue of the clarity plate. */
export const blue = plateInks.clarity;
