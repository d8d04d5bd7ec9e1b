import { queryOptions } from "@tanstack/react-query";
import { api, read } from "./client.ts";

/** The last publication, and since when its result is live. */
export const publicationQuery = queryOptions({
  queryKey: ["publication", "last"],
  queryFn: () => read(api.publication.$get()),
});

/** What the live site shows to a fresh visitor. */
export const liveLookQuery = queryOptions({
  queryKey: ["publication", "look"],
  queryFn: () => read(api.publication.live.$get()),
  // The site at the host is asked: not with each return to the desk.
  staleTime: 5 * 60_000,
});
