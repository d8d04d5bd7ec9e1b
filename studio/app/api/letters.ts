import { queryOptions } from "@tanstack/react-query";
import type { Purpose } from "../../../domain/newsletter.ts";
import type { SentLetters } from "../../business/site-client/letters.ts";
import type { Cached } from "../../business/site-client/site-cache.ts";
import type { ListedFact } from "../../engine/content/list-facts.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import type { KeptLetter } from "../../server/kept-letters.ts";
import { api, read } from "./client.ts";
import {
  people,
  type SentWords,
  sentWith,
  showAnswer,
  siteInterval,
  siteIntervalWithNews,
  useAction,
} from "./query-client.ts";

export type LettersAnswer = Cached<SentLetters> & {
  readonly expectsNews: boolean;
  /** Whether the site that sends them is on this computer. */
  readonly isHere: boolean;
};
export type OpenRestore = SentLetters["restores"][number];
export type SentLetter = SentLetters["letters"][number];

export const lettersQuery = queryOptions({
  queryKey: ["letters", "list"],
  // Hono's types end where blocks contain blocks.
  queryFn: async () => (await read(api.letters.$get())) as LettersAnswer,
  refetchInterval: ({ state }) => (state.data?.expectsNews ? siteIntervalWithNews : siteInterval),
  // Numbers that may be old by now aren't shown again.
  gcTime: 0,
});

/** The letter that is being written, as the studio has it. */
export const letterDraftQuery = (audience: Purpose) =>
  queryOptions({
    queryKey: ["unsent", "letter", audience],
    queryFn: async () =>
      (await read(api.letters[":audience"].draft.$get({ param: { audience } }))) as {
        readonly kept: KeptLetter | null;
      },
  });

/** Keeps a letter in the journal, until it is sent to its readers. */
export async function saveLetter(audience: Purpose, { value, ...sent }: SentWords): Promise<EditResult> {
  const json = { ...(value as KeptLetter), ...sentWith<KeptLetter>(sent) };
  const { savedAt, kept, other } = await read(
    api.letters[":audience"].draft.$put({ param: { audience }, json }),
  );
  await showAnswer(letterDraftQuery(audience).queryKey, () => ({ kept: kept as KeptLetter | null }));
  return { state: "saved", at: savedAt, ...(other && { conflict: { other } }) };
}

export type SiteOfLetters = {
  readonly facts: readonly ListedFact[];
  readonly siteUrl: string;
  readonly from: string;
  readonly whyNot: string | null;
  readonly dates: Omit<KeptLetter, "id"> | null;
};

/** What a letter takes from the site. It changes with what is published. */
export const siteOfLettersQuery = queryOptions({
  queryKey: ["content", "site of letters"],
  queryFn: async () => (await read(api.letters.site.$get())) as SiteOfLetters,
});

/** Which letters stand on the site, as drafted and as visitors see it: their paths by their ids. */
export const lettersOnSiteQuery = queryOptions({
  queryKey: ["content", "letters on the site"],
  queryFn: () => read(api.letters["on-site"].$get()),
});

/** Shows a letter on the site, or takes it off, in the draft. */
export const showLetterOnSite = (id: string, isShown: boolean) =>
  read(api.letters["on-site"].$post({ json: { id, isShown } }));

/** @param onceKept resolves once the studio has the letter's last words */
export const useTestLetter = (audience: Purpose, onceKept: () => Promise<unknown>) =>
  useAction(people, async (json: KeptLetter) => {
    // Otherwise, the words that were kept before would count as another window's, which these replace.
    await onceKept();
    return read(api.letters[":audience"].test.$post({ param: { audience }, json }));
  });

export const useSendLetter = (audience: Purpose) =>
  /** `when`: the moment by the business's clock, such as "2026-12-06T18:00"; at once without it. */
  useAction(people, (json: KeptLetter & { readonly when?: string }) =>
    read(api.letters[":audience"].send.$post({ param: { audience }, json })),
  );

export const useResumeLetter = () =>
  useAction(people, (json: { id: string; again: boolean }) => read(api.letters.resume.$post({ json })));

/** Says that she has read about a copy of the site's data that was put back. */
export const useMarkRestoresSeen = () => useAction(people, () => read(api.letters["restores-seen"].$post()));

export const useStopLetter = () =>
  useAction(people, (id: string) => read(api.letters.stop.$post({ json: { id } })));
