import { readFile } from "node:fs/promises";
import path from "node:path";
import { commitAt, GitError, gitAnswer, runGit } from "../git.ts";
import type { Project } from "../project.ts";
import { replaceFile } from "../replace-file.ts";
import { branchRef, liveCommit, liveRef } from "../repository.ts";
import {
  copyRemote,
  describePlace,
  nameBranch,
  type Place,
  prepareFolder,
  readPlace,
  UnusablePlace,
} from "./copy-place.ts";
import { explainPush } from "./explain-push.ts";

/** How long a copy may take, in milliseconds: the first one has the whole history. */
const longest = 15 * 60_000;

/** How the last attempt to copy ended, as it is written down. Times are in milliseconds since 1970. */
type Attempt = {
  readonly place: string;
  readonly commit: string;
  readonly at: number;
  /** What the owner should know although it was copied. */
  readonly remark?: string | undefined;
  readonly failure?: { readonly sentence: string; readonly words: string } | undefined;
  /** When something was copied last, if this attempt failed. */
  readonly copiedAt?: number | undefined;
};

/** Whether what is live is kept in a second place, which is named as in “Copied to …”. */
export type SecondCopy =
  | { readonly state: "no place" }
  /** Missing if another program has copied it. */
  | {
      readonly state: "copied";
      readonly place: string;
      readonly at?: number | undefined;
      readonly remark?: string | undefined;
    }
  | { readonly state: "copying"; readonly place: string }
  /** Not tried yet. */
  | { readonly state: "not yet"; readonly place: string }
  | {
      readonly state: "failed";
      readonly place: string;
      readonly at: number;
      readonly sentence: string;
      /** The exact words of git. */
      readonly words: string;
      readonly copiedAt?: number | undefined;
    };

export type SecondCopyKeeper = {
  /** Returns the state of the second copy, without a network request. */
  read(): Promise<SecondCopy>;
  /** Copies what is live, unless it is there already: one copy at a time. That it failed is written down, not thrown. */
  bringUpToDate(): Promise<void>;
};

/**
 * Keeps what is live in a second place: the git remote `copy`. Nothing is ever forced.
 *
 * @param now the time, in milliseconds since 1970
 * @param onProgress called when a copy begins and ends
 */
export function keepSecondCopy(
  project: Project,
  { now, onProgress = () => {} }: { readonly now: () => number; readonly onProgress?: () => void },
): SecondCopyKeeper {
  let work: Promise<void> | undefined;

  const copy = async () => {
    const place = await readPlace(project);
    const commit = await commitAt(project.folder, liveRef);
    const before = await readAttempt(project);
    if (!place || !commit || (isAbout(before, place, commit) && !before?.failure)) return;
    onProgress();
    const copiedAt = before?.failure ? before.copiedAt : before?.at;
    const ended = await push(project, place, commit);
    const attempt: Attempt = {
      place: place.url,
      commit,
      at: now(),
      ...(ended.failure && { copiedAt }),
      ...ended,
    };
    replaceFile(fileOf(project), `${JSON.stringify(attempt, null, 2)}\n`);
  };

  return {
    read: async () => {
      const place = await readPlace(project);
      const commit = await liveCommit(project);
      if (place && work !== undefined) return { state: "copying", place: place.label };
      const attempt = await readAttempt(project);
      if (place && attempt && isAbout(attempt, place, commit)) return describe(attempt, place);
      const known = commit && (await remoteWith(project, commit));
      if (known) return { state: "copied", place: known };
      return place ? { state: "not yet", place: place.label } : { state: "no place" };
    },

    bringUpToDate: async () => {
      // A state that is published during a copy is copied next, however that one ends.
      await work?.catch(() => undefined);
      work ??= copy().finally(() => {
        work = undefined;
        onProgress();
      });
      await work;
    },
  };
}

const isAbout = (attempt: Attempt | undefined, place: Place, commit: string | undefined) =>
  attempt?.place === place.url && attempt.commit === commit;

function describe({ at, remark, failure, copiedAt }: Attempt, { label }: Place): SecondCopy {
  if (failure) return { state: "failed", place: label, at, ...failure, copiedAt };
  return { state: "copied", place: label, at, ...(remark !== undefined && { remark }) };
}

const fileOf = ({ dataFolder }: Project) => path.join(dataFolder, "second-copy.json");

async function readAttempt(project: Project): Promise<Attempt | undefined> {
  const text = await readFile(fileOf(project), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  // Only written whole, by the function above.
  return text === undefined ? undefined : (JSON.parse(text) as Attempt);
}

/** Returns a remote that had a commit when git last contacted it: a helper may have pushed it. */
async function remoteWith({ folder }: Project, commit: string): Promise<string | undefined> {
  const args = ["for-each-ref", "--count=1", "--format=%(refname:lstrip=2)", "--contains", commit];
  const ref = await gitAnswer(folder, [...args, "refs/remotes"]);
  const remote = ref?.split("/", 1)[0];
  const url = remote && (await gitAnswer(folder, ["remote", "get-url", "--push", remote]));
  return url ? describePlace(url, folder).label : undefined;
}

async function push(
  project: Project,
  place: Place,
  commit: string,
): Promise<Pick<Attempt, "remark" | "failure">> {
  const { folder } = project;
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
    return {};
  } catch (error) {
    if (error instanceof UnusablePlace) return { failure: { sentence: error.message, words: place.url } };
    if (error instanceof GitError) return explainPush(error.words, liveRef);
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
