import { type Inks, plateInks } from "../../kit/inks.ts";
import type { Point } from "../../kit/numbers.ts";
import type { Press } from "../../kit/plate.ts";
import type { Random } from "../../kit/random.ts";

/*
 * Shared by the seven pictures of guided practices: one size, and a disc in each.
 */

export const sheetSize = { width: 480, height: 600 } as const;
export const centre: Point = [240, 262];
export const radius = 150;

/** Draws one picture of the series over its background. */
export type Cutter = (press: Press, random: Random, inks: Inks) => void;

/** Returns half of the disc's width at a height. */
export const halfChord = (y: number) => Math.sqrt(Math.max(0, radius ** 2 - (y - centre[1]) ** 2));

/** The blue of the clarity plate. */
export const blue = plateInks.clarity;
