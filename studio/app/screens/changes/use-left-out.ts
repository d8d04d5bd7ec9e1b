import { useSyncExternalStore } from "react";

const key = "changes left out";

const read = (): readonly string[] => JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];

let leftOut = new Set(read());
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export type LeftOut = {
  has(id: string): boolean;
  set(id: string, isOut: boolean): void;
};

/** Returns which changes the next publication leaves out. This window remembers it while one looks at other screens. */
export function useLeftOut(): LeftOut {
  const current = useSyncExternalStore(subscribe, () => leftOut);
  return {
    has: (id) => current.has(id),
    set(id, isOut) {
      leftOut = new Set(leftOut);
      if (isOut) leftOut.add(id);
      else leftOut.delete(id);
      sessionStorage.setItem(key, JSON.stringify([...leftOut]));
      for (const listener of listeners) listener();
    },
  };
}
