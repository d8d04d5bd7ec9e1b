import { compileContent, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { type Change, partsOf } from "../content/change.ts";
import { listChanges } from "../content/list-changes.ts";
import { takeChanges } from "../content/take-changes.ts";
import { listWholeChanges, type Snapshot } from "../content/whole-changes.ts";
import { gitAnswer, gitText, runGit } from "../git.ts";
import { listPictureChanges, picturesAt, picturesIn, takePictures } from "../pictures.ts";
import type { Project } from "../project.ts";
import { liveCommit, withIndex } from "../repository.ts";
import { snapshotAt, sourcesAt } from "../sources.ts";
import { hasSameRules } from "./program-rules.ts";

type States = { readonly live: Snapshot; readonly branch: Snapshot; readonly draft: Snapshot };

/** What is to be published. */
export type Choice = {
  /** What visitors see, and what they will see. */
  readonly live: Snapshot;
  readonly snapshot: Snapshot;
  /** What the branch has then. */
  readonly onBranch: Snapshot;
  readonly changes: readonly Change[];
  /** The commit whose program the new state has: the branch's newest, or the one that is live. */
  readonly program: string;
};

/**
 * Reads what visitors see, and what they will see once the chosen changes are published. The branch may be ahead of the live site
 * by changes that were committed by hand: those are left out, too, unless they're chosen. A later version of the program goes
 * live with them. The version that is live stays if the later one needs words that were left out, or came while the studio was
 * running.
 *
 * @param head the newest commit of the branch
 * @param chosen the ids of the chosen changes
 * @param now milliseconds since 1970
 */
export async function readChoice(
  project: Project,
  head: string,
  chosen: readonly string[],
  now: number,
): Promise<Choice> {
  const before = (await liveCommit(project)) ?? head;
  const { live, branch, draft } = await readStates(project, { live: before, branch: head });
  const changes = listWholeChanges(live, draft).filter(({ id }) => chosen.includes(id));
  const parts = new Set(changes.flatMap(partsOf).map(({ id }) => id));
  const leftOut = [
    ...listChanges(live.sources, branch.sources),
    ...listPictureChanges(live.pictures, branch.pictures),
  ].filter(({ id }) => !parts.has(id));
  const snapshot: Snapshot = {
    sources: takeChanges(draft.sources, takeChanges(live.sources, branch.sources, leftOut), changes),
    pictures: takePictures(draft.pictures, takePictures(live.pictures, branch.pictures, leftOut), changes),
  };
  const onBranch: Snapshot = {
    sources: takeChanges(draft.sources, branch.sources, changes),
    pictures: takePictures(draft.pictures, branch.pictures, changes),
  };
  const isValid = (sources: Sources) => compileContent(sources, { now }).content !== undefined;
  const isHeadUsable =
    (await hasSameRules(project.folder, head)) && (isValid(snapshot.sources) || !isValid(onBranch.sources));
  return { live, snapshot, onBranch, changes, program: isHeadUsable ? head : before };
}

/** Reads the three states of a project. Git keeps the draft's pictures from then on. */
export async function readStates(
  project: Project,
  { live, branch }: { readonly live: string; readonly branch: string },
): Promise<States> {
  const { folder } = project;
  return {
    live: await snapshotAt(folder, live),
    branch: await snapshotAt(folder, branch),
    draft: { sources: await readSources(folder), pictures: await picturesIn(project, { keeps: true }) },
  };
}

/** The commits of a publication. */
export type Commits = {
  /** What goes live. */
  readonly commit: string;
  /** Where the branch moves: the same, unless the live site keeps a program that the branch has left behind. */
  readonly tip: string;
};

/** Makes the commits of a choice. Neither a branch nor the files in the folder change. */
export async function commitChoice(
  project: Project,
  head: string,
  { snapshot, onBranch, program, changes }: Choice,
  message: string,
): Promise<Commits> {
  const commit = await commitContent(project, program, snapshot, message);
  if (program === head) return { commit, tip: commit };
  if (changes.length === 0) return { commit, tip: head };
  return { commit, tip: await commitContent(project, head, onBranch, message, commit) };
}

/**
 * Makes a commit on top of another, with other content. Neither a branch nor the files in the folder change.
 *
 * @param parent everything but the content and its pictures is taken from it
 * @param merged another commit whose content this one has, too
 * @returns the commit, which is the parent if its content is the same already
 */
export async function commitContent(
  project: Project,
  parent: string,
  { sources, pictures }: Snapshot,
  message: string,
  merged?: string,
): Promise<string> {
  const { folder } = project;
  const before = await sourcesAt(folder, parent);
  const changed = [...sources].filter(([file, text]) => before.get(file) !== text);
  const gone = [...before.keys()].filter((file) => !sources.has(file));
  const oldPictures = await picturesAt(folder, parent);
  const gonePictures = [...oldPictures.keys()].filter((file) => !pictures.has(file));
  return withIndex(project, parent, async (environment) => {
    const lines = [...gone, ...gonePictures].map((file) => `0 ${"0".repeat(parent.length)}\t${file}`);
    for (const [file, id] of pictures) if (oldPictures.get(file) !== id) lines.push(`100644 ${id}\t${file}`);
    for (const [file, text] of changed) {
      // With its path, so that line ends become what the repository keeps.
      const id = await gitText(folder, ["hash-object", "-w", "--stdin", `--path=${file}`], { input: text });
      lines.push(`100644 ${id}\t${file}`);
    }
    await runGit(folder, ["update-index", "--index-info"], {
      environment,
      input: lines.map((line) => `${line}\n`).join(""),
    });
    const tree = await gitText(folder, ["write-tree"], { environment });
    if (!merged && tree === (await gitText(folder, ["rev-parse", `${parent}^{tree}`]))) return parent;
    const isNamed = await gitAnswer(folder, ["var", "GIT_COMMITTER_IDENT"]);
    return gitText(
      folder,
      ["commit-tree", tree, "-p", parent, ...(merged ? ["-p", merged] : []), "-F", "-"],
      {
        input: message,
        ...(isNamed === undefined && { environment: Object.fromEntries(unnamed) }),
      },
    );
  });
}

/** Who keeps the state, where git isn't set up to know. */
const unnamed = ["AUTHOR", "COMMITTER"].flatMap((role) => [
  [`GIT_${role}_NAME`, "The owner"],
  [`GIT_${role}_EMAIL`, "studio@localhost"],
]);
