import type { Sitting } from "../../../art/sitting-print/sitting.ts";
import { unhungKey } from "./unhung-key.ts";
import { packed, unpacked } from "./wall.ts";

/*
 * The last print, while it isn't on the wall: kept by its tab until the next sitting, and gone with the tab.
 */

/** Returns the tab's last print, if it keeps one. */
export function unhungPrint(): Sitting | undefined {
  try {
    return unpacked(JSON.parse(sessionStorage.getItem(unhungKey) ?? "null"));
  } catch {
    return undefined; // storage is switched off, or the text was edited by hand
  }
}

/** Keeps a print in place of the one before, if the browser can; `undefined` keeps none. */
export function keepUnhung(sitting: Sitting | undefined): void {
  try {
    if (sitting) sessionStorage.setItem(unhungKey, JSON.stringify(packed(sitting)));
    else sessionStorage.removeItem(unhungKey);
  } catch {
    // Storage is full or switched off. The page says that the tab keeps it only if it does.
  }
}
