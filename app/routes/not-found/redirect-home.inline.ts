/** An address that is no page of this site: says which on the console, and goes to the home page. */
console.info("Unknown path:", location.pathname);
// Not before the end of the page, where the visit is counted.
document.addEventListener("DOMContentLoaded", () => location.replace("/"));
