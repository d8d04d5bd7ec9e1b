/* Opens the print dialog once the browser has followed a print link: the styles then print that practice alone. */
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-print]")) setTimeout(() => print());
});

/* A link opens its practice and closes the one above it; the browser then loses its place. */
addEventListener("hashchange", () => document.querySelector(":target")?.scrollIntoView());
