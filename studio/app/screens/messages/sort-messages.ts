import type { MessageSummary } from "../../../mailroom/describe-message.ts";

export type Filter = "waiting" | "all" | "held";

export const isWaiting = ({ standing }: MessageSummary): boolean =>
  standing === "waiting" || standing === "answer refused";

export const isHeld = ({ standing }: MessageSummary): boolean => standing === "held back";

const filters: Readonly<Record<Filter, (message: MessageSummary) => boolean>> = {
  waiting: isWaiting,
  all: (message) => !isHeld(message),
  held: isHeld,
};

/** Returns the messages of a filter: those who wait first, the longest wait first, then the newest. */
export function sortMessages(messages: readonly MessageSummary[], filter: Filter): readonly MessageSummary[] {
  const shown = messages.filter(filters[filter]);
  const waiting = shown.filter(isWaiting).toSorted((a, b) => a.receivedAt - b.receivedAt);
  const others = shown
    .filter((message) => !isWaiting(message))
    .toSorted((a, b) => b.receivedAt - a.receivedAt);
  return [...waiting, ...others];
}
