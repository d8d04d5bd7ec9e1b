import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { replaceFile } from "../system/files.ts";
import { makeDataFolder, type Project } from "./engine/project.ts";

/** How often a second start looks whether the first is ready, and for how long. In milliseconds. */
const interval = 200;
const defaultTimeout = 60_000;

/** SQLITE_BUSY: another process has the lock. */
const busy = 5;

export type Lock = {
  /** Leaves an address for a second start: it opens a window on this studio, once. */
  offer(address: string): void;
  release(): void;
};

/**
 * Takes the project's lock, which ends with this process, however that ends.
 *
 * @param timeout how long it waits for a studio that has the lock and doesn't answer, in milliseconds
 * @returns the lock, or the address of a window on the studio that holds it
 */
export async function takeLock(
  project: Project,
  timeout = defaultTimeout,
): Promise<Lock | { readonly address: string }> {
  makeDataFolder(project);
  const addressFile = path.join(project.dataFolder, "address");
  const deadline = performance.now() + timeout;
  for (;;) {
    const unlock = lock(path.join(project.dataFolder, "lock.sqlite"));
    if (unlock) {
      // A studio that crashed has left its address.
      rmSync(addressFile, { force: true });
      return {
        // Only the owner may read it: the address lets in.
        offer: (address) => replaceFile(addressFile, address, { mode: 0o600 }),
        release: () => {
          rmSync(addressFile, { force: true });
          unlock();
        },
      };
    }
    const address = read(addressFile);
    if (address && (await serves(address))) return { address };
    if (performance.now() > deadline) {
      const what = address ? "The studio is open already, but" : "Another studio is starting, and";
      const remedy =
        project.machine === "this computer" ? "Close its Terminal window" : "Stop the service that runs it";
      throw new Error(`${what} isn’t answering. ${remedy}, then try again.`);
    }
    await wait(interval);
  }
}

/**
 * Locks a file as SQLite does, so that the operating system unlocks it when the process ends: no lock is ever stale.
 *
 * @returns what unlocks it; undefined if another process has it
 */
function lock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec("BEGIN EXCLUSIVE");
    return () => database.close();
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    // The studio isn't ready yet.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether the studio answers: it may have just stopped, or hang. */
async function serves(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(10 * interval);
  return fetch(new URL("/", address), { signal }).then(
    () => true,
    () => false,
  );
}
