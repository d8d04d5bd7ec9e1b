import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, read } from "./client.ts";

/** How often a running publication is asked about, in case an event was lost, in milliseconds. */
const pollInterval = 2000;

/** The last publication, and since when its result is live. */
export const publicationQuery = queryOptions({
  queryKey: ["publication", "last"],
  queryFn: () => read(api.publication.$get()),
  refetchInterval: ({ state }) => (state.data?.publication?.outcome === "running" ? pollInterval : false),
});

/** What would keep chosen changes from being published. */
export const checksQuery = (changes: readonly string[]) =>
  queryOptions({
    queryKey: ["changes", "checks", changes],
    queryFn: () => read(api.publication.checks.$post({ json: { changes } })),
  });

/** How often the live site is looked at, in milliseconds. */
const lookInterval = 60_000;

/** What the live site shows to a fresh visitor, looked at now and then. */
const liveLookQuery = queryOptions({
  queryKey: ["publication", "look"],
  queryFn: () => read(api.publication.live.$get()),
  staleTime: lookInterval,
  refetchInterval: lookInterval,
});

/** The last look at the live site, undefined until it was looked at; and what looks at it now. */
export function useLiveLook() {
  const { data, isFetching, refetch } = useQuery(liveLookQuery);
  return { look: data, isLooking: isFetching, lookNow: () => void refetch() };
}

/** The states that the site has been in, the newest first. */
export const historyQuery = (most: number) =>
  queryOptions({
    queryKey: ["publication", "history", most],
    queryFn: () => read(api.history.$get({ query: { most: String(most) } })),
    placeholderData: (previous) => previous,
  });

/** What an undo would set back. The draft may change at any time. */
export const undoQuery = (commit: string) =>
  queryOptions({
    queryKey: ["changes", "undo", commit],
    queryFn: () => read(api.history.undo.preview.$post({ json: { commit } })),
  });

/** The key of the request that begins a publication: it takes a while, and every screen says so. */
export const publishingKey = ["publish"];

/** Publishes changes; the screen Publishing says how far it is. */
export const publish = (changes: readonly string[], page?: string) =>
  read(api.publication.$post({ json: { changes, ...(page && { page }) } }));

/** Puts the whole site at its place, though nothing is changed. */
export const publishAgain = () => read(api.publication.again.$post());

/** Looks again for what was published last, and wasn't seen. */
export function useLookAgain() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => read(api.publication.look.$post()),
    onSettled: () => queries.invalidateQueries({ queryKey: ["publication"] }),
  });
}

/** Copies what is live to the second place. */
export const copyAgain = () => read(api.publication.copy.$post());

/** Sets back fields in the draft. */
export const undo = (commit: string, chosen: readonly string[]) =>
  read(api.history.undo.$post({ json: { commit, chosen } }));
