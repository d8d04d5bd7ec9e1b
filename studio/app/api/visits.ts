import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, read } from "./client.ts";

/** How often the numbers are asked for again, in milliseconds. */
const interval = 30_000;

const askVisits = () => read(api.visits.$get());

export type VisitsAnswer = Awaited<ReturnType<typeof askVisits>>;

export const visitsQuery = queryOptions({
  queryKey: ["visits"],
  queryFn: askVisits,
  refetchInterval: interval,
});

/** Tries to read the numbers. The outcome is whether that worked. */
export function useTryVisits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => read(api.visits.try.$post()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["visits"] }),
  });
}
