import { queryOptions } from "@tanstack/react-query";
import { api, read } from "./client.ts";

/** What differs from what visitors see, what isn't in the files yet, and what was set aside. */
export const draftQuery = queryOptions({
  queryKey: ["changes", "draft"],
  queryFn: () => read(api.content.$get()),
});
