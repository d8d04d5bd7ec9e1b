import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Hashes what something was made of. Equal stamps mean files of equal names and contents, in whatever folder.
 *
 * @param patterns globs, relative to the folder
 * @param options.optional globs of files that need not exist
 * @param options.facts what it was made of besides
 * @throws Error if one of the patterns matches nothing: what was moved away would no longer count
 */
export async function stampOf(
  patterns: readonly string[],
  { folder = ".", facts = "", optional = [] as readonly string[] } = {},
): Promise<string> {
  const hash = createHash("sha256").update(facts);
  const required = await Promise.all(patterns.map((pattern) => filesOf(pattern, folder)));
  const missing = patterns.filter((_, index) => required[index]?.length === 0);
  if (missing.length > 0) throw new Error(`No file is called ${missing.join(" or ")}.`);
  const others = await Promise.all(optional.map((pattern) => filesOf(pattern, folder)));
  const files = new Set([...required, ...others].flat());
  for (const file of [...files].sort())
    hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

async function filesOf(pattern: string, folder: string): Promise<string[]> {
  const exclude = ["**/node_modules/**"];
  const found = await Array.fromAsync(glob(pattern, { cwd: folder, exclude, withFileTypes: true }));
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}
