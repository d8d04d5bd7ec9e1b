import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import { stateIdOf } from "../../../content-model/compiler/write-modules.ts";
import type { Finding } from "../../../launch-check/finding.ts";
import type { SiteFacts } from "../../../server/site-build.ts";
import { environment, pinnedNode } from "../../../system/install.mjs";
import { type Ended, runProgram } from "../../../system/programs.ts";
import { openJsonFile } from "../json-file.ts";
import { picturesAt, withPicturesOf } from "../pictures.ts";
import type { Project } from "../project.ts";
import { Refusal } from "../refusal.ts";
import { writeFilesOf } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { checkNewContent, toLaunchProblem, toPlacedProblem } from "./check-new-content.ts";
import type { BuiltState } from "./hosts.ts";
import { stateOfPage } from "./live-site.ts";
import { hasSameRules } from "./program-rules.ts";
import { isPublic, type PlacedProblem } from "./publication.ts";

/** What a build or a check came to. */
type CommandResult = Pick<Ended, "succeeded" | "output" | "printed">;

/** Runs what builds and checks a site in a folder; tests replace it by something quick. */
export type BuildCommands = {
  readonly build: (folder: string) => Promise<CommandResult>;
  /** Prints the launch check's findings as JSON; it may fail because of some. */
  readonly check: (folder: string) => Promise<CommandResult>;
};

/** The project's own commands, with the pinned Node. */
export const projectCommands: BuildCommands = {
  build: (folder) => runNode(folder, ["scripts/build.ts"]),
  check: (folder) => runNode(folder, ["scripts/launch-check.ts", "--json", "--no-intake"]),
};

const runNode = (cwd: string, args: string[]) =>
  runProgram(pinnedNode(), args, { cwd, env: { ...environment(), NODE_ENV: "production" } });

/** A state that can't be published, with the reason. */
export class BuildRefusal extends Refusal {
  readonly problems: readonly PlacedProblem[];

  constructor(sentence: string, problems: readonly PlacedProblem[], printed?: string) {
    super(sentence, printed);
    this.problems = problems;
  }
}

type BuildRequest = {
  readonly commit: string;
  readonly before: string;
  readonly now: number;
  readonly url: string;
};

/**
 * Checks a commit, and builds it in a folder of its own unless it is built already: nothing gets in that is only half typed.
 *
 * @param before the commit that visitors see
 * @param url where the site will be seen: what is refused depends on who can see it
 * @throws BuildRefusal if anything is wrong that `checkNewContent` doesn't excuse
 */
export async function buildCommit(
  project: Project,
  { commit, before, now, url }: BuildRequest,
  commands: BuildCommands,
): Promise<BuiltState> {
  const built = recordOf(project, commit).read();
  const folder = built?.folder ?? (await checkOut(project, commit));
  const sources = await sourcesAt(project.folder, commit);
  // What this process can't check, the commit's own build and launch check do.
  const problems = (await hasSameRules(project.folder, commit))
    ? await checkNewContent({
        before: await sourcesAt(project.folder, before),
        after: sources,
        // What visitors see may have pictures that the new state lacks.
        pictures: withPicturesOf(await readPictures(folder), await picturesAt(project.folder, before)),
        now,
        url,
      })
    : [];
  if (problems.length > 0) throw new BuildRefusal(sentenceFor(problems), problems);
  if (built) return built;

  await linkPackages(project, folder);
  await copyGenerated(project.folder, folder);
  const { succeeded, printed } = await commands.build(folder);
  if (!succeeded) throw new BuildRefusal("The new site couldn’t be built.", [], printed);
  const state = stateIdOf(sources);
  const shown = stateOfPage(await readFile(path.join(folder, "build/client/index.html"), "utf8"));
  if (shown !== state) {
    const printed = `The home page names the state ${shown ?? "(none)"}, the commit ${commit} has ${state}.`;
    throw new BuildRefusal("The new site couldn’t be built: it doesn’t show what was chosen.", [], printed);
  }
  const errors = (await findingsIn(folder, commands)).filter(({ severity }) => severity === "error");
  const dead = errors.filter(({ kind }) => kind === "dead link").map(toPlacedProblem);
  // The settings are the server's.
  const others = errors
    .filter(({ kind }) => kind !== "dead link" && kind !== "setting")
    .map((finding) => toLaunchProblem(finding, sources));
  if (isPublic(url) && others.length > 0) throw new BuildRefusal(sentenceFor(others), [...others, ...dead]);
  if (dead.length > 0) {
    const sentence = dead.length === 1 ? "One link leads nowhere." : `${dead.length} links lead nowhere.`;
    throw new BuildRefusal(sentence, dead);
  }
  const { release } = JSON.parse(await readFile(path.join(folder, "build/site.json"), "utf8")) as SiteFacts;
  const whole: BuiltState = { folder, state, release };
  recordOf(project, commit).write(whole);
  return whole;
}

const buildsOf = ({ dataFolder }: Project) => path.join(dataFolder, "builds");

/** The file that says that a commit is built and checked, and where. */
const recordOf = (project: Project, commit: string) =>
  openJsonFile(project, path.join("builds", `${commit}.json`), builtState);

const builtState = z.object({
  folder: z.string(),
  state: z.string(),
  release: z.string(),
}) satisfies z.ZodType<BuiltState>;

/** Writes the files of a commit to a new folder: a build that outlived a killed studio still writes to its own. */
async function checkOut(project: Project, commit: string): Promise<string> {
  await clearBuilds(project);
  const folder = path.join(buildsOf(project), crypto.randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFilesOf(project, commit, folder);
  return folder;
}

/** Deletes all builds: the records first, so that none names a folder that is half there. Never throws: the next clears the rest. */
export async function clearBuilds(project: Project): Promise<void> {
  const names = await readdir(buildsOf(project)).catch(() => []);
  try {
    for (const name of names.sort((a, b) => Number(b.endsWith(".json")) - Number(a.endsWith(".json"))))
      await rm(path.join(buildsOf(project), name), { recursive: true, force: true });
  } catch (error) {
    console.error(error);
  }
}

/** Returns why problems keep a state from being built. What Ready lists isn't counted here: it counts by places. */
function sentenceFor(problems: readonly PlacedProblem[]): string {
  const others = problems.filter(({ readyKey }) => readyKey === undefined).length;
  if (others === 0) return "What is left under Ready to go live? comes first.";
  return others === 1 ? "One thing has to be fixed first." : `${others} things have to be fixed first.`;
}

/** Gives a commit's work tree the packages that it names: those of the checkout, if they are the same. */
async function linkPackages({ folder }: Project, workTree: string): Promise<void> {
  const packages = path.join(folder, "node_modules");
  const [own, other] = await Promise.all([folder, workTree].map(readLock));
  if (own === other) {
    if (existsSync(packages)) await symlink(packages, path.join(workTree, "node_modules"), "junction");
    return;
  }
  const install =
    'import("./system/install.mjs").then(({ installWhereNeeded }) => installWhereNeeded("site"))';
  const { succeeded, printed } = await runProgram(pinnedNode(), ["-e", install], {
    cwd: workTree,
    env: environment(),
  });
  if (!succeeded) {
    const sentence =
      "The programs that this state of the site needs couldn’t be installed. Is there a network?";
    throw new Refusal(sentence, printed);
  }
}

const readLock = (folder: string) =>
  readFile(path.join(folder, "package-lock.json"), "utf8").catch((error: NodeJS.ErrnoException) => {
    // A project of a test is content only.
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/** Copies what the build can use again. Each part has a stamp: the build makes anew what differs. */
async function copyGenerated(from: string, to: string): Promise<void> {
  for (const part of ["art", "fonts", "program", "compressed"]) {
    const copy = path.join(to, ".generated", part);
    await cp(path.join(from, ".generated", part), copy, {
      recursive: true,
      filter: (file) => !path.basename(file).startsWith("unfinished-"),
      // The part isn't there, or was just replaced: half a copy is worse than none.
    }).catch(() => rm(copy, { recursive: true, force: true }));
  }
}

async function findingsIn(folder: string, { check }: BuildCommands): Promise<Finding[]> {
  const { output, printed } = await check(folder);
  try {
    return (JSON.parse(output) as { findings: Finding[] }).findings;
  } catch {
    throw new BuildRefusal("The new site couldn’t be checked.", [], printed);
  }
}
