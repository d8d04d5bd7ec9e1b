import { lstatSync } from "node:fs";
import { cp, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { personalCoaching } from "#content/pages/personal-coaching";
import { modulesFolder } from "../../content-model/compiler/write-modules.ts";
import { photographInText, portraitAvif } from "../../domain/pictures.ts";
import { dayAndNight } from "../../prints/kit/inks.ts";
import { sizesModule } from "../../prints/kit/sheet.ts";
import { optimise } from "../../prints/optimise.ts";
import { tally } from "../../site/pages/about/tally.ts";
import { hourClock } from "../../site/pages/personal-coaching/hour-clock.ts";
import { blankSheet, examplePrint } from "../../site/pages/practise/sitting-print/example.ts";
import { roomIcon } from "../../site/pages/practise/sitting-print/icon.ts";
import { replaceFolder } from "../../system/files.ts";
import { stampOf } from "../stamp.ts";
import { photographInAvif } from "./crop-photograph.ts";
import { drawArticles, photographs } from "./draw-articles.ts";
import { shareImages } from "./share-images/draw-share-images.ts";
import { drawnWords } from "./share-images/text-outlines.ts";

const pictures = ".generated/art";
/** Drawn files that are published under a name of their own, such as share images. */
const drawnFiles = `${pictures}/public`;
/** The icons. */
const committedFiles = "site/pictures/public";
/** What is published unchanged: both, and the files in `public/`. */
const publicFiles = ".generated/public";

/** The URL of the teacher's photograph, if she has put one in. */
const portrait = business.teacher.photograph?.path;

/** The words in pictures, which no program can read there. */
const drawnWordsFile = `${pictures}/words.txt`;

/**
 * Draws share images and the pictures that depend on the content, unless neither the sources nor the facts in them have changed, and collects
 * the files to publish.
 */
export async function draw(): Promise<void> {
  const titles = articles.map(({ slug, title, picture: { alt: _, ...picture } }) => [slug, title, picture]);
  const optional = [photographs, ...(portrait ? [`public${portrait}`] : [])];
  const stamp = await stampOf(sources, { facts: JSON.stringify(titles), optional });
  if ((await readFile(`${pictures}/stamp`, "utf8").catch(ignoreMissing)) !== stamp) await drawAll(stamp);
  await collectFiles();
}

/** Collects a project's files to publish: icons, what was drawn, and the files in `public/`. */
export async function collectFiles(project = "."): Promise<void> {
  const inProject = (name: string) => path.join(project, name);
  // Put together anew: a photograph that was taken out of `public/` must not be published again. Aside, because another process
  // may be copying it.
  const fresh = inProject(`${publicFiles}-${process.pid}`);
  await cp(inProject(committedFiles), fresh, { recursive: true });
  await cp(inProject(drawnFiles), fresh, { recursive: true });
  const texts = await Array.fromAsync(glob(inProject("content/**/*.{yaml,mdx}")), (file) =>
    readFile(file, "utf8"),
  );
  // The studio keeps a photograph that was taken out of a text: it may come back, but nobody is to see it.
  const isPublished = (file: string) => {
    // A link could publish a file from anywhere on this computer.
    if (lstatSync(file).isSymbolicLink()) return false;
    const url = `/${path.relative(inProject("public"), file).replaceAll(path.sep, "/")}`;
    return !photographInText(url) || texts.some((text) => text.includes(url));
  };
  await cp(inProject("public"), fresh, { recursive: true, filter: isPublished }).catch(ignoreMissing);
  replaceFolder(inProject(publicFiles), fresh);
}

/** Draws what depends on the content or is a visitor's: all other pictures are committed, in `site/pictures`. */
async function drawAll(stamp: string): Promise<void> {
  await rm(pictures, { recursive: true, force: true });
  await mkdir(drawnFiles, { recursive: true });
  const drawn = Object.entries(picturesOfContent).map(([name, print]) => [name, optimise(print())] as const);
  for (const [name, svg] of drawn) await writeFile(`${pictures}/${name}.svg`, svg);
  await writeFile(`${pictures}/sizes.ts`, sizesModule(drawn));
  const roomIconOf = (size: number, marks: number) =>
    sharp(Buffer.from(roomIcon(marks)))
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const files: Record<string, Buffer> = {
    ...(await shareImages()),
    "room-icon-192.png": await roomIconOf(192, 1),
    "room-icon-512.png": await roomIconOf(512, 1),
    "room-icon-maskable-512.png": await roomIconOf(512, 0.78),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(`${drawnFiles}/${name}`, content);
  await drawArticles(drawnFiles);
  if (portrait) await writePortrait(portrait);
  await writeFile(drawnWordsFile, drawnWords().join("\n"));
  await writeFile(`${pictures}/stamp`, stamp);
}

const hours = Number.parseInt(business.claims.trainingHours, 10);
const hasMore = business.claims.trainingHours.endsWith("+");
const partsOfHour = personalCoaching.whatCoachingInvolves.parts.map(({ minutes }) => minutes);

const picturesOfContent: Readonly<Record<string, () => string>> = {
  ...dayAndNight("hour-clock", (inks) => hourClock(partsOfHour, inks)),
  tally: () => tally(hours, 16, hasMore),
  "tally-tall": () => tally(hours, 8, hasMore),
  "sitting-example": examplePrint,
  "sitting-example-dark": () => examplePrint(true),
  "sitting-blank": blankSheet,
};

async function writePortrait(url: string): Promise<void> {
  const file = drawnFiles + portraitAvif(url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await photographInAvif(await readFile(`public${url}`)));
}

/** What the pictures depend on, besides the titles of the articles and their choice of a print. */
const sources = [
  "prints/{kit,motifs}/*.ts",
  "prints/{optimise,package}.{ts,json}",
  "prints/pictures/logo.ts",
  "site/pictures/share/*.svg",
  "site/pages/{about/tally,personal-coaching/hour-clock,practise/sitting-print/*}.ts",
  "domain/pictures.ts",
  `${modulesFolder}/{business,common,pages/{enrol,personal-coaching,sunday-class}}.ts`,
  "site/articles/photograph-files.ts",
  "build-site/pictures/**/!(*.test).ts",
];

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

if (import.meta.main) await draw();
