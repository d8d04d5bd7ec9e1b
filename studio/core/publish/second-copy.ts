import { existsSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { replaceFile } from "../../../system/files.ts";
import { commitAt, GitError, gitAnswer, gitText, runGit } from "../git.ts";
import type { Project } from "../project.ts";
import { branchRef, liveRef } from "../repository.ts";
import { explainRemote } from "./explain-remote.ts";

/** How long a push may take, in milliseconds: the first one has the whole history. */
const longest = 15 * 60_000;

/** Whether what is live is kept in a second place. */
export type SecondCopy = {
  readonly state: "no place" | "copying" | "copied" | "not copied";
  /** The same for the owner. */
  readonly sentence: string;
  /** The exact words of git, if it failed. */
  readonly words?: string | undefined;
};

/** How the last push ended, as it is written down. */
type Push = Pick<SecondCopy, "words"> & {
  readonly place: string;
  readonly commit: string;
  readonly isCopied: boolean;
  /** Why it failed, or what the owner should know although it didn't. */
  readonly sentence?: string | undefined;
};

export type SecondCopyKeeper = ReturnType<typeof keepSecondCopy>;

/**
 * Keeps what is live in a second place: the git remote `copy`. Nothing is ever forced.
 *
 * @param onProgress called when a push begins and ends
 */
export function keepSecondCopy(project: Project, onProgress = () => {}) {
  let work = Promise.resolve();
  let waiting = 0;

  return {
    /** Returns the state of the second copy, without a network request. */
    read: async (): Promise<SecondCopy> => {
      const place = await readPlace(project);
      if (place && waiting > 0)
        return { state: "copying", sentence: `What you published is being copied to ${place.label}…` };
      const [live, head] = await Promise.all([liveRef, "HEAD"].map((ref) => commitAt(project.folder, ref)));
      const last = await readPush(project);
      if (place && last && isAbout(last, place, live)) return describe(last, place);
      const known = await remoteWith(project, live ?? head);
      if (known) return { state: "copied", sentence: `What is live is in ${known}, too.` };
      if (!place) return { state: "no place", sentence: onlyHere };
      return live === undefined
        ? { state: "copied", sentence: `Whatever you publish is copied to ${place.label}.` }
        : { state: "not copied", sentence: `What you published last isn’t in ${place.label} yet.` };
    },

    /** Pushes what is live, unless it is there already: one push at a time. That it failed is written down, not thrown. */
    copy: (): Promise<void> => {
      waiting += 1;
      onProgress();
      work = work
        .catch(() => undefined)
        .then(() => pushLive(project))
        .finally(() => {
          waiting -= 1;
          onProgress();
        });
      return work;
    },
  };
}

const onlyHere =
  "What you publish is on this computer only. If it breaks, every page and article is lost with it.";

const isAbout = ({ place, commit }: Push, { url }: SecondPlace, live: string | undefined) =>
  place === url && commit === live;

function describe({ isCopied, sentence, words }: Push, { label }: SecondPlace): SecondCopy {
  return isCopied
    ? { state: "copied", sentence: `What you published is copied to ${label}. ${sentence ?? ""}`.trim() }
    : { state: "not copied", sentence: `${sentence} What you published is live all the same.`, words };
}

const fileOf = ({ dataFolder }: Project) => path.join(dataFolder, "second-copy.json");

async function readPush(project: Project): Promise<Push | undefined> {
  const text = await readFile(fileOf(project), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  // Only written whole, by the function below.
  return text === undefined ? undefined : (JSON.parse(text) as Push);
}

async function pushLive(project: Project): Promise<void> {
  const place = await readPlace(project);
  const commit = await commitAt(project.folder, liveRef);
  const last = await readPush(project);
  if (!place || !commit || (last?.isCopied && isAbout(last, place, commit))) return;
  const push: Push = { place: place.url, commit, ...(await pushTo(place, project, commit)) };
  replaceFile(fileOf(project), `${JSON.stringify(push, null, 2)}\n`);
}

/** Returns a remote that had a commit when git last contacted it: a helper may have pushed it. */
async function remoteWith({ folder }: Project, commit: string | undefined): Promise<string | undefined> {
  if (!commit) return undefined;
  const args = ["for-each-ref", "--count=1", "--format=%(refname:lstrip=2)", "--contains", commit];
  const ref = await gitAnswer(folder, [...args, "refs/remotes"]);
  const remote = ref?.split("/", 1)[0];
  const url = remote && (await gitAnswer(folder, ["remote", "get-url", "--push", remote]));
  return url ? describePlace(url, folder).label : undefined;
}

async function pushTo(
  place: SecondPlace,
  { folder }: Project,
  commit: string,
): Promise<Omit<Push, "place" | "commit">> {
  const branch = await gitAnswer(folder, ["symbolic-ref", "--quiet", branchRef]);
  const isOnIt =
    branch && (await gitAnswer(folder, ["merge-base", "--is-ancestor", commit, branch])) !== undefined;
  const refs = [liveRef, ...(isOnIt ? [branch] : [])].map((ref) => `${commit}:${ref}`);
  try {
    await prepareFolder(place);
    // Hooks check code, and may prompt.
    await runGit(folder, ["push", "--no-verify", copyRemote, ...refs], {
      environment: await withoutPrompts(folder),
      timeout: longest,
    });
    if (isOnIt) await nameBranch(place, branch);
    return { isCopied: true };
  } catch (error) {
    if (error instanceof UnusablePlace) return { isCopied: false, sentence: error.message, words: place.url };
    if (error instanceof GitError) return explainPush(error.words, place);
    throw error;
  }
}

/** Keeps git and ssh from prompting for a password: no terminal or window could show that. */
async function withoutPrompts(folder: string): Promise<Record<string, string>> {
  const own = (await gitAnswer(folder, ["config", "core.sshCommand"])) ?? process.env.GIT_SSH_COMMAND;
  return {
    GIT_ASKPASS: "",
    GCM_INTERACTIVE: "never",
    // Another program, such as plink, has other options.
    ...(!own && {
      GIT_SSH_COMMAND: "ssh -o BatchMode=yes -o ConnectTimeout=15 -o ServerAliveInterval=15",
    }),
  };
}

/** Explains in plain words why git didn't push everything. That the live state has arrived is what counts. */
export function explainPush(
  words: string,
  { label }: Pick<SecondPlace, "label">,
): Omit<Push, "place" | "commit"> {
  const refused = words.split("\n").filter((line) => /^ ?! /.test(line));
  if (refused.length > 0 && !refused.some((line) => line.includes(liveRef))) {
    const sentence = `There are also changes that this computer doesn’t have, so your words are kept beside them. Whoever helps you can join the two: ${refused.join(" ").trim()}`;
    return { isCopied: true, sentence };
  }
  const name = `The second place, ${label},`;
  const sentence = /fetch first|non-fast-forward/i.test(words)
    ? `${name} had changes that this computer doesn’t have, and nothing there was overwritten. Whoever helps you has to join the two.`
    : (explainRemote(words, name) ?? `${name} didn’t take the copy.`);
  return { isCopied: false, sentence, words };
}

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
