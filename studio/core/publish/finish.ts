import { commitAt, GitError, gitAnswer, gitText, runGit } from "../git.ts";
import type { Project } from "../project.ts";
import { branchRef, liveRef } from "../repository.ts";
import { clearBuilds } from "./build-state.ts";
import type { Publication } from "./publication.ts";

/** Keeps the commit of a publication that isn't live yet from being cleaned up by git. */
export const publishingRef = "refs/studio/publishing";

/** How often a step is tried that another git command may be in the way of, and the pause, in milliseconds. */
const tries = 20;
const pause = 250;

/**
 * Writes down that a state is live: its refs, the branch, and git's index. Files in the folder stay as they are. Doing it
 * again changes nothing.
 *
 * @returns what the owner should know, if anything: the state is live all the same
 */
export async function recordLive(project: Project, publication: Publication): Promise<string | undefined> {
  const { folder } = project;
  const { commit, branch, head, startedAt } = publication;
  if (!commit) throw new Error("This publication has no commit.");
  await whenUnlocked(() => runGit(folder, ["update-ref", liveRef, commit]));
  await runGit(folder, ["update-ref", `refs/studio/history/${refTime(startedAt)}`, commit]);
  await runGit(folder, ["symbolic-ref", branchRef, branch]);

  const remark = await moveBranch(folder, { branch, head, commit });
  await whenUnlocked(() => runGit(folder, ["update-ref", "-d", publishingRef]));
  await clearBuilds(project);
  return remark;
}

/** Moves the branch to the new commit, unless it has moved meanwhile: nothing is ever rewritten or forced. */
async function moveBranch(
  folder: string,
  { branch, head, commit }: { branch: string; head: string; commit: string },
): Promise<string | undefined> {
  if (commit === head) return undefined;
  const message = "publish: from the studio";
  try {
    if ((await commitAt(folder, branch)) !== commit) {
      await whenUnlocked(() => runGit(folder, ["update-ref", "-m", message, branch, commit, head]));
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return `Somebody changed the site’s history meanwhile. Your change is live, and the next publication keeps both. For whoever helps you: ${error.words}`;
  }
  if ((await gitAnswer(folder, ["symbolic-ref", "--quiet", "HEAD"])) !== branch) return undefined;
  try {
    await refreshIndex(folder, head, commit);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return `Git was busy, so its list of files is out of date. For whoever helps you: git reset. ${error.words}`;
  }
}

/** Sets the index to the new commit for the files that it changed: `git status` would show them as undone otherwise. */
async function refreshIndex(folder: string, head: string, commit: string): Promise<void> {
  const changed = await gitText(folder, ["diff", "--name-only", "-z", "--no-renames", head, commit]);
  await whenUnlocked(() =>
    runGit(folder, ["reset", "--quiet", "--pathspec-from-file=-", "--pathspec-file-nul"], {
      input: changed,
      environment: { GIT_LITERAL_PATHSPECS: "1" },
    }),
  );
}

/** Tries again while another git command holds a lock. */
async function whenUnlocked<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      const isLocked =
        error instanceof GitError && /\.lock'?: File exists|unable to create .*\.lock/i.test(error.words);
      if (!isLocked || attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A time as the name of a ref. */
const refTime = (at: number) => new Date(at).toISOString().replace(/[:.]/g, "-");
