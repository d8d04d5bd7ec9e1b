import { useEffect, useRef } from "react";

/**
 * Puts one history entry under something that covers the page, so that Back closes it instead of leaving the page.
 *
 * @param isWanted adds the entry, unless it is there
 * @param isKept leaves it there; removed once neither is true
 * @param onBack called when the visitor goes back; the entry is gone by then
 */
export function useBackEntry(isWanted: boolean, isKept: boolean, onBack: () => void): void {
  const isThere = useRef(false);
  const latest = useRef(onBack);
  latest.current = onBack;

  useEffect(() => {
    const goneBack = () => {
      history.scrollRestoration = "auto";
      if (!isThere.current) return;
      isThere.current = false;
      latest.current();
    };
    addEventListener("popstate", goneBack);
    return () => removeEventListener("popstate", goneBack);
  }, []);

  useEffect(() => {
    if (isWanted && !isThere.current) {
      isThere.current = true;
      // What comes next decides where the page scrolls to, not the entry that Back returns to.
      history.scrollRestoration = "manual";
      history.pushState(null, "");
    } else if (!isWanted && !isKept && isThere.current) {
      isThere.current = false;
      history.back();
    }
  }, [isWanted, isKept]);
}
