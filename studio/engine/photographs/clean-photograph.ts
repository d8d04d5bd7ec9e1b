import sharp, { type Metadata } from "sharp";
import { Refusal } from "../refusal.ts";

/** How a photograph is kept. */
export type PhotographSize = {
  /** The longest side in pixels. */
  readonly longest: number;
  /** The shortest width and height that isn't blurred on a page. */
  readonly width: number;
  readonly height: number;
};

/** An article's is shown 1600 pixels wide. */
export const forArticle: PhotographSize = { longest: 2000, width: 1000, height: 600 };

/** One that stands in an article’s text is as wide as that at most. */
export const forText: PhotographSize = { longest: 1200, width: 500, height: 300 };

/** The teacher's portrait is shown half a page wide. */
export const forPortrait: PhotographSize = { longest: 1400, width: 500, height: 500 };

/** A photograph of a few hundred kilobytes, which doesn't burden the history of the site. */
const mostBytes = 400_000;

const qualities = [82, 74, 66, 58, 50];

export type CleanPhotograph = {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
};

/**
 * Turns a photograph as the camera held it, scales it, and leaves out all that the camera noted, such as the place.
 *
 * @throws Refusal that says what to do instead
 */
export async function cleanPhotograph(bytes: Uint8Array, size: PhotographSize): Promise<CleanPhotograph> {
  if (bytes.length === 0) throw new Refusal("This file is empty. Choose the original again.");
  const { autoOrient, isProgressive, format } = await metadataOf(bytes);
  const most =
    format === "heif" ? mostPixelsOfAvif : isProgressive ? mostPixelsAtOnce : Number.POSITIVE_INFINITY;
  if (autoOrient.width * autoOrient.height > most) {
    throw new Refusal(
      `This picture has ${autoOrient.width} × ${autoOrient.height} pixels, more than I can take in. Export it in a smaller size, and choose that one.`,
    );
  }
  if (autoOrient.width < size.width || autoOrient.height < size.height) {
    throw new Refusal(
      `This picture has ${autoOrient.width} × ${autoOrient.height} pixels and would be blurred. Choose one of at least ${size.width} × ${size.height}, such as the original from the camera.`,
    );
  }
  const scaled = scaledTo(autoOrient, size);
  let best: CleanPhotograph | undefined;
  for (const quality of qualities) {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize(scaled.width, scaled.height, { fit: "fill" })
      .flatten({ background: "white" })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new Refusal("This picture is damaged: it ends too early. Choose the original again.");
      });
    best = { jpeg: data, width: info.width, height: info.height };
    if (data.length <= mostBytes) break;
  }
  if (!best) throw new Error("No quality was tried.");
  return best;
}

/**
 * In memory at once, which takes up to eight bytes for each: a progressive JPEG, or an interlaced PNG. Cameras don't make them, and one
 * of a megabyte can need all that the studio has.
 */
const mostPixelsAtOnce = 50_000_000;

/** The same of an AVIF, which takes 18 bytes for each. */
const mostPixelsOfAvif = 24_000_000;

type Sides = { readonly width: number; readonly height: number };

/** Returns how large a photograph is kept. A long and narrow one keeps the least width and height that isn't blurred. */
function scaledTo({ width, height }: Sides, size: PhotographSize): Sides {
  const scale = Math.max(size.longest / Math.max(width, height), size.width / width, size.height / height);
  const scaled = (side: number) => Math.round(side * Math.min(1, scale));
  return { width: scaled(width), height: scaled(height) };
}

const usable = ["jpeg", "png", "webp", "tiff"];

async function metadataOf(bytes: Uint8Array): Promise<Metadata> {
  // Only Apple's programs open it.
  const isHeic = /^ftyp(?:hei|hev|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 16)).toString("latin1"));
  if (isHeic) {
    throw new Refusal(
      "This is a HEIC picture, as iPhones take them, and most browsers can’t show it. On a Mac, open it in Preview and choose File, Export, JPEG. On the iPhone, choose Settings, Camera, Formats, Most Compatible before the next one.",
    );
  }
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const isAvif = metadata?.format === "heif" && metadata.compression === "av1";
  if (!metadata || !(usable.includes(metadata.format) || isAvif)) {
    throw new Refusal("This file isn’t a photograph. Choose a JPEG, PNG or WebP picture.");
  }
  return metadata;
}
