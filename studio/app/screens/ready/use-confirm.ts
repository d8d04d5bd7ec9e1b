import { useMutation } from "@tanstack/react-query";
import { keyOf } from "../../../core/content/change.ts";
import { api, read } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { readyQuery } from "../../api/ready.ts";
import { expectSaved, useEntry } from "../../draft/use-entry.ts";
import { fileQuery } from "../../draft/use-file.ts";
import { showToast } from "../../ui/toasts.tsx";
import type { Row } from "./rows.ts";
import { titleOf } from "./words.ts";

/** Confirms that a row's samples are right as they are, with a way back. */
export function useConfirm() {
  const confirmed = useEntry({ name: "confirmed", path: [] });

  const takeBack = async (place: string) => {
    const { data } = await queryClient.fetchQuery({ ...fileQuery("confirmed"), staleTime: 0 });
    const index = Array.isArray(data) ? data.indexOf(place) : -1;
    if (index !== -1) await confirmed.remove(String(index));
  };

  return useMutation({
    mutationFn: async (row: Row) => {
      const place = row.tasks[0].confirmAs;
      if (place === undefined) return;
      await confirmed.add(place, place);
      showToast(`Noted: “${titleOf(row)}” is right as it is.`, () => takeBack(place));
    },
  });
}

/** Takes made-up kind words off their pages, with a way back. */
export const useTakeOff = () =>
  useMutation({
    mutationFn: async ({ tasks }: Row) => {
      const name = "testimonials";
      const paths = tasks.flatMap(({ field }) => (field ? [field.path.slice(0, -1)] : []));
      expectSaved(await read(api.content.removal.$post({ json: { name, paths } })));
      // The list says so before the toast does.
      await queryClient.invalidateQueries({ queryKey: readyQuery.queryKey });
      const ids = paths.map((path) => keyOf(name, path));
      const words = tasks.length === 1 ? "One kind word is" : `${tasks.length} kind words are`;
      showToast(`${words} off the pages.`, async () =>
        expectSaved(await read(api.content["leave-out"].$post({ json: { ids } }))),
      );
    },
  });
