import { existsSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gitAnswer, gitText } from "../git.ts";
import type { Project } from "../project.ts";

/** The git remote that is the second place. Not `origin`: each attempt on a developer's clone would be pushed to it. */
export const copyRemote = "copy";

/** Where the second copy is kept. */
export type SecondPlace = {
  /** What git pushes to. */
  readonly url: string;
  /** For the owner: `github.com`, `the folder /Volumes/Stick/site`. */
  readonly label: string;
  /** Set if it is a folder on this computer, such as one on a stick. */
  readonly folder?: string;
};

/** A place that can't be used, in a sentence for the owner. */
export class UnusablePlace extends Error {}

/** Returns the second place, if the repository has one. */
export async function readPlace({ folder }: Project): Promise<SecondPlace | undefined> {
  const url = await gitAnswer(folder, ["remote", "get-url", "--push", copyRemote]);
  return url ? { url, ...describePlace(url, folder) } : undefined;
}

/**
 * Tells a folder from an address, as git does: `git@host:path` and `https://host/path` are addresses.
 *
 * @param from the folder to which a relative path belongs
 */
export function describePlace(url: string, from: string): Pick<SecondPlace, "label" | "folder"> {
  if (/^file:/i.test(url)) return folderPlace(fileURLToPath(url));
  const host =
    /^[a-z+]+:\/\/(?:[^@/]*@)?([^/:]+)/i.exec(url)?.[1] ?? /^(?:[^@/\\]*@)?([^/\\:]{2,}):/.exec(url)?.[1];
  return host ? { label: host } : folderPlace(path.resolve(from, url));
}

const folderPlace = (folder: string) => ({ label: `the folder ${folder}`, folder });

/**
 * Prepares an empty folder for the copy. Addresses need no preparation.
 *
 * @throws UnusablePlace if the folder isn't there, holds something else, or is a checkout
 */
export async function prepareFolder({ folder }: SecondPlace): Promise<void> {
  if (folder === undefined) return;
  if (!existsSync(folder) || !(await stat(folder)).isDirectory()) {
    throw new UnusablePlace(`The folder ${folder} wasn’t there. If it’s on a stick or a disk, plug that in.`);
  }
  // Without a repository of its own, a folder belongs to the one around it.
  const [isBare, own] =
    (await gitAnswer(folder, ["rev-parse", "--is-bare-repository", "--absolute-git-dir"]))?.split("\n") ?? [];
  if (isBare === "true" && own && (await realpath(own)) === (await realpath(folder))) return;
  if ((await readdir(folder)).some((name) => name !== ".DS_Store")) {
    throw new UnusablePlace(`The folder ${folder} held other things. The copy needs an empty one.`);
  }
  await gitText(folder, ["init", "--bare", "--quiet"]);
}

/** Makes a clone of a folder check out a branch, unless it has one: a new repository names git's usual branch, which may be another. */
export async function nameBranch({ folder }: SecondPlace, branch: string): Promise<void> {
  if (folder === undefined || (await gitAnswer(folder, ["rev-parse", "--verify", "HEAD"])) !== undefined)
    return;
  await gitText(folder, ["symbolic-ref", "HEAD", branch]);
}
