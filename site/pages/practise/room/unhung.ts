import { useCallback, useEffect, useState } from "react";
import type { Sitting } from "../sitting-print/sitting.ts";
import { unhungKey } from "./keys.ts";
import type { RoomState } from "./machine.ts";
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
function keepUnhung(sitting: Sitting | undefined): void {
  try {
    if (sitting) sessionStorage.setItem(unhungKey, JSON.stringify(packed(sitting)));
    else sessionStorage.removeItem(unhungKey);
  } catch {
    // Storage is full or switched off. The page says that the tab keeps it only if it does.
  }
}

/** Keeps a fresh print in the tab until it is hung (`letGo`), or until the next sitting begins. */
export function useUnhung(state: RoomState): readonly [print: Sitting | undefined, letGo: () => void] {
  const [print, setPrint] = useState<Sitting>();
  const keep = useCallback((sitting: Sitting | undefined) => {
    keepUnhung(sitting);
    setPrint(unhungPrint());
  }, []);
  const fresh = state.at === "print" && state.from === "sitting" ? state.sitting : undefined;
  const isNoting = state.at === "running" && state.activity.kind === "noting";

  useEffect(() => setPrint(unhungPrint()), []);
  useEffect(() => {
    if (fresh) keep(fresh);
  }, [fresh, keep]);
  useEffect(() => {
    if (isNoting) keep(undefined);
  }, [isNoting, keep]);
  return [print, useCallback(() => keep(undefined), [keep])];
}
