import { asPublished, type PublishedChange } from "../content/change.ts";
import { type Difference, listWholeChanges } from "../content/whole-changes.ts";
import { commitAt, gitAnswer, gitText, memoPerCommit } from "../git.ts";
import type { Project } from "../project.ts";
import { liveRef, readLiveTimes } from "../repository.ts";
import { snapshotAt, snapshotsAround } from "../sources.ts";
import { isPublished, trailer } from "./commit-message.ts";

/** A state that the site's content has been in. */
export type State = {
  readonly commit: string;
  /** When visitors got it, or it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly changes: readonly PublishedChange[];
  /** The first line of the commit, if it was made by hand and not published from the studio. */
  readonly subject?: string | undefined;
  /** - `live`: visitors see it · `ahead`: newer than what they see · `past` */
  readonly place: "live" | "ahead" | "past";
};

export type History = {
  /** The newest first. */
  readonly states: readonly State[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
  /** Whether anything was ever published from the studio. */
  readonly isPublished: boolean;
};

/** The files that count as content, for git. */
const contentFiles = ["content/*.yaml", "content/articles/*", "public/photos/*"].map(
  (files) => `:(top)${files}`,
);

/**
 * Lists the states of the site from the branch's commits, since the first one that was published from the studio: what was
 * before is the work of those who built the site.
 *
 * @param most how many; the newest are listed
 * @returns no states if nothing was ever published
 */
export async function listStates({ folder }: Project, most: number): Promise<History> {
  const live = await commitAt(folder, liveRef);
  const head = await commitAt(folder, "HEAD");
  const tips = [head, live].filter((tip) => tip !== undefined);
  const known = { isPublished: live !== undefined };
  const first = tips.length > 0 ? await firstPublished(folder, tips) : undefined;
  if (!first) return { states: [], hasMore: false, ...known };

  const commits = await readLog(folder, [`--max-count=${most + 1}`, ...tips, "--not", `${first}^@`]);
  const liveState = live && (await readLog(folder, [live, "--max-count=1"]))[0]?.commit;
  const ahead = live ? new Set(await newerThan(folder, live)) : new Set<string>();
  const noted = await readLiveTimes(folder);
  const states: State[] = [];
  for (const { commit, at, message } of commits.slice(0, most)) {
    // A publication that left the branch's program behind is on the branch by this commit, too.
    if (isPublished(message) && ahead.has(commit)) continue;
    states.push({
      commit,
      at: noted.get(commit) ?? at,
      changes: await changesIn(folder, commit),
      ...(!isPublished(message) && { subject: message.split("\n", 1)[0] ?? "" }),
      place: commit === liveState ? "live" : ahead.has(commit) ? "ahead" : "past",
    });
  }
  return { states, hasMore: commits.length > most, ...known };
}

/** Returns the first commit that the studio made. */
async function firstPublished(folder: string, tips: readonly string[]): Promise<string | undefined> {
  const candidates = await readLog(folder, [`--grep=^${trailer}$`, ...tips]);
  return candidates.findLast(({ message }) => isPublished(message))?.commit;
}

type Logged = { readonly commit: string; readonly at: number; readonly message: string };

async function readLog(folder: string, args: readonly string[]): Promise<Logged[]> {
  const format = "--format=%H%x00%ct%x00%B%x1e";
  const log = await gitText(folder, [
    "log",
    "--first-parent",
    "--topo-order",
    format,
    ...args,
    "--",
    ...contentFiles,
  ]);
  return log.split("\x1e").flatMap((entry) => {
    const [commit, seconds, message] = entry.replace(/^\n/, "").split("\0");
    return commit && message !== undefined ? [{ commit, at: Number(seconds) * 1000, message }] : [];
  });
}

const newerThan = async (folder: string, live: string) =>
  ((await gitAnswer(folder, ["rev-list", `${live}..HEAD`])) ?? "").split("\n");

const changesIn = memoPerCommit(async (folder, commit): Promise<readonly PublishedChange[]> => {
  const { before, after } = await snapshotsAround(folder, commit);
  return listWholeChanges(before, after).map(asPublished);
});

const none: Difference = { changes: [], before: new Map(), after: new Map() };

/**
 * Returns what was published since a moment, as far as visitors see it.
 *
 * @param moment milliseconds since 1970
 */
export async function readPublishedSince(project: Project, moment: number): Promise<Difference> {
  const { folder } = project;
  const live = await commitAt(folder, liveRef);
  if (!live) return none;
  const since = `--since=${Math.floor(moment / 1000)}`;
  const log = ["log", "--first-parent", "--format=%H", `--grep=^${trailer}$`, since, live];
  const first = (await gitText(folder, log)).split("\n").at(-1);
  if (!first) return none;
  return readChangedSince(project, `${first}^`);
}

/**
 * Returns what visitors see otherwise than in an earlier state.
 *
 * @param commit the state; one that isn't in the history any more says nothing
 */
export async function readChangedSince({ folder }: Project, commit: string): Promise<Difference> {
  const live = await commitAt(folder, liveRef);
  if (!live || !(await commitAt(folder, commit))) return none;
  const [before, after] = [await snapshotAt(folder, commit), await snapshotAt(folder, live)];
  return { changes: listWholeChanges(before, after), before: before.sources, after: after.sources };
}
