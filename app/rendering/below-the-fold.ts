/** How long it lays out at a time, in milliseconds: so little that the page still answers a finger at once. */
const sliceMs = 3;

const layOut = (part?: HTMLElement) => part?.style.setProperty("content-visibility", "visible");

/**
 * Lays out what `below-the-fold.css` and the text of an article (`prose.css`) have left for later, once the page is
 * there: some of it whenever the browser has nothing else to do, so that no visitor waits for it. Until then the
 * height of such a part is a guess, and whoever comes back to a place, has an address that names one, or follows a
 * link within the page would land elsewhere, in browsers that do not hold the view still: for them, all at once.
 */
export function layOutBelowTheFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("main > *, .prose > *, main ~ footer")];
  const layOutAll = () => parts.splice(0).forEach(layOut);
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
  // Not in every browser.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") layOutAll();
  else
    addEventListener("load", () => {
      // A page can be loaded before it has been painted, and a font that only a later section needs must not hold that up.
      const painted = new PerformanceObserver(() => {
        painted.disconnect();
        whenIdle(layOutSome);
      });
      painted.observe({ type: "paint", buffered: true });
    });
  // Before the browser looks for the place.
  addEventListener(
    "click",
    ({ target }) => target instanceof Element && target.closest('a[href^="#"]') && layOutAll(),
    true,
  );
}
