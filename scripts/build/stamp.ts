import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Hashes what something was made of. Equal stamps mean files of equal names and contents, in whatever folder.
 *
 * @param patterns globs, relative to the folder
 * @param facts what it was made of besides
 */
export async function stampOf(
  patterns: readonly string[],
  { folder = ".", facts = "" } = {},
): Promise<string> {
  const hash = createHash("sha256").update(facts);
  const exclude = ["**/node_modules/**"];
  const found = await Array.fromAsync(glob([...patterns], { cwd: folder, exclude, withFileTypes: true }));
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}
