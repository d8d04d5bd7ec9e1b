import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Replaces a file: after a crash or a power cut, it holds either the old text or the new one, whole. On disk when the
 * promise resolves.
 */
export async function writeRecord(file: string, text: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${path.basename(file)}.${process.pid}.unfinished`);
  try {
    const handle = await open(unfinished, "w");
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await flushFolder(folder);
}

/** Waits until the names in a folder are on disk. Windows has no such call, and needs none. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
