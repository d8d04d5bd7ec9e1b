import { useCallback, useEffect, useRef, useState } from "react";
import { createQueue } from "../../../core/queue.ts";
import { api, read } from "../../api/client.ts";

/** How long typing pauses before it is saved, in milliseconds. */
const pause = 300;

/** An answer that isn't sent, and the key that it will be stored under, once. */
type Draft = { readonly text: string; readonly key: string };

export type DraftState = Draft & {
  /** When it was last on disk, in milliseconds since 1970. */
  readonly savedAt: number | undefined;
  /** Since when it isn't. */
  readonly unsavedSince: number | undefined;
};

/** The last words typed must be the last ones saved, however long a save takes. */
const inOrder = createQueue();

/** The window keeps what the studio hasn't saved yet: a reload, or a studio that died, loses nothing. */
const localKey = (id: string) => `answer ${id}`;

function readLocal(id: string): Draft | undefined {
  try {
    const { text, key }: Partial<Draft> = JSON.parse(localStorage.getItem(localKey(id)) ?? "{}");
    return typeof text === "string" && typeof key === "string" ? { text, key } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps an answer as it is typed.
 *
 * @param kept what the studio has kept
 * @param stored the keys of the answers that the site has stored
 */
export function useAnswerDraft(
  id: string,
  kept: (Draft & { readonly savedAt: number }) | null,
  stored: readonly string[],
) {
  const [draft, setDraft] = useState<DraftState>(() => {
    const local = readLocal(id);
    return {
      text: local?.text ?? kept?.text ?? "",
      key: local?.key ?? kept?.key ?? crypto.randomUUID(),
      savedAt: local ? undefined : kept?.savedAt,
      unsavedSince: undefined,
    };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(
    async ({ text, key }: Draft) => {
      try {
        const { savedAt } = await inOrder(() =>
          read(api.messages[":id"].draft.$put({ param: { id }, json: { text, key } })),
        );
        // What was typed meanwhile is saved next.
        if (readLocal(id)?.text === text) localStorage.removeItem(localKey(id));
        setDraft((now) => (now.key === key ? { ...now, savedAt, unsavedSince: undefined } : now));
      } catch {
        setDraft((now) => ({ ...now, unsavedSince: now.unsavedSince ?? Date.now() }));
        timer.current = setTimeout(() => {
          const local = readLocal(id);
          if (local) void save(local);
        }, 10 * pause);
      }
    },
    [id],
  );

  useEffect(() => {
    const local = readLocal(id);
    if (local) void save(local);
    return () => {
      clearTimeout(timer.current);
      const unsaved = readLocal(id);
      if (unsaved) void save(unsaved);
    };
  }, [id, save]);

  const write = (text: string) => {
    // An answer may have been stored although the studio didn't hear of it: other words are another answer.
    const key = stored.includes(draft.key) ? crypto.randomUUID() : draft.key;
    const next = { text, key };
    try {
      localStorage.setItem(localKey(id), JSON.stringify(next));
    } catch (error) {
      // The browser's storage is full. The studio saves it all the same.
      console.error(error);
    }
    setDraft((now) => ({ ...now, ...next }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(next), pause);
  };

  /** Begins a new answer, after one was sent. */
  const clear = () => {
    clearTimeout(timer.current);
    localStorage.removeItem(localKey(id));
    setDraft({ text: "", key: crypto.randomUUID(), savedAt: undefined, unsavedSince: undefined });
  };

  return { draft, write, clear };
}
