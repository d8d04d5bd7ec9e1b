import { leadAwayFromGone } from "../articles/lead-away.ts";
import { type Change, partsOf } from "../content/change.ts";
import { takeChanges, valuesGone } from "../content/take-changes.ts";
import type { Snapshot } from "../content/whole-changes.ts";
import { removePictures, takePictures } from "../pictures.ts";
import { createArticleEdit } from "./edit-article.ts";
import { createFieldEdit } from "./edit-field.ts";
import { createListEdits } from "./edit-lists.ts";
import { createUnwritten } from "./unwritten.ts";
import { createEditWriter, type DraftOptions } from "./write-edit.ts";

export type Draft = ReturnType<typeof createDraft>;

/** The drafted content: the files of the working tree. Edits are written one after the other. */
export function createDraft(options: DraftOptions) {
  const { project, journal } = options;
  const writer = createEditWriter(options);
  const unwritten = createUnwritten(journal);
  return {
    sources: writer.sources,
    setField: createFieldEdit(writer, unwritten, journal),
    ...createListEdits(writer, unwritten, journal),
    setArticle: createArticleEdit(writer, unwritten, journal),

    /**
     * Copies the values and pictures of changes from another state, such as what is live, into the files. An article that the
     * other state lacks is taken out. What only the draft had there, in its files or typed, goes to History.
     *
     * @param isBackedUp the caller keeps what the files had
     */
    restoreFrom: (other: Snapshot, changes: readonly Change[], { isBackedUp = false } = {}) =>
      writer.enqueue(async () => {
        const why = await writer.whyReadOnly();
        if (why) return { state: "read-only", message: why };
        const sources = await writer.sources();
        const live = await writer.readLive();
        const after = leadAwayFromGone(sources, takeChanges(other.sources, sources, changes), live);
        const toSetAside = isBackedUp ? [] : valuesGone(sources, after, live);
        const restoredPictures = takePictures(other.pictures, new Map(), changes);
        const result = await writer.write({
          sources,
          after,
          restoredFrom: other.sources,
          restoredPictures,
          toSetAside,
        });
        if (result.state !== "saved") return result;
        await removePictures(project, other.pictures, changes);
        for (const { id, label } of changes.flatMap(partsOf)) unwritten.setAsideKept(id, label);
        return result;
      }),
  };
}
