import type { Sources } from "../../../content-compiler/compile-content.ts";
import { readSources } from "../../../content-compiler/read-sources.ts";
import type { Change } from "../content/change.ts";
import { listChanges } from "../content/list-changes.ts";
import { takeChanges } from "../content/take-changes.ts";
import type { Project } from "../project.ts";
import { sourcesAt } from "../sources-at.ts";

/**
 * Returns the content to publish: what visitors see, with the chosen changes of the draft.
 *
 * @param states what visitors see, what the branch has, and the files in the folder. The branch may be ahead of the live site
 * by changes that somebody committed by hand: those are left out, too, unless they're chosen
 * @param chosen knows the ids of the chosen changes
 * @returns the content, on top of the branch's, and the chosen changes
 */
export function chooseContent(
  { live, branch, draft }: { readonly live: Sources; readonly branch: Sources; readonly draft: Sources },
  chosen: { readonly has: (id: string) => boolean },
): { readonly sources: Sources; readonly changes: readonly Change[] } {
  const changes = listChanges(live, draft).filter(({ id }) => chosen.has(id));
  const leftOut = listChanges(live, branch).filter(({ id }) => !chosen.has(id));
  const base = takeChanges(live, branch, leftOut);
  return { sources: takeChanges(draft, base, changes), changes };
}

/** Reads the three states of a project. */
export async function readStates(
  project: Project,
  { live, branch }: { readonly live: string; readonly branch: string },
): Promise<{ readonly live: Sources; readonly branch: Sources; readonly draft: Sources }> {
  return {
    live: await sourcesAt(project.folder, live),
    branch: await sourcesAt(project.folder, branch),
    draft: await readSources(project.folder),
  };
}
