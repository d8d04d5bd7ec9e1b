import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

type Replacing = {
  /** The rights of the file; by default those that it has, or those of any new file. */
  readonly mode?: number;
  /** Whether its folder is created where it is missing. */
  readonly createsFolder?: boolean;
};

/**
 * Replaces a file, or creates it, so that a power cut leaves either the old text or the new one. When this returns, it is on
 * disk.
 *
 * @throws Error if it can't be written; the old file remains then
 */
export function replaceFile(
  file: string,
  text: string | Uint8Array,
  { mode = modeOf(file), createsFolder = true }: Replacing = {},
): void {
  if (createsFolder) mkdirSync(path.dirname(file), { recursive: true });
  deleteAbandoned(path.dirname(file));
  const unfinished = unfinishedName(file);
  try {
    writeFileSync(unfinished, text, { mode, flush: true });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  flushFolder(path.dirname(file));
}

const modeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644;

/**
 * Creates a file that only its owner may read. The file gets its name once it is complete and on disk.
 *
 * @param target the new file, in an existing folder
 * @param write writes the contents to the given path, where an empty file exists
 * @throws Error if the target exists, or what `write` throws; leaves no file then
 */
export function createFile(target: string, write: (unfinished: string) => void): void {
  if (existsSync(target)) throw new Error(`${target} already exists. Give a new file name.`);
  const folder = path.dirname(target);
  if (!existsSync(folder)) throw new Error(`The folder ${folder} doesn't exist.`);
  deleteAbandoned(folder);
  const unfinished = unfinishedName(target);
  try {
    // Create it empty first: others must not be able to read it while it is being written.
    closeSync(openSync(unfinished, "wx", 0o600));
    chmodSync(unfinished, 0o600);
    write(unfinished);
    flush(unfinished);
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    linkSync(unfinished, target);
    flushFolder(folder);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** In the same folder, so that naming it is atomic; git ignores such names. */
const unfinishedName = (file: string) =>
  path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.unfinished`);

/** In milliseconds: no file takes as long to write. */
const abandonedAfter = 60 * 60 * 1000;

/** Deletes what processes that were killed while they wrote have left in a folder: it may be a copy of all messages. */
function deleteAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^\..+\.\d+\.unfinished$/.test(name)) continue;
    const file = path.join(folder, name);
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (written < Date.now() - abandonedAfter) rmSync(file, { force: true });
  }
}

/**
 * Puts a finished folder in another's place, whose parts are never seen half deleted. Another process may do the same at
 * the same time.
 */
export function replaceFolder(folder: string, finished: string): void {
  const old = `${finished}.old`;
  for (;;) {
    rmSync(old, { recursive: true, force: true });
    try {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(finished, folder);
      break;
    } catch (error) {
      const { code, syscall, path: from } = error as NodeJS.ErrnoException;
      const wasFaster = code === "ENOTEMPTY" || code === "EEXIST" || (code === "ENOENT" && from === folder);
      if (syscall !== "rename" || !wasFaster) throw error;
    }
  }
  rmSync(old, { recursive: true, force: true });
}

/** Creates a folder, private to its owner, and those around it. Node's own recursive creation hangs in places such as /proc. */
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

/** Waits until the names in a folder are on disk. */
export function flushFolder(folder: string): void {
  // Windows can't flush a folder, and needs no flush for a rename.
  if (process.platform !== "win32") flush(folder);
}

function flush(name: string) {
  const descriptor = openSync(name, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
