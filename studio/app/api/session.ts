import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { api, read } from "./client.ts";

export const sessionQuery = queryOptions({
  // The names come from the content.
  queryKey: ["content", "session"],
  queryFn: () => read(api.session.$get()),
});

/** Whose studio it is, and where its pages are shown. Loaded before the first screen. */
export const useSession = () => useSuspenseQuery(sessionQuery).data;
