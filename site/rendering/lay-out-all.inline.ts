/*
 * A reload, and Back where the browser keeps no copy of the page, lead to a place on it. It is right only if all that is
 * above has its true height, so nothing waits to be laid out (`base.css`).
 */

const [navigation] = performance.getEntriesByType("navigation");
if (navigation instanceof PerformanceNavigationTiming && /reload|back/.test(navigation.type))
  document.documentElement.dataset.laidOut = "";

export {};
