import { queryOptions } from "@tanstack/react-query";
import { type InferResponseType, parseResponse } from "hono/client";
import { api } from "./client.ts";

/** How often a search is asked how far it has come, in milliseconds. */
const interval = 300;

/** Where the changes of the draft show, as far as it's known. */
export const placesQuery = queryOptions({
  queryKey: ["changes", "places"],
  queryFn: () => parseResponse(api.changes.places.$get()),
  refetchInterval: ({ state }) =>
    state.data?.state === "preparing" || state.data?.state === "searching" ? interval : false,
});

export type Search = InferResponseType<typeof api.changes.places.$get>;
export type FoundPlaces = Search["found"][number];
export type Place = FoundPlaces["places"][number];
