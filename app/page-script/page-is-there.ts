import { installMenus } from "../frame/menus.ts";
import { layOutBelowTheFold } from "../rendering/below-the-fold.ts";
import { startOnIntent } from "../rendering/start-on-intent.ts";

/**
 * What every page has done once it has been read in, whoever counts its visits.
 *
 * @param start the address at which React can be had; none on a page without it
 */
export function pageIsThere(start: string | undefined): void {
  layOutBelowTheFold();
  installMenus();
  if (start) startOnIntent(start);
}
