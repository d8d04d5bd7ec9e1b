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

/** Returns what adds and removes the lines that say that something is right as it is. */
function useLines() {
  const confirmed = useEntry({ name: "confirmed", path: [] });
  return {
    async add(lines: readonly string[]) {
      // The line of a page with many texts is longer than a name may be.
      for (const line of lines) await confirmed.add(line, line.slice(0, longestName));
    },
    async remove(lines: readonly string[]) {
      for (const line of lines) {
        const { data } = await queryClient.fetchQuery({ ...fileQuery("confirmed"), staleTime: 0 });
        const index = Array.isArray(data) ? data.indexOf(line) : -1;
        if (index !== -1) await confirmed.remove(String(index));
      }
    },
  };
}

/** Notes something, with a way back. */
function useNote(note: (confirmed: Confirmed) => Promise<void>, undo: Undo, says: (what: string) => string) {
  return useMutation({
    mutationFn: async (confirmed: Confirmed) => {
      const { what, lines, next } = confirmed;
      await note(confirmed);
      await queryClient.invalidateQueries({ queryKey: readyQuery.queryKey });
      const heading = document.querySelector<HTMLElement>("#main h1");
      (next?.isConnected ? next : heading)?.focus();
      showToast(says(what), () => undo(lines), what);
    },
    onError: (error) => showToast(error.message),
  });
}

type Undo = (lines: readonly string[]) => Promise<void>;

/** Notes that what came with the site is right as it is. */
export function useConfirm() {
  const { add, remove } = useLines();
  return useNote(
    ({ lines }) => add(lines),
    remove,
    (what) => `Noted: “${what}” is right as it is.`,
  );
}

/** Takes that back. */
export function useTakeBack() {
  const { add, remove } = useLines();
  return useNote(
    ({ lines }) => remove(lines),
    add,
    (what) => `Noted: “${what}” isn’t right yet.`,
  );
}
