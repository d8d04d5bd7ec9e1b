import { cp, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { flushFolder, replaceFile } from "../../../../system/files.ts";
import { type BuiltState, type Host, NotPut } from "./host.ts";

/** How many published states stay on disk, for open pages that still need their files. */
const kept = 5;

/**
 * This computer, where `npm start` serves the site: each published state is a folder in `data/live`, and the file
 * `current` names the one that is served. The server notices when that changes.
 *
 * @param folder the project's root
 */
export function thisComputer(folder: string, url: string): Host {
  const live = path.join(folder, "data", "live");
  return {
    name: "this computer",
    url,
    put: async (built) => {
      try {
        const name = await copyToLive(live, built);
        replaceFile(path.join(live, "current"), `${name}\n`);
        await deleteOld(live, name);
      } catch (error) {
        const isFull = (error as NodeJS.ErrnoException).code === "ENOSPC";
        const why = isFull ? "The disk of this computer is full." : "The files couldn’t be copied.";
        throw new NotPut(why, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** Copies a release beside the others. It gets its name once it is complete and on disk. */
async function copyToLive(live: string, { folder, state, release }: BuiltState): Promise<string> {
  const name = `${state}-${release}`;
  await mkdir(live, { recursive: true });
  if ((await readdir(live)).includes(name)) return name;
  const unfinished = path.join(live, `.incoming-${name}`);
  await rm(unfinished, { recursive: true, force: true });
  await cp(path.join(folder, "build/release"), unfinished, { recursive: true });
  await flushAll(unfinished);
  await rename(unfinished, path.join(live, name));
  flushFolder(live);
  return name;
}

/** Waits until every file in a folder is on disk. */
async function flushAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const handle = await open(path.join(entry.parentPath, entry.name), "r+");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

/** Deletes the oldest states, under another name first: a folder without a dot is always complete. */
async function deleteOld(live: string, current: string): Promise<void> {
  const names = (await readdir(live, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const releases = names.map(({ name }) => name).filter((name) => !name.startsWith("."));
  const times = await Promise.all(
    releases.map(async (name) => ({ name, at: (await stat(path.join(live, name))).mtimeMs })),
  );
  const old = times.sort((a, b) => b.at - a.at).slice(kept);
  for (const { name } of old) {
    if (name !== current) await rename(path.join(live, name), path.join(live, `.deleted-${name}`));
  }
  for (const name of await readdir(live)) {
    if (/^\.(?:deleted|incoming)-/.test(name))
      await rm(path.join(live, name), { recursive: true, force: true });
  }
}
