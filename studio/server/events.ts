/** What can change while a window is open. The windows fetch everything again that they know about a topic. */
export type Topic = "content" | "changes" | "publication" | "messages" | "letters" | "readers" | "visits";

/** What changed, for all open windows. */
export type Events = {
  /** Call it after the change is on disk. */
  emit(topic: Topic): void;
  /** Calls back with each topic. Returns a function that unsubscribes. */
  subscribe(listener: (topic: Topic) => void): () => void;
};

/** Returns what says that an edit changed the content, unless it was refused, and returns the edit's result. */
export const announcing =
  ({ emit }: Events) =>
  <Result extends { readonly state: string }>(result: Result): Result => {
    // What isn't valid is kept, and no longer done.
    if (result.state === "read-only") return result;
    emit("content");
    emit("changes");
    return result;
  };

export function createEvents(): Events {
  const listeners = new Set<(topic: Topic) => void>();
  return {
    emit(topic) {
      for (const listener of listeners) listener(topic);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
