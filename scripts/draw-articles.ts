import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { articlePrints } from "../site/art/article-prints.ts";
import { dayInks } from "../site/art/kit/inks.ts";
import { titledShareImage } from "../site/art/titled-share-image.ts";

/** An article has no picture: a mistake in the content, which the owner reads without a stack. */
export class MissingPicture extends Error {}

/** A photograph of the same name beside an article replaces its print. */
export const photographs = "content/articles/*.{jpg,jpeg,png,webp}";

const crops = [
  { suffix: "", width: 1600, height: 675 },
  { suffix: "-tall", width: 800, height: 900 },
] as const;

/**
 * Crops the articles' photographs and renders their share images.
 *
 * @param folders output folders
 * @throws MissingPicture if an article has neither print nor photograph
 */
export async function drawArticles(folders: {
  readonly pictures: string;
  readonly shared: string;
}): Promise<void> {
  await mkdir(folders.shared, { recursive: true });
  const files = await Array.fromAsync(glob(photographs));
  const photographOf = new Map(files.map((file) => [path.parse(file).name, file]));
  for (const {
    slug,
    title,
    picture: { print },
  } of articles) {
    const photograph = photographOf.get(slug);
    const picture = photograph ? await readFile(photograph) : printOf(print ?? slug);
    if (!picture) {
      throw new MissingPicture(
        `content/articles/${slug}.mdx has no picture. Choose a print under “picture”, or put a photograph beside it, as content/articles/${slug}.jpg.`,
      );
    }
    if (photograph) await cropPhotograph(picture, `${folders.pictures}/article-${slug}`);
    const image = await titledShareImage({ name: business.name, title, picture });
    await writeFile(`${folders.shared}/${slug}.jpg`, image);
  }
}

function printOf(slug: string): Buffer | undefined {
  const [{ width, height }] = crops;
  const draw = articlePrints[slug];
  return draw && Buffer.from(draw({ width, height }, dayInks));
}

/** Writes the crops of a photograph, which stand in the place of a print. */
async function cropPhotograph(photograph: Buffer, name: string): Promise<void> {
  for (const { suffix, width, height } of crops) {
    await sharp(photograph)
      .rotate()
      .resize(width, height, { fit: "cover", position: "attention" })
      .webp({ quality: 78 })
      .toFile(`${name}${suffix}.webp`);
  }
}
