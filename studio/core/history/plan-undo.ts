import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { type Change, hasId, partsOf } from "../content/change.ts";
import { listWholeChanges, type Snapshot } from "../content/whole-changes.ts";
import { commitAt } from "../git.ts";
import { picturesIn } from "../pictures.ts";
import type { Project } from "../project.ts";
import { snapshotAt } from "../sources.ts";
import { snapshotsAround } from "./list-states.ts";

/** What to undo: the changes that a state brought, or everything since it. */
export type UndoOrder = { readonly kind: "changes" | "back to"; readonly commit: string };

/** A field that the undo sets back: `before` is its value now, `after` the one that comes back. */
export type Undone = Change & {
  /** What the undone state had set, if the field has changed since: the owner says which one holds. */
  readonly changedSince?: { readonly value: string | undefined } | undefined;
};

export type UndoPlan = {
  /** The state whose values come back. */
  readonly from: Snapshot;
  readonly changes: readonly Undone[];
  /** Labels of changes that are undone already. */
  readonly alreadySo: readonly string[];
};

/**
 * Finds out what an undo would change in the draft. Changes nothing: `draft.takeFrom` writes it.
 *
 * @returns undefined if there is no such state
 */
export async function planUndo(
  project: Project,
  draft: Sources,
  order: UndoOrder,
): Promise<UndoPlan | undefined> {
  const { folder } = project;
  if (!/^[0-9a-f]{40,64}$/.test(order.commit) || !(await commitAt(folder, order.commit))) return undefined;
  const now = { sources: draft, pictures: await picturesIn(project) };
  if (order.kind === "back to") {
    const from = await snapshotAt(folder, order.commit);
    return { from, changes: listWholeChanges(now, from), alreadySo: [] };
  }
  const { before: from, after: undone } = await snapshotsAround(folder, order.commit);
  // Backwards, as `back`: ids contain the name that an entry has in the later state.
  const brought = listWholeChanges(undone, from);
  const back = listWholeChanges(now, from);
  const since = new Set(listWholeChanges(undone, now).flatMap(idsOf));
  const changes = new Map<Change, Undone>();
  const alreadySo: string[] = [];
  for (const one of brought) {
    const own = new Set(idsOf(one));
    // An article that has moved since goes by another id, and has parts in common.
    const found = back.filter((change) => hasId(change, own));
    if (found.length === 0) alreadySo.push(one.label);
    for (const change of found) {
      const isChangedSince =
        idsOf(change).some((id) => since.has(id)) || (change.id === one.id && change.before !== one.before);
      changes.set(change, isChangedSince ? { ...change, changedSince: { value: one.before } } : change);
    }
  }
  return { from, changes: [...changes.values()], alreadySo };
}

const idsOf = (change: Change) => partsOf(change).map(({ id }) => id);
