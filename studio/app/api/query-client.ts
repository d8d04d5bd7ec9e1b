import { type DataTag, QueryClient, type QueryKey, useMutation } from "@tanstack/react-query";
import { api, currentConnection, StudioError, subscribeToConnection } from "./client.ts";

/**
 * Everything that was fetched. A query's key begins with its topic (`server/events.ts`): when the studio says that a topic
 * changed, its queries are fetched again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // On her own computer, the studio is reached without the internet; elsewhere, a request says that it isn't.
      networkMode: "always",
      // listenToEvents fetches again as soon as the studio answers.
      retry: false,
      staleTime: 30_000,
    },
    mutations: { networkMode: "always" },
  },
});

/** How often the site’s lists are read again, in milliseconds: usually, and while an email goes out. */
export const siteInterval = 30_000;
export const siteIntervalWithNews = 2000;

/** For a query without which a screen has nothing to show: if it fails, the screen is replaced by `ErrorScreen`. */
export const essential = {
  throwOnError: (error: Error, { state }: { readonly state: { readonly data?: unknown } }): boolean =>
    error instanceof StudioError && state.data === undefined,
};

/** Shows what the studio has just answered: an answer under way could still bring what was before. */
export async function showAnswer<Data>(
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Data>(queryKey, change);
}

/**
 * Fetches everything again that is known about a topic. What is on its way for the first time, or for no screen any more, isn't begun anew
 * by that: it may bring what was before, and is fetched again once it is there.
 */
export function fetchAgain(topic: string): void {
  const onTheWay = queryClient.getQueryCache().findAll({
    queryKey: [topic],
    fetchStatus: "fetching",
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  });
  void queryClient.invalidateQueries({ queryKey: [topic] });
  for (const { promise, queryKey } of onTheWay) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true });
    void promise?.then(again, again);
  }
}

/** An answer or a letter as it was typed; replayed if a window has held it. */
export type SentWords = {
  readonly value: unknown;
  /** What the window saw before. */
  readonly base?: unknown;
  readonly isReplayed?: true;
  /** When it was typed, in milliseconds since 1970. */
  readonly at?: number;
};

/** What goes with an answer or a letter: what it replaces; and when it was typed, if a window has held it. */
export const sentWith = <Words>({ base, isReplayed, at }: Omit<SentWords, "value">) => ({
  ...(base !== undefined && { base: base as Words }),
  ...(isReplayed && at !== undefined && { typedAt: at }),
});

/** Does something, and then fetches everything again that is known about topics, since it may have changed that. */
export function useAction<Input = void, Result = unknown>(
  topics: readonly string[],
  action: (input: Input) => Promise<Result>,
  onError?: (error: Error) => void,
) {
  return useMutation({
    mutationFn: action,
    ...(onError && { onError }),
    onSettled: () => Promise.all(topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] }))),
  });
}

/** What changes readers may change letters, which say how many there are; and the other way round. */
export const people = ["readers", "letters"];

/** How long after a failure the studio is asked again, in milliseconds. */
const pause = 2000;

/**
 * Fetches again what changed, for as long as the window is open. A hidden window listens to nothing, since a browser opens
 * six connections to a host at most; when it is shown again, everything is fetched.
 */
export function listenToEvents(): void {
  let listening: AbortController | undefined;
  let hasBeenOpen = false;

  const listen = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const stream = new AbortController();
      // Without a network, a stream that is open doesn't end, for minutes: another request says that the studio isn't reached.
      const stop = subscribeToConnection(() => {
        if (currentConnection().kind === "lost") stream.abort();
      });
      try {
        const init = { signal: AbortSignal.any([signal, stream.signal]) };
        const { body } = await api.events.$get(undefined, { init });
        // Something may have changed while nothing was listened to.
        if (hasBeenOpen) void queryClient.invalidateQueries();
        hasBeenOpen = true;
        if (body) await eachLine(body, fetchAgain);
      } catch {
        // The stream has ended. Asking for the next one records why; that may fail, too.
      } finally {
        stop();
      }
      await again(signal);
    }
  };

  /** Waits until the studio answers. */
  const again = async (signal: AbortSignal) => {
    const answers = () =>
      api.session.$get(undefined, { init: { signal } }).then(
        () => true,
        () => false,
      );
    while (!signal.aborted && !(await answers())) await new Promise((resolve) => setTimeout(resolve, pause));
  };

  const followVisibility = () => {
    listening?.abort();
    if (document.hidden) return;
    listening = new AbortController();
    void listen(listening.signal);
  };
  document.addEventListener("visibilitychange", followVisibility);
  followVisibility();
}

/** Calls back with each line of a stream that isn't empty, until it ends. */
async function eachLine(body: ReadableStream<Uint8Array<ArrayBuffer>>, onLine: (line: string) => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unfinished = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (unfinished + value).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) if (line) onLine(line);
  }
}
