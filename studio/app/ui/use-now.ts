import { useSyncExternalStore } from "react";

/** How often words about the time are written anew, in milliseconds. */
const interval = 30_000;

let now = Date.now();

const subscribe = (onChange: () => void) => {
  const timer = setInterval(() => {
    now = Date.now();
    onChange();
  }, interval);
  return () => clearInterval(timer);
};

/** Returns the time in milliseconds, and renders again as it passes. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
