/*
 * Opens dialogs by their buttons and closes them by the backdrop in browsers without invoker commands or `closedby`, and
 * closes the menu panel when a link is followed. Inlined in the head, so that it works as soon as the page shows.
 */

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const opener = target.closest("[commandfor]");
  if (opener && !("command" in HTMLButtonElement.prototype)) {
    document.querySelector<HTMLDialogElement>(`#${opener.getAttribute("commandfor")}`)?.showModal();
  }
  // A click on the backdrop targets the dialog. Not the practice room's: a link on its card isn't a wish to leave.
  const panel = target.closest<HTMLDialogElement>("dialog[closedby]");
  if (panel && (target === panel || target.closest("a"))) panel.close();
});
