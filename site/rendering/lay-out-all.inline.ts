/*
 * A link to a part of the page, a reload, and Back where the browser keeps no copy of the page lead to a place on it. It is
 * right only if all that is above has its true height, so nothing waits to be laid out (`base.css`).
 */

for (const entry of performance.getEntriesByType("navigation"))
  if (location.hash || ("type" in entry && entry.type !== "navigate"))
    document.documentElement.dataset.laidOut = "";

export {};
