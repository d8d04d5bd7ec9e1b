import { queryOptions } from "@tanstack/react-query";
import type { Readiness } from "../../core/readiness/read-tasks.ts";
import { api, read } from "./client.ts";

/** What is left to do, as looked through at a time in milliseconds. */
type LookedThrough = Readiness & { readonly lookedAt: number };

/** What is left to do before the site goes live. Each edit of the content can end something. */
export const readyQuery = queryOptions({
  queryKey: ["content", "ready"],
  queryFn: async () => (await read(api.ready.$get())) as LookedThrough,
});
