import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { Change } from "../content/change.ts";
import { listChanges } from "../content/list-changes.ts";
import { commitAt } from "../git.ts";
import { listPictureChanges, picturesAt, picturesIn } from "../pictures.ts";
import type { Project } from "../project.ts";
import type { Snapshot } from "../publish/choose-content.ts";
import { sourcesAt } from "../sources.ts";
import { picturesAround, sourcesAround } from "./list-states.ts";

/** What to undo: changes that a state brought, all of them by default, or everything since it. */
export type UndoOrder =
  | { readonly kind: "changes"; readonly commit: string; readonly ids?: readonly string[] | undefined }
  | { readonly kind: "back to"; readonly commit: string };

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
 * Finds out what an undo would change in the draft. Changes nothing: `draft.takeFrom` and `writePictures` write it.
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
    const from = {
      sources: await sourcesAt(folder, order.commit),
      pictures: await picturesAt(folder, order.commit),
    };
    return { from, changes: differences(now, from), alreadySo: [] };
  }
  const sources = await sourcesAround(folder, order.commit);
  const pictures = await picturesAround(folder, order.commit);
  const from = { sources: sources.before, pictures: pictures.before };
  const undone = { sources: sources.after, pictures: pictures.after };
  // Backwards, as `back`: ids contain the name that an entry has in the later state.
  const brought = differences(undone, from).filter(({ id }) => order.ids?.includes(id) ?? true);
  const back = new Map(differences(now, from).map((change) => [change.id, change]));
  const since = new Set(differences(undone, now).map(({ id }) => id));
  return {
    from,
    changes: brought.flatMap(({ id, before: value }): Undone[] => {
      const change = back.get(id);
      if (!change) return [];
      const isChangedSince = since.has(id) || change.before !== value;
      return [isChangedSince ? { ...change, changedSince: { value } } : change];
    }),
    alreadySo: brought.filter(({ id }) => !back.has(id)).map(({ label }) => label),
  };
}

const differences = (before: Snapshot, after: Snapshot) => [
  ...listChanges(before.sources, after.sources),
  ...listPictureChanges(before.pictures, after.pictures),
];
