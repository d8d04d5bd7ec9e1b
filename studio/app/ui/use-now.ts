import { useSyncExternalStore } from "react";

/** How often words about the time are written anew, in milliseconds. */
const interval = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval>;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

const subscribe = (onChange: () => void) => {
  if (listeners.size === 0) {
    // No screen has needed the time for a while.
    now = Date.now();
    timer = setInterval(tick, interval);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) clearInterval(timer);
  };
};

/** Returns the time in milliseconds, and renders again as it passes. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
