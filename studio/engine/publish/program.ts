import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import {
  compileContent,
  readFactsOf,
  type Sources,
} from "../../../content-model/compiler/compile-content.ts";
import { createMemory } from "../../../content-model/compiler/remember.ts";
import { environment, pinnedNode } from "../../../system/install.mjs";
import { runProgram } from "../../../system/programs.ts";
import { writeFilesOf } from "../commit-files.ts";
import { gitText, perCommit } from "../git.ts";
import { makeDataFolder, type Project } from "../project.ts";
import { createQueue } from "../queue.ts";
import { Refusal } from "../refusal.ts";
import { liveCommit } from "../repository.ts";
import { sourcesAt } from "../sources.ts";
import { type ContentState, decode, encode, judgeContent, type Verdict } from "./judge-content.ts";

/**
 * Judges a state of the content: compiles it, and says what is wrong with it. A state is judged by the program with which it is
 * live or will be: a field that came with a later version is no mistake of an earlier one.
 */
export type Judge = (state: ContentState) => Promise<Verdict>;

/** Returns the judge of a commit: this process if its rules are the same, or else that commit's program in a process of its own. */
export async function judgeOf(project: Project, commit: string): Promise<Judge> {
  const ids = await rulesAt(project.folder, commit);
  if (ids === (await ownRules(project.folder))) return judgeContent;
  const id = createHash("sha256").update(ids).digest("hex").slice(0, 16);
  return async (state) => {
    // What is judged depends on the day; windows ask for the same state again and again.
    const input = encode({ ...state, now: Math.floor(state.now / tenMinutes) * tenMinutes });
    return remember(`${id} ${createHash("sha256").update(input).digest("hex")}`, () =>
      inTurn(async () => {
        const folder = await workTreeOf(project, commit, id);
        const script = path.join(folder, "studio/engine/publish/judge-process.ts");
        const { succeeded, output, printed } = await runProgram(pinnedNode(), [script], {
          cwd: folder,
          env: environment(),
          input,
        });
        if (!succeeded) throw new Error(`The program of ${commit} couldn’t judge the content: ${printed}`);
        return decode(output) as Verdict;
      }),
    );
  };
}

/** What visitors see, as the program sees it with which they see it. */
export type LiveContent = Pick<Verdict, "content" | "articles" | "facts"> & { readonly sources: Sources };

/** Returns a function that compiles what visitors see. Where this process can't, after a change of the program, theirs does. */
export function createLiveCompiler(project: Project, now: () => number): () => Promise<LiveContent> {
  // The studio starts: from now on, a helper may check out another program than this one.
  const noted = ownRules(project.folder).catch(() => {});
  return async () => {
    await noted;
    const commit = await liveCommit(project);
    const sources: Sources = commit === undefined ? new Map() : await sourcesAt(project.folder, commit);
    const { content, articles } = compileContent(sources, { now: now() });
    if (content) return { content, articles, facts: readFactsOf(sources), sources };
    // What is live was right when it went live.
    const judge = commit === undefined ? judgeContent : await judgeOf(project, commit);
    return { ...(await judge({ sources, now: now() })), sources };
  };
}

const tenMinutes = 600_000;

const remember = createMemory(8);

/** One at a time: the computer has other things to do. */
const inTurn = createQueue();

/** The folders whose files judge content. */
const rules = ["content-model", "domain", "launch-check"];

/** Returns an id of the rules by which a commit's program judges content. */
export const rulesAt = perCommit((folder, commit) =>
  gitText(folder, ["ls-tree", "--full-tree", commit, "--", ...rules]),
);

const rememberOwn = createMemory();

/** The rules of this process: those of the commit that was checked out when this was first called, whatever is committed meanwhile. */
const ownRules = (folder: string): Promise<string> => rememberOwn(folder, () => rulesAt(folder, "HEAD"));

/** How many programs stay on disk: that of the live site, and that of the branch. */
const kept = 2;

/** Returns the folder with the files of a commit's program, which is written at the first call. */
async function workTreeOf(project: Project, commit: string, id: string): Promise<string> {
  makeDataFolder(project);
  const programs = path.join(project.dataFolder, "programs");
  const folder = path.join(programs, id);
  if (existsSync(folder)) {
    // It was used last.
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  for (const other of (await foldersByUse(programs)).slice(kept - 1))
    await rm(other, { recursive: true, force: true });
  const unfinished = path.join(programs, `.unfinished-${id}`);
  await rm(unfinished, { recursive: true, force: true });
  await writeFilesOf(project, commit, unfinished);
  await linkPackages(project, unfinished);
  await rename(unfinished, folder);
  return folder;
}

/** Lists the folders in a folder, the one that was used last first. */
async function foldersByUse(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const used = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, at: (await stat(file)).mtimeMs };
    }),
  );
  return used.sort((one, other) => other.at - one.at).map(({ file }) => file);
}

/** Gives a commit's work tree the packages that it names: those of the checkout, if they are the same. */
export async function linkPackages({ folder }: Project, workTree: string): Promise<void> {
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
