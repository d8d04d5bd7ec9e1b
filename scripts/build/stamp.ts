import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Hashes files: equal stamps mean equal names and contents, in whatever folder.
 *
 * @param patterns globs, relative to the working directory
 */
export async function stampOf(patterns: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  const found = await Array.fromAsync(glob([...patterns], { withFileTypes: true }));
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative("", path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}
