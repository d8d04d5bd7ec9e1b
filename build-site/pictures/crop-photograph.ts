import sharp from "sharp";
import type { photographCrops, photographFormats } from "../../site/articles/photograph-files.ts";

/** Returns a crop of a photograph as the site shows it: turned as the camera held it, without what the camera noted. */
export function cropPhotograph(
  photograph: Buffer,
  { width, height }: (typeof photographCrops)[keyof typeof photographCrops],
  format: (typeof photographFormats)[number],
): Promise<Buffer> {
  const cropped = sharp(photograph)
    .autoOrient()
    .resize(width, height, { fit: "cover", position: "attention" });
  return (format === "avif" ? cropped.avif(avif) : cropped.jpeg({ quality: 78 })).toBuffer();
}

/** Returns a whole photograph in AVIF, turned and without what the camera noted. */
export const photographInAvif = (photograph: Buffer): Promise<Buffer> =>
  sharp(photograph).autoOrient().avif(avif).toBuffer();

const avif = { quality: 55 };
