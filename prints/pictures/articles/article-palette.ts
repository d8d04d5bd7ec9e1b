import { oklch } from "../../kit/inks.ts";

/** The site's inks and some for the seasons. */
const day = {
  paper: oklch(0.977, 0.012, 88),
  galah: oklch(0.925, 0.04, 48),
  glow: oklch(0.885, 0.095, 80),
  wattle: oklch(0.815, 0.15, 79),
  mist: oklch(0.735, 0.04, 225),
  warren: oklch(0.57, 0.05, 218),
  gum: oklch(0.4, 0.05, 198),
  bark: oklch(0.262, 0.034, 210),
  bill: oklch(0.62, 0.17, 33),
  stubble: oklch(0.72, 0.12, 76),
  rose: oklch(0.76, 0.105, 18),
  rust: oklch(0.6, 0.125, 50),
  pasture: oklch(0.76, 0.075, 118),
  frost: oklch(0.9, 0.025, 205),
  slate: oklch(0.475, 0.042, 232),
  /** Gold by lamplight. */
  lamp: oklch(0.815, 0.15, 79),
} as const;

export type ArticlePalette = Readonly<Record<keyof typeof day, string>>;

const night: ArticlePalette = {
  paper: oklch(0.86, 0.03, 85),
  galah: oklch(0.36, 0.045, 30),
  glow: oklch(0.47, 0.07, 62),
  wattle: oklch(0.8, 0.12, 79),
  mist: oklch(0.42, 0.042, 225),
  warren: oklch(0.325, 0.04, 220),
  gum: oklch(0.25, 0.034, 208),
  bark: oklch(0.165, 0.022, 217),
  bill: oklch(0.6, 0.16, 33),
  stubble: oklch(0.345, 0.05, 72),
  rose: oklch(0.55, 0.085, 18),
  rust: oklch(0.43, 0.08, 45),
  pasture: oklch(0.4, 0.045, 130),
  frost: oklch(0.33, 0.035, 218),
  slate: oklch(0.25, 0.035, 228),
  lamp: oklch(0.68, 0.112, 77),
};

/** Returns the light or dark palette. */
export const articlePalette = (inks: { readonly night: boolean }): ArticlePalette =>
  inks.night ? night : day;
