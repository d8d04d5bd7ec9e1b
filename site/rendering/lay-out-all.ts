/*
 * A link to a part of the page, a reload, and Back where the browser keeps no copy of the page lead to a place on it. It is
 * right only if all that is above has its true height, so nothing waits to be laid out (`base.css`).
 */

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== "navigate") document.documentElement.dataset.laidOut = "";

export {};
