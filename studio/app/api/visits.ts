import { queryOptions } from "@tanstack/react-query";
import { api, read } from "./client.ts";
import { siteInterval } from "./query-client.ts";

const askVisits = () => read(api.visits.$get());

export type VisitsAnswer = Awaited<ReturnType<typeof askVisits>>;

export const visitsQuery = queryOptions({
  queryKey: ["visits"],
  queryFn: askVisits,
  staleTime: 0,
  refetchInterval: siteInterval,
});

/** Adds up days. */
export const totalsOf = (days: readonly { readonly views: number; readonly clicks: number }[]) => ({
  views: days.reduce((total, { views }) => total + views, 0),
  clicks: days.reduce((total, { clicks }) => total + clicks, 0),
});
