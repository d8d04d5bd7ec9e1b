import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";

/**
 * Hashes files: equal stamps mean equal names and contents.
 *
 * @param patterns globs, relative to the working directory
 */
export async function stampOf(patterns: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  const found = await Array.fromAsync(glob([...patterns], { withFileTypes: true }));
  const files = found.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}
