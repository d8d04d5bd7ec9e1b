import path from "node:path";
import type { Remember } from "../../../content-model/compiler/remember.ts";
import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import { heavyPages } from "../../../scripts/build/heavy-pages.ts";
import type { Snapshot } from "../content/whole-changes.ts";
import { diskFull, isDiskFull } from "../disk-full.ts";
import { commitAt, GitError, gitAnswer, gitText, runGit } from "../git.ts";
import { messageOf } from "../history/commit-message.ts";
import type { Project } from "../project.ts";
import { branchRef, liveRef } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { type BuildCommands, buildState, clearBuilds, NotBuilt } from "./build-state.ts";
import { commitContent } from "./choose-content.ts";
import { type Host, NotPut } from "./hosts/host.ts";
import { askLiveSite, lookUntilLive, type Polling, shows } from "./look.ts";
import type { Failure, Publication, Reading, Step } from "./publication.ts";

export type StepPorts = {
  readonly chooseHost: () => Promise<Host>;
  readonly commands: BuildCommands;
  readonly polling: Polling;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Reuses the compiler's steps. */
  readonly remember?: Remember;
};

/** A live site that doesn't show what was put there. */
export class NotSeen extends Error {
  readonly words = "";
  readonly reading: Reading;

  constructor(reading: Reading) {
    super("The live site shows something else.");
    this.reading = reading;
  }
}

/**
 * Does one step of a publication.
 *
 * @param snapshot what to commit, for the first step
 * @returns what there is to write down with it
 * @throws NotBuilt, NotPut or NotSeen
 */
export function takeStep(
  step: Step,
  project: Project,
  publication: Publication,
  ports: StepPorts,
  snapshot?: Snapshot,
): Promise<Partial<Publication>> {
  switch (step) {
    case "committed":
      return commit(project, publication, snapshot);
    case "built":
      return buildAndCheck(project, publication, ports);
    case "online":
      return putOnline(project, publication, ports);
    case "looked":
      return look(publication, ports);
  }
}

async function commit(project: Project, { head, changes }: Publication, snapshot?: Snapshot) {
  if (!snapshot) throw new Error("Nothing was chosen to be published.");
  const commit = await commitContent(project, head, snapshot, messageOf(changes));
  await runGit(project.folder, ["update-ref", publishingRef, commit]);
  return { commit, state: stateOf(await sourcesAt(project.folder, commit)) };
}

async function buildAndCheck(
  project: Project,
  publication: Publication,
  { commands, now, remember }: StepPorts,
) {
  const { before, url } = publication;
  await clearBuilds(project);
  // A build that outlived a killed studio still writes to its own folder.
  const folder = crypto.randomUUID();
  const target = path.join(project.dataFolder, "builds", folder);
  const { commit } = committedIn(publication);
  const order = { commit, before, target, now: now(), url, ...(remember && { remember }) };
  const release = await buildState(project, order, commands);
  const remark = (await heavyPages(path.join(target, "build/client"))).join(" ");
  return { folder, release, ...(remark && { remark }) };
}

async function putOnline(project: Project, publication: Publication, { chooseHost }: StepPorts) {
  const host = await chooseHost();
  // What is refused depends on who can see it: sample content may be on this computer, and nowhere else.
  if (host.name !== publication.host || host.url !== publication.url) {
    throw new NotPut(
      "The site was given another place since this was checked. Publish it again.",
      `Checked for ${publication.host}, ${publication.url}; now ${host.name}, ${host.url}`,
    );
  }
  const built = { folder: buildFolder(project, publication), ...committedIn(publication) };
  await host.put(built).catch(async (error: unknown) => {
    // The connection may have been lost after the host had taken it.
    if (!shows(await askLiveSite(host.url), publication)) throw error;
  });
  return {};
}

async function look(publication: Publication, { polling }: StepPorts): Promise<Partial<Publication>> {
  const reading = await lookUntilLive(publication, polling);
  if (!shows(reading, publication)) throw new NotSeen(reading);
  return { reading };
}

/** The folder in which a publication was built. */
export function buildFolder({ dataFolder }: Project, { folder }: Publication): string {
  if (!folder) throw new Error("This publication has no build.");
  return path.join(dataFolder, "builds", folder);
}

/** The commit and the state of a publication that is committed. */
function committedIn({ commit, state }: Publication): { commit: string; state: string } {
  if (!commit || !state) throw new Error("This publication has no commit.");
  return { commit, state };
}

/** For unexpected errors. */
const sentences: Record<Step, string> = {
  committed: "This state of the site couldn’t be kept.",
  built: "The new site couldn’t be built.",
  online: "The new site couldn’t be put on the web.",
  looked: "The live site couldn’t be looked at.",
};

/** Explains why a step failed. */
export function explainStep(step: Step, error: unknown): Failure {
  const failure = describe(step, error);
  // A host's disk is another one.
  const isFull = (step === "committed" || step === "built") && isDiskFull(failure.words);
  return isFull ? { ...failure, sentence: diskFull } : failure;
}

function describe(step: Step, error: unknown): Failure {
  const isKnown = error instanceof NotBuilt || error instanceof NotPut || error instanceof NotSeen;
  if (isKnown) {
    const problems = error instanceof NotBuilt ? error.problems : [];
    return { step, sentence: error.message, problems, words: error.words };
  }
  console.error(error);
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { step, sentence: sentences[step], problems: [], words };
}

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
  const { commit, branch, head } = publication;
  if (!commit) throw new Error("This publication has no commit.");
  await whenUnlocked(() => runGit(folder, ["update-ref", liveRef, commit]));
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
    return `Someone changed the site’s history meanwhile. Your change is live, and the next publication keeps both. For whoever helps you: ${error.words}`;
  }
  if ((await gitAnswer(folder, ["symbolic-ref", "--quiet", "HEAD"])) !== branch) return undefined;
  try {
    await refreshIndex(folder, head, commit);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return `Git was busy, so its list of files is out of date. For whoever helps you: run git reset. ${error.words}`;
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
