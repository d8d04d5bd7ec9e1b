import { useLayoutEffect, useRef } from "react";

/** Marks the entry of the page itself while another one is on top of it. */
const underneath = { isUnderneath: true };

/**
 * Puts one history entry on top of the page's own for something that covers the page, so that Back closes it instead of
 * leaving the page.
 *
 * @param isWanted adds the entry, unless it is there
 * @param isKept leaves it there; removed once neither is true
 * @param onBack called when the visitor goes back; the entry is gone by then
 */
export function useBackEntry(isWanted: boolean, isKept: boolean, onBack: () => void): void {
  const isThere = useRef(false);
  /** `history.back()` was called, and the browser hasn't gone back yet. */
  const isGoingBack = useRef(false);
  const latest = useRef(onBack);
  latest.current = onBack;

  useLayoutEffect(() => {
    const arrived = () => {
      // Links to a part of the page fire this event, too.
      if (!history.state?.isUnderneath) return;
      history.scrollRestoration = "auto";
      if (isGoingBack.current) {
        isGoingBack.current = false;
        if (isThere.current) push();
      } else if (isThere.current) {
        isThere.current = false;
        latest.current();
      }
    };
    addEventListener("popstate", arrived);
    return () => removeEventListener("popstate", arrived);
  }, []);

  // Before the browser paints: a visitor can go back as soon as the page is covered.
  useLayoutEffect(() => {
    if (isWanted && !isThere.current) {
      isThere.current = true;
      // Going back would remove an entry that was pushed meanwhile.
      if (!isGoingBack.current) push();
    } else if (!isWanted && !isKept && isThere.current) {
      isThere.current = false;
      if (isGoingBack.current) return;
      isGoingBack.current = true;
      history.back();
    }
  }, [isWanted, isKept]);
}

function push(): void {
  // What comes next decides where the page scrolls to, not the entry that Back returns to.
  history.scrollRestoration = "manual";
  history.replaceState(underneath, "");
  history.pushState(null, "");
}
