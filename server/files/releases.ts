import { readFileSync } from "node:fs";
import path from "node:path";

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
