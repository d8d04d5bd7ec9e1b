import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { type Change, hasId, partsOf } from "../content/change.ts";
import { listWholeChanges, type Snapshot } from "../content/whole-changes.ts";
import { commitAt, isCommitId } from "../git.ts";
import { picturesIn } from "../pictures.ts";
import type { Project } from "../project.ts";
import { snapshotsAround } from "../sources.ts";

/** A field that the undo sets back: `before` is its value now, `after` the one that comes back. */
export type UndoneChange = Change & {
  /** What the undone state had set, if the field has changed since: it goes back only if the owner says so. */
  readonly changedSince?: { readonly value: string | undefined } | undefined;
  /** What comes back is made up: the site came with it. */
  readonly isMadeUp?: true | undefined;
};

export type UndoPlan = {
  /** The state whose values come back. */
  readonly from: Snapshot;
  readonly changes: readonly UndoneChange[];
  /** Labels of changes that are undone already. */
  readonly alreadyUndone: readonly string[];
};

/**
 * Finds out what undoing the changes of a commit would change in the draft. Changes nothing: `draft.restoreFrom` writes it.
 *
 * @returns undefined if there is no such state
 */
export async function planUndo(
  project: Project,
  draft: Sources,
  commit: string,
): Promise<UndoPlan | undefined> {
  const { folder } = project;
  if (!isCommitId(commit) || !(await commitAt(folder, commit))) return undefined;
  const now = { sources: draft, pictures: await picturesIn(project) };
  const { before: from, after: undone } = await snapshotsAround(folder, commit);
  // Backwards, as `back`: ids contain the name that an entry has in the later state.
  const brought = listWholeChanges(undone, from);
  const back = listWholeChanges(now, from);
  const since = new Set(listWholeChanges(undone, now).flatMap(idsOf));
  const changes = new Map<Change, UndoneChange>();
  const alreadyUndone: string[] = [];
  for (const one of brought) {
    const own = new Set(idsOf(one));
    // A whole, such as an article with its picture, may go by another id since, and has parts in common.
    const found = back.filter((change) => hasId(change, own));
    if (found.length === 0) alreadyUndone.push(one.label);
    for (const change of found) {
      const isChangedSince =
        idsOf(change).some((id) => since.has(id)) || (change.id === one.id && change.before !== one.before);
      changes.set(change, isChangedSince ? { ...change, changedSince: { value: one.before } } : change);
    }
  }
  return { from, changes: [...changes.values()], alreadyUndone };
}

const idsOf = (change: Change) => partsOf(change).map(({ id }) => id);
