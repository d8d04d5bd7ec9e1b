import { oklch } from "../../../../prints/kit/inks.ts";
import type { MarkInks } from "../../../../prints/motifs/marks.ts";
import { markInks } from "./mark-inks.ts";
import type { Wash } from "./shapes.ts";

/** The inks of a sheet. Words and controls stand on it during a sitting. */
export type SheetInks = MarkInks & {
  readonly sky: Wash["stops"];
  readonly lake: Wash["stops"];
  readonly far: string;
  readonly near: string;
  /** Light on the mountains. */
  readonly lit: string;
  readonly shore: string;
  readonly sliver: string;
  readonly wake: string;
  readonly swan: string;
  readonly swanCut: string;
  readonly bank: string;
  /** Grass cut into the bank. */
  readonly cut: string;
  readonly reed?: string;
  readonly ray: string;
  readonly fleck: string;
  /** Of the words See, Hear and Feel, each on its own ground. */
  readonly words: readonly [see: string, hear: string, feel: string];
  readonly controls?: string;
};

const hourInks = ["dawn", "day", "dusk", "night"] as const;

/** The part of the day whose inks a sitting is printed in. */
type HourInks = (typeof hourInks)[number];

/** Returns the inks of an hour (0 to 24, with fractions). */
export function inksOfHour(hour: number): HourInks {
  if (hour >= 5 && hour < 9) return "dawn";
  if (hour >= 9 && hour < 16.5) return "day";
  return hour >= 16.5 && hour < 20.5 ? "dusk" : "night";
}

const dark = oklch(0.235, 0.033, 212);
const darkest = oklch(0.17, 0.035, 262);
const light = oklch(0.965, 0.014, 86);
const low = oklch(0.62, 0.02, 90);

/** Of the swan's bill, in all inks. */
export const billInk = oklch(0.62, 0.17, 33);

/** The three marks keep their colours in all of them: gold, blue, red. `dim` is for sitting in the dark, never printed. */
export const sheetInks: Readonly<Record<HourInks | "dim", SheetInks>> = {
  dawn: {
    sky: [
      [0, oklch(0.975, 0.014, 85)],
      [0.5, oklch(0.925, 0.042, 48)],
      [1, oklch(0.885, 0.095, 78)],
    ],
    lake: [
      [0, oklch(0.885, 0.09, 78)],
      [0.4, oklch(0.925, 0.042, 50)],
      [1, oklch(0.9, 0.03, 40)],
    ],
    far: oklch(0.735, 0.04, 225),
    near: oklch(0.57, 0.05, 218),
    lit: oklch(0.9, 0.07, 70),
    shore: oklch(0.4, 0.05, 198),
    sliver: oklch(0.8, 0.045, 215),
    wake: oklch(0.985, 0.012, 88),
    swan: oklch(0.262, 0.034, 210),
    swanCut: oklch(0.885, 0.095, 80),
    bank: oklch(0.262, 0.034, 210),
    cut: oklch(0.375, 0.045, 203),
    ray: oklch(0.885, 0.095, 76),
    see: oklch(...markInks.dawn.see),
    hear: oklch(...markInks.dawn.hear),
    feel: oklch(...markInks.dawn.feel),
    fleck: oklch(...markInks.dawn.paper),
    words: [dark, dark, light],
  },
  day: {
    sky: [
      [0, oklch(0.85, 0.047, 228)],
      [0.65, oklch(0.935, 0.023, 210)],
      [1, oklch(0.965, 0.02, 95)],
    ],
    lake: [
      [0, oklch(0.93, 0.022, 205)],
      [0.5, oklch(0.86, 0.04, 215)],
      [1, oklch(0.8, 0.05, 220)],
    ],
    far: oklch(0.71, 0.045, 210),
    near: oklch(0.52, 0.055, 190),
    lit: oklch(0.86, 0.06, 110),
    shore: oklch(0.39, 0.055, 175),
    sliver: oklch(0.955, 0.014, 200),
    wake: oklch(0.985, 0.01, 90),
    swan: oklch(0.262, 0.034, 210),
    swanCut: oklch(0.9, 0.05, 90),
    bank: oklch(0.88, 0.085, 86),
    cut: oklch(0.825, 0.1, 80),
    reed: oklch(0.39, 0.055, 175),
    ray: oklch(0.955, 0.014, 200),
    see: oklch(0.755, 0.168, 67),
    hear: oklch(0.42, 0.085, 228),
    feel: oklch(0.55, 0.165, 33),
    fleck: oklch(0.977, 0.012, 88),
    words: [dark, dark, dark],
  },
  dusk: {
    sky: [
      [0, oklch(0.46, 0.06, 265)],
      [0.5, oklch(0.66, 0.085, 350)],
      [1, oklch(0.82, 0.115, 52)],
    ],
    lake: [
      [0, oklch(0.8, 0.11, 50)],
      [0.35, oklch(0.72, 0.085, 15)],
      [1, oklch(0.62, 0.07, 320)],
    ],
    far: oklch(0.56, 0.065, 300),
    near: oklch(0.38, 0.06, 265),
    lit: oklch(0.78, 0.12, 50),
    shore: oklch(0.27, 0.045, 255),
    sliver: oklch(0.84, 0.075, 40),
    wake: oklch(0.93, 0.06, 70),
    swan: oklch(0.2, 0.035, 255),
    swanCut: oklch(0.78, 0.11, 50),
    bank: oklch(0.235, 0.04, 262),
    cut: oklch(0.335, 0.055, 268),
    ray: oklch(0.74, 0.09, 30),
    see: oklch(0.86, 0.15, 84),
    hear: oklch(0.33, 0.085, 245),
    feel: oklch(0.73, 0.15, 33),
    fleck: oklch(0.95, 0.03, 70),
    words: [darkest, darkest, light],
    controls: light,
  },
  night: {
    sky: [
      [0, oklch(0.215, 0.034, 232)],
      [0.6, oklch(0.305, 0.046, 228)],
      [1, oklch(0.475, 0.068, 72)],
    ],
    lake: [
      [0, oklch(0.47, 0.066, 74)],
      [0.3, oklch(0.365, 0.046, 218)],
      [1, oklch(0.275, 0.042, 222)],
    ],
    far: oklch(0.425, 0.045, 225),
    near: oklch(0.335, 0.044, 222),
    lit: oklch(0.6, 0.06, 78),
    shore: oklch(0.2, 0.034, 214),
    sliver: oklch(0.435, 0.052, 220),
    wake: oklch(0.72, 0.055, 92),
    swan: oklch(0.13, 0.018, 217),
    swanCut: oklch(0.62, 0.045, 225),
    bank: oklch(0.168, 0.026, 220),
    cut: oklch(0.27, 0.038, 216),
    ray: oklch(0.4, 0.045, 222),
    see: oklch(...markInks.night.see),
    hear: oklch(...markInks.night.hear),
    feel: oklch(...markInks.night.feel),
    fleck: oklch(0.5, 0.04, 225),
    words: [light, light, light],
  },

  dim: {
    sky: [
      [0, oklch(0.135, 0.018, 222)],
      [1, oklch(0.195, 0.026, 225)],
    ],
    lake: [
      [0, oklch(0.185, 0.026, 222)],
      [1, oklch(0.15, 0.02, 220)],
    ],
    far: oklch(0.23, 0.026, 225),
    near: oklch(0.195, 0.024, 220),
    lit: oklch(0.27, 0.026, 215),
    shore: oklch(0.125, 0.018, 212),
    sliver: oklch(0.21, 0.026, 222),
    wake: oklch(0.36, 0.028, 100),
    swan: oklch(0.095, 0.014, 217),
    swanCut: oklch(0.3, 0.03, 225),
    bank: oklch(0.105, 0.014, 217),
    cut: oklch(0.14, 0.018, 214),
    ray: oklch(0.175, 0.022, 222),
    see: oklch(0.56, 0.098, 78),
    hear: oklch(0.54, 0.05, 218),
    feel: oklch(0.51, 0.105, 33),
    fleck: oklch(0.23, 0.02, 225),
    words: [low, low, low],
  },
};
