import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Creates a file that only its owner may read. The file gets its name once it is complete and on disk.
 *
 * @param target the new file, in an existing folder
 * @param write writes the contents to the given path, where an empty file exists
 * @throws Error if the target exists, or what `write` throws; leaves no file then
 */
export function writeWholeFile(target: string, write: (unfinished: string) => void): void {
  if (existsSync(target)) throw new Error(`${target} already exists. Give a new file name.`);
  const folder = path.dirname(target);
  if (!existsSync(folder)) throw new Error(`The folder ${folder} doesn't exist.`);
  // In the same folder, so that naming it is atomic.
  const unfinished = path.join(folder, `.${path.basename(target)}.${process.pid}.unfinished`);
  try {
    // Create it empty first: others must not be able to read it while it is being written.
    closeSync(openSync(unfinished, "wx", 0o600));
    chmodSync(unfinished, 0o600);
    write(unfinished);
    flush(unfinished);
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    linkSync(unfinished, target);
    flush(folder);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Waits until a file or a folder's entries are on disk. */
function flush(name: string) {
  const descriptor = openSync(name, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
