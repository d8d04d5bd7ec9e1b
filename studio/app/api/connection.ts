import { useSyncExternalStore } from "react";

/** Whether this window reaches the studio. */
export type Connection =
  | { readonly kind: "open" }
  /** The studio doesn't answer, since a time in milliseconds. */
  | { readonly kind: "lost"; readonly since: number }
  /** It answers, but not this window: its key has ended. */
  | { readonly kind: "shut" };

let connection: Connection = { kind: "open" };
const listeners = new Set<() => void>();

export const currentConnection = (): Connection => connection;

/** Records what the last request showed. */
export function setConnection(kind: Connection["kind"]): void {
  if (kind === connection.kind) return;
  connection = kind === "lost" ? { kind, since: Date.now() } : { kind };
  for (const listener of listeners) listener();
}

/** Calls back when the connection changes. Returns a function that stops it. */
export const followConnection = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConnection = (): Connection => useSyncExternalStore(followConnection, () => connection);
