import type { Remember } from "../../../content-model/compiler/remember.ts";
import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import { commitAt, GitError, gitAnswer, gitText, runGit } from "../git.ts";
import type { Project } from "../project.ts";
import { branchRef, liveCommit, liveRef } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { type BuildCommands, buildCommit } from "./build.ts";
import type { Host } from "./hosts/host.ts";
import { askLiveSite, lookUntilLive, type Polling, shows } from "./look.ts";
import type { Publication } from "./publication.ts";

export type PublishPorts = {
  readonly commands: BuildCommands;
  readonly polling: Polling;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Reuses the compiler's steps. */
  readonly remember?: Remember;
};

/** What is to be live. */
export type Wanted = {
  readonly commit: string;
  /** The full name of the branch on which it belongs. */
  readonly branch: string;
};

/**
 * Looks at what is there, and does what is missing until visitors see a commit: builds and checks it, puts it on the web, reads it
 * back, and moves the branch. Whatever cut it off, doing it again goes on from there. Visitors always get the old site or the new
 * one, whole.
 *
 * @param report receives each news
 * @returns whether a fresh visitor got it
 * @throws NotBuilt, NotPut or any other error at the reported step
 */
export async function publish(
  project: Project,
  { commit, branch }: Wanted,
  host: Host,
  { commands, polling, now, remember }: PublishPorts,
  report: (news: Partial<Publication>) => void,
): Promise<"live" | "unconfirmed"> {
  const before = (await liveCommit(project)) ?? commit;
  const order = { commit, before, now: now(), url: host.url, remember };
  const { folder, release, remark } = await buildCommit(project, order, commands);
  const state = stateOf(await sourcesAt(project.folder, commit));
  const built = { state, release };

  report({ ...built, step: "put" });
  const isThere = async () => shows(await askLiveSite(host.url), built);
  if (!(await isThere())) {
    await host.put({ folder, state, release }).catch(async (error: unknown) => {
      // The connection may have been lost after the host had taken it.
      if (!(await isThere())) throw error;
    });
  }

  report({ step: "look" });
  const reading = await lookUntilLive(host.url, built, polling);
  report({ reading });
  if (!shows(reading, built)) return "unconfirmed";

  report({ step: "record" });
  const remarks = [remark, await recordLive(project.folder, commit, branch)].filter(Boolean);
  if (remarks.length > 0) report({ remark: remarks.join(" ") });
  return "live";
}

/**
 * Moves the refs, the branch and git's index to a commit that is live. Files in the folder stay as they are.
 *
 * @returns what the owner should know, if anything
 */
async function recordLive(folder: string, commit: string, branch: string): Promise<string | undefined> {
  await whenUnlocked(() => runGit(folder, ["update-ref", liveRef, commit]));
  await runGit(folder, ["symbolic-ref", branchRef, branch]);
  try {
    await moveBranch(folder, commit, branch);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return `Someone else changed the site’s history. Your change is live, and the next publication keeps both. For whoever helps you: ${error.printed}`;
  }
  if ((await gitAnswer(folder, ["symbolic-ref", "--quiet", "HEAD"])) !== branch) return undefined;
  try {
    await refreshIndex(folder, commit);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return `Git was busy, so its list of files is out of date. For whoever helps you: run git reset. ${error.printed}`;
  }
  return undefined;
}

/** Moves the branch to its new commit, unless it has moved meanwhile: nothing is ever rewritten or forced. */
async function moveBranch(folder: string, commit: string, branch: string): Promise<void> {
  const isOnIt = await gitAnswer(folder, ["merge-base", "--is-ancestor", commit, branch]);
  if (isOnIt !== undefined) return;
  const message = "publish: from the studio";
  const parent = (await commitAt(folder, `${commit}^`)) ?? "";
  await whenUnlocked(() => runGit(folder, ["update-ref", "-m", message, branch, commit, parent]));
}

/** Sets the index to a commit for the files that it changed: `git status` would show them as undone otherwise. */
async function refreshIndex(folder: string, commit: string): Promise<void> {
  const parent = await commitAt(folder, `${commit}^`);
  if (!parent) return;
  const changed = await gitText(folder, ["diff", "--name-only", "-z", "--no-renames", parent, commit]);
  // Without paths, git would reset all files: also those that a hand has added.
  if (changed === "") return;
  await whenUnlocked(() =>
    runGit(folder, ["reset", "--quiet", "--pathspec-from-file=-", "--pathspec-file-nul"], {
      input: changed,
      environment: { GIT_LITERAL_PATHSPECS: "1" },
    }),
  );
}

/** How often git is tried while another git command holds a lock, and the pause, in milliseconds. */
const tries = 20;
const pause = 250;

async function whenUnlocked<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      const isLocked =
        error instanceof GitError && /\.lock'?: File exists|unable to create .*\.lock/i.test(error.printed);
      if (!isLocked || attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
