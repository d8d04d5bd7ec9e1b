import { glob, stat } from "node:fs/promises";
import path from "node:path";
import { drawnArticles } from "../../domain/pictures.ts";

/** The pictures that content may name. */
export type Pictures = {
  /** The size of each file in bytes by its path in the project. */
  readonly files: ReadonlyMap<string, number>;
  /** The slugs of the articles that have a drawn picture. */
  readonly prints: readonly string[];
  /** Symbolic links where pictures and other published files belong, by their paths in the project. */
  readonly links: readonly string[];
};

/**
 * Lists the owner's photographs and the articles' prints.
 *
 * @param folder the project's root
 */
export async function readPictures(folder = "."): Promise<Pictures> {
  const files = new Map<string, number>();
  const links: string[] = [];
  const published = glob(["public", "public/**", "content/articles/*.{jpg,jpeg,png,webp}"], {
    cwd: folder,
    withFileTypes: true,
  });
  for await (const entry of published) {
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, full).replaceAll(path.sep, "/");
    if (entry.isSymbolicLink()) links.push(file);
    else if (entry.isFile()) files.set(file, (await stat(full)).size);
  }
  return { files, prints: drawnArticles, links };
}
