import { type Inks, oklch } from "../../kit/inks.ts";

/** A clear autumn morning, for this picture only. */
export const roadPalette = ({ night }: Inks) =>
  night
    ? {
        top: oklch(0.205, 0.028, 218),
        low: oklch(0.3, 0.045, 228),
        poplar: oklch(0.42, 0.06, 82),
        poplarLit: oklch(0.58, 0.085, 82),
        paddock: oklch(0.285, 0.035, 110),
        straw: oklch(0.37, 0.045, 95),
        road: oklch(0.17, 0.022, 217),
        seam: oklch(0.27, 0.03, 217),
        line: oklch(0.86, 0.03, 85),
        shell: oklch(0.5, 0.03, 220),
        glass: oklch(0.33, 0.045, 222),
        beam: oklch(0.52, 0.07, 88),
      }
    : {
        top: oklch(0.945, 0.022, 205),
        low: oklch(0.89, 0.035, 205),
        poplar: oklch(0.76, 0.145, 74),
        poplarLit: oklch(0.88, 0.13, 88),
        paddock: oklch(0.86, 0.085, 92),
        straw: oklch(0.76, 0.1, 84),
        road: oklch(0.4, 0.03, 210),
        seam: oklch(0.48, 0.03, 210),
        line: oklch(0.977, 0.012, 88),
        shell: oklch(0.977, 0.012, 88),
        glass: oklch(0.8, 0.05, 220),
        beam: undefined,
      };

export type RoadPalette = ReturnType<typeof roadPalette>;
