import { useCallback, useEffect, useState } from "react";
import type { Sitting } from "../../../art/sitting-print/sitting.ts";
import type { RoomState } from "./machine.ts";
import { keepUnhung, unhungPrint } from "./unhung.ts";

/**
 * Keeps a fresh print in the tab until it is hung, or until the next sitting begins.
 *
 * @returns the print that the tab keeps, and a function that lets go of it
 */
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
