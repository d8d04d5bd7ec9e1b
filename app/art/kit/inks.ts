import { clamp } from "./numbers.ts";

/** A colour by lightness (0 to 1), chroma and hue (degrees), as sRGB in hex: SVG files outlive fashions. */
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

/** The palette on the bench. The same blocks are printed from other palette at another time of day. */
export type Inks = {
  readonly paper: string;
  /** The sky from its top to the horizon. */
  readonly skyTop: string;
  readonly sky: string;
  readonly glow: string;
  readonly sun: string;
  /** Hills: the far ones and the near ones. */
  readonly far: string;
  readonly near: string;
  readonly gum: string;
  /** The darkest: the key block. */
  readonly bark: string;
  /** A swan's bill: a fleck, never a field. */
  readonly bill: string;
  readonly grass: string;
  readonly stubble: string;
  /** Whether the picture is one of the night. */
  readonly night: boolean;
};

/** First light: what the site looks like by day. */
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

/** The half hour before: for dark screens, and for the end of a page. */
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

/** White stock, for prints that are framed. */
export const stock = "#fffdf8";

/** The three plates of the skills. They darken where they overlap. */
export const plateInks = {
  focus: oklch(0.84, 0.15, 84),
  clarity: oklch(0.41, 0.075, 226),
  ease: oklch(0.865, 0.06, 38),
} as const;
