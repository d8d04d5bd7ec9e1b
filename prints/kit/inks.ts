import { clamp } from "./numbers.ts";

/** Converts OKLCH (lightness 0 to 1, chroma, hue in degrees) to sRGB hex, which every SVG renderer reads. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) =>
    clamp(value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055),
  );
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** A palette. Most pictures are drawn in `dayInks` and `nightInks`. */
export type Inks = {
  readonly paper: string;
  /** The sky from top to horizon. */
  readonly skyTop: string;
  readonly sky: string;
  readonly glow: string;
  readonly sun: string;
  /** Far and near hills. */
  readonly far: string;
  readonly near: string;
  readonly gum: string;
  /** The darkest ink, for the key plate. */
  readonly bark: string;
  /** Red for small accents such as a swan's bill; never for areas. */
  readonly bill: string;
  readonly grass: string;
  readonly stubble: string;
  /** True for the dark palette. */
  readonly night: boolean;
};

/** Dawn: the palette for light pages. */
export const dayInks: Inks = {
  paper: oklch(0.977, 0.012, 88),
  skyTop: oklch(0.977, 0.012, 88),
  sky: oklch(0.925, 0.04, 48),
  glow: oklch(0.885, 0.095, 80),
  sun: oklch(0.815, 0.15, 79),
  far: oklch(0.735, 0.04, 225),
  near: oklch(0.57, 0.05, 218),
  gum: oklch(0.4, 0.05, 198),
  bark: oklch(0.262, 0.034, 210),
  bill: oklch(0.62, 0.17, 33),
  grass: oklch(0.85, 0.09, 86),
  stubble: oklch(0.72, 0.12, 76),
  night: false,
};

/** The half hour before dawn: for dark mode, and for the dark end of each page. */
export const nightInks: Inks = {
  paper: oklch(0.86, 0.03, 85),
  skyTop: oklch(0.205, 0.028, 218),
  sky: oklch(0.275, 0.04, 225),
  glow: oklch(0.47, 0.07, 62),
  sun: oklch(0.82, 0.115, 80),
  far: oklch(0.37, 0.04, 225),
  near: oklch(0.295, 0.038, 220),
  gum: oklch(0.225, 0.032, 212),
  bark: oklch(0.165, 0.022, 217),
  bill: oklch(0.6, 0.16, 33),
  grass: oklch(0.42, 0.05, 80),
  stubble: oklch(0.33, 0.045, 75),
  night: true,
};

/** Inks of skin: three of them, for several people. */
export const skinInks = ({ night }: Inks): readonly string[] =>
  night
    ? [oklch(0.5, 0.06, 50), oklch(0.41, 0.05, 46), oklch(0.57, 0.06, 56)]
    : [oklch(0.63, 0.09, 52), oklch(0.45, 0.07, 46), oklch(0.72, 0.08, 58)];

/** The same skins, away from the light. */
export const shadeInks = ({ night }: Inks): readonly string[] =>
  night
    ? [oklch(0.4, 0.055, 44), oklch(0.32, 0.045, 42), oklch(0.46, 0.06, 48)]
    : [oklch(0.53, 0.09, 44), oklch(0.36, 0.06, 42), oklch(0.61, 0.09, 48)];

/** White paper, for framed prints. */
export const stock = "#fffdf8";

/** Inks of the three skills' plates; overlaps multiply. */
export const plateInks = {
  focus: oklch(0.84, 0.15, 84),
  clarity: oklch(0.41, 0.075, 226),
  ease: oklch(0.865, 0.06, 38),
} as const;

/** A picture in light inks as NAME and in dark inks as NAME-dark. */
export const dayAndNight = (name: string, draw: (inks: Inks) => string): Record<string, () => string> => ({
  [name]: () => draw(dayInks),
  [`${name}-dark`]: () => draw(nightInks),
});
