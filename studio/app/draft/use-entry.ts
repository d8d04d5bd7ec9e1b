import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { z } from "zod";
import { keyOf } from "../../core/content/change.ts";
import { isFields } from "../../core/content/entries.ts";
import type { EditResult } from "../../core/draft/draft.ts";
import { api, read } from "../api/client.ts";
import { StudioError } from "../api/errors.ts";
import { queryClient } from "../api/query-client.ts";
import { save } from "./send.ts";
import { keyOfTarget, type Target } from "./target.ts";
import { problemOf } from "./typing.ts";
import { leaveTypings, typingOf } from "./typings.ts";
import { fileQuery, useFile } from "./use-file.ts";

type Json = z.core.util.JSONType;

type List = Pick<Target, "name" | "path">;

/** A list, and what the new entry is called until it is in there, unique in the list. */
export type NewEntryTarget = List & Required<Pick<Target, "entry">>;

/** What changes a list. Everything throws a StudioError or LostTouchError, with a sentence for the owner, if it isn't done. */
type EntryWrites = {
  /** @param temporaryName what to call it if it isn't valid and is kept @param index its place; at the end by default */
  add(value: unknown, temporaryName: string, index?: number): Promise<void>;
  /** @param entry its name in the list (`entryNames`), or its position */
  remove(entry: string): Promise<void>;
  move(entry: string, index: number): Promise<void>;
};

/** Returns what adds entries to a list, moves and removes them. */
export function useEntry({ name, path }: List): EntryWrites {
  const write = async (request: () => Promise<EditResult>) => {
    const result = await save(request);
    await queryClient.invalidateQueries({ queryKey: fileQuery(name).queryKey });
    // Entries that go by their position have another one now.
    leaveTypings(keyOf(name, path));
    expectSaved(result);
  };
  return {
    add: (value, temporaryName, index) => {
      const json = { name, path: [...path], value: value as Json, temporaryName };
      return write(() =>
        read(api.content.entry.$post({ json: { ...json, ...(index !== undefined && { index }) } })),
      );
    },
    remove: (entry) =>
      write(() => read(api.content.removal.$post({ json: { name, paths: [[...path, entry]] } }))),
    move: (entry, index) =>
      write(() => read(api.content.move.$post({ json: { name, path: [...path, entry], index } }))),
  };
}

/** @throws StudioError with a sentence for the owner if an edit wasn't written */
export function expectSaved(result: EditResult): void {
  if (result.state !== "saved") throw new StudioError(result.message, 409);
}

/** Returns an entry that is being typed. It is added to its list as soon as it is valid; until then it is kept. */
export function useNewEntry(target: NewEntryTarget) {
  const { kept } = useFile(target.name);
  const key = keyOfTarget(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the target
  const typing = useMemo(() => typingOf(target), [key]);
  const snapshot = useSyncExternalStore(typing.subscribe, typing.snapshot);
  const inJournal = kept.find((one) => one.key === key);
  useEffect(() => {
    if (inJournal && !typing.snapshot()) typing.restore({ ...inJournal, base: undefined }, undefined);
  }, [typing, inJournal]);
  const value = snapshot ? snapshot.value : inJournal?.value;
  return {
    value,
    /** The value of an entry with several fields. */
    fields: isFields(value) ? value : {},
    state: snapshot?.state,
    problem: problemOf(snapshot),
    type: (value: unknown) => typing.type(value, undefined),
  };
}

/** Returns the temporary names of the entries of a list that are typed and not in it yet, the oldest first. */
export function useKeptEntries({ name, path }: List): string[] {
  const prefix = `${keyOf(name, path)}.${newEntry}`;
  return useFile(name)
    .kept.filter(({ key }) => key.startsWith(prefix))
    .map(({ key }) => key.slice(keyOf(name, path).length + 1));
}

/** How the temporary names begin that `useKeptEntries` knows. */
export const newEntry = "new ";
