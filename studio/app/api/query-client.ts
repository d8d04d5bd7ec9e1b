import { QueryClient } from "@tanstack/react-query";
import { StudioError } from "./errors.ts";

/**
 * Everything that was fetched. A query's key begins with its topic (`server/events.ts`): when the studio says that a topic
 * changed, its queries are fetched again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The studio is on this computer: it is reached without the internet.
      networkMode: "always",
      // follow-events.ts fetches again as soon as the studio answers.
      retry: false,
      staleTime: 30_000,
    },
    mutations: { networkMode: "always" },
  },
});

/** For a query without which a screen has nothing to show: if it fails, the screen is replaced by `ErrorScreen`. */
export const essential = {
  throwOnError: (error: Error, { state }: { readonly state: { readonly data?: unknown } }): boolean =>
    error instanceof StudioError && state.data === undefined,
};
