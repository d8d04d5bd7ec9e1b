import { queryOptions, useQuery } from "@tanstack/react-query";
import { type InferResponseType, parseResponse } from "hono/client";
import { api } from "./client.ts";
import { draftQuery } from "./draft.ts";

/** How often a search is asked how far it has come, in milliseconds. */
const interval = 300;

/** Where the changes of the draft show, as far as it's known. */
const placesQuery = queryOptions({
  queryKey: ["changes", "places"],
  queryFn: () => parseResponse(api.changes.places.$get()),
  refetchInterval: ({ state }) =>
    state.data?.state === "preparing" || state.data?.state === "searching" ? interval : false,
});

export type Search = InferResponseType<typeof api.changes.places.$get>;
export type FoundPlaces = Search["found"][number];
export type Place = FoundPlaces["places"][number];

/**
 * Returns the search for the places of the draft's changes. Undefined until it is about the changes as the window knows them:
 * the two arrive separately, and an older search would show what is undone by now.
 */
export function useSearch({ enabled = true } = {}): Search | undefined {
  const { data: draft } = useQuery({ ...draftQuery, enabled });
  const { data: search } = useQuery({ ...placesQuery, enabled });
  return draft && search && isAbout(search, draft.changes) ? search : undefined;
}

type Asked = Search["asked"][number];

function isAbout({ asked }: Search, changes: readonly Asked[]): boolean {
  const isSame = ({ id, before, after }: Asked, other: Asked | undefined) =>
    id === other?.id && before === other.before && after === other.after;
  return asked.length === changes.length && asked.every((change, index) => isSame(change, changes[index]));
}
