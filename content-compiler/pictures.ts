import { glob, stat } from "node:fs/promises";
import path from "node:path";
import { articlePrints } from "../app/art/article-prints.ts";

/** The pictures that content may name. */
export type Pictures = {
  /** The size of each file in bytes by its path in the project. */
  readonly files: ReadonlyMap<string, number>;
  /** The slugs of the articles that have a drawn picture. */
  readonly prints: readonly string[];
};

/**
 * Lists the owner's photographs and the articles' prints.
 *
 * @param folder the project's root
 */
export async function readPictures(folder = "."): Promise<Pictures> {
  const files = new Map<string, number>();
  for await (const file of glob(["public/photos/**", "content/articles/*.{jpg,jpeg,png,webp}"], {
    cwd: folder,
  })) {
    const { size } = await stat(path.join(folder, file));
    files.set(file.replaceAll(path.sep, "/"), size);
  }
  return { files, prints: Object.keys(articlePrints) };
}
