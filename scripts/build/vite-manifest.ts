import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest, ManifestChunk } from "vite";

/** Reads which file Vite made of each source. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/**
 * Returns a chunk, followed by those that it imports, transitively.
 *
 * @param includeDynamic also those that it may import later
 * @throws Error if a chunk isn't in the manifest
 */
export function chunksOf(
  manifest: Manifest,
  key: string,
  includeDynamic = false,
  found = new Set<ManifestChunk>(),
): ReadonlySet<ManifestChunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in Vite’s manifest`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  const later = includeDynamic ? (chunk.dynamicImports ?? []) : [];
  for (const imported of [...(chunk.imports ?? []), ...later]) {
    chunksOf(manifest, imported, includeDynamic, found);
  }
  return found;
}
