import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { dayInks } from "../../../prints/kit/inks.ts";
import { logoPaths } from "../../../prints/pictures/logo.ts";
import { loadBesley, textOutline } from "./text-outlines.ts";

/** Returns the SVG that a share image is made of, by its name in `site/pictures/share`. */
export const sharePicture = (name: string): Promise<Buffer> => readFile(`site/pictures/share/${name}.svg`);

type ShareImage = {
  /** Business name, beside the logo. */
  readonly name: string;
  /** One or two lines of at most about 20 characters. */
  readonly lines: readonly string[];
  /** SVG of 1200 × 630 with free space at the upper left. */
  readonly picture: Buffer;
  /** Ink of the logo's sun, if the sky has the sun's usual colour. */
  readonly sunInk?: string;
};

/**
 * Renders a page's share image as a 1200 × 630 JPEG. Text is converted to outlines, so that the result
 * doesn't depend on installed fonts.
 */
export async function shareImage({
  name,
  lines,
  picture,
  sunInk = dayInks.sun,
}: ShareImage): Promise<Buffer> {
  const [display, bold] = await Promise.all([loadBesley(520, lines.join("")), loadBesley(560, name)]);
  const words = lines.map((line, row) =>
    textOutline(display, line, { size: 80, x: 62, y: 204 + row * 88, tracking: -1.6 }),
  );
  const title = textOutline(bold, name, { size: 27, x: 120, y: 82, tracking: -0.2 });
  const svg = picture
    .toString()
    .replace(
      "</svg>",
      `<path fill="${dayInks.bark}" d="${words.join("")}${title}"/><g transform="translate(62 48)scale(.118)"><path fill="${sunInk}" d="${logoPaths.sun}"/><path fill="${dayInks.bark}" d="${logoPaths.key}"/></g></svg>`,
    );
  return sharp(Buffer.from(svg), { density: 96 })
    .resize(1200, 630)
    .flatten({ background: dayInks.paper })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
