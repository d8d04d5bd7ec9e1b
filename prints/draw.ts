import { createHash } from "node:crypto";
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { dayInks } from "./kit/inks.ts";
import { sizesModule } from "./kit/sheet.ts";
import { optimise } from "./optimise.ts";
import { pictureFiles, sharePictures } from "./picture-files.ts";
import { logoFile } from "./pictures/logo.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Where the pictures are committed. */
export const picturesFolder = path.join(here, "../site/pictures");

const stampFile = path.join(picturesFolder, "stamp");

/**
 * Draws all files of `site/pictures`, by their names in it: the pictures, their sizes, those for share images, and the icons.
 * The same sources give the same bytes.
 */
export async function drawAll(): Promise<ReadonlyMap<string, string | Buffer>> {
  const pictures = Object.entries(pictureFiles).map(([name, draw]) => [name, optimise(draw())] as const);
  const inks = { sun: dayInks.sun, key: dayInks.bark };
  const icon = (size: number, inset: number) =>
    pngOf(logoFile({ ...inks, ground: dayInks.paper, inset }), size);
  return new Map<string, string | Buffer>([
    ...pictures.map(([name, svg]) => [`${name}.svg`, svg] as const),
    ["sizes.ts", sizesModule(pictures)],
    ...Object.entries(sharePictures).map(([name, draw]) => [`share/${name}.svg`, draw()] as const),
    ["public/favicon.svg", optimise(logoFile(inks))],
    ["public/favicon.ico", icoOf(await pngOf(logoFile(inks), 32), 32)],
    ["public/apple-touch-icon.png", await icon(180, 60)],
    ["public/icon-192.png", await icon(192, 20)],
    ["public/icon-512.png", await icon(512, 20)],
    ["public/icon-maskable-512.png", await icon(512, 100)],
  ]);
}

const pngOf = (svg: string, size: number) =>
  sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** Wraps a PNG as an .ico file, which older browsers request as /favicon.ico. */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the image
  return Buffer.concat([header, png]);
}

/**
 * Whether the committed pictures were drawn by the sources as they are, and are as they were drawn. A change that draws the
 * same bytes needs `npm run draw`, too: it writes the stamp.
 */
export const isDrawn = (): boolean => readFileSync(stampFile, "utf8") === stampNow();

/** Returns a hash of the sources, and one of the committed pictures. */
function stampNow(): string {
  const sources = globSync("**/*.ts", { cwd: here, exclude: ["node_modules", "**/*.test.ts"] });
  const pictures = readdirSync(picturesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "stamp")
    .map((entry) => path.relative(picturesFolder, path.join(entry.parentPath, entry.name)));
  return [hashOf(here, [...sources, "package.json"]), hashOf(picturesFolder, pictures), ""].join("\n");
}

function hashOf(folder: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  const sorted = names.map((name) => name.replaceAll(path.sep, "/")).toSorted();
  for (const name of sorted) hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}

/** Draws all pictures anew into `site/pictures`. */
async function draw(): Promise<void> {
  const files = await drawAll();
  rmSync(picturesFolder, { recursive: true, force: true });
  for (const folder of ["share", "public"]) mkdirSync(path.join(picturesFolder, folder), { recursive: true });
  for (const [name, content] of files) writeFileSync(path.join(picturesFolder, name), content);
  writeFileSync(stampFile, stampNow());
}

if (import.meta.main) await draw();
