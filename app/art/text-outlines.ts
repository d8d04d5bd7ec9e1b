import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/**
 * The display face for setting type as outlines, so that it looks the same on a machine without our fonts.
 *
 * @param weight of the variable font
 * @param text the characters that it has to hold
 */
export async function loadBesley(weight: number, text: string): Promise<Font> {
  const file = require.resolve("@fontsource-variable/besley/files/besley-latin-wght-normal.woff2");
  const pinned = await subsetFont(await readFile(file), text, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  return create(pinned) as Font;
}

export type TextPlacement = {
  /** Of the letters, in pixels. */
  readonly size: number;
  /** Where the baseline begins. */
  readonly x: number;
  readonly y: number;
  /** Added after each letter, in pixels. */
  readonly tracking: number;
};

/** A line of type as the `d` of a path. */
export function textOutline(font: Font, text: string, { size, x, y, tracking }: TextPlacement): string {
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

/** How wide a line of type is, in pixels. */
export function textWidth(
  font: Font,
  text: string,
  { size, tracking }: Pick<TextPlacement, "size" | "tracking">,
): number {
  const { positions } = font.layout(text);
  return positions.reduce((width, { xAdvance }) => width + (xAdvance / font.unitsPerEm) * size + tracking, 0);
}
