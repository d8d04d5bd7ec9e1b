import { useMutation } from "@tanstack/react-query";
import { fileQuery, readyQuery } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { useEntry } from "../../draft/use-entry.ts";
import { showToast } from "../../ui/toasts.tsx";

const longestName = 100;

type Confirmed = {
  /** What the owner calls it. */
  readonly what: string;
  /** The lines of `content/confirmed.yaml`. */
  readonly lines: readonly string[];
  /** Has the focus afterwards: the button that was pressed goes. */
  readonly next: HTMLElement | null | undefined;
};

/** Notes that what came with the site is right as it is, with a way back. */
export function useConfirm() {
  const confirmed = useEntry({ name: "confirmed", path: [] });

  const takeBack = async (line: string) => {
    const { data } = await queryClient.fetchQuery({ ...fileQuery("confirmed"), staleTime: 0 });
    const index = Array.isArray(data) ? data.indexOf(line) : -1;
    if (index !== -1) await confirmed.remove(String(index));
  };

  return useMutation({
    mutationFn: async ({ what, lines, next }: Confirmed) => {
      // The line of a page with many texts is longer than a name may be.
      for (const line of lines) await confirmed.add(line, line.slice(0, longestName));
      await queryClient.invalidateQueries({ queryKey: readyQuery.queryKey });
      const heading = document.querySelector<HTMLElement>("#main h1");
      (next?.isConnected ? next : heading)?.focus();
      showToast(`Noted: “${what}” is right as it is.`, async () => {
        for (const line of lines) await takeBack(line);
      });
    },
    onError: (error) => showToast(error.message),
  });
}
