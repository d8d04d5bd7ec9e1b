import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type FieldRef, keyOf } from "../../engine/content/change.ts";
import { findField } from "../../engine/content/entries.ts";
import { findEarlier, listsOnTheWay } from "../../engine/content/moved-entries.ts";
import { hasSameValue } from "../../engine/content/same-value.ts";
import type { EditProblem } from "../../engine/draft/check-draft.ts";
import type { OtherValue } from "../../engine/draft/journal.ts";
import { useDraft, useFile } from "../api/content.ts";
import { type Autosave, problemOf, shownOf, type TypedValue } from "./autosave.ts";
import { autosaveOf, keyOfTarget, type Target } from "./autosave-registry.ts";

/** A field of the content, and what is typed into it. */
export type DraftField = {
  /** What to show: what is typed, or else what the file has. Not always valid. Undefined if the field is empty. */
  readonly value: unknown;
  readonly inFile: unknown;
  /** What visitors see. */
  readonly live: unknown;
  /** Whether the value differs from what visitors see. */
  readonly isChanged: boolean;
  /** Where the value typed in this window is; undefined if nothing was typed here. */
  readonly state: TypedValue["state"] | undefined;
  /** What is wrong with the value, as the content's own check says it, or why it can't be written. */
  readonly message: string | undefined;
  /** What is wrong with the value. */
  readonly problem: Partial<EditProblem>;
  /** Why the field can't be edited now. */
  readonly whyReadOnly: string | undefined;
  /** Two values that were written at the same time; undefined if there is one. */
  readonly conflict: Conflict | undefined;
  /** Writes a value, within 150 ms. Undefined empties the field. Returns what undoes that, and nothing that was written since. */
  type(value: unknown): () => void;
  /** Writes the value that visitors see. Returns what undoes that. */
  putBack(): () => void;
};

/** What was typed here, and what another window or a hand in the file wrote meanwhile. One of them is in the file. */
type Conflict = OtherValue & {
  readonly own: unknown;
  /** Keeps one of them. */
  keepOwn(): void;
  keepOther(): void;
};

/** Returns the conflict with what this window's value replaced, until she has resolved it, or has gone on in another window. */
export function conflictIn(autosave: Autosave, known: unknown): Conflict | undefined {
  const { value, state, conflict } = autosave.snapshot() ?? {};
  if (!conflict || (state === "saved" && !hasSameValue(value, known))) return undefined;
  return {
    own: value,
    other: conflict.other,
    keepOwn: autosave.resolve,
    keepOther: () => {
      autosave.resolve();
      autosave.type(conflict.other, known);
    },
  };
}

/**
 * Returns the conflict of a field that was typed in this window, for as long as the studio has it: each window in which one of the
 * two values was typed asks which it shall be, and a choice in any of them resolves it.
 *
 * @param setAside the value that isn't in the file
 * @param seen the lists on the way to the field, as this window knows them
 */
function conflictOf(
  autosave: Autosave,
  inFile: unknown,
  setAside: unknown,
  seen: unknown,
): Conflict | undefined {
  const { value, state } = autosave.snapshot() ?? {};
  const choose = (chosen: unknown, rejected: unknown) => {
    autosave.resolve();
    autosave.type(chosen, inFile, { rejected: { value: rejected }, seen });
  };
  const between = (own: unknown, other: unknown): Conflict => ({
    own,
    other,
    keepOwn: () => choose(own, other),
    keepOther: () => choose(other, own),
  });
  const conflict = conflictIn(autosave, inFile);
  if (conflict) return between(value, conflict.other);
  // Replaced elsewhere since, or held by a window while the file changed.
  const isAnswered = state === "saved" || state === "superseded";
  const isReplaced = isAnswered && hasSameValue(value, setAside) && !hasSameValue(value, inFile);
  return isReplaced ? between(value, inFile) : undefined;
}

/** Returns a field and what writes it. Saving never changes a value that is being typed. */
export function useField({ name, path }: FieldRef): DraftField {
  const file = useFile(name);
  const content = useDraft();
  const key = keyOf(name, path);

  const inFile = findField(name, file.data, path)?.value;
  const live = findEarlier(name, file.live, file.data, path)?.value;
  const kept = file.kept.find((one) => one.key === key);
  const inConflict = file.conflicts.find((one) => one.key === key);
  const whyReadOnly = file.whyReadOnly ?? content?.whyReadOnly;
  const { autosave, snapshot } = useAutosave({ name, path }, kept, whyReadOnly);

  const value = shownOf(snapshot, kept ? kept.value : inFile);
  const problem = problemOf(kept, value);
  // How `base`, `shown` and `seen` lead what is typed to its place: the table in `engine/draft/compare-with-file.ts`.
  /** What the owner typed over: while something is kept, the file may have another value that she hasn't seen. */
  const base = kept ? kept.base : inFile;
  const seen = listsOnTheWay(name, file.data, path);
  const type = (typed: unknown) => {
    autosave.type(typed, base, { shown: { value }, seen });
    // It replaces what was typed: what the file had before would count as another window's.
    return () => autosave.type(value, typed, { shown: { value: typed }, seen });
  };
  return {
    value,
    inFile,
    live,
    isChanged: !hasSameValue(value, live),
    state: snapshot?.state,
    message: problem.message ?? snapshot?.message,
    problem,
    whyReadOnly,
    conflict: kept || !inConflict ? undefined : conflictOf(autosave, inFile, inConflict.value, seen),
    type,
    putBack: () => type(live),
  };
}

/**
 * Returns what is typed into anything that is kept as it is typed: a field, an article, an answer, a letter.
 *
 * @param kept what the studio keeps of it, since it isn't valid: it may be by now
 */
export function useAutosave(
  target: Target,
  kept?: Parameters<Autosave["restore"]>[0],
  whyReadOnly?: string | undefined,
) {
  const { autosave, snapshot } = useAutosaveSnapshot(target);
  useEffect(() => {
    if (kept && !autosave.snapshot())
      autosave.restore({ ...kept, shown: { value: kept.value }, isReplayed: true });
  }, [autosave, kept]);
  // A value that was typed while the content was read-only is sent once it isn't any more.
  useEffect(() => {
    const typed = autosave.snapshot();
    if (typed?.state === "read-only" && !whyReadOnly) autosave.restore({ ...typed, isReplayed: true });
  }, [autosave, whyReadOnly]);
  // Another window may go on with it.
  useEffect(() => () => autosave.forgetAnswered(), [autosave]);
  return { autosave, snapshot };
}

/** Returns what is typed into something in this window alone, and renders again with each keystroke. */
export function useAutosaveSnapshot(target: Target) {
  const key = keyOfTarget(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the target
  const autosave = useMemo(() => autosaveOf(target), [key]);
  return { autosave, snapshot: useSyncExternalStore(autosave.subscribe, autosave.snapshot) };
}
