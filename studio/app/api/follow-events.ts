import type { QueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";

/** How long after a failure the studio is asked again, in milliseconds. */
const pause = 2000;

/**
 * Fetches again what changed, for as long as the window is open. A hidden window listens to nothing, since a browser opens
 * six connections to a host at most; when it is shown again, everything is fetched.
 */
export function followEvents(queryClient: QueryClient): void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hasBeenOpen = false;

  const close = () => {
    source?.close();
    source = undefined;
    clearTimeout(retry);
  };

  const connect = () => {
    close();
    const events = new EventSource("/api/events");
    source = events;
    events.addEventListener("open", () => {
      // Something may have changed while nothing was listened to.
      if (hasBeenOpen) void queryClient.invalidateQueries();
      hasBeenOpen = true;
    });
    events.addEventListener("changed", ({ data }: MessageEvent<string>) => {
      void queryClient.invalidateQueries({ queryKey: [data] });
    });
    events.addEventListener("error", () => {
      close();
      void ask();
    });
  };

  /** Records why the stream ended, and waits until the studio answers. */
  const ask = async () => {
    const answers = await api.session.$get().then(
      () => true,
      () => false,
    );
    if (document.hidden) return;
    if (answers) connect();
    else retry = setTimeout(() => void ask(), pause);
  };

  document.addEventListener("visibilitychange", () => (document.hidden ? close() : connect()));
  if (!document.hidden) connect();
}
