import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import sharp from "sharp";
import subsetFont from "subset-font";
import { dawn } from "./kit/inks.ts";
import { lake } from "./pictures/lake.ts";
import { shareView } from "./pictures/lake-views.ts";
import { logoPaths } from "./pictures/logo.ts";

const require = createRequire(import.meta.url);

export type ShareImage = {
  /** The name of the business, beside the logo. */
  readonly name: string;
  /** What the page says, one or two lines of at most about 20 letters. */
  readonly lines: readonly string[];
  /** An SVG picture of 1200 by 630 with room for words at its upper left. The lake where none is given. */
  readonly picture?: string;
  /** The ink of the logo's sun, where the sky is the sun's own colour. */
  readonly sunInk?: string;
};

/**
 * The picture that goes with a shared link, as a JPEG of 1200 by 630 pixels. Type is set as outlines,
 * so that it looks the same on a machine without our fonts.
 */
export async function shareImage({ name, lines, picture, sunInk = dawn.sun }: ShareImage): Promise<Buffer> {
  const [display, bold] = await Promise.all([besley(520, lines.join("")), besley(560, name)]);
  const words = lines.map((line, row) =>
    outline(display, line, { size: 80, x: 62, y: 204 + row * 88, tracking: -1.6 }),
  );
  const title = outline(bold, name, { size: 27, x: 120, y: 82, tracking: -0.2 });
  const base = picture ?? lake(shareView);
  const svg = base.replace(
    "</svg>",
    `<path fill="${dawn.bark}" d="${words.join("")}${title}"/><g transform="translate(62 48)scale(.118)"><path fill="${sunInk}" d="${logoPaths.sun}"/><path fill="${dawn.bark}" d="${logoPaths.key}"/></g></svg>`,
  );
  return sharp(Buffer.from(svg), { density: 96 })
    .resize(1200, 630)
    .flatten({ background: dawn.paper })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The display face at one weight, with the characters of a text. */
async function besley(weight: number, text: string): Promise<Font> {
  const file = require.resolve("@fontsource-variable/besley/files/besley-latin-wght-normal.woff2");
  const pinned = await subsetFont(await readFile(file), text, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  return create(pinned) as Font;
}

type Setting = { readonly size: number; readonly x: number; readonly y: number; readonly tracking: number };

/** A line of type as the `d` of a path. `x` and `y` are where its baseline begins. */
function outline(font: Font, text: string, { size, x, y, tracking }: Setting): string {
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
