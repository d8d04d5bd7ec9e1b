import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { type ContentName, contentFiles, pathOf } from "../schema/content-files.ts";
import type { Sources } from "./compile-content.ts";
import { readableText } from "./text-file.ts";

/** Reads all content files of a project that exist, and the articles. */
export async function readSources(folder = "."): Promise<Sources> {
  const sources = new Map<string, string>();
  for (const name of Object.keys(contentFiles) as ContentName[]) {
    const source = await readFile(path.join(folder, pathOf(name)), "utf8").catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      },
    );
    if (source !== undefined) sources.set(pathOf(name), readableText(source));
  }
  for await (const file of glob("content/articles/*.mdx", { cwd: folder })) {
    const source = await readFile(path.join(folder, file), "utf8");
    sources.set(file.replaceAll(path.sep, "/"), readableText(source));
  }
  return sources;
}
