import { dayInks, oklch } from "../../kit/inks.ts";

/** In the order of the terms. */
export const seasons = ["summer", "autumn", "winter", "spring"] as const;
export type Season = (typeof seasons)[number];

export type SeasonInks = {
  readonly sky: string;
  readonly lake: string;
  readonly hill: string;
  readonly disc: string;
  readonly land: string;
  readonly leaf: string;
};

/** The inks of each season. */
export const seasonInks: Readonly<Record<Season, SeasonInks>> = {
  summer: {
    sky: dayInks.glow,
    lake: dayInks.far,
    hill: dayInks.stubble,
    disc: dayInks.paper,
    land: dayInks.near,
    leaf: dayInks.gum,
  },
  autumn: {
    sky: dayInks.sky,
    lake: oklch(0.8, 0.045, 50),
    hill: oklch(0.55, 0.075, 30),
    disc: dayInks.sun,
    land: oklch(0.44, 0.06, 30),
    leaf: oklch(0.6, 0.15, 42),
  },
  winter: {
    sky: oklch(0.9, 0.018, 225),
    lake: oklch(0.835, 0.028, 225),
    hill: oklch(0.66, 0.04, 225),
    disc: oklch(0.96, 0.03, 85),
    land: oklch(0.47, 0.045, 220),
    leaf: dayInks.bark,
  },
  spring: {
    sky: oklch(0.945, 0.03, 130),
    lake: oklch(0.8, 0.05, 190),
    hill: oklch(0.56, 0.07, 165),
    disc: dayInks.sun,
    land: oklch(0.42, 0.06, 175),
    leaf: dayInks.gum,
  },
};
