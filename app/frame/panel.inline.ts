import { listen } from "./listen.ts";

/**
 * What the phone's panel needs where a browser knows neither invoker commands nor `closedby`: a press opens it, and one
 * beside it closes it. A link in it closes it everywhere. Compiled to one line that stands in the head, so that the
 * panel opens as soon as it can be seen; its hash is in the policy.
 */
listen("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const opener = target.closest("[commandfor]");
  if (opener && !("command" in HTMLButtonElement.prototype)) {
    document.querySelector<HTMLDialogElement>(`#${opener.getAttribute("commandfor")}`)?.showModal();
  }
  // The backdrop belongs to the dialog.
  const panel = target.closest("dialog");
  if (panel && (target === panel || target.closest("a"))) panel.close();
});
