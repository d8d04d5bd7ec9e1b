import { useSyncExternalStore } from "react";

const query = matchMedia("(width <= 46rem)");

const subscribe = (listener: () => void) => {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Returns whether the window is as narrow as a phone, where panels are sheets. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
