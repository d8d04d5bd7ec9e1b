import type { MessageSummary } from "../../../mailroom/describe-message.ts";

export type Filter = "waiting" | "all" | "held";

/** Whether the sender has no answer yet: none is written, or it hasn't gone out. */
export const isWaiting = ({ standing }: Pick<MessageSummary, "standing">): boolean =>
  standing === "waiting" || standing === "answer refused" || standing === "answer waits";

/** Whether the owner has done her part. */
export const isAnswered = ({ standing }: Pick<MessageSummary, "standing">): boolean =>
  standing === "answer waits" || !isWaiting({ standing });

export const isHeld = ({ standing }: MessageSummary): boolean => standing === "held back";

const filters: Readonly<Record<Filter, (message: MessageSummary) => boolean>> = {
  waiting: isWaiting,
  all: (message) => !isHeld(message),
  held: isHeld,
};

/** Returns the messages of a filter: those to answer, the longest wait first; then those whose answer waits; then the newest. */
export function sortMessages(messages: readonly MessageSummary[], filter: Filter): readonly MessageSummary[] {
  const shown = messages.filter(filters[filter]);
  const waiting = shown
    .filter(isWaiting)
    .toSorted((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)) || a.receivedAt - b.receivedAt);
  const others = shown
    .filter((message) => !isWaiting(message))
    .toSorted((a, b) => b.receivedAt - a.receivedAt);
  return [...waiting, ...others];
}
