import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ToDoElsewhere } from "../../core/changes/elsewhere.ts";
import { publicationQuery, tickToDo } from "./publication.ts";

/** Whether the owner has said that she did something outside the site, and a function that says so. */
export function useTicked(toDo: ToDoElsewhere): [isDone: boolean, tick: (isDone: boolean) => void] {
  const { data } = useQuery(publicationQuery);
  const queries = useQueryClient();
  const ticking = useMutation({
    mutationFn: (isDone: boolean) => tickToDo(toDo, isDone),
    onSettled: () => queries.invalidateQueries({ queryKey: publicationQuery.queryKey }),
  });
  const isDone = data?.toDos.some((kept) => kept.isDone && isSame(kept, toDo)) ?? false;
  return [ticking.isPending ? ticking.variables : isDone, ticking.mutate];
}

const isSame = (one: ToDoElsewhere, other: ToDoElsewhere) =>
  (["id", "after", "page", "tell"] as const).every((part) => one[part] === other[part]);
