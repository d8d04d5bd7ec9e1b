import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { saidBy } from "./program-output.ts";

/** A checkout of the site, with its content. */
export type Project = {
  /** The absolute path of the checkout. */
  readonly folder: string;
  /** Where the studio keeps its journal and its builds: outside git. */
  readonly dataFolder: string;
  /** What the studio calls the machine that it runs on. */
  readonly machine: Machine;
};

/** “This computer” is the one before her. On a server, that would be her phone. */
export type Machine = "this computer" | "the server";

/** Returns the project in a folder. */
export const openProject = (folder: string, machine: Machine = "this computer"): Project => ({
  folder: path.resolve(folder),
  dataFolder: path.resolve(folder, "data", "studio"),
  machine,
});

/** Creates the studio's folder for its data, and those around it. Other people on this machine can't open it. */
export function makeDataFolder({ dataFolder }: Project): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  // The folder may have been created by hand, open to all.
  chmodSync(dataFolder, 0o700);
}

/** SQLite's code for a full disk. */
const sqliteFull = 13;

/** Returns whether an error says that a disk is full: by its code, or by the words of a program that ended with it. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown };
  return code === "ENOSPC" || errcode === sqliteFull || saidBy.diskFull.test(String(error));
}

export const diskFull = "The disk is full where the studio runs: make some room there, and try again.";
