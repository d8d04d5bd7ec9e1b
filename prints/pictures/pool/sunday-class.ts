import type { Inks } from "../../kit/inks.ts";
import type { Size } from "../../kit/sheet.ts";
import { type Name, somebody } from "./people.ts";

type Place = readonly [name: Name, x: number, y: number, size?: number];

/**
 * Who comes on a Sunday, by how wide the room is; or near, for a small screen. Of each: the middle as a share of the width, and
 * how far it is from the bottom edge.
 */
const classes: Readonly<Record<3 | 4 | 6 | 8 | "near" | "offer" | "row" | "rowTall", readonly Place[]>> = {
  3: [
    ["withStick", 0.19, 46, 1.6],
    ["nobody", 0.5, 40, 1.6],
    ["wheelchair", 0.805, 46, 1.6],
  ],
  near: [
    ["eyesClosed", 0.12, 34, 1.6],
    ["longHair", 0.37, 20, 1.6],
    ["nobody", 0.605, 14, 1.6],
    ["wheelchair", 0.855, 24, 1.6],
  ],
  offer: [
    ["withStick", 0.28, 46, 1.34],
    ["nobody", 0.5, 40, 1.34],
    ["wheelchair", 0.725, 46, 1.34],
  ],
  row: [
    ["byBike", 0.1, 40, 1.36],
    ["longHair", 0.232, 20, 1.36],
    ["fidgets", 0.37, 14, 1.36],
    ["nobody", 0.5, 14, 1.36],
    ["withStick", 0.63, 16, 1.36],
    ["wheelchair", 0.77, 24, 1.36],
    ["eyesClosed", 0.91, 26, 1.36],
  ],
  rowTall: [
    ["longHair", 0.14, 16, 1.5],
    ["fidgets", 0.36, 14, 1.5],
    ["nobody", 0.6, 14, 1.5],
    ["byBike", 0.81, 26, 1.5],
  ],
  4: [
    ["withStick", 0.15, 16],
    ["nobody", 0.385, 10],
    ["fidgets", 0.615, 10],
    ["wheelchair", 0.86, 16],
  ],
  6: [
    ["eyesClosed", 0.06, 54],
    ["onTheFloor", 0.262, 24, 0.84],
    ["withStick", 0.43, 20],
    ["nobody", 0.575, 16],
    ["fidgets", 0.72, 22],
    ["wheelchair", 0.895, 40],
  ],
  8: [
    // Nobody at three and seven tenths, where a narrow column beside words cuts it.
    ["stands", 0.246, 84, 0.9],
    ["eyesClosed", 0.05, 44],
    ["withStick", 0.374, 22],
    ["nobody", 0.5, 16],
    ["longHair", 0.605, 18],
    ["fidgets", 0.79, 26],
    ["wheelchair", 0.93, 42],
  ],
};
export type ClassSize = keyof typeof classes;

/** Returns the class along the bottom, as SVG: chairs, one of them free, and who has come. */
export function sundayClass({ width, height }: Size, size: ClassSize, inks: Inks): readonly string[] {
  const scale = Math.min(width / 1000, height / 740) * (size === 4 ? 1.62 : 1.5);
  return classes[size].map(([name, x, up, of = 1]) => {
    const at = `${Math.round(width * x)} ${Math.round(height - up * scale * 0.8)}`;
    return `<g fill-rule="evenodd" transform="translate(${at})scale(${(scale * of).toFixed(2)})">${somebody(name, inks)}</g>`;
  });
}
