import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { placeholder, wordsOfFact } from "../../../domain/facts.ts";
import type { Readiness } from "../../business/readiness/read-tasks.ts";
import type { ListedFact } from "../../engine/content/list-facts.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import type { Comparison } from "../../server/routes/changes.ts";
import type { DraftedFile, EditAnswer } from "../../server/routes/content.ts";
import { api, read, StudioError } from "./client.ts";
import { queryClient, showAnswer, useAction } from "./query-client.ts";

export const sessionQuery = queryOptions({
  // The names come from the content.
  queryKey: ["content", "session"],
  queryFn: () => read(api.session.$get()),
});

/** Whose studio it is, and where its pages are shown. Loaded before the first screen. */
export const useSession = () => useSuspenseQuery(sessionQuery).data;

/** What differs from what visitors see, what isn't in the files yet, and what was set aside. */
export const draftQuery = queryOptions({
  queryKey: ["changes", "draft"],
  queryFn: () => read(api.changes.$get()),
});

/**
 * Returns the draft as a whole: its changes, what is typed and not in the files, what was set aside, and why nothing can be
 * written now. Undefined until it is read.
 */
export const useDraft = () => useQuery(draftQuery).data;

export const fileQuery = (name: ContentName) =>
  queryOptions({
    queryKey: ["content", "file", name],
    queryFn: async ({ signal }): Promise<DraftedFile> => {
      const answer = await read(api.content.file.$get({ query: { name } }, { init: { signal } }));
      // As values of JSON, the types of what the owner typed are lost.
      return readable(name, answer as DraftedFile);
    },
  });

/** Returns a file; with the last data that could be parsed, if what it has can't be. */
function readable(name: ContentName, file: DraftedFile): DraftedFile {
  if (file.whyReadOnly === undefined) return file;
  const last = queryClient.getQueryData<DraftedFile>(["content", "file", name]);
  return { ...file, data: last?.data ?? file.live };
}

/**
 * Runs a request that edits a content file, and shows the file as it is then.
 *
 * @param onSaved called with the file before it is shown
 * @throws StudioError or ConnectionLostError
 */
export async function edit(
  name: ContentName,
  request: () => Promise<unknown>,
  onSaved?: (file: DraftedFile) => void,
): Promise<EditResult> {
  // As values of JSON, the types of what the owner typed are lost.
  const { file, ...result } = (await request()) as EditAnswer;
  if (result.state === "saved") onSaved?.(file);
  await showFile(name, file);
  return result;
}

/** @throws StudioError with a sentence for the owner if an edit wasn't written */
export function assertSaved(result: EditResult): void {
  if (result.state !== "saved") throw new StudioError(result.message);
}

/** Shows a file as an edit left it, on all screens. */
async function showFile(name: ContentName, file: DraftedFile): Promise<void> {
  const { queryKey } = fileQuery(name);
  await showAnswer(queryKey, () => readable(name, file));
  forgetInvalid((key) => key.startsWith(`${name} `) && !file.kept.some((kept) => kept.key === key));
  void queryClient.invalidateQueries({ queryKey });
}

/** Whether the studio asks which of two values a field shall have. */
export const isInConflict = (name: ContentName, key: string): boolean =>
  queryClient.getQueryData(fileQuery(name).queryKey)?.conflicts.some((one) => one.key === key) ?? false;

/** Says no more that something invalid is typed, before the studio says so, too. */
export function forgetInvalid(isGone: (key: string) => boolean): void {
  queryClient.setQueryData(
    draftQuery.queryKey,
    (draft) => draft && { ...draft, invalid: draft.invalid.filter(({ key }) => !isGone(key)) },
  );
}

/** Returns a content file, and renders again when it changes on disk. */
export const useFile = (name: ContentName): DraftedFile => useSuspenseQuery(fileQuery(name)).data;

/** The pages that are there because something of the draft is, such as those of articles. */
export const pagesQuery = queryOptions({
  queryKey: ["content", "pages"],
  queryFn: () => read(api.content.pages.$get()),
});

export type FactsByName = ReadonlyMap<string, ListedFact>;

const byName = (facts: readonly ListedFact[]): FactsByName => new Map(facts.map((fact) => [fact.name, fact]));

/** Returns what placeholders show, by name, in the draft or on the site that visitors see; nothing until it is read. */
export function useFacts(of: "draft" | "live" = "draft"): FactsByName {
  const { data } = useQuery({
    queryKey: ["content", "facts", of],
    queryFn: async () => (await read(api.content.facts.$get({ query: { of } }))) as readonly ListedFact[],
    select: byName,
  });
  return data ?? none;
}

const none: FactsByName = new Map();

/** Returns what a placeholder without its braces shows; undefined if it is unknown. */
export function shownBy(inside: string, facts: FactsByName): string | undefined {
  const [name = "", style] = inside.split(":");
  return wordsOfFact(facts.get(name), style);
}

/** Returns a text as visitors read it: with facts in the place of their placeholders. */
export const withFacts = (text: string, facts: FactsByName): string =>
  text.replace(placeholder, (whole, inside: string) => shownBy(inside, facts) ?? whole);

/** Returns a text as visitors read it, without the signs of links and emphasis. */
export const asRead = (text: string, facts: FactsByName): string =>
  withFacts(text, facts)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*{1,2})(\S(?:[^*]*\S)?)\1/g, "$2");

/**
 * Returns what visitors read now and will read with some changes. Undefined until it is about the draft as the window knows it: the
 * two arrive apart, and an older one would show what is undone by now.
 *
 * @param changes the ids of the changes
 */
export function useComparison(changes: readonly string[]) {
  const version = useDraft()?.version;
  const { data, error, refetch } = useQuery({
    queryKey: ["changes", "comparison", changes],
    // One that is out of date gives its connection back at once: a browser has six for all windows of the studio.
    queryFn: async ({ signal }) =>
      (await read(
        api.changes.comparison.$post({ json: { changes: [...changes] } }, { init: { signal } }),
      )) as Comparison,
    enabled: changes.length > 0,
  });
  return { comparison: data?.version === version ? data : undefined, error, tryAgain: () => void refetch() };
}

/** What the desk says beyond messages and changes. */
export const deskQuery = queryOptions({
  queryKey: ["content", "desk"],
  queryFn: () => read(api.desk.$get()),
});

/** She has read what happened while she was away. */
export const useEndAbsence = () => useAction(["content"], () => read(api.desk.back.$post()));

/** She leaves a stopped letter at that; null asks about it again. */
export const useCloseLetter = () =>
  useAction(["content"], (letter: { id: string; stoppedAt: number } | null) =>
    read(api.desk["closed-letter"].$put({ json: { letter } })),
  );

/** What is left to do before the site goes live. Each edit of the content can end something. */
export const readyQuery = queryOptions({
  queryKey: ["content", "ready"],
  queryFn: async () => (await read(api.ready.$get())) as Readiness & { readonly left: number },
});
