import type { Practice } from "../../../../content-model/schema/videos.ts";
import { currentDrawing, type Sitting } from "../sitting-print/sitting.ts";
import type { Options } from "./options.ts";

/** Noting: taps become marks, and the sheet is pulled at the end. */
export type Noting = { readonly kind: "noting"; readonly sitting: Sitting; readonly options: Options };

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
