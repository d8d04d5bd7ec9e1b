/** How long it lays out at a time, in milliseconds: so little that the page still answers a finger at once. */
const sliceMs = 3;

const layOut = (part?: HTMLElement) => part?.style.setProperty("content-visibility", "visible");

/**
 * Lays out what `below-the-fold.css` has left for later, once the page is there: some of it whenever the browser
 * has nothing else to do, so that no visitor waits for it. Until then the height of such a part is a guess, and
 * whoever comes back to a place, or has an address that names one, would land elsewhere: for them, all at once.
 */
export function layOutBelowTheFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("main > *, .prose > *, main ~ footer")];
  // Not in every browser.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const layOutSome = () => {
    const end = performance.now() + sliceMs;
    while (parts.length > 0 && performance.now() < end) {
      const part = parts.shift();
      layOut(part);
      // Asking for its place has it laid out now, and the time counted.
      part?.getBoundingClientRect();
    }
    if (parts.length > 0) whenIdle(layOutSome);
  };
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") parts.forEach(layOut);
  else addEventListener("load", () => whenIdle(layOutSome));
}
