import type { Practice } from "../../../../content-model/schema/practices.ts";
import { currentDrawing, type Sitting } from "../sitting-print/sitting.ts";
import type { Options } from "./options.ts";

/** Where a finger tapped: shares of the screen's width and of the band's height, 0 to 1. */
export type Spot = readonly [across: number, down: number];

/** Noting: taps become marks, and the sheet is pulled at the end. */
export type Noting = {
  readonly kind: "noting";
  readonly sitting: Sitting;
  /** Where each tap's mark stands on the screen, if a finger made it. The print lays them out by their time instead. */
  readonly spots: readonly (Spot | undefined)[];
  readonly options: Options;
};

/** Following a written practice, one step at a time. */
export type Following = {
  readonly kind: "following";
  readonly practice: Practice;
  readonly options: Options;
};

export type Activity = Noting | Following;

/** Returns how long an activity takes, in seconds. */
export const lengthOf = (activity: Activity): number =>
  (activity.kind === "noting" ? activity.sitting.minutes : activity.practice.minutes) * 60;

/** Returns the noting of a sitting that has no marks yet. */
export const newNoting = (minutes: number, options: Options): Noting => ({
  kind: "noting",
  sitting: newSitting(minutes, new Date()),
  spots: [],
  options,
});

/** Returns a sitting that begins now, by the clock of this place. */
export function newSitting(minutes: number, begin: Date): Sitting {
  const start = begin.getTime();
  return {
    drawing: currentDrawing,
    start,
    zone: -begin.getTimezoneOffset(),
    minutes,
    sat: 0,
    seed: start % 2_147_483_647,
    taps: [],
  };
}
