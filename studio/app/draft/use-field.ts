import { useEffect, useMemo, useSyncExternalStore } from "react";
import { keyOf } from "../../core/content/change.ts";
import { findField } from "../../core/content/find-field.ts";
import type { Target } from "./target.ts";
import { type EditProblem, isSame, problemOf, type TypedValue } from "./typing.ts";
import { typingOf } from "./typings.ts";
import { useContent, useFile } from "./use-file.ts";

/** A field of the content, and what is typed into it. */
export type DraftField = {
  /** What to show: what is typed, or else what the file has. Not always valid. Undefined if the field is empty. */
  readonly value: unknown;
  readonly inFile: unknown;
  /** What visitors see. */
  readonly live: unknown;
  /** Whether the value differs from what visitors see. */
  readonly isChanged: boolean;
  /** Where the typed value is; undefined if nothing was typed here. */
  readonly state: TypedValue["state"] | undefined;
  /** What is wrong with the value, as the content's own check says it, or why it can't be written. */
  readonly message: string | undefined;
  /** What is wrong with the value. */
  readonly problem: EditProblem;
  /** Why the field can't be edited now. */
  readonly whyReadOnly: string | undefined;
  /** When it was typed, in milliseconds, if that was in an earlier window. */
  readonly restored: number | undefined;
  /** The value that gave way to this one: what was typed here if the file is followed, or else what was there. */
  readonly setAside: unknown;
  /** Writes a value, within 300 ms. Undefined empties the field. */
  type(value: unknown): void;
  /** Writes the value that visitors see. */
  putBack(): void;
  /** Says yes to the question that the problem is. */
  confirm(): void;
};

/** Returns a field and what writes it. Saving never changes a value that is being typed. */
export function useField({ name, path }: Pick<Target, "name" | "path">): DraftField {
  const file = useFile(name);
  const content = useContent();
  const key = keyOf(name, path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and path
  const typing = useMemo(() => typingOf({ name, path }), [key]);
  const snapshot = useSyncExternalStore(typing.subscribe, typing.snapshot);

  const inFile = findField(file.data, path)?.value;
  const live = findField(file.live, path)?.value;
  const kept = file.kept.find((one) => one.key === key);
  const whyReadOnly = file.whyReadOnly ?? content?.whyReadOnly;

  useEffect(() => {
    if (kept && !typing.snapshot()) typing.restore(kept, inFile);
    else typing.follow(inFile);
  }, [typing, kept, inFile]);
  useEffect(() => () => typing.leave(), [typing]);
  // What couldn't be written before can be now.
  useEffect(() => {
    const { state, value } = typing.snapshot() ?? {};
    if (state === "read-only" && !whyReadOnly) typing.type(value, undefined);
  }, [typing, whyReadOnly]);

  const value = snapshot ? snapshot.value : kept ? kept.value : inFile;
  return {
    value,
    inFile,
    live,
    isChanged: !isSame(value, live),
    state: snapshot?.state,
    message: snapshot?.message,
    problem: problemOf(snapshot),
    whyReadOnly,
    restored: snapshot?.restored,
    setAside: snapshot?.setAside,
    type: (typed) => typing.type(typed, inFile),
    putBack: () => typing.type(live, inFile),
    confirm: typing.confirm,
  };
}
