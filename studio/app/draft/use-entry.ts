import { useMemo, useSyncExternalStore } from "react";
import type { z } from "zod";
import type { Fields } from "../../core/content/entries.ts";
import type { EditResult } from "../../core/draft/draft.ts";
import { api, read } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { save } from "./send.ts";
import type { Target } from "./target.ts";
import { typingOf } from "./typings.ts";
import { fileQuery, useFile } from "./use-file.ts";

type Json = z.core.util.JSONType;

type List = Pick<Target, "name" | "path">;

type EntryWrites = {
  /**
   * Adds an entry.
   *
   * @param temporaryName what to call it until it is in the file, unique in the list, such as its id
   * @param index its place; at the end by default
   * @throws StudioError or LostTouchError
   */
  add(value: unknown, temporaryName: string, index?: number): Promise<EditResult>;
  /** Removes the entry of a name (`entryNames`). Throws as `add` does. */
  remove(entryName: string): Promise<EditResult>;
};

/** Returns what adds entries to a list and removes them. */
export function useEntry({ name, path }: List): EntryWrites {
  const afterwards = async (result: EditResult) => {
    await queryClient.invalidateQueries({ queryKey: fileQuery(name).queryKey });
    return result;
  };
  return {
    add: async (value, temporaryName, index) => {
      const json = {
        name,
        path: [...path],
        value: value as Json,
        temporaryName,
        ...(index !== undefined && { index }),
      };
      return afterwards(await save(() => read(api.content.entry.$post({ json })) as Promise<EditResult>));
    },
    remove: async (entryName) => {
      const json = { name, path: [...path, entryName] };
      return afterwards(await save(() => read(api.content.removal.$post({ json })) as Promise<EditResult>));
    },
  };
}

/**
 * Returns an entry that is being typed, and that is added to its list as soon as it is valid. Until then it is kept.
 *
 * @param target a list, with the entry's temporary name: it must be the name that the entry has in the list
 */
export function useNewEntry(target: Target & Required<Pick<Target, "entry">>) {
  const { kept } = useFile(target.name);
  const key = `${target.name} ${[...target.path, target.entry.temporaryName].join(".")}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the target
  const typing = useMemo(() => typingOf(target), [key]);
  const snapshot = useSyncExternalStore(typing.subscribe, typing.snapshot);
  const inJournal = kept.find((one) => one.key === key);
  return {
    value: (snapshot?.value ?? inJournal?.value ?? {}) as Fields,
    state: snapshot?.state,
    message: snapshot?.message,
    type: (value: Fields) => typing.type(value, undefined),
  };
}
