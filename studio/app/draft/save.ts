import type { Typing } from "./typing.ts";

/** How far everything that was typed in this window is saved. Times are in milliseconds since 1970. */
export type Saving = {
  readonly isUnderWay: boolean;
  /** When something was saved last. */
  readonly savedAt: number | undefined;
  /** Since when something isn't saved that is tried again until it is. Undefined if all is. */
  readonly failedSince: number | undefined;
  /** How many fields on the screen ask which of two values it shall be. */
  readonly conflicts: number;
};

let saving: Saving = { isUnderWay: false, savedAt: undefined, failedSince: undefined, conflicts: 0 };
let requests = 0;
const listeners = new Set<() => void>();

export const currentSaving = (): Saving => saving;

export function followSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const watched: Typing[] = [];

/** Makes the bar speak of what is typed into a field or a thing, too. */
export function watch(typing: Typing): void {
  watched.push(typing);
  typing.subscribe(tellSaving);
}

/** Renders the bar again. */
function tellSaving(): void {
  const typed = watched.flatMap((typing) => typing.snapshot() ?? []);
  const failed = typed.filter(({ state }) => state === "not-saved").map(({ at }) => at);
  saving = {
    ...saving,
    isUnderWay: requests > 0 || typed.some(({ state }) => state === "typed"),
    failedSince: failed.length > 0 ? Math.min(...failed) : undefined,
  };
  for (const listener of listeners) listener();
}

/** Makes the bar say that a field is in conflict. Returns what takes that back. */
export function countConflict(): () => void {
  const change = (by: number) => {
    saving = { ...saving, conflicts: saving.conflicts + by };
    tellSaving();
  };
  change(1);
  return () => change(-1);
}

/** Runs a request that writes what the owner did. The bar says when it is saved. */
export async function save<Result>(request: () => Promise<Result>): Promise<Result> {
  requests++;
  tellSaving();
  try {
    const result = await request();
    saving = { ...saving, savedAt: Date.now() };
    return result;
  } finally {
    requests--;
    tellSaving();
  }
}
