import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";

/** A checkout of the site, with its content. */
export type Project = {
  /** The absolute path of the checkout. */
  readonly folder: string;
  /** Where the studio keeps its journal and its builds: outside git. */
  readonly dataFolder: string;
};

/** Returns the project in a folder. */
export const openProject = (folder: string): Project => ({
  folder: path.resolve(folder),
  dataFolder: path.resolve(folder, "data", "studio"),
});

/** Creates the studio's folder for its data, and those around it. Other people on this computer can't open it. */
export function makeDataFolder({ dataFolder }: Project): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  // It may have been made by hand, open to all.
  chmodSync(dataFolder, 0o700);
}

/** Returns whether a program's words say that a disk is full: Node's, SQLite's or git's. */
export const isDiskFull = (printed: string): boolean =>
  /ENOSPC|no space left on device|disk is full/i.test(printed);

export const diskFull = "This computer’s disk is full: make some room on it, and try again.";
