import type { Inks } from "../../../kit/inks.ts";
import { Press } from "../../../kit/plate.ts";
import { createRandom, type Random } from "../../../kit/random.ts";
import { flat, sheet, speckle } from "../../../kit/sheet.ts";
import { type ArticlePalette, articlePalette } from "../article-palette.ts";

/** What a small print is drawn with. */
export type Tools = {
  readonly press: Press;
  readonly palette: ArticlePalette;
  readonly random: Random;
  /** For lines on the ground: dark, or light at night. */
  readonly key: string;
};

type Ink = keyof ArticlePalette;

const size = { width: 480, height: 320 } as const;

type Ground = {
  /** Behind the subject. */
  readonly wall: Ink;
  /** Under it, and where it begins. */
  readonly floor: Ink;
  readonly from: number;
  readonly seed: number;
};

/** Returns the function that draws a small print: one subject, standing on a floor before a wall. */
export const smallPrint =
  ({ wall, floor, from, seed }: Ground, draw: (tools: Tools) => void) =>
  (inks: Inks): string => {
    const palette = articlePalette(inks);
    const press = new Press();
    draw({ press, palette, random: createRandom(seed), key: inks.night ? palette.paper : palette.bark });
    const flecks = speckle(seed, palette.paper, size, inks.night ? 0.2 : 0.5);
    return sheet({
      ...size,
      defs: flecks.defs,
      body:
        flat(palette[wall], 0, 0, size.width, size.height) +
        flat(palette[floor], 0, from, size.width, size.height - from) +
        flecks.body +
        press.toSvg(),
    });
  };
