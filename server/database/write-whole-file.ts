import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Makes a new file that only its owner may read, and that has its name only once it is complete and on disk.
 *
 * @param target the file to make; its folder has to exist
 * @param write writes everything into the file whose name it gets, which is there already, empty
 * @throws Error where the target exists already, or whatever `write` throws. Nothing is left then.
 */
export function writeWholeFile(target: string, write: (unfinished: string) => void): void {
  if (existsSync(target)) throw new Error(`${target} exists already. Name a new file.`);
  // In the same folder, so that giving it its name is one step.
  const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.unfinished`);
  try {
    // Made empty first: what stands in it must not be readable for others even while it is being written.
    closeSync(openSync(unfinished, "wx", 0o600));
    chmodSync(unfinished, 0o600);
    write(unfinished);
    toDisk(unfinished);
    // Unlike a renaming, a link never replaces what somebody else has put there meanwhile.
    linkSync(unfinished, target);
    toDisk(path.dirname(target));
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
function toDisk(name: string) {
  const descriptor = openSync(name, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
