import { layOutBelowTheFold } from "../rendering/below-the-fold.ts";

/**
 * What the frame needs beyond HTML and CSS, on every page, before and without React: arrow keys and
 * Escape in the bar's menus, what a browser without invoker commands or `closedby` lacks for the phone's
 * panel, and what is below the first screens. Compiled to one line that stands in
 * the head; its hash is in the policy.
 */
const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-menu]") : null;
/** Listens before anybody else: while React takes over, it holds back events from those who come later. */
const listen = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
) => document.addEventListener(type, listener, true);
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("[data-menu] > details[open]");

listen("keydown", (event) => {
  const menu = menuOf(event.target);
  if (event.key === "Escape") {
    const hovered = document.querySelector<HTMLElement>("[data-menu]:hover");
    if (hovered) hovered.dataset.dismissed = "";
    for (const details of openMenus()) details.open = false;
    menu?.querySelector("summary")?.focus();
    return;
  }
  if (!menu || !event.key.startsWith("Arrow")) return;
  const summary = menu.querySelector("summary");
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (sideways) {
    // Along the bar, from one entry to the next.
    const entries = [
      ...(menu.parentElement?.querySelectorAll<HTMLElement>(":scope > li > a, summary") ?? []),
    ];
    const here = entries.indexOf(summary as HTMLElement);
    entries[(here + sideways + entries.length) % entries.length]?.focus();
  } else {
    // Down into the menu, and round in it.
    const details = menu.querySelector("details");
    if (details) details.open = true;
    const links = [...menu.querySelectorAll<HTMLElement>("ul a")];
    const here = links.indexOf(event.target as HTMLElement);
    const next = event.key === "ArrowDown" ? here + 1 : here < 0 ? links.length - 1 : here - 1;
    (links[next % links.length] ?? summary)?.focus();
  }
  event.preventDefault();
});

/** Menus close when the pointer or the focus goes elsewhere. */
const closeOthers = (event: Event) => {
  const menu = menuOf(event.target);
  for (const details of openMenus()) if (details.parentElement !== menu) details.open = false;
};
listen("pointerdown", closeOthers);
listen("focusin", closeOthers);
listen("pointerover", (event) => {
  const menu = menuOf(event.target);
  for (const item of document.querySelectorAll<HTMLElement>("[data-dismissed]")) {
    if (item !== menu) delete item.dataset.dismissed;
  }
});

listen("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const opener = target?.closest("[commandfor]");
  if (opener && !("command" in HTMLButtonElement.prototype)) {
    document.querySelector<HTMLDialogElement>(`#${opener.getAttribute("commandfor")}`)?.showModal();
  }
  // The backdrop belongs to the dialog; choosing a link puts panel and menu away.
  const panel = target?.closest("dialog");
  if (panel && (target === panel || target?.closest("a"))) panel.close();
  const menu = menuOf(target);
  if (menu && target?.closest("a")) {
    menu.dataset.dismissed = "";
    for (const details of openMenus()) details.open = false;
  } else if (menu && target?.closest("summary")) {
    // A second press on the name closes the menu although the pointer still rests on it.
    if (menu.querySelector("details[open]")) menu.dataset.dismissed = "";
    else delete menu.dataset.dismissed;
  }
});

document.addEventListener("DOMContentLoaded", layOutBelowTheFold);
