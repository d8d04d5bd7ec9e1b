import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { AnswerDraft } from "../../draft/send.ts";
import type { Snapshot } from "../../draft/typing.ts";
import { typingOf } from "../../draft/typings.ts";

export type DraftState = {
  readonly draft: AnswerDraft | undefined;
  readonly state: Snapshot["state"] | undefined;
  /** When it was saved, or if it isn't, since when. In milliseconds since 1970. */
  readonly at: number | undefined;
};

/**
 * Keeps an answer as it is typed.
 *
 * @param kept what the studio has kept
 * @param stored the keys of the answers that the site has stored
 */
export function useAnswerDraft(
  id: string,
  kept: (AnswerDraft & { readonly savedAt: number }) | null,
  stored: readonly string[],
) {
  const typing = useMemo(() => typingOf({ answer: id }), [id]);
  const snapshot = useSyncExternalStore(typing.subscribe, typing.snapshot);
  // Another window may go on with it.
  useEffect(() => () => typing.leave(), [typing]);

  const draft = snapshot ? (snapshot.value as AnswerDraft) : (kept ?? undefined);
  const write = (text: string) => {
    // An answer may have been stored although the studio didn't hear of it: other words are another answer.
    const key = draft && !stored.includes(draft.key) ? draft.key : crypto.randomUUID();
    typing.type({ text, key } satisfies AnswerDraft, undefined);
  };
  const state: DraftState = { draft, state: snapshot?.state, at: snapshot?.at ?? kept?.savedAt };
  /** Begins a new answer, after one was sent. */
  return { ...state, write, clear: typing.discard };
}
