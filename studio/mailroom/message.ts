import type { Answer as StoredAnswer } from "../../server/answers/store.ts";
import type { ArchivedMessage, Verdict } from "../../server/contact/archive.ts";
import { isFields } from "../core/content/entries.ts";

/** An answer to a message, as the site has stored it. */
export type Answer = Omit<StoredAnswer, "messageId">;

/** A message as `npm run messages -- list --json` prints it. */
export type Message = Omit<ArchivedMessage, "idempotencyKey" | "answers"> & {
  readonly answers: readonly Answer[];
};

/** An answer that isn't sent yet, and the key that it will be stored under, once. */
export type AnswerDraft = { readonly text: string; readonly key: string };

/** How the owner marks a message. */
export const marks = ["spam", "ok", "read", "answered", "no-answer", "waiting"] as const satisfies Verdict[];

export type Mark = (typeof marks)[number];

/** Returns what the command listed. Throws if that isn't messages. */
export function parseMessages(listed: unknown): readonly Message[] {
  const isMessage = (one: unknown) => isFields(one) && Array.isArray(one.answers);
  if (!Array.isArray(listed) || !listed.every(isMessage)) {
    throw new Error("The command printed something other than messages.");
  }
  return listed;
}
