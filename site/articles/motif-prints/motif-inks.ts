import type { printInks } from "../../../domain/pictures.ts";
import { oklch } from "../../../prints/kit/inks.ts";
import { articlePalette } from "../../../prints/pictures/articles/article-palette.ts";

/** The inks of a print that is drawn from a motif. */
export type MotifInks = {
  /** Sky and water from top to bottom. */
  readonly sky: readonly [top: string, low: string];
  readonly water: readonly [far: string, near: string];
  readonly sun: string;
  /** Rays, and light on water. */
  readonly light: string;
  readonly far: string;
  readonly near: string;
  /** Trees of the far shore, and ripples. */
  readonly shore: string;
  readonly ripple: string;
  /** The darkest ink. */
  readonly key: string;
  readonly bill: string;
};

const [day, night] = [articlePalette({ night: false }), articlePalette({ night: true })];

type Name = (typeof printInks)[number];

const light: Readonly<Record<Name, MotifInks>> = {
  dawn: {
    sky: [day.galah, day.glow],
    water: [day.glow, day.galah],
    sun: day.wattle,
    light: day.paper,
    far: day.mist,
    near: day.warren,
    shore: day.gum,
    ripple: day.warren,
    key: day.bark,
    bill: day.bill,
  },
  frost: {
    sky: [oklch(0.84, 0.035, 222), day.frost],
    water: [day.frost, oklch(0.83, 0.037, 222)],
    sun: day.wattle,
    light: day.paper,
    far: oklch(0.69, 0.04, 215),
    near: oklch(0.51, 0.05, 200),
    shore: day.gum,
    ripple: day.warren,
    key: day.bark,
    bill: day.bill,
  },
  dusk: {
    sky: [oklch(0.8, 0.085, 14), day.galah],
    water: [oklch(0.86, 0.062, 30), oklch(0.77, 0.085, 22)],
    sun: day.wattle,
    light: day.paper,
    far: oklch(0.66, 0.085, 8),
    near: oklch(0.47, 0.075, 350),
    shore: oklch(0.36, 0.06, 340),
    ripple: oklch(0.61, 0.095, 16),
    key: day.bark,
    bill: day.bill,
  },
  gold: {
    sky: [day.paper, day.glow],
    water: [day.glow, oklch(0.845, 0.125, 80)],
    sun: oklch(0.7, 0.165, 53),
    light: day.paper,
    far: day.stubble,
    near: oklch(0.56, 0.115, 48),
    shore: oklch(0.41, 0.075, 45),
    ripple: day.rust,
    key: day.bark,
    bill: day.bill,
  },
};

const dark: Readonly<Record<Name, MotifInks>> = {
  dawn: {
    sky: [night.galah, night.glow],
    water: [night.glow, night.galah],
    sun: night.wattle,
    light: night.paper,
    far: night.mist,
    near: night.warren,
    shore: night.gum,
    ripple: night.gum,
    key: night.bark,
    bill: night.bill,
  },
  frost: {
    sky: [oklch(0.27, 0.036, 228), oklch(0.42, 0.043, 222)],
    water: [oklch(0.42, 0.043, 222), oklch(0.3, 0.036, 225)],
    sun: night.paper,
    light: oklch(0.68, 0.035, 215),
    far: oklch(0.36, 0.042, 225),
    near: oklch(0.3, 0.038, 215),
    shore: oklch(0.2, 0.03, 212),
    ripple: oklch(0.26, 0.035, 222),
    key: oklch(0.13, 0.02, 217),
    bill: night.bill,
  },
  dusk: {
    sky: [oklch(0.36, 0.05, 355), oklch(0.48, 0.065, 25)],
    water: [oklch(0.4, 0.05, 10), oklch(0.29, 0.042, 355)],
    sun: night.wattle,
    light: oklch(0.76, 0.05, 40),
    far: oklch(0.385, 0.06, 350),
    near: oklch(0.295, 0.048, 345),
    shore: oklch(0.2, 0.03, 345),
    ripple: oklch(0.2, 0.03, 350),
    key: night.bark,
    bill: night.bill,
  },
  gold: {
    sky: [night.stubble, oklch(0.55, 0.095, 72)],
    water: [oklch(0.55, 0.095, 72), night.stubble],
    sun: night.paper,
    light: night.paper,
    far: night.rust,
    near: oklch(0.33, 0.06, 45),
    shore: oklch(0.23, 0.035, 50),
    ripple: oklch(0.27, 0.045, 50),
    key: night.bark,
    bill: night.bill,
  },
};

/** Returns the inks by their name, for light pages or dark ones. */
export const motifInks = (name: Name, isDark: boolean): MotifInks => (isDark ? dark : light)[name];
