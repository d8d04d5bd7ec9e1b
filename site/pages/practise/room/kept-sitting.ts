import { useEffect, useRef } from "react";
import type { Sitting } from "../sitting-print/sitting.ts";
import { elapsed } from "./clock.ts";
import { sittingKey } from "./keys.ts";
import type { RoomState } from "./machine.ts";
import type { Spot } from "./plan.ts";
import { packed, unpacked } from "./wall.ts";

/*
 * A sitting that goes on, kept by its tab so that a reload loses no mark: a row of the wall and the spots of its marks.
 */

/** A sitting as its tab keeps it; `sat` is how long it has gone on. */
export type KeptSitting = { readonly sitting: Sitting; readonly spots: readonly (Spot | undefined)[] };

/** Returns the sitting that the tab keeps. One that can't be read is forgotten. */
export function keptSitting(): KeptSitting | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(sittingKey) ?? "null");
    const sitting = isKept(stored) ? unpacked(stored.row) : undefined;
    if (sitting && isKept(stored))
      return { sitting, spots: sitting.taps.map((_, i) => spotOf(stored.spots, i)) };
  } catch {
    // Storage is switched off, or the text was edited by hand.
  }
  keep(undefined);
  return undefined;
}

/** Keeps a sitting while it runs or rests, and forgets it once it is over. */
export function useKeptSitting(state: RoomState, resume: (kept: KeptSitting) => void): void {
  const latest = useRef(state);
  latest.current = state;
  const first = useRef(resume);
  const isFirst = useRef(true);

  useEffect(() => {
    const kept = keptSitting();
    if (kept) first.current(kept);
    // How long it has gone on changes without an event.
    const leave = () => keepIfSitting(latest.current);
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else keepIfSitting(state);
  }, [state]);
}

function keepIfSitting(state: RoomState): void {
  const isSitting = (state.at === "running" || state.at === "resting") && state.activity.kind === "noting";
  if (!isSitting) keep(undefined);
  else {
    const { sitting, spots } = state.activity;
    keep({ sitting: { ...sitting, sat: elapsed(state.clock, performance.now()) }, spots });
  }
}

function keep(kept: KeptSitting | undefined): void {
  try {
    if (!kept) sessionStorage.removeItem(sittingKey);
    else sessionStorage.setItem(sittingKey, JSON.stringify({ row: packed(kept.sitting), spots: kept.spots }));
  } catch {
    // Storage is full or switched off: a reload then loses the sitting.
  }
}

const isKept = (stored: unknown): stored is { readonly row: unknown; readonly spots: unknown } =>
  typeof stored === "object" && stored !== null && "row" in stored && "spots" in stored;

function spotOf(spots: unknown, index: number): Spot | undefined {
  const spot: unknown = Array.isArray(spots) ? spots[index] : undefined;
  if (!Array.isArray(spot)) return undefined;
  const [across, down]: unknown[] = spot;
  return isShare(across) && isShare(down) ? [across, down] : undefined;
}

const isShare = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;
