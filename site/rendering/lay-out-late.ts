/*
 * What is below the first screens is laid out when the reader comes near (`base.css`): not on a page opened at a part of it,
 * reloaded, or come back to, where the place to show is right only if all above it has its true height.
 */

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (!location.hash && navigation?.type === "navigate") document.documentElement.dataset.lazy = "";

export {};
