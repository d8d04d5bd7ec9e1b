/** Lightness, chroma and hue. */
type Ink = readonly [lightness: number, chroma: number, hue: number];

type MarkInksOf = { readonly see: Ink; readonly hear: Ink; readonly feel: Ink; readonly paper: Ink };

/** The inks of the marks at dawn and by night, for the prints and for the lake on the home page, which draws nothing else. */
export const markInks: Readonly<Record<"dawn" | "night", MarkInksOf>> = {
  dawn: {
    see: [0.79, 0.16, 74],
    hear: [0.47, 0.075, 222],
    feel: [0.72, 0.135, 33],
    paper: [0.977, 0.012, 88],
  },
  night: {
    see: [0.83, 0.14, 80],
    hear: [0.8, 0.062, 216],
    feel: [0.7, 0.14, 33],
    paper: [0.13, 0.018, 217],
  },
};
