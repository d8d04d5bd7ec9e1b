import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describeError, type Log } from "../log.ts";
import { indexFiles, type ServedFile } from "./file-index.ts";

/** The articles' photographs. One that was taken out stays on no server, whichever release had it. */
const isPhotograph = (name: string) => /\.(?:webp|jpe?g|png|avif)$/.test(name);

/**
 * Adds the assets of other releases: a page that was opened before an update requests them later. Their names contain
 * hashes of their contents, so none has two meanings. Photographs are left out.
 *
 * @param releases the folder with one folder per release; those that start with a dot are incomplete
 */
export function withAssetsOfOtherReleases(
  files: ReadonlyMap<string, ServedFile>,
  releases: string,
  log: Log,
): ReadonlyMap<string, ServedFile> {
  const all = new Map(files);
  if (!existsSync(releases)) return all;
  for (const entry of readdirSync(releases, { withFileTypes: true })) {
    const release = entry.name;
    if (release.startsWith(".") || !entry.isDirectory()) continue;
    const client = path.join(releases, release, "build/client");
    try {
      const isMissing = (name: string) =>
        name.startsWith("assets/") && !isPhotograph(name) && !all.has(`/${name}`);
      // A compressed variant is indexed with its file, and skipped with it.
      const isWanted = (name: string) => isMissing(name.replace(/\.(br|gz)$/, ""));
      for (const [url, file] of indexFiles(client, undefined, isWanted).files) all.set(url, file);
    } catch (error) {
      // It is being deleted, perhaps: pages of this release don't need it.
      log("warn", { event: "assets of a release not read", release, ...describeError(error) });
    }
  }
  return all;
}

/** Returns the folder that the file `current` in the folder of published releases names; undefined if there is none. */
export function publishedRelease(folder: string): string | undefined {
  try {
    const name = readFileSync(path.join(folder, "current"), "utf8").trim();
    // A name, never a path.
    return /^[\w-]+$/.test(name) ? path.join(folder, name) : undefined;
  } catch {
    return undefined;
  }
}
