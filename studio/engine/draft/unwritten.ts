import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import { type FormPath, fieldOfKey, isIn, keyOf } from "../content/change.ts";
import { labelOf } from "../content/describe.ts";
import { pathWhenMoved } from "../content/entries.ts";
import type { Journal, SetAside } from "./journal.ts";
import type { EditResult, Typed } from "./write-edit.ts";

/* What becomes of words that can't go where they were typed, and of those that wait there when their entry goes elsewhere. */

export type Unwritten = ReturnType<typeof createUnwritten>;

export function createUnwritten(journal: Journal) {
  return { keep, setAside, dropInside, followEntries, followEntry, setAsideKept };

  /** Keeps what can't be written now. What was typed there before and isn't valid is in no file, either. */
  function keep({ key, value, base }: Typed, message: string): EditResult {
    journal.keep(key, value, { base, problem: journal.kept(key)?.problem });
    return { state: "read-only", message };
  }

  /** Sets aside what was typed into something that its file no longer has, or has otherwise by now. */
  function setAside(
    name: ContentName,
    named: FormPath,
    value: unknown,
    { why = removedMeanwhile, ...more }: Pick<SetAside, "isInConflict"> & { readonly why?: string } = {},
  ): EditResult {
    const key = keyOf(name, named);
    const label = labelOf(contentFiles[name], named);
    if (value !== undefined) journal.setAside(key, label, value, more);
    journal.drop(key);
    const message = value === undefined ? why : `${why} ${inHistory}`;
    return { state: "superseded", message, ...(!more.isInConflict && { setAsideLabel: label }) };
  }

  /** Forgets what is typed into what was removed: it belongs to nothing any more. */
  function dropInside(name: ContentName, paths: readonly FormPath[]): void {
    for (const { key } of journal.allKept()) {
      if (paths.some((named) => isIn(key, keyOf(name, named)))) journal.drop(key);
    }
  }

  /** Has what isn't in the file follow the entry that it was typed into, if forms know that by its position. */
  function followEntries(name: ContentName, list: FormPath, placeNow: (place: number) => number): void {
    journal.rename((key) => {
      const field = fieldOfKey(key);
      return field.name === name ? keyOf(name, pathWhenMoved(name, field.path, list, placeNow)) : key;
    });
  }

  /** The same for one entry that has moved into another list. */
  function followEntry(name: ContentName, from: FormPath, to: FormPath): void {
    const [fromKey, toKey] = [keyOf(name, from), keyOf(name, to)];
    journal.rename((key) => (isIn(key, fromKey) ? toKey + key.slice(fromKey.length) : key));
  }

  /** Sets aside what is kept at a key: what it belongs to has changed as a whole. */
  function setAsideKept(key: string, label: string): void {
    const kept = journal.kept(key);
    if (!kept) return;
    journal.setAside(key, label, kept.value);
    journal.drop(key);
  }
}

export const inHistory = "What you typed is kept in History.";

export const removedMeanwhile = "It was removed elsewhere.";

export const changedMeanwhile = "It was changed elsewhere.";

/** Of what goes by its position, the studio can't tell which. */
export const movedMeanwhile = "It was changed, moved or removed elsewhere.";
