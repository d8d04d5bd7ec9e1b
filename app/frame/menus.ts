import { listen } from "./listen.ts";

const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-menu]") : null;
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("[data-menu] > details[open]");

/** What the bar's menus have beyond HTML and CSS, before React and with it: keys, and that one at most is open. */
export function installMenus(): void {
  listen("keydown", (event) => {
    const menu = menuOf(event.target);
    if (event.key === "Escape") dismiss(menu);
    // In a menu alone: what a browser fills in by itself, in a form, it announces by a key without a name.
    else if (menu && event.key.startsWith("Arrow")) move(menu, event);
  });
  listen("pointerdown", closeOthers);
  listen("focusin", closeOthers);
  listen("pointerover", forgiveOthers);
  listen("click", press);
}

/** Closes whatever is open, by the pointer or else, and leaves the focus on its name. */
function dismiss(menu: HTMLElement | null): void {
  const hovered = document.querySelector<HTMLElement>("[data-menu]:hover");
  if (hovered) hovered.dataset.dismissed = "";
  for (const details of openMenus()) details.open = false;
  menu?.querySelector("summary")?.focus();
}

/** Sideways along the bar, from one entry to the next; down into a menu, and round in it. */
function move(menu: HTMLElement, event: KeyboardEvent): void {
  const summary = menu.querySelector("summary");
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (sideways) {
    const entries = [
      ...(menu.parentElement?.querySelectorAll<HTMLElement>(":scope > li > a, summary") ?? []),
    ];
    const here = entries.indexOf(summary as HTMLElement);
    entries[(here + sideways + entries.length) % entries.length]?.focus();
  } else {
    const details = menu.querySelector("details");
    if (details) details.open = true;
    const links = [...menu.querySelectorAll<HTMLElement>("ul a")];
    const here = links.indexOf(event.target as HTMLElement);
    const next = event.key === "ArrowDown" ? here + 1 : here < 0 ? links.length - 1 : here - 1;
    (links[next % links.length] ?? summary)?.focus();
  }
  event.preventDefault();
}

/** Menus close when the pointer or the focus goes elsewhere. */
function closeOthers({ target }: Event): void {
  const menu = menuOf(target);
  for (const details of openMenus()) if (details.parentElement !== menu) details.open = false;
}

/** A menu that was closed under the pointer opens again for it once it has been elsewhere. */
function forgiveOthers({ target }: Event): void {
  const menu = menuOf(target);
  for (const item of document.querySelectorAll<HTMLElement>("[data-dismissed]")) {
    if (item !== menu) delete item.dataset.dismissed;
  }
}

/** Choosing a link puts the menu away; so does a second press on its name, although the pointer still rests on that. */
function press({ target }: Event): void {
  const menu = menuOf(target);
  if (!menu || !(target instanceof Element)) return;
  if (target.closest("a")) {
    menu.dataset.dismissed = "";
    for (const details of openMenus()) details.open = false;
  } else if (target.closest("summary")) {
    if (menu.querySelector("details[open]")) menu.dataset.dismissed = "";
    else delete menu.dataset.dismissed;
  }
}
