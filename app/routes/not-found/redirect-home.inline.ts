/** Logs the unknown path and redirects to the home page. */
console.info("Unknown path:", location.pathname);
// Wait for the end of the page, where the page view is counted.
document.addEventListener("DOMContentLoaded", () => location.replace("/"));
