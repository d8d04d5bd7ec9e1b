/** What can change while a window is open. The windows fetch everything again that they know about a topic. */
export const topics = ["content", "changes", "publication", "messages"] as const;

export type Topic = (typeof topics)[number];

/** Tells all open windows what changed. */
export type Events = {
  /** Call it after the change is on disk. */
  tell(topic: Topic): void;
  /** Calls back with each topic. Returns a function that stops it. */
  follow(listener: (topic: Topic) => void): () => void;
};

export function createEvents(): Events {
  const listeners = new Set<(topic: Topic) => void>();
  return {
    tell(topic) {
      for (const listener of listeners) listener(topic);
    },
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
