import { readFileSync } from "node:fs";
import path from "node:path";
import { second } from "../clock.ts";

/** How often the name of the published release is read again. */
const interval = second;

/**
 * Returns the folder of the release that is published, or undefined if none is.
 *
 * @param folder the folder of the published releases; its file `current` holds the name of one
 */
export function publishedRelease(folder: string): string | undefined {
  try {
    const name = readFileSync(path.join(folder, "current"), "utf8").trim();
    // A name, never a path.
    return /^[\w-]+$/.test(name) ? path.join(folder, name) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls back when another release is published, while the process runs. A release that the callback doesn't take, because it
 * throws, is offered again.
 *
 * @param shown the release that is served now
 * @param onFailure is told of each error once
 */
export function followPublished(
  folder: string,
  shown: string | undefined,
  onPublished: (release: string) => void,
  onFailure: (error: unknown, release: string) => void,
): void {
  let current = shown;
  let failed: string | undefined;
  const timer = setInterval(() => {
    const release = publishedRelease(folder);
    if (!release || release === current) return;
    try {
      onPublished(release);
      current = release;
    } catch (error) {
      if (failed !== release) onFailure(error, release);
      failed = release;
    }
  }, interval);
  timer.unref();
}
