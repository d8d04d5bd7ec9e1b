import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import type { Remember } from "../../../content-model/compiler/remember.ts";
import { stateOf } from "../../../content-model/compiler/write-snapshot.ts";
import { environment, pinnedNode } from "../../../scripts/install.mjs";
import type { Finding } from "../../../scripts/launch-check/finding.ts";
import type { SiteFacts } from "../../../server/site-build.ts";
import { type Ended, runProgram } from "../../../system/programs.ts";
import { picturesAt, withPicturesOf } from "../pictures.ts";
import type { Project } from "../project.ts";
import { sourcesAt } from "../sources.ts";
import { checkNewContent, placed } from "./check-content.ts";
import { writeFilesOf } from "./choose-content.ts";
import { stateOfPage } from "./look.ts";
import type { PlacedProblem } from "./publication.ts";

/** What a build or a check came to. */
type Ran = Pick<Ended, "succeeded" | "output" | "words">;

/** Runs what builds and checks a site in a folder; tests replace it by something quick. */
export type BuildCommands = {
  readonly build: (folder: string) => Promise<Ran>;
  /** Prints the launch check's findings as JSON; it may fail because of some. */
  readonly check: (folder: string) => Promise<Ran>;
};

/** The project's own commands, with the pinned Node. */
export const projectCommands: BuildCommands = {
  build: (folder) => runNode(folder, ["scripts/build.ts"]),
  check: (folder) => runNode(folder, ["scripts/launch-check.ts", "--json", "--no-intake"]),
};

const runNode = (cwd: string, args: string[]) =>
  runProgram(pinnedNode(), args, { cwd, env: { ...environment(), NODE_ENV: "production" } });

/** A state that can't be published, with the reason. */
export class NotBuilt extends Error {
  readonly problems: readonly PlacedProblem[];
  readonly words: string;

  constructor(sentence: string, problems: readonly PlacedProblem[], words = "") {
    super(sentence);
    this.problems = problems;
    this.words = words;
  }
}

type BuildOrder = {
  readonly commit: string;
  readonly before: string;
  readonly target: string;
  readonly now: number;
  readonly url: string;
  readonly remember?: Remember;
};

/**
 * Builds and checks a commit in a new folder, so that nothing gets in that is only half typed.
 *
 * @param before the commit that visitors see
 * @param target the folder, which must not exist
 * @param url where the site will be seen
 * @param remember reuses the compiler's steps
 * @returns the id of the built files
 * @throws NotBuilt if anything is wrong that `checkNewContent` doesn't excuse
 */
export async function buildState(
  project: Project,
  { commit, before, target, now, url, remember }: BuildOrder,
  commands: BuildCommands,
): Promise<string> {
  const sources = await sourcesAt(project.folder, commit);
  const state = stateOf(sources);
  await mkdir(target, { recursive: true });
  await writeFilesOf(project, commit, target);

  const problems = await checkNewContent({
    before: await sourcesAt(project.folder, before),
    after: sources,
    // What visitors see may have pictures that the new state lacks.
    pictures: withPicturesOf(await readPictures(target), await picturesAt(project.folder, before)),
    now,
    url,
    ...(remember && { remember }),
  });
  if (problems.length > 0) throw new NotBuilt(sentenceFor(problems), problems);

  const packages = path.join(project.folder, "node_modules");
  if (existsSync(packages)) await symlink(packages, path.join(target, "node_modules"), "junction");
  await copyGenerated(project.folder, target);
  const built = await commands.build(target);
  if (!built.succeeded) throw new NotBuilt("The new site couldn’t be built.", [], built.words);
  const shown = stateOfPage(await readFile(path.join(target, "build/client/index.html"), "utf8"));
  if (shown !== state) {
    const words = `The home page names the state ${shown ?? "(none)"}, the commit ${commit} has ${state}.`;
    throw new NotBuilt("The new site couldn’t be built: it doesn’t show what was chosen.", [], words);
  }
  const dead = (await findingsIn(target, commands))
    .filter(({ kind, severity }) => kind === "dead link" && severity === "error")
    .map(placed);
  if (dead.length > 0) {
    const sentence = dead.length === 1 ? "One link leads nowhere." : `${dead.length} links lead nowhere.`;
    throw new NotBuilt(sentence, dead);
  }
  const site = JSON.parse(await readFile(path.join(target, "build/site.json"), "utf8")) as SiteFacts;
  return site.release;
}

/** Copies what the build can use again. Each part has a stamp: the build makes anew what differs. */
async function copyGenerated(from: string, to: string): Promise<void> {
  for (const part of ["art", "fonts", "program", "compressed"]) {
    const copy = path.join(to, ".generated", part);
    await cp(path.join(from, ".generated", part), copy, {
      recursive: true,
      filter: (file) => !path.basename(file).startsWith("unfinished-"),
      // It isn't there, or was just replaced: half a copy is worse than none.
    }).catch(() => rm(copy, { recursive: true, force: true }));
  }
}

/** Returns why problems keep a state from being built. What Ready lists isn't counted here: it counts by places. */
function sentenceFor(problems: readonly PlacedProblem[]): string {
  const others = problems.filter(({ isInReady }) => !isInReady).length;
  if (others === 0) return "What is left under Ready to go live? comes first.";
  return others === 1
    ? "One thing has to be put right first."
    : `${others} things have to be put right first.`;
}

async function findingsIn(folder: string, { check }: BuildCommands): Promise<Finding[]> {
  const { output, words } = await check(folder);
  try {
    return (JSON.parse(output) as { findings: Finding[] }).findings;
  } catch {
    throw new NotBuilt("The new site couldn’t be checked.", [], words);
  }
}

/** Deletes the folders of earlier builds, apart from one. */
export async function clearBuilds({ dataFolder }: Project, except?: string): Promise<void> {
  const folder = path.join(dataFolder, "builds");
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name !== except) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
