/** Prints the class on one sheet: the styles leave out what is for reading on a screen. */
document.querySelector("[data-print]")?.addEventListener("click", () => print());
