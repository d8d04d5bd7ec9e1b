import { type Inks, oklch } from "../../kit/inks.ts";

/** A room with sage walls: a wet day outside, lamplight in the dark palette. */
export const roomPalette = ({ night }: Inks) =>
  night
    ? {
        wall: oklch(0.265, 0.035, 172),
        wallpaper: oklch(0.305, 0.038, 172),
        wood: oklch(0.44, 0.045, 70),
        floor: oklch(0.225, 0.03, 60),
        board: oklch(0.3, 0.035, 62),
        frame: oklch(0.62, 0.03, 85),
        outside: oklch(0.3, 0.045, 228),
        lake: oklch(0.24, 0.035, 222),
        rain: oklch(0.5, 0.04, 225),
        wattle: {
          cloth: oklch(0.66, 0.115, 74),
          shade: oklch(0.52, 0.09, 68),
          light: oklch(0.78, 0.12, 80),
        },
        gum: { cloth: oklch(0.46, 0.05, 205), shade: oklch(0.37, 0.045, 208), light: oklch(0.58, 0.05, 205) },
        rug: oklch(0.44, 0.045, 35),
        rugLine: oklch(0.62, 0.05, 45),
        light: oklch(0.34, 0.05, 75),
        cup: oklch(0.86, 0.03, 85),
      }
    : {
        wall: oklch(0.855, 0.045, 158),
        wallpaper: oklch(0.825, 0.048, 158),
        wood: oklch(0.52, 0.07, 60),
        floor: oklch(0.63, 0.085, 60),
        board: oklch(0.54, 0.08, 57),
        frame: oklch(0.977, 0.012, 88),
        outside: oklch(0.87, 0.025, 220),
        lake: oklch(0.735, 0.04, 225),
        rain: oklch(0.977, 0.012, 88),
        wattle: {
          cloth: oklch(0.815, 0.15, 79),
          shade: oklch(0.7, 0.14, 70),
          light: oklch(0.9, 0.11, 84),
        },
        gum: {
          cloth: oklch(0.44, 0.055, 205),
          shade: oklch(0.34, 0.045, 208),
          light: oklch(0.62, 0.055, 205),
        },
        rug: oklch(0.865, 0.06, 38),
        rugLine: oklch(0.66, 0.1, 38),
        light: oklch(0.75, 0.09, 72),
        cup: oklch(0.977, 0.012, 88),
      };

export type RoomPalette = ReturnType<typeof roomPalette>;

/** Inks of a chair's upholstery. */
export type Cloth = RoomPalette["wattle"];
