import sharp from "sharp";
import { dayInks } from "../../../prints/kit/inks.ts";
import { logoPaths } from "../../../prints/pictures/logo.ts";
import { loadBesley, textOutline, textWidth } from "./text-outlines.ts";

const [width, height] = [1200, 630];
/** Top of the paper strip under the title. */
const edge = 506;
const margin = 60;
/** Maximum size of the title; it shrinks to fit one line. */
const largest = { size: 60, tracking: -1 };

type TitledShareImage = {
  /** Business name. */
  readonly name: string;
  readonly title: string;
  /** A wide print or photograph; its edges may be cut. */
  readonly picture: Buffer;
};

/** Renders a share image, a picture with a title below, as a 1200 × 630 JPEG. */
export async function titledShareImage({ name, title, picture }: TitledShareImage): Promise<Buffer> {
  const [display, bold] = await Promise.all([loadBesley(520, title), loadBesley(560, name)]);
  const size = Math.min(
    largest.size,
    (largest.size * (width - 2 * margin)) / textWidth(display, title, largest),
  );
  const words = textOutline(display, title, { ...largest, size, x: margin, y: edge + 62 });
  const signature = textOutline(bold, name, { size: 22, tracking: -0.1, x: margin + 38, y: height - 20 });
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${dayInks.paper}" d="M0 ${edge}H${width}V${height}H0z"/>
    <path fill="${dayInks.bark}" d="M0 ${edge}H${width}v5H0z"/>
    <path fill="${dayInks.bark}" d="${words}${signature}"/>
    <g transform="translate(${margin} ${height - 42})scale(.072)">
      <path fill="${dayInks.sun}" d="${logoPaths.sun}"/><path fill="${dayInks.bark}" d="${logoPaths.key}"/>
    </g>
  </svg>`;
  const print = await sharp(picture, { density: 96 })
    .resize(width, edge + 2, { fit: "cover" })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: dayInks.paper } })
    .composite([
      { input: print, left: 0, top: 0 },
      { input: Buffer.from(paper), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
