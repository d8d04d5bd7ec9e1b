import { smoothstep } from "../kit/numbers.ts";

/** How high the near bank rises at x of a width, in units of 62 at scale 1. */
export const bankRise = (x: number, width: number) =>
  Math.max(0.16, smoothstep(width * 0.3, 0, x), smoothstep(width * 0.72, width, x) * 1.15);

/** The measures of the hero's crops, which `lake-views.ts` draws, for marks on them. */
export const heroCrops = [
  { width: 660, height: 1380, horizon: 0.785, scale: 0.8 },
  { width: 1100, height: 1100, horizon: 0.79, scale: 0.92 },
  { width: 1600, height: 900, horizon: 0.715, scale: 1 },
] as const;
