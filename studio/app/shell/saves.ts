import type { MutationCache } from "@tanstack/react-query";

/** Mutations that write what the owner typed have this as their `meta`. */
export type SavesWords = {
  readonly savesWords: true;
  /** What is tried again, under this key, until it is saved. */
  readonly field: string | undefined;
};

/** One attempt to save something. */
export type Save = {
  readonly status: "idle" | "pending" | "success" | "error";
  /** In milliseconds since 1970. */
  readonly submittedAt: number;
  readonly field: string | undefined;
};

/**
 * Returns the first attempt to save what still isn't saved. Trying again and failing again doesn't change since when that is.
 *
 * @param saves in the order in which they began
 */
export function findUnsaved(saves: readonly Save[]): Save | undefined {
  // A field is tried again until it is saved, and nothing else that was saved says so. An entry that couldn't be moved isn't.
  const settles = (later: Save, failed: Save) =>
    later.status === "success" && (failed.field === undefined || later.field === failed.field);
  return saves.find(
    (save, index) => save.status === "error" && !saves.slice(index + 1).some((later) => settles(later, save)),
  );
}

/** Forgets the failures of a field that was given up: it isn't tried again. */
export function forgetFailures(mutations: MutationCache, field: string): void {
  const isOf = (meta: SavesWords | undefined) => meta?.savesWords === true && meta.field === field;
  const failed = mutations.findAll({
    status: "error",
    predicate: ({ meta }) => isOf(meta as SavesWords | undefined),
  });
  for (const mutation of failed) mutations.remove(mutation);
}
