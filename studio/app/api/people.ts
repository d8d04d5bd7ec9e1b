import { queryOptions } from "@tanstack/react-query";
import { api, read } from "./client.ts";
import { people, useAction } from "./query-client.ts";

/** What is stored of an address, wherever the site runs. */
export const personQuery = (email: string) =>
  queryOptions({
    queryKey: ["messages", "person", email],
    queryFn: () => read(api.people.show.$post({ json: { email } })),
    // An older answer would show what is forgotten by now.
    gcTime: 0,
  });

/** Deletes everything of a person, for good. */
export const useForget = (email: string) =>
  useAction([...people, "messages"], (never: boolean) =>
    read(api.people.forget.$post({ json: { email, never } })),
  );
