import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Project } from "./core/project.ts";

/** How often a second start looks whether the first is ready, and how often it looks in all. */
const interval = 200;
const mostLooks = 300;

/** How long writing the lock takes at most, in milliseconds. */
const writingTime = 2000;

/** What the running studio tells a second start. */
type Held = {
  readonly pid: number;
  /** Opens a window on it, once; missing until it serves. */
  readonly address?: string;
};

export type Lock = {
  /** Leaves an address for a second start. */
  offer(address: string): void;
  release(): void;
};

/**
 * Takes the project's lock. A lock whose process is gone, or doesn't serve, is removed.
 *
 * @returns the lock, or the address of a window on the studio that holds it
 */
export async function takeLock(project: Project): Promise<Lock | { readonly address: string }> {
  const file = path.join(project.dataFolder, "lock");
  mkdirSync(project.dataFolder, { recursive: true });
  for (let look = 0; look < mostLooks; look++) {
    if (write(file, { pid: process.pid }, "wx")) {
      return {
        offer: (address) => void write(file, { pid: process.pid, address }, "w"),
        release: () => rmSync(file, { force: true }),
      };
    }
    const held = read(file);
    if (held?.address && (await serves(held.address))) return { address: held.address };
    const isStale = held ? held.address !== undefined || !isRunning(held.pid) : !isBeingWritten(file);
    if (isStale) rmSync(file, { force: true });
    else await wait(interval);
  }
  throw new Error(
    "Another studio is starting and doesn’t get ready. Close its Terminal window, then try again.",
  );
}

/** Only the owner may read it: the address lets in. Returns false if the file exists and must not. */
function write(file: string, held: Held, flag: "wx" | "w"): boolean {
  try {
    writeFileSync(file, JSON.stringify(held), { flag, mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function read(file: string): Held | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Gone in the meantime, or cut off by a crash.
    return undefined;
  }
}

/** Whether a file that can't be read may still become whole; otherwise a crash cut it off. */
function isBeingWritten(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs < writingTime;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is running, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether a studio answers there. Its process id alone could be another program's by now. */
async function serves(address: string): Promise<boolean> {
  const response = await fetch(new URL("/", address)).catch(() => undefined);
  return response?.status === 403;
}
