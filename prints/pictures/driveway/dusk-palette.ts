import { oklch } from "../../kit/inks.ts";

/** Dusk, for this picture only. */
export const duskPalette = (night: boolean) =>
  night
    ? {
        top: oklch(0.25, 0.04, 235),
        low: oklch(0.43, 0.06, 45),
        wall: oklch(0.35, 0.04, 222),
        lawn: oklch(0.285, 0.035, 185),
        cut: oklch(0.37, 0.042, 180),
        lit: oklch(0.52, 0.07, 95),
        drive: oklch(0.4, 0.022, 55),
        body: oklch(0.6, 0.035, 215),
        glass: oklch(0.6, 0.085, 68),
        curtain: oklch(0.62, 0.11, 60),
      }
    : {
        top: oklch(0.8, 0.045, 235),
        low: oklch(0.9, 0.06, 52),
        wall: oklch(0.6, 0.05, 220),
        lawn: oklch(0.68, 0.055, 165),
        cut: oklch(0.82, 0.06, 150),
        lit: oklch(0.87, 0.1, 92),
        drive: oklch(0.92, 0.035, 60),
        body: oklch(0.977, 0.012, 88),
        glass: oklch(0.8, 0.05, 225),
        curtain: oklch(0.9, 0.09, 85),
      };

export type DuskPalette = ReturnType<typeof duskPalette>;
