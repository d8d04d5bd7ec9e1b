import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { api, read, setToken } from "./client.ts";

export const sessionQuery = queryOptions({
  // The names come from the content.
  queryKey: ["content", "session"],
  queryFn: async () => {
    const session = await read(api.session.$get());
    setToken(session.token);
    return session;
  },
});

/** Whose studio it is, and where its pages are shown. Loaded before the first screen. */
export const useSession = () => useSuspenseQuery(sessionQuery).data;
