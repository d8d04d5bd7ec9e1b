import sharp from "sharp";
import type { Focus, photographCrops, photographFormats } from "../../site/articles/photograph-files.ts";

/**
 * Returns a crop of a photograph as the site shows it: turned as the camera held it, without what the camera noted.
 *
 * @param focus the point that stays, as CSS’s `object-position` has it; by default, where most catches the eye
 */
export async function cropPhotograph(
  photograph: Buffer,
  { width, height }: (typeof photographCrops)[keyof typeof photographCrops],
  format: (typeof photographFormats)[number],
  focus?: Focus,
): Promise<Buffer> {
  const upright = sharp(photograph).autoOrient();
  const cropped = focus
    ? upright.extract(around(focus, width / height, await uprightSize(photograph))).resize(width, height)
    : upright.resize(width, height, { fit: "cover", position: "attention" });
  return (format === "avif" ? cropped.avif(avif) : cropped.jpeg({ quality: 78 })).toBuffer();
}

type Size = { readonly width: number; readonly height: number };

async function uprightSize(photograph: Buffer): Promise<Size> {
  const { autoOrient } = await sharp(photograph).metadata();
  return autoOrient;
}

/** Returns the largest part of a picture with a shape, its width by its height, that keeps a point. */
function around({ x, y }: Focus, shape: number, { width, height }: Size) {
  const part = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  };
  const start = (point: number, all: number, shown: number) => Math.round(((all - shown) * point) / 100);
  return { left: start(x, width, part.width), top: start(y, height, part.height), ...part };
}

/** Returns a whole photograph in AVIF, turned and without what the camera noted. */
export const photographInAvif = (photograph: Buffer): Promise<Buffer> =>
  sharp(photograph).autoOrient().avif(avif).toBuffer();

const avif = { quality: 55 };
