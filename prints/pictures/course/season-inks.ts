import { dayInks, type Inks, oklch } from "../../kit/inks.ts";

/** In the order of the terms. */
export const seasons = ["summer", "autumn", "winter", "spring"] as const;
export type Season = (typeof seasons)[number];

type OwnInks = {
  readonly sky: string;
  readonly lake: string;
  readonly hill: string;
  readonly disc: string;
  readonly land: string;
  readonly leaf: string;
};

/** The inks of a season's panel: its own, and those that all have. */
export type SeasonInks = Inks & OwnInks & { readonly fog: string };

/** The inks of a season, by day or by night. */
export const inksOf = (season: Season, inks: Inks): SeasonInks => ({
  ...inks,
  ...(inks.night
    ? { ...nights[season], paper: oklch(0.78, 0.03, 85), fog: oklch(0.42, 0.025, 228) }
    : { ...days[season], fog: inks.paper }),
});

const days: Readonly<Record<Season, OwnInks>> = {
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

/** What is near is darker than the sky and the lake behind it. */
const nights: Readonly<Record<Season, OwnInks>> = {
  summer: {
    sky: oklch(0.4, 0.06, 64),
    lake: oklch(0.33, 0.04, 226),
    hill: oklch(0.3, 0.045, 66),
    disc: oklch(0.86, 0.04, 85),
    land: oklch(0.23, 0.034, 222),
    leaf: oklch(0.23, 0.034, 222),
  },
  autumn: {
    sky: oklch(0.35, 0.045, 50),
    lake: oklch(0.31, 0.032, 52),
    hill: oklch(0.27, 0.05, 40),
    disc: oklch(0.8, 0.12, 76),
    land: oklch(0.21, 0.034, 42),
    leaf: oklch(0.56, 0.135, 42),
  },
  winter: {
    sky: oklch(0.34, 0.025, 228),
    lake: oklch(0.31, 0.028, 226),
    hill: oklch(0.27, 0.03, 226),
    disc: oklch(0.84, 0.03, 85),
    land: oklch(0.22, 0.028, 222),
    leaf: oklch(0.22, 0.028, 222),
  },
  spring: {
    sky: oklch(0.37, 0.04, 168),
    lake: oklch(0.33, 0.042, 190),
    hill: oklch(0.29, 0.045, 168),
    disc: oklch(0.82, 0.115, 80),
    land: oklch(0.22, 0.036, 180),
    leaf: oklch(0.22, 0.036, 180),
  },
};
