import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { snapshotFolder } from "../content-model/compiler/write-snapshot.ts";
import { portraitAvif } from "../domain/pictures.ts";
import { dayInks } from "../site/art/kit/inks.ts";
import { optimise } from "../site/art/optimise.ts";
import { pictureFiles } from "../site/art/picture-files.ts";
import { logoFile } from "../site/art/pictures/logo.ts";
import { roomIcon } from "../site/art/sitting-print/icon.ts";
import { drawnWords } from "../site/art/text-outlines.ts";
import { replaceFolder } from "../system/files.ts";
import { stampOf } from "./build/stamp.ts";
import { photographInAvif } from "./crop-photograph.ts";
import { drawArticles, photographs } from "./draw-articles.ts";
import { shareImages } from "./draw-share-images.ts";

const pictures = ".generated/art";
/** Drawn files that are published under a name of their own, such as icons. */
const drawnFiles = `${pictures}/public`;
/** What is published unchanged: those, and the files in `public/`. */
const publicFiles = ".generated/public";

/** The URL of the teacher's photograph, if she has put one in. */
const portrait = business.teacher.photograph?.path;

/** The words in pictures, which no program can read there. */
const drawnWordsFile = `${pictures}/words.txt`;

/**
 * Draws all pictures, share images and icons, unless neither the sources nor the facts in them have changed, and collects
 * the files to publish.
 */
export async function draw(): Promise<void> {
  const titles = articles.map(({ slug, title, picture: { alt: _, ...picture } }) => [slug, title, picture]);
  const optional = [photographs, ...(portrait ? [`public${portrait}`] : [])];
  const stamp = await stampOf(sources, { facts: JSON.stringify(titles), optional });
  if ((await readFile(`${pictures}/stamp`, "utf8").catch(ignoreMissing)) !== stamp) await drawAll(stamp);

  // Put together anew: a photograph that was taken out of `public/` must not be published again. Aside, because another process
  // may be copying it.
  const fresh = await mkdtemp(`${publicFiles}-`);
  await cp(drawnFiles, fresh, { recursive: true });
  await cp("public", fresh, { recursive: true }).catch(ignoreMissing);
  replaceFolder(publicFiles, fresh);
}

async function drawAll(stamp: string): Promise<void> {
  await rm(pictures, { recursive: true, force: true });
  await mkdir(drawnFiles, { recursive: true });
  await Promise.all(
    Object.entries(pictureFiles).map(([name, print]) =>
      writeFile(`${pictures}/${name}.svg`, optimise(print())),
    ),
  );
  await writePrints(Object.keys(pictureFiles));
  await drawPublicFiles();
  await drawArticles(drawnFiles);
  if (portrait) await writePortrait(portrait);
  await writeFile(drawnWordsFile, drawnWords().join("\n"));
  await writeFile(`${pictures}/stamp`, stamp);
}

/** Writes the names and sizes of the pictures, by which `Print` finds them and TypeScript knows them. */
async function writePrints(files: readonly string[]): Promise<void> {
  const names = files.filter((file) => !/-(?:mid|tall|dark)$/.test(file)).sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const svg = await readFile(`${pictures}/${name}.svg`, "utf8");
      const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      if (!width || !height) throw new Error(`The picture ${name} has no size`);
      return `  "${name}": { width: ${width}, height: ${height} },`;
    }),
  );
  await writeFile(
    `${pictures}/prints.ts`,
    `// Written by scripts/draw.ts.\nexport const prints = {\n${lines.join("\n")}\n} as const;\n`,
  );
}

async function drawPublicFiles() {
  const inks = { sun: dayInks.sun, key: dayInks.bark };
  const onPaper = (size: number, inset: number) =>
    sharp(Buffer.from(logoFile({ ...inks, ground: dayInks.paper, inset })))
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const small = await sharp(Buffer.from(logoFile(inks)))
    .resize(32, 32)
    .png({ compressionLevel: 9 })
    .toBuffer();
  const roomIconOf = (size: number, marks: number) =>
    sharp(Buffer.from(roomIcon(marks)))
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const files: Record<string, string | Buffer> = {
    ...(await shareImages()),
    "favicon.svg": optimise(logoFile(inks)),
    "favicon.ico": icoOf(small, 32),
    "apple-touch-icon.png": await onPaper(180, 60),
    "icon-192.png": await onPaper(192, 20),
    "icon-512.png": await onPaper(512, 20),
    "icon-maskable-512.png": await onPaper(512, 100),
    "room-icon-192.png": await roomIconOf(192, 1),
    "room-icon-512.png": await roomIconOf(512, 1),
    "room-icon-maskable-512.png": await roomIconOf(512, 0.78),
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(`${drawnFiles}/${name}`, content)),
  );
}

async function writePortrait(url: string): Promise<void> {
  const file = drawnFiles + portraitAvif(url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await photographInAvif(await readFile(`public${url}`)));
}

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

/** What the pictures depend on, besides the titles of the articles and their choice of a print. */
const sources = [
  "site/art/**/*.ts",
  "domain/pictures.ts",
  `${snapshotFolder}/{business,common,pages/{enrol,personal-coaching,sunday-class}}.ts`,
  "site/articles/{photograph,print}-files.ts",
  "scripts/{crop-photograph,draw*}.ts",
];

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

if (import.meta.main) await draw();
