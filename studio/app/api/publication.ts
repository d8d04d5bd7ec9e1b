import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ToDoOutside } from "../../business/publishing/to-do-outside.ts";
import type { Publication } from "../../engine/publish/publication.ts";
import { api, read } from "./client.ts";
import { fetchAgain, queryClient } from "./query-client.ts";

/** How often a running publication is asked about, in case an event was lost, in milliseconds. */
const pollInterval = 2000;

const readLast = () => read(api.publication.$get());

const lastKey = ["publication", "last"] as const;

/**
 * The last publication, and since when its result is live. As a window learns that it has ended, what depends on it is read again there: a
 * window that was just being opened has missed the event.
 */
export const publicationQuery = queryOptions({
  queryKey: lastKey,
  queryFn: async () => {
    const known = queryClient.getQueryData<Awaited<ReturnType<typeof readLast>>>(lastKey);
    const last = await readLast();
    if (known?.publication?.outcome === "running" && last.publication?.outcome !== "running")
      for (const topic of ["content", "changes"]) fetchAgain(topic);
    return last;
  },
  refetchInterval: ({ state }) => (state.data?.publication?.outcome === "running" ? pollInterval : false),
});

/** What would keep chosen changes from being published. */
export const checksQuery = (changes: readonly string[]) =>
  queryOptions({
    queryKey: ["changes", "checks", changes],
    queryFn: ({ signal }) => read(api.publication.checks.$post({ json: { changes } }, { init: { signal } })),
  });

/** How often the live site is looked at, in milliseconds. */
const liveCheckInterval = 60_000;

/** What the live site shows to a fresh visitor, looked at now and then. */
const liveCheckQuery = queryOptions({
  queryKey: ["publication", "live-check"],
  queryFn: () => read(api.publication["live-check"].$post()),
  staleTime: liveCheckInterval,
  refetchInterval: liveCheckInterval,
});

/** How often it is looked at while something waits for it, in milliseconds. */
export const liveCheckIntervalWhileWaiting = 5000;

/** The last look at the live site, undefined until it was looked at; and what looks at it now. */
export function useLiveCheck(every = liveCheckInterval) {
  const { data, isFetching, refetch } = useQuery({ ...liveCheckQuery, refetchInterval: every });
  return { check: data, isChecking: isFetching, checkNow: () => void refetch() };
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
export const publish = (changes: readonly string[]) => read(api.publication.$post({ json: { changes } }));

/** Puts the whole site at its place, though nothing is changed. */
export const publishAgain = () => read(api.publication.again.$post());

/** Publishes again what visitors don't see: what is there already isn't done twice. */
export function useTryAgain({ outcome, step, changes }: TriedAgain) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (outcome === "unconfirmed" || step === "verify") await read(api.publication.resume.$post());
      else if (changes.length === 0) await publishAgain();
      else await publish(changes.map(({ id }) => id));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["publication"] }),
  });
}

type TriedAgain = Pick<Publication, "outcome" | "step" | "changes">;

/** What the last publications ask of the owner outside the site. */
export const stillToDoOutsideQuery = queryOptions({
  queryKey: ["publication", "outside"],
  queryFn: () => read(api.publication.outside.$get()),
});

/** Notes that something was done outside the site, or that it wasn't. */
export const noteDoneOutside = (json: NotedDone) => read(api.publication.outside.done.$post({ json }));

type NotedDone = Pick<ToDoOutside, "id" | "page" | "tell" | "after"> & { readonly isDone: boolean };

/** Whether what is published is kept in a second place, too. */
export const secondCopyQuery = queryOptions({
  queryKey: ["publication", "second copy"],
  queryFn: () => read(api["new-computer"].$get()),
});

/** Sets back fields in the draft. */
export const undo = (commit: string, chosen: readonly string[]) =>
  read(api.history.undo.$post({ json: { commit, chosen } }));
