/** Logs the unknown path, and leads to the home page without a word. */
console.info("Unknown path:", location.pathname);
// Wait for the end of the page, where the page view is counted.
document.addEventListener("DOMContentLoaded", () => location.replace("/"));
