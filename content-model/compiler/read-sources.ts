import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { type ContentName, contentFiles, pathOf } from "../schema/content-files.ts";
import type { Sources } from "./compile-content.ts";

/**
 * Reads all content files that exist, and the articles.
 *
 * @param folder the project's root
 */
export async function readSources(folder = "."): Promise<Sources> {
  const sources = new Map<string, string>();
  for (const name of Object.keys(contentFiles) as ContentName[]) {
    const source = await readFile(path.join(folder, pathOf(name)), "utf8").catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      },
    );
    if (source !== undefined) sources.set(pathOf(name), source);
  }
  for await (const file of glob("content/articles/*.mdx", { cwd: folder })) {
    sources.set(file.replaceAll(path.sep, "/"), await readFile(path.join(folder, file), "utf8"));
  }
  return sources;
}
