import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanPhotograph, forArticle, forText } from "./clean-photograph.ts";

/** A little noise, as of a camera. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#777",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });

test("a photograph is turned as the camera held it, scaled, small, and says nothing of place or camera", async () => {
  const taken = await noise(1800, 1200)
    .withExif({ IFD0: { Model: "Telephone 9" }, IFD3: { GPSLatitude: "37/1 33/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer();
  const { jpeg, width, height } = await cleanPhotograph(taken, forText);
  const { exif, orientation, icc, xmp, format } = await sharp(jpeg).metadata();
  expect({ exif, orientation, icc, xmp, format }).toEqual({ format: "jpeg" });
  expect([width, height]).toEqual([800, 1200]);
  expect(jpeg.length).toBeLessThanOrEqual(400_000);
});

test.each([
  [
    [4095, 907],
    [2709, 600],
  ],
  [
    [1170, 8000],
    [1000, 6838],
  ],
  [
    [1500, 1000],
    [1500, 1000],
  ],
] as const)(
  "a photograph of %j pixels is kept as wide and as high as a page needs",
  async ([width, height], kept) => {
    const taken = await sharp({ create: { width, height, channels: 3, background: "#777" } })
      .jpeg()
      .toBuffer();
    const clean = await cleanPhotograph(taken, forArticle);
    expect([clean.width, clean.height]).toEqual(kept);
  },
);

/** A progressive JPEG that says in its header that it is as large as this: nothing more is read of it. */
async function progressive(width: number, height: number): Promise<Buffer> {
  const jpeg = await noise(160, 120).jpeg({ progressive: true }).toBuffer();
  const header = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt16BE(height, header + 5);
  jpeg.writeUInt16BE(width, header + 7);
  return jpeg;
}

/** An AVIF that says in its header that it is as large as this. */
async function avif(width: number, height: number): Promise<Buffer> {
  const bytes = await noise(160, 120).avif({ effort: 0 }).toBuffer();
  const header = bytes.indexOf("ispe");
  bytes.writeUInt32BE(width, header + 8);
  bytes.writeUInt32BE(height, header + 12);
  return bytes;
}

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ["a text", () => Buffer.from("Not a picture."), /isn’t a photograph\. Choose a JPEG/],
  [
    "a drawing",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>'),
    /isn’t a photograph/,
  ],
  ["an empty file", () => Buffer.alloc(0), /This file is empty/],
  ["a HEIC", () => heic, /HEIC picture.*choose File, Export, JPEG/],
  ["a small picture", () => noise(400, 300).jpeg().toBuffer(), /400 × 300 pixels and would be blurred/],
  [
    "a picture that needs a gigabyte of memory",
    () => progressive(16_000, 16_000),
    /16000 × 16000 pixels, more than I can take in\. Export it/,
  ],
  [
    "an AVIF that needs as much",
    () => avif(8000, 6000),
    /8000 × 6000 pixels, more than I can take in\. Export it/,
  ],
  [
    "a picture that was cut off",
    async () => (await noise(1600, 1200).jpeg().toBuffer()).subarray(0, 40_000),
    /damaged: it ends too early/,
  ],
])("says in a sentence what to do instead of %s", async (_, bytes, message) => {
  await expect(cleanPhotograph(await bytes(), forArticle)).rejects.toThrow(message);
});
