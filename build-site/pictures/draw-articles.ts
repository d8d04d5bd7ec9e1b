import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { readPictures } from "../../content-model/compiler/pictures.ts";
import { drawnArticles } from "../../domain/pictures.ts";
import {
  type Focus,
  photographCrops,
  photographFormats,
  photographUrl,
} from "../../site/articles/photograph-files.ts";
import { cropPhotograph } from "./crop-photograph.ts";
import { sharePicture } from "./share-images/share-image.ts";
import { titledShareImage } from "./share-images/titled-share-image.ts";

/** An article has no picture: a mistake in the content, which the owner reads without a stack. */
export class MissingPicture extends Error {}

/** A photograph of the same name beside an article replaces its print. */
export const photographs = "content/articles/*.{jpg,jpeg,png,webp}";

/** Crops the articles' photographs, and renders the share images. Throws MissingPicture. */
export async function drawArticles(folder: string): Promise<void> {
  for (const name of ["assets", "share"]) await mkdir(path.join(folder, name), { recursive: true });
  const pictures = await readPictures();
  for (const { slug, title, picture: words } of articles) {
    const photograph = pictures.photographs.get(slug);
    const picture = photograph ? await readFile(photograph.file) : await printOf(words.print ?? slug);
    if (!picture) {
      throw new MissingPicture(
        `content/articles/${slug}.mdx has no picture. Choose a print under “picture”, or put a photograph beside it, as content/articles/${slug}.jpg.`,
      );
    }
    if (photograph) await writeCrops(picture, { slug, id: photograph.id, focus: words.focus }, folder);
    // A wide picture: what stays above the article stays in the share image, too.
    const shared = photograph
      ? await cropPhotograph(picture, photographCrops.wide, "jpg", words.focus)
      : picture;
    const image = await titledShareImage({ name: business.name, title, picture: shared });
    await writeFile(`${folder}/share/${slug}.jpg`, image);
  }
}

function printOf(slug: string): Promise<Buffer | undefined> {
  const isDrawn = (drawnArticles as readonly string[]).includes(slug);
  return isDrawn ? sharePicture(`article-${slug}`) : Promise.resolve(undefined);
}

/** Writes the crops of a photograph, which stand in the place of a print. */
async function writeCrops(
  photograph: Buffer,
  { slug, id, focus }: { readonly slug: string; readonly id: string; readonly focus: Focus | undefined },
  folder: string,
): Promise<void> {
  for (const crop of ["wide", "tall"] as const) {
    for (const format of photographFormats) {
      const file = path.join(folder, photographUrl(slug, id, crop, format, focus));
      await writeFile(file, await cropPhotograph(photograph, photographCrops[crop], format, focus));
    }
  }
}
