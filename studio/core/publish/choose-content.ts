import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import type { Change } from "../content/change.ts";
import { listChanges } from "../content/list-changes.ts";
import { takeChanges } from "../content/take-changes.ts";
import { listPictureChanges, type Pictures, picturesAt, picturesIn, takePictures } from "../pictures.ts";
import type { Project } from "../project.ts";
import { sourcesAt } from "../sources-at.ts";

/**
 * Returns the content to publish: what visitors see, with the chosen changes of the draft.
 *
 * @param states what visitors see, what the branch has, and the files in the folder. The branch may be ahead of the live site
 * by changes that were committed by hand: those are left out, too, unless they're chosen
 * @param chosen knows the ids of the chosen changes
 * @returns the content, on top of the branch's, and the chosen changes
 */
export function chooseContent(
  { live, branch, draft }: States,
  chosen: { readonly has: (id: string) => boolean },
): { readonly kept: Kept; readonly changes: readonly Change[] } {
  const isChosen = ({ id }: Change) => chosen.has(id);
  const isLeftOut = ({ id }: Change) => !chosen.has(id);
  const changes = listChanges(live.sources, draft.sources).filter(isChosen);
  const leftOut = listChanges(live.sources, branch.sources).filter(isLeftOut);
  const base = takeChanges(live.sources, branch.sources, leftOut);
  const newPictures = listPictureChanges(live.pictures, draft.pictures).filter(isChosen);
  const oldPictures = listPictureChanges(live.pictures, branch.pictures).filter(isLeftOut);
  const basePictures = takePictures(live.pictures, branch.pictures, oldPictures);
  return {
    kept: {
      sources: takeChanges(draft.sources, base, changes),
      pictures: takePictures(draft.pictures, basePictures, newPictures),
    },
    changes: [...changes, ...newPictures],
  };
}

/** What a state of the site keeps: its content, and the pictures that the content names. */
export type Kept = { readonly sources: Sources; readonly pictures: Pictures };

type States = { readonly live: Kept; readonly branch: Kept; readonly draft: Kept };

/** Reads the three states of a project. Git keeps the draft's pictures from then on. */
export async function readStates(
  project: Project,
  { live, branch }: { readonly live: string; readonly branch: string },
): Promise<States> {
  const { folder } = project;
  const keptAt = async (commit: string) => ({
    sources: await sourcesAt(folder, commit),
    pictures: await picturesAt(folder, commit),
  });
  return {
    live: await keptAt(live),
    branch: await keptAt(branch),
    draft: { sources: await readSources(folder), pictures: await picturesIn(project, { keeps: true }) },
  };
}
