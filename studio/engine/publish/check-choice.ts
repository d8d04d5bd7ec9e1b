import { readPictures } from "../../../content-model/compiler/pictures.ts";
import { listElsewhere, type ToDoElsewhere } from "../../business/publishing/elsewhere.ts";
import { listWholeChanges } from "../content/whole-changes.ts";
import { commitAt, gitText } from "../git.ts";
import { trailer } from "../history/list-states.ts";
import { takePictures, withPicturesOf } from "../pictures.ts";
import type { Project } from "../project.ts";
import { liveCommit, liveRef, readRepository } from "../repository.ts";
import { snapshotAt } from "../sources.ts";
import { checkNewContent } from "./build.ts";
import { readChoice } from "./choose-content.ts";
import { chooseHost } from "./hosts.ts";
import { judgeOf } from "./program.ts";
import type { PlacedProblem } from "./publication.ts";

/** What keeps chosen changes from being published, as far as that shows without building. */
export type Checked = {
  readonly problems: readonly PlacedProblem[];
  /** What they ask of the owner outside the site. */
  readonly elsewhere: readonly ToDoElsewhere[];
  /** Why nothing can be published at the moment, for the owner and for a helper. */
  readonly refusal?: { readonly sentence: string; readonly printed: string } | undefined;
};

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
    elsewhere: [],
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
  const before = (await liveCommit(project)) ?? repository.head;
  const judges = { before: await judgeOf(project, before), after: await judgeOf(project, program) };
  const check = { before: live.sources, after: snapshot.sources, pictures, now, url: host.url, judges };
  return {
    problems: await checkNewContent(check),
    elsewhere: listElsewhere(changes, snapshot.sources, now),
  };
}

/** For how long the owner is reminded of what she has to do outside the site. */
const reminded = 30 * 86_400_000;

/**
 * Returns what the publications of the last 30 days ask of the owner outside the site.
 *
 * @param now milliseconds since 1970
 */
export async function listStillElsewhere({ folder }: Project, now: number): Promise<ToDoElsewhere[]> {
  const live = await commitAt(folder, liveRef);
  if (!live) return [];
  const since = `--since=${Math.floor((now - reminded) / 1000)}`;
  const log = ["log", "--first-parent", "--format=%H", `--grep=^${trailer}$`, since, live];
  const first = (await gitText(folder, log)).split("\n").at(-1);
  if (!first) return [];
  const after = await snapshotAt(folder, live);
  const changes = listWholeChanges(await snapshotAt(folder, `${first}^`), after);
  return listElsewhere(changes, after.sources, now);
}
