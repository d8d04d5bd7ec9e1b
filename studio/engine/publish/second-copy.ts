import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { commitAt, GitError, gitAnswer, runGit } from "../git.ts";
import { explainRemote, saidBy } from "../program-output.ts";
import type { Project } from "../project.ts";
import { branchRef, liveRef } from "../repository.ts";

/** The git remote that is the second place. Not `origin`: each attempt on a developer's clone would be pushed to it. */
const copyRemote = "copy";

/** How long a push may take, in milliseconds: the first one has the whole history. */
const longest = 15 * 60_000;

/** Whether what is live is kept in a second place. */
export type SecondCopy = {
  readonly state: "no place" | "copied" | "not copied";
  /** The same for the owner. */
  readonly sentence: string;
  /** The exact output of git, if it failed. */
  readonly printed?: string;
};

/**
 * Keeps what is live in a second place, the git remote `copy`, by one push. What failed is pushed with the next publication, or
 * when the studio is opened again.
 *
 * @param onProgress called when a push has ended
 */
export function createSecondCopy(project: Project, onProgress = () => {}) {
  const { folder } = project;
  /** What couldn't be pushed, and why. What could, git knows. */
  let failed: (Pick<SecondCopy, "sentence" | "printed"> & { readonly live: string }) | undefined;

  const read = async (): Promise<SecondCopy> => {
    const place = await readPlace(project);
    const live = await commitAt(folder, liveRef);
    if (!place) return { state: "no place", sentence: onlyHere };
    if (failed && failed.live === live) {
      const { live: _, ...why } = failed;
      return { state: "not copied", ...why };
    }
    if (live && (await hasArrived(project, live)))
      return { state: "copied", sentence: `What is live is in ${place.label}, too.` };
    return { state: "not copied", sentence: `What you publish next is copied to ${place.label}.` };
  };

  return {
    /** Returns the state of the second copy, without a network request. */
    read,

    /** Pushes what is live, unless it is there already. */
    copy: async (): Promise<void> => {
      const place = await readPlace(project);
      const live = await commitAt(folder, liveRef);
      if (!place || !live || (await read()).state === "copied") return;
      try {
        // Nothing is forced. Hooks check code, and may prompt.
        const branch = (await gitAnswer(folder, ["symbolic-ref", "--quiet", branchRef])) ?? "HEAD";
        await runGit(folder, ["push", "--no-verify", copyRemote, branch, liveRef], {
          environment: await withoutPrompts(folder),
          timeout: longest,
        });
        failed = undefined;
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        failed = { live, sentence: explainPush(error.printed, place), printed: error.printed };
      }
      onProgress();
    },
  };
}

const onlyHere =
  "What you publish is kept in one place only. If that breaks, every page and article is lost with it.";

/** Whether the second place had a commit when git last contacted it. */
const hasArrived = async ({ folder }: Project, commit: string): Promise<boolean> =>
  Boolean(await gitAnswer(folder, ["for-each-ref", `--contains=${commit}`, `refs/remotes/${copyRemote}`]));

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

/** Explains in plain words why git didn't push. */
function explainPush(printed: string, { label, folder }: Omit<SecondPlace, "url">): string {
  const name = `The second place, ${label},`;
  if (folder !== undefined && !existsSync(folder))
    return `${name} wasn’t there. If it’s on a stick or a disk, plug that in.`;
  if (saidBy.git.wouldOverwrite.test(printed))
    return `${name} has changes that the studio doesn’t have, and nothing there was overwritten. Whoever helps you has to join the two.`;
  return explainRemote(printed, name) ?? `${name} didn’t take the copy.`;
}

/** Where the second copy is kept. */
export type SecondPlace = {
  /** What git pushes to. */
  readonly url: string;
  /** For the owner, without a password: `github.com`, `the folder /Volumes/Stick/site`. */
  readonly label: string;
  /** Set if it is a folder on this computer, such as one on a stick. */
  readonly folder?: string | undefined;
};

/** Returns the second place, if the repository has one. */
export async function readPlace({ folder: from }: Project): Promise<SecondPlace | undefined> {
  const url = await gitAnswer(from, ["remote", "get-url", "--push", copyRemote]);
  return url ? placeAt(url, from) : undefined;
}

/**
 * Names a place for the owner.
 *
 * @param from the folder to which a relative path belongs
 */
export function placeAt(url: string, from: string): SecondPlace {
  // As git does: `git@host:path` and `https://host/path` are addresses.
  const host =
    /^[a-z+]+:\/\/(?:[^@/]*@)?([^/:]+)/i.exec(url)?.[1] ?? /^(?:[^@/\\]*@)?([^/\\:]{2,}):/.exec(url)?.[1];
  const isFile = /^file:/i.test(url);
  if (host && !isFile) return { url, label: host };
  const folder = isFile ? fileURLToPath(url) : path.resolve(from, url);
  return { url, label: `the folder ${folder}`, folder };
}
