import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/**
 * Replaces a file, or creates it, so that a power cut leaves either the old text or the new one. When this returns, it is on
 * disk. One process at a time may write a file.
 *
 * @throws Error if it can't be written; the old file remains then
 */
export function replaceFile(file: string, text: string | Uint8Array): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const unfinished = path.join(folder, `.${path.basename(file)}.unfinished`);
  try {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644;
    writeFileSync(unfinished, text, { mode, flush: true });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  flushFolder(folder);
}

/** Waits until the names in a folder are on disk. */
export function flushFolder(folder: string): void {
  // Windows can't flush a folder, and needs no flush for a rename.
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
