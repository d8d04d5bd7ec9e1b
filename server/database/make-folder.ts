import { mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Creates a folder, private to its owner, and those around it where they are missing.
 *
 * @throws Error if it can't. Node's own recursive creation never returns in a place such as /proc
 */
export function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error(`${folder} is a file, not a folder.`);
  const parent = path.dirname(path.resolve(folder));
  if (parent !== path.resolve(folder)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" || !statSync(folder).isDirectory()) {
      throw new Error(`The folder ${folder} can't be created.`, { cause: error });
    }
  }
}
