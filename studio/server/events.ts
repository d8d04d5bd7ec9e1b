/** What can change while a window is open. The windows fetch everything again that they know about a topic. */
export type Topic =
  | "content"
  | "changes"
  | "publication"
  | "messages"
  | "letters"
  /** Answers and letters that are being written. */
  | "unsent"
  | "readers"
  | "visits"
  /** Who can open the studio. */
  | "door";

/** What changed, for all open windows. */
export type Events = {
  /** Call it after the change is on disk. */
  emit(...topics: readonly Topic[]): void;
  /** Calls back with each topic. Returns a function that unsubscribes. */
  subscribe(listener: (topic: Topic) => void): () => void;
};

/** Says that the content has changed, and so what will change. */
export function emitChange({ emit }: Events): void {
  emit("content", "changes");
}

/** Returns what says that an edit changed the content, unless it was refused, and returns the edit's result. */
export const announceEdit =
  (events: Events) =>
  <Result extends { readonly state: string }>(result: Result): Result => {
    // An invalid value is kept in the journal, which windows show, too.
    if (result.state === "saved" || result.state === "invalid") emitChange(events);
    return result;
  };

export function createEvents(): Events {
  const listeners = new Set<(topic: Topic) => void>();
  return {
    emit(...topics) {
      for (const topic of topics) for (const listener of listeners) listener(topic);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
