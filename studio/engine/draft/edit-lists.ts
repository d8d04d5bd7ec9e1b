import type { FieldPath } from "../../../content-model/compiler/field-at.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { type FieldRef, type FormPath, keyOf } from "../content/change.ts";
import { insertEntry, removeValue } from "../content/edit-yaml.ts";
import { findField } from "../content/entries.ts";
import { followPath } from "../content/moved-entries.ts";
import { hasSameValue } from "../content/same-value.ts";
import type { Journal } from "./journal.ts";
import { removedMeanwhile, type Unwritten } from "./unwritten.ts";
import type { EditWriter, OpenedFile } from "./write-edit.ts";

/** An entry typed for a list. */
export type NewEntry = FieldRef & {
  readonly value: unknown;
  /** Its place; at the end by default. */
  readonly index?: number | undefined;
  /** What the window calls it until it is in the file, unique in the list. */
  readonly temporaryName: string;
};

/** An entry, its list and its place there. */
export type PlacedEntry = { readonly path: FormPath; readonly value: unknown; readonly index: number };

/** Returns the functions that add, remove and move entries of lists. */
export function createListEdits(writer: EditWriter, unwritten: Unwritten, journal: Journal) {
  const { enqueue } = writer;
  return {
    addEntry: ({ name, path: named, value, index, temporaryName }: NewEntry) =>
      enqueue(async () => {
        const typed = { key: keyOf(name, [...named, temporaryName]), value };
        const opened = await writer.open(name);
        if (opened.whyReadOnly) return unwritten.keep(typed, opened.whyReadOnly);
        const found = findField(name, opened.data, named);
        if (!found) return unwritten.setAside(name, [...named, temporaryName], value);
        // The entry was written before its answer was lost: a list with the same entry twice says nothing more.
        const entries = Array.isArray(found.value) ? found.value : [];
        if (entries.some((entry) => hasSameValue(entry, value))) {
          journal.drop(typed.key);
          return { state: "saved", at: writer.now() };
        }
        const place = index ?? entries.length;
        const edited = insertEntry(opened.text, found.path, place, value);
        const result = await writer.writeData(opened, edited, [...found.path, place], { typed });
        if (result.state === "saved") unwritten.followEntries(name, named, withNewAt(place));
        return result;
      }),

    /** Returns entries to lists, such as those that an undo brings back: all of them, or none. */
    addEntries: (name: ContentName, added: readonly PlacedEntry[]) =>
      enqueue(async () => {
        const opened = await writer.open(name);
        if (opened.whyReadOnly) return { state: "read-only", message: opened.whyReadOnly };
        let edited = opened.text;
        const placed: PlacedEntry[] = [];
        let at: FieldPath = [];
        for (const { path: list, value, index } of added) {
          const found = findField(name, parseSource(opened.file, edited).data, list);
          if (!found) return { state: "superseded", message: removedMeanwhile };
          const entries = Array.isArray(found.value) ? found.value : [];
          // Another device may have brought it back.
          if (entries.some((entry) => hasSameValue(entry, value))) continue;
          const place = Math.min(index, entries.length);
          at = [...found.path, place];
          edited = insertEntry(edited, found.path, place, value);
          placed.push({ path: list, value, index: place });
        }
        const result = await writer.writeData(opened, edited, at);
        if (result.state !== "saved") return result;
        for (const { path: list, index } of placed) unwritten.followEntries(name, list, withNewAt(index));
        return result;
      }),

    /** Removes entries of lists, and what is kept of them: all of them, or none. */
    removeEntries: (name: ContentName, shownPaths: readonly FormPath[], seen?: unknown) =>
      enqueue(async () => {
        const opened = await writer.open(name);
        const { file, text, whyReadOnly } = opened;
        if (whyReadOnly) return { state: "read-only", message: whyReadOnly };
        const paths = shownPaths.flatMap((one) => placeNow(opened, name, one, seen) ?? []);
        let edited = text;
        const removed: { readonly list: FormPath; readonly at: FieldPath }[] = [];
        // From the last one on: of two with the same name, the second goes by it once the first is gone.
        for (const named of paths.toReversed()) {
          const found = findField(name, parseSource(file, edited).data, named);
          if (found?.value === undefined) continue;
          removed.push({ list: named.slice(0, -1), at: found.path });
          edited = removeValue(edited, found.path);
        }
        const result = await writer.writeData(opened, edited, removed.at(-1)?.at ?? []);
        if (result.state !== "saved") return result;
        unwritten.dropInside(name, paths);
        for (const { list, at } of removed)
          unwritten.followEntries(name, list, withoutPlace(Number(at.at(-1))));
        return result;
      }),

    /** Moves an entry to another place of its list, or into another list of its file: it is never in both. */
    moveEntry: (name: ContentName, shownPath: FormPath, index: number, seen?: unknown, to?: FormPath) =>
      enqueue(async () => {
        const opened = await writer.open(name);
        if (opened.whyReadOnly) return { state: "read-only", message: opened.whyReadOnly };
        const [named] = placeNow(opened, name, shownPath, seen) ?? [];
        const found = named && findField(name, opened.data, named);
        if (!found) return { state: "superseded", message: removedMeanwhile };
        const list = to ?? found.path.slice(0, -1);
        const edited = insertEntry(removeValue(opened.text, found.path), list, index, found.value);
        const result = await writer.writeData(opened, edited, list);
        if (result.state !== "saved") return result;
        const old = Number(found.path.at(-1));
        const from = named.slice(0, -1);
        if (to) {
          unwritten.followEntries(name, to, withNewAt(index));
          unwritten.followEntry(name, named, [...to, String(index)]);
          unwritten.followEntries(name, from, withoutPlace(old));
        } else {
          unwritten.followEntries(name, from, (place) =>
            place === old ? index : withNewAt(index)(withoutPlace(old)(place)),
          );
        }
        return result;
      }),
  };
}

/** Returns where an entry that a window shows is by now, in a list of one; undefined if it is gone. */
function placeNow(
  { data }: OpenedFile,
  name: ContentName,
  shownPath: FormPath,
  seen: unknown,
): [FormPath] | undefined {
  if (seen === undefined) return [shownPath];
  const now = followPath(name, seen, data, shownPath);
  return now && !now.isGuess ? [now.path] : undefined;
}

/** Returns where an entry stands once there is a new one at a place. */
const withNewAt = (index: number) => (place: number) => (place < index ? place : place + 1);

/** Returns where an entry stands once the one at a place is gone. */
const withoutPlace = (index: number) => (place: number) => (place > index ? place - 1 : place);
