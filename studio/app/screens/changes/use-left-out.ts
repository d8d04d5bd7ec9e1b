import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { api, read } from "../../api/client.ts";
import { draftQuery } from "../../api/draft.ts";
import { useContent } from "../../draft/use-content.ts";
import { showToast } from "../../ui/toasts.tsx";

export type LeftOut = {
  has(id: string): boolean;
  set(id: string, isOut: boolean): void;
};

type Choice = { readonly id: string; readonly isOut: boolean };

const mutationKey = ["leave out"];

/** Returns which changes the next publication leaves out. The studio keeps it: it holds in all windows. */
export function useLeftOut(): LeftOut {
  const kept = useContent()?.leftOut ?? [];
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (json: Choice) => read(api.content["left-out"].$post({ json })),
    onSuccess: ({ leftOut }) =>
      queries.setQueryData(draftQuery.queryKey, (draft) => draft && { ...draft, leftOut: [...leftOut] }),
    onError: (error) => showToast(error.message),
  });
  const underWay = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Choice,
  });
  return {
    has: (id) => underWay.findLast((choice) => choice.id === id)?.isOut ?? kept.includes(id),
    set: (id, isOut) => mutate({ id, isOut }),
  };
}
