import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** Loads the characters of a text in the display typeface, in a weight such as 520, for conversion to outlines. */
export async function loadBesley(weight: number, text: string): Promise<Font> {
  const file = require.resolve("@fontsource-variable/besley/files/besley-latin-wght-normal.woff2");
  const pinned = await subsetFont(await readFile(file), text, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  return create(pinned) as Font;
}

type TextPlacement = {
  /** Font size in pixels. */
  readonly size: number;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Space added after each character, in pixels. */
  readonly tracking: number;
};

const drawn = new Set<string>();

/** Returns every line of text that was converted, for checks of the words in pictures. */
export const drawnWords = (): readonly string[] => [...drawn];

/** Converts a line of text to the `d` of a path. */
export function textOutline(font: Font, text: string, { size, x, y, tracking }: TextPlacement): string {
  drawn.add(text);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
      pen += (positions[index]?.xAdvance ?? 0) * scale + tracking;
      return path.replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(1));
    })
    .join("");
}

/** Returns the width of a line of text, in pixels. */
export function textWidth(
  font: Font,
  text: string,
  { size, tracking }: Pick<TextPlacement, "size" | "tracking">,
): number {
  const { positions } = font.layout(text);
  return positions.reduce((width, { xAdvance }) => width + (xAdvance / font.unitsPerEm) * size + tracking, 0);
}
