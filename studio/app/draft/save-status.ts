import type { Connection } from "../api/client.ts";
import { type Autosave, isPending } from "./autosave.ts";

/** How far everything that was typed in this window is saved. Times are in milliseconds since 1970. */
export type SaveStatus = {
  readonly isUnderWay: boolean;
  /** When something was saved last. */
  readonly savedAt: number | undefined;
  /** Since when something isn't saved that is tried again until it is. Undefined if all is. */
  readonly failedSince: number | undefined;
  /** How many fields on the screen ask which of two values it shall be. */
  readonly conflicts: number;
};

let status: SaveStatus = { isUnderWay: false, savedAt: undefined, failedSince: undefined, conflicts: 0 };
let requests = 0;
const listeners = new Set<() => void>();

/** The autosaves with something that the studio doesn't have. */
const pending = new Set<Autosave>();

export const currentSaveStatus = (): SaveStatus => status;

export function subscribeToSaveStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes the bar speak of what is typed into a field or a thing, too. */
export function trackAutosave(autosave: Autosave): void {
  autosave.subscribe(() => {
    const typed = autosave.snapshot();
    if (typed && isPending(typed)) pending.add(autosave);
    else pending.delete(autosave);
    update();
  });
}

/** Renders the bar again. */
function update(): void {
  const typed = [...pending].flatMap((autosave) => autosave.snapshot() ?? []);
  const failed = typed.filter(({ state }) => state === "not-saved").map(({ at }) => at);
  status = {
    ...status,
    isUnderWay: requests > 0 || typed.some(({ state }) => state === "typed"),
    failedSince: failed.length > 0 ? Math.min(...failed) : undefined,
  };
  for (const listener of listeners) listener();
}

/** Makes the bar say that a field is in conflict. Returns what takes that back. */
export function countConflict(): () => void {
  const change = (by: number) => {
    status = { ...status, conflicts: status.conflicts + by };
    update();
  };
  change(1);
  return () => change(-1);
}

/** Runs a request that writes what the owner did. The bar says when it is saved. */
export async function save<Result>(request: () => Promise<Result>): Promise<Result> {
  requests++;
  update();
  try {
    const result = await request();
    status = { ...status, savedAt: Date.now() };
    return result;
  } finally {
    requests--;
    update();
  }
}

/**
 * Returns what stands at a field that isn't saved.
 *
 * @param connection what is so by now: the save may have failed before the studio was started again
 */
export const notSavedWords = (connection: Connection["kind"], message = ""): string =>
  connection === "shut"
    ? "Not saved: only this device has it until this window works again. What to do stands above."
    : `Not saved: only this device has it until the studio answers. ${message}`.trim();
