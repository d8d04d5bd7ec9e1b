import { existsSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { commitsAt, GitError, gitAnswer, gitText, runGit } from "./git.ts";
import { saidBy } from "./program-output.ts";
import { makeDataFolder, type Project } from "./project.ts";

/** The commit that visitors see. Missing until the studio has published once. */
export const liveRef = "refs/studio/live";

/** Returns when visitors got each state first, by commit and in milliseconds since 1970, as far as this computer noted it. */
export async function readLiveTimes(folder: string): Promise<ReadonlyMap<string, number>> {
  const log = await gitAnswer(folder, ["log", "--walk-reflogs", "--format=%H %gd", "--date=unix", liveRef]);
  const noted = (log ?? "").matchAll(/^(\w+) .*\{(\d+)\}$/gm);
  return new Map([...noted].map(([, commit = "", seconds]) => [commit, Number(seconds) * 1000]));
}

/** Leads to the branch that is published, so that nothing of another one goes online by accident. */
export const branchRef = "refs/studio/branch";

/** A repository in which a state can be kept. */
export type Ready = {
  readonly isReady: true;
  /** The full name of the branch, such as `refs/heads/main`. */
  readonly branch: string;
  /** The branch's newest commit. */
  readonly head: string;
};

/** Why nothing can be kept at the moment. */
export type NotReady = {
  readonly isReady: false;
  readonly reason: "no git" | "no repository" | "not opened" | "half done" | "other branch";
  /** For the owner. */
  readonly sentence: string;
  /** For the person who helps her. */
  readonly printed: string;
};

function asGitError(error: unknown): GitError {
  if (error instanceof GitError) return error;
  throw error;
}

/** What git's folder has while a merge or the like is half done. */
const halfDone = [
  "MERGE_HEAD",
  "rebase-merge",
  "rebase-apply",
  "CHERRY_PICK_HEAD",
  "REVERT_HEAD",
  "BISECT_LOG",
];

const askHelper = "Ask whoever helps you with the site, and send them the words below.";

/** Returns whether a state can be kept in the project's repository now, and otherwise why not. Changes nothing. */
export async function readRepository({ folder }: Pick<Project, "folder">): Promise<Ready | NotReady> {
  const not = (reason: NotReady["reason"], sentence: string, printed: string): NotReady => ({
    isReady: false,
    reason,
    sentence: `${sentence} ${askHelper}`,
    printed,
  });

  const [places, unmerged, branch, published] = await Promise.all([
    gitText(folder, ["rev-parse", "--absolute-git-dir", "HEAD^{commit}"]).catch(asGitError),
    gitAnswer(folder, ["ls-files", "--unmerged"]),
    gitAnswer(folder, ["symbolic-ref", "--quiet", "HEAD"]),
    gitAnswer(folder, ["symbolic-ref", "--quiet", branchRef]),
  ]);
  const [gitFolder, head] = typeof places === "string" ? places.split("\n") : [];
  if (!gitFolder || !head) {
    if ((await gitAnswer(folder, ["--version"])) === undefined) {
      return not(
        "no git",
        "The program git, which keeps every state of the site, isn’t there where the studio runs.",
        "git isn’t installed, or isn’t on the PATH.",
      );
    }
    const printed = typeof places === "string" ? "" : places.printed;
    if (saidBy.git.otherOwner.test(printed)) {
      return not(
        "not opened",
        "The folder of the site belongs to another user than the studio, so git doesn’t open it.",
        printed,
      );
    }
    if (existsSync(path.join(folder, ".git")) && !saidBy.git.noCommit.test(printed)) {
      return not("not opened", "Git can’t open the history of the site.", printed);
    }
    return not(
      "no repository",
      "The folder of the site has no history yet, so no state of it can be kept.",
      `${folder} is no git repository with a commit.`,
    );
  }
  // Without a branch, an older version is checked out.
  if (!branch || unmerged !== "" || halfDone.some((name) => existsSync(path.join(gitFolder, name)))) {
    return not(
      "half done",
      "Somebody started something with the versions of the site and hasn’t finished.",
      `In ${folder}: ${await gitAnswer(folder, ["status"])}`,
    );
  }
  if (published && published !== branch) {
    return not(
      "other branch",
      "The folder of the site shows another version of it than the one you publish.",
      `In ${folder}, ${short(branch)} is checked out, but ${short(published)} is published. Check out ${short(published)}, or publish this branch from now on: git symbolic-ref ${branchRef} ${branch}`,
    );
  }
  return { isReady: true, branch, head };
}

/** Writes the files of a commit to an empty folder. Unlike git's own worktrees, it leaves nothing to clean up in the repository. */
export async function writeFilesOf(project: Project, commit: string, target: string): Promise<void> {
  await withIndex(project, commit, (environment) =>
    runGit(project.folder, ["checkout-index", "--all", `--prefix=${target}${path.sep}`], { environment }),
  );
}

/** Runs git commands with an index of their own, which holds a commit's files. */
export async function withIndex<Result>(
  project: Project,
  commit: string,
  action: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  makeDataFolder(project);
  const { folder, dataFolder } = project;
  const environment = { GIT_INDEX_FILE: path.join(dataFolder, `.index-${crypto.randomUUID()}`) };
  try {
    await runGit(folder, ["read-tree", commit], { environment });
    return await action(environment);
  } finally {
    await rm(environment.GIT_INDEX_FILE, { force: true });
  }
}

/** The files in git's folder that change whenever an answer about the branches may be another one. */
const refFiles = [
  ...["HEAD", "packed-refs", "reftable/tables.list", "index", liveRef, branchRef],
  ...halfDone,
];

/**
 * Remembers an answer of git while the repository's own files stay the same. Windows ask at each pause in typing, and each
 * question would start a process.
 *
 * @param isCacheable whether an answer is remembered: one that comes of a failure may be git's own, which the files don't show
 */
function memoUntilRefsChange<Answer>(
  ask: (project: Pick<Project, "folder">) => Promise<Answer>,
  isCacheable: (answer: Answer) => boolean,
): (project: Pick<Project, "folder">) => Promise<Answer> {
  const known = new Map<string, { readonly state: string; readonly answer: Promise<Answer> }>();
  return async (project) => {
    const inGit = (name: string) => path.join(project.folder, ".git", name);
    const head = await readFile(inGit("HEAD"), "utf8").catch(() => undefined);
    // A worktree's is elsewhere.
    if (head === undefined) return ask(project);
    const versions = [head.replace(/^ref: /, "").trim(), ...refFiles].map((name) =>
      stat(inGit(name), { bigint: true }).then(
        ({ ino, size, mtimeNs, ctimeNs }) => [ino, size, mtimeNs, ctimeNs].join(" "),
        () => "",
      ),
    );
    const state = [head, ...(await Promise.all(versions))].join("\n");
    const last = known.get(project.folder);
    if (last?.state === state) return last.answer;
    const answer = ask(project);
    known.set(project.folder, { state, answer });
    const forget = () => known.delete(project.folder);
    answer.then((value) => isCacheable(value) || forget(), forget);
    return answer;
  };
}

/** Returns the commit that visitors see: that of the last publication, or else the branch's newest. */
export const liveCommit = memoUntilRefsChange(
  async ({ folder }) => {
    const [live, head] = await commitsAt(folder, [liveRef, "HEAD"]);
    return live ?? head;
  },
  (commit) => commit !== undefined,
);

/** Returns why the content must not be changed now, as a sentence for the owner; undefined if it may. */
export const whyReadOnly = memoUntilRefsChange(
  async (project) => {
    const repository = await readRepository(project);
    // Without a history, words can still be saved; only publishing can't.
    const isFree =
      repository.isReady || ["no git", "no repository", "not opened"].includes(repository.reason);
    return isFree ? undefined : repository.sentence;
  },
  (sentence) => sentence === undefined,
);

const short = (ref: string) => ref.replace(/^refs\/heads\//, "");
