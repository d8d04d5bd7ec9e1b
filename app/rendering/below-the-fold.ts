const layOut = (part?: HTMLElement) => part?.style.setProperty("content-visibility", "visible");

/**
 * Lays out what `below-the-fold.css` has left for later, once the page is there: a section whenever the browser
 * has nothing else to do, so that no visitor waits for it. Until then such a section's height is a guess, and
 * whoever comes back to a place, or has an address that names one, would land elsewhere: for them, all at once.
 */
export function layOutBelowTheFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("main > *, main ~ footer")];
  // Not in every browser.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const layOutNext = () => {
    layOut(parts.shift());
    if (parts.length > 0) whenIdle(layOutNext);
  };
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") parts.forEach(layOut);
  else addEventListener("load", () => whenIdle(layOutNext));
}
