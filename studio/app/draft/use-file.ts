import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Problem } from "../../../content-model/compiler/problem.ts";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import type { JournalEntry } from "../../core/draft/journal.ts";
import { api, read } from "../api/client.ts";
import { draftQuery } from "../api/draft.ts";
import { queryClient } from "../api/query-client.ts";

/** A content file as drafted. */
export type DraftedFile = {
  /** Its data; of a file that can't be parsed, the last that could. */
  readonly data: unknown;
  /** The data that visitors see; null if the file isn't published. */
  readonly live: unknown;
  readonly problems: readonly Problem[];
  /** What is typed and not in the file. */
  readonly kept: readonly JournalEntry[];
  /** What is wrong with a file that can't be parsed. */
  readonly whyReadOnly?: string;
};

export const fileQuery = (name: ContentName) =>
  queryOptions({
    queryKey: ["content", "file", name],
    queryFn: async ({ signal }): Promise<DraftedFile> => {
      const file = (await read(
        api.content.file.$get({ query: { name } }, { init: { signal } }),
      )) as DraftedFile;
      if (file.whyReadOnly === undefined) return file;
      const last = queryClient.getQueryData<DraftedFile>(["content", "file", name]);
      return { ...file, data: last?.data ?? file.live };
    },
  });

/** Returns a content file, and renders again when it changes on disk. */
export const useFile = (name: ContentName): DraftedFile => useSuspenseQuery(fileQuery(name)).data;

/**
 * Returns the draft as a whole: its changes, what is typed and not in the files, what was set aside, and why nothing can be
 * written now. Undefined until it is read.
 */
export const useContent = () => useQuery(draftQuery).data;
