import { useSyncExternalStore } from "react";

/** Creates a hook that returns whether a media query matches. */
function hookFor(condition: string): () => boolean {
  const query = matchMedia(condition);
  const subscribe = (listener: () => void) => {
    query.addEventListener("change", listener);
    return () => query.removeEventListener("change", listener);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}

/** Returns whether the window is as narrow as a phone, where panels are sheets. */
export const useIsPhone = hookFor("(width <= 46rem)");

/** Returns whether there is room for a list and its open entry beside each other. */
export const useIsWide = hookFor("(width > 60rem)");
