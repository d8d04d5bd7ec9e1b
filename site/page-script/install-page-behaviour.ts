import { startOnIntent } from "../islands/start-on-intent.ts";
import { installMenus } from "../layout/menus.ts";

/** Runs at the end of every page, whichever analytics it uses. */
export function installPageBehaviour(): void {
  installMenus();
  startOnIntent();
}
