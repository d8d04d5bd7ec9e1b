import { startOnIntent } from "../islands/start-on-intent.ts";
import { installMenus } from "../layout/menus.ts";

/** Runs at the end of every page, whichever analytics it uses. */
export function installPageBehaviour(): void {
  installMenus();
  openTarget();
  addEventListener("hashchange", openTarget);
  startOnIntent();
}

/** Opens what the address leads to where it is folded: Safari before 26.2 and Firefox before 148 leave it closed. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest<HTMLDetailsElement>("details:not([open])");
  if (!folded) return;
  folded.open = true;
  target?.scrollIntoView();
}
