import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import type { Change } from "../content/change.ts";
import { listWholeChanges } from "../content/whole-changes.ts";
import { commitAt, gitText } from "../git.ts";
import { trailer } from "../history/list-states.ts";
import { takePictures, withPicturesOf } from "../pictures.ts";
import type { Project } from "../project.ts";
import { liveRef, readRepository } from "../repository.ts";
import { snapshotAt } from "../sources.ts";
import { checkNewContent } from "./check-new-content.ts";
import { readChoice } from "./choose-content.ts";
import { chooseHost } from "./hosts.ts";
import { isJudgedHere } from "./judge-content.ts";
import type { PlacedProblem } from "./publication.ts";

/** What keeps chosen changes from being published, as far as that shows without building. */
export type Checked = {
  readonly problems: readonly PlacedProblem[];
  /** Whether this program judges them. If they go live with another version, what is missing shows as that builds the site. */
  readonly isJudgedHere: boolean;
  /** What they are, as far as it is known. */
  readonly chosen: Chosen;
  /** Why nothing can be published at the moment, for the owner and for a helper. */
  readonly refusal?: { readonly sentence: string; readonly printed: string } | undefined;
};

/** Changes, and the content without and with them. */
export type Chosen = {
  readonly changes: readonly Change[];
  readonly before: Sources;
  readonly sources: Sources;
};

const nothing: Chosen = { changes: [], before: new Map(), sources: new Map() };

/**
 * Checks chosen changes in a second, before the owner publishes them.
 *
 * @param now milliseconds since 1970
 */
export async function checkChoice(
  project: Project,
  chosen: readonly string[],
  now: number,
): Promise<Checked> {
  const refuse = (sentence: string, printed: string): Checked => ({
    problems: [],
    isJudgedHere: true,
    chosen: nothing,
    refusal: { sentence, printed },
  });
  const repository = await readRepository(project);
  if (!repository.isReady) return refuse(repository.sentence, repository.printed);
  const { live, snapshot, changes, program } = await readChoice(project, repository.head, chosen, now);
  // What visitors see may have pictures that the draft lacks, such as that of an article that was taken out.
  const gone = takePictures(snapshot.pictures, live.pictures, changes);
  const pictures = withPicturesOf(await readPictures(project.folder), gone);
  const host = await chooseHost(project, snapshot.sources).catch(String);
  if (typeof host === "string") return refuse("The studio doesn’t know where to put the site.", host);
  const check = { before: live.sources, after: snapshot.sources, pictures, now, url: host.url };
  const isJudged = await isJudgedHere(project.folder, program);
  return {
    problems: isJudged ? await checkNewContent(check) : [],
    isJudgedHere: isJudged,
    chosen: { changes, before: live.sources, sources: snapshot.sources },
  };
}

/**
 * Returns what was published since a moment, as far as visitors see it.
 *
 * @param moment milliseconds since 1970
 */
export async function readPublishedSince(project: Project, moment: number): Promise<Chosen> {
  const { folder } = project;
  const live = await commitAt(folder, liveRef);
  if (!live) return nothing;
  const since = `--since=${Math.floor(moment / 1000)}`;
  const log = ["log", "--first-parent", "--format=%H", `--grep=^${trailer}$`, since, live];
  const first = (await gitText(folder, log)).split("\n").at(-1);
  if (!first) return nothing;
  return readChangedSince(project, `${first}^`);
}

/**
 * Returns what visitors see otherwise than in an earlier state.
 *
 * @param commit the state; one that isn't in the history any more says nothing
 */
export async function readChangedSince({ folder }: Project, commit: string): Promise<Chosen> {
  const live = await commitAt(folder, liveRef);
  if (!live || !(await commitAt(folder, commit))) return nothing;
  const [before, after] = [await snapshotAt(folder, commit), await snapshotAt(folder, live)];
  return { changes: listWholeChanges(before, after), before: before.sources, sources: after.sources };
}
