import { useEffect } from "react";
import { type FieldRef, keyOf } from "../../engine/content/change.ts";
import { findField, isFields } from "../../engine/content/entries.ts";
import { hasSameValue } from "../../engine/content/same-value.ts";
import type { EditProblem } from "../../engine/draft/check-draft.ts";
import { api, read } from "../api/client.ts";
import { assertSaved, edit, useFile } from "../api/content.ts";
import { problemOf } from "./autosave.ts";
import { forgetAnswered, keyOfTarget, pendingEntries, whenAllAnswered } from "./autosave-registry.ts";
import { save } from "./save-status.ts";
import { type NewEntryTarget, nameInList, seenOf } from "./send-entry.ts";
import { useAutosaveSnapshot } from "./use-field.ts";

/** What changes a list. Everything throws a StudioError or ConnectionLostError, with a sentence for the owner, if it isn't done. */
type EntryWrites = {
  /** @param temporaryName what to call it if it isn't valid and is kept @param index its place; at the end by default */
  add(value: unknown, temporaryName: string, index?: number): Promise<void>;
  /** @param entry what forms know it by (`formNames`), or its position */
  remove(entry: string): Promise<void>;
  move(entry: string, index: number): Promise<void>;
};

/** Returns what adds entries to a list, moves and removes them. */
export function useEntry({ name, path }: FieldRef): EntryWrites {
  const write = async (request: () => Promise<unknown>) => {
    await whenAllAnswered(keyOf(name, path));
    const result = await save(() => edit(name, request));
    // Entries that go by their position have another one now.
    forgetAnswered(keyOf(name, path));
    assertSaved(result);
  };
  return {
    add: (value, temporaryName, index) =>
      write(() => read(api.content.entry.$post({ json: { name, path, value, temporaryName, index } }))),
    remove: (entry) => {
      const json = { name, paths: [[...path, entry]], seen: seenOf(name, [...path, entry]) };
      return write(() => read(api.content.removal.$post({ json })));
    },
    move: (entry, index) => {
      const at = [...path, entry];
      const json = { name, path: at, index, seen: seenOf(name, at) };
      return write(() => read(api.content.move.$post({ json })));
    },
  };
}

/** Returns an entry that is being typed. It is added to its list as soon as it is valid; until then it is kept. */
export function useNewEntry(target: NewEntryTarget) {
  const { kept } = useFile(target.name);
  const { autosave, snapshot } = useAutosaveSnapshot(target);
  const key = keyOfTarget(target);
  const inJournal = kept.find((one) => one.key === key);
  useEffect(() => {
    if (inJournal && !autosave.snapshot()) autosave.restore(inJournal);
  }, [autosave, inJournal]);
  const value = snapshot ? snapshot.value : inJournal?.value;
  const added = nameInList(key);
  return {
    value,
    /** The value of an entry with several fields. */
    fields: isFields(value) ? value : {},
    state: snapshot?.state,
    problem:
      added === undefined
        ? problemOf(inJournal, value)
        : problemInside(kept, keyOf(target.name, [...target.path, added]), value),
    type: (value: unknown) => autosave.type(value, undefined),
  };
}

/** Returns what is wrong with a field of an entry that is in its list; the file has the value before. */
function problemInside(
  kept: readonly {
    readonly key: string;
    readonly value: unknown;
    readonly problem?: EditProblem | undefined;
  }[],
  entry: string,
  value: unknown,
): Partial<EditProblem> {
  const found = kept.find(({ key }) => key.startsWith(`${entry}.`));
  if (!found) return {};
  const field = found.key.slice(entry.length + 1).split(".");
  if (!hasSameValue(found.value, findField(undefined, value, field)?.value)) return {};
  const within = [...field, found.problem?.within].filter(Boolean).join(" › ");
  return { ...found.problem, within };
}

/** An entry of a list that is typed and not in it yet. */
type UnfinishedEntry = { readonly temporaryName: string; readonly value: unknown };

/** Returns the entries of a list that are typed and not in it yet, the one typed last at the end. */
export function useUnfinishedEntries({ name, path }: FieldRef): readonly UnfinishedEntry[] {
  // As of an entry: the list may be a whole file.
  const prefix = keyOf(name, [...path, `${newEntry}1`]).slice(0, -1);
  const { kept } = useFile(name);
  const known = kept.filter(({ key }) => key.startsWith(prefix));
  const underWay = pendingEntries(prefix).filter(({ key }) => !known.some((one) => one.key === key));
  return [...known, ...underWay].map(({ key, value }) => ({
    temporaryName: key.slice(prefix.length - newEntry.length),
    value,
  }));
}

/** How the temporary names begin that `useUnfinishedEntries` knows. */
export const newEntry = "new ";
