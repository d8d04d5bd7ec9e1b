import sharp from "sharp";
import { dayInks } from "./kit/inks.ts";
import { lake } from "./pictures/lake.ts";
import { shareView } from "./pictures/lake-views.ts";
import { logoPaths } from "./pictures/logo.ts";
import { loadBesley, textOutline } from "./text-outlines.ts";

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
  const base = picture ?? lake(shareView);
  const svg = base.replace(
    "</svg>",
    `<path fill="${dayInks.bark}" d="${words.join("")}${title}"/><g transform="translate(62 48)scale(.118)"><path fill="${sunInk}" d="${logoPaths.sun}"/><path fill="${dayInks.bark}" d="${logoPaths.key}"/></g></svg>`,
  );
  return sharp(Buffer.from(svg), { density: 96 })
    .resize(1200, 630)
    .flatten({ background: dayInks.paper })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
