const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-menu]") : null;
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("[data-menu] > details[open]");

/** Adds what the bar's menus need beyond HTML and CSS: keyboard support, and at most one open at a time. */
export function installMenus(): void {
  document.addEventListener("keydown", (event) => {
    const menu = menuOf(event.target);
    if (event.key === "Escape") dismissMenus(menu);
    // Only in a menu: browsers that autofill a form dispatch `keydown` without a key.
    else if (menu && event.key.startsWith("Arrow")) moveFocus(menu, event);
  });
  document.addEventListener("pointerdown", closeOtherMenus);
  document.addEventListener("focusin", closeOtherMenus);
  document.addEventListener("pointerover", allowHoverAgain);
  document.addEventListener("click", toggleOrFollow);
}

/** Closes all menus, hovered ones included, and focuses the name of the given one. */
function dismissMenus(menu: HTMLElement | null): void {
  const hovered = document.querySelector<HTMLElement>("[data-menu]:hover");
  if (hovered) hovered.dataset.dismissed = "";
  for (const details of openMenus()) details.open = false;
  menu?.querySelector("summary")?.focus();
}

/** Left and right move along the bar; up and down open a menu and cycle through its links. */
function moveFocus(menu: HTMLElement, event: KeyboardEvent): void {
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

/** Closes menus when the pointer presses or the focus moves elsewhere. */
function closeOtherMenus({ target }: Event): void {
  const menu = menuOf(target);
  for (const details of openMenus()) if (details.parentElement !== menu) details.open = false;
}

/** Lets a menu that was dismissed under the pointer open by hover again once the pointer has left it. */
function allowHoverAgain({ target }: Event): void {
  const menu = menuOf(target);
  for (const item of document.querySelectorAll<HTMLElement>("[data-dismissed]")) {
    if (item !== menu) delete item.dataset.dismissed;
  }
}

/** Dismisses a menu by a click on a link or a second click on its name, although the pointer still hovers. */
function toggleOrFollow({ target }: Event): void {
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
