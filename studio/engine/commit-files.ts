import { rm } from "node:fs/promises";
import path from "node:path";
import { runGit } from "./git.ts";
import { makeDataFolder, type Project } from "./project.ts";

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
