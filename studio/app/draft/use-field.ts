import { useEffect, useMemo, useSyncExternalStore } from "react";
import { keyOf } from "../../engine/content/change.ts";
import { findEarlier, findField, isFields } from "../../engine/content/entries.ts";
import type { EditProblem } from "../../engine/draft/check-draft.ts";
import type { EditResult } from "../../engine/draft/draft.ts";
import type { OtherValue } from "../../engine/draft/journal.ts";
import { api, read, StudioError } from "../api/client.ts";
import { useDraft, useFile } from "../api/content.ts";
import { isSame, problemOf, shownOf, type TypedValue, type Typing } from "./typing.ts";
import {
  type AnyTarget,
  entriesUnderWay,
  keyOfTarget,
  leaveTypings,
  typingOf,
  whenAllAnswered,
} from "./typings.ts";
import { edit, nameInList, type Target } from "./write-field.ts";

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
  /** Writes a value, within 150 ms. Undefined empties the field. */
  type(value: unknown): void;
  /** Writes the value that visitors see. */
  putBack(): void;
};

/** What was typed here, and what another window or a hand in the file wrote meanwhile. One of them is in the file. */
type Conflict = OtherValue & {
  readonly own: unknown;
  /** Keeps one of them. */
  keepOwn(): void;
  keepOther(): void;
};

/** Returns the conflict with what this window's value replaced, until she has resolved it, or has gone on in another window. */
export function conflictIn(typing: Typing, known: unknown): Conflict | undefined {
  const { value, state, conflict } = typing.snapshot() ?? {};
  if (!conflict || (state === "saved" && !isSame(value, known))) return undefined;
  return {
    own: value,
    other: conflict.other,
    keepOwn: typing.resolve,
    keepOther: () => {
      typing.resolve();
      typing.type(conflict.other, known);
    },
  };
}

/**
 * Returns the conflict of a field that was typed in this window, for as long as the studio has it: each window in which one of the
 * two values was typed asks which it shall be, and a choice in any of them resolves it.
 *
 * @param setAside the value that isn't in the file
 */
function conflictOf(typing: Typing, inFile: unknown, setAside: unknown): Conflict | undefined {
  const { value, state } = typing.snapshot() ?? {};
  const choose = (chosen: unknown, rejected: unknown) => {
    typing.resolve();
    typing.type(chosen, inFile, { value: rejected });
  };
  const between = (own: unknown, other: unknown): Conflict => ({
    own,
    other,
    keepOwn: () => choose(own, other),
    keepOther: () => choose(other, own),
  });
  const conflict = conflictIn(typing, inFile);
  if (conflict) return between(value, conflict.other);
  // Replaced elsewhere since, or held by a window while the file changed.
  const isAnswered = state === "saved" || state === "read-only";
  const isReplaced = isAnswered && isSame(value, setAside) && !isSame(value, inFile);
  return isReplaced ? between(value, inFile) : undefined;
}

/** Returns a field and what writes it. Saving never changes a value that is being typed. */
export function useField({ name, path }: Pick<Target, "name" | "path">): DraftField {
  const file = useFile(name);
  const content = useDraft();
  const key = keyOf(name, path);

  const inFile = findField(name, file.data, path)?.value;
  const live = findEarlier(name, file.live, file.data, path)?.value;
  const kept = file.kept.find((one) => one.key === key);
  const inConflict = file.conflicts.find((one) => one.key === key);
  const whyReadOnly = file.whyReadOnly ?? content?.whyReadOnly;
  const { typing, snapshot } = useTyped({ name, path }, kept, whyReadOnly);

  const value = shownOf(snapshot, kept ? kept.value : inFile);
  const problem = problemOf(kept, value);
  /** What the owner typed over: while something is kept, the file may have another value that she hasn't seen. */
  const base = kept ? kept.base : inFile;
  return {
    value,
    inFile,
    live,
    isChanged: !isSame(value, live),
    state: snapshot?.state,
    message: problem.message ?? snapshot?.message,
    problem,
    whyReadOnly,
    conflict: kept || !inConflict ? undefined : conflictOf(typing, inFile, inConflict.value),
    type: (typed) => typing.type(typed, base),
    putBack: () => typing.type(live, base),
  };
}

/**
 * Returns what is typed into anything that is kept as it is typed: a field, an article, an answer, a letter.
 *
 * @param kept what the studio keeps of it, since it isn't valid: it may be by now
 */
export function useTyped(
  target: AnyTarget,
  kept?: Parameters<Typing["restore"]>[0],
  whyReadOnly?: string | undefined,
) {
  const { typing, snapshot } = useTyping(target);
  useEffect(() => {
    if (kept && !typing.snapshot()) typing.restore({ ...kept, isLate: true });
  }, [typing, kept]);
  // A value that was typed while the content was read-only is sent once it isn't any more.
  useEffect(() => {
    const typed = typing.snapshot();
    if (typed?.state === "read-only" && !whyReadOnly) typing.restore({ ...typed, isLate: true });
  }, [typing, whyReadOnly]);
  // Another window may go on with it.
  useEffect(() => () => typing.leave(), [typing]);
  return { typing, snapshot };
}

function useTyping(target: AnyTarget) {
  const key = keyOfTarget(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the target
  const typing = useMemo(() => typingOf(target), [key]);
  return { typing, snapshot: useSyncExternalStore(typing.subscribe, typing.snapshot) };
}

type List = Pick<Target, "name" | "path">;

/** A list, and what the new entry is called until it is in there, unique in the list. */
export type NewEntryTarget = List & Required<Pick<Target, "entry">>;

/** What changes a list. Everything throws a StudioError or LostTouchError, with a sentence for the owner, if it isn't done. */
type EntryWrites = {
  /** @param temporaryName what to call it if it isn't valid and is kept @param index its place; at the end by default */
  add(value: unknown, temporaryName: string, index?: number): Promise<void>;
  /** @param entry its name in the list (`entryNames`), or its position */
  remove(entry: string): Promise<void>;
  move(entry: string, index: number): Promise<void>;
};

/** Returns what adds entries to a list, moves and removes them. */
export function useEntry({ name, path }: List): EntryWrites {
  const write = async (request: () => Promise<unknown>) => {
    await whenAllAnswered(keyOf(name, path));
    const result = await edit(name, request);
    // Entries that go by their position have another one now.
    leaveTypings(keyOf(name, path));
    expectSaved(result);
  };
  return {
    add: (value, temporaryName, index) =>
      write(() => read(api.content.entry.$post({ json: { name, path, value, temporaryName, index } }))),
    remove: (entry) =>
      write(() => read(api.content.removal.$post({ json: { name, paths: [[...path, entry]] } }))),
    move: (entry, index) =>
      write(() => read(api.content.move.$post({ json: { name, path: [...path, entry], index } }))),
  };
}

/** @throws StudioError with a sentence for the owner if an edit wasn't written */
export function expectSaved(result: EditResult): void {
  if (result.state !== "saved") throw new StudioError(result.message);
}

/** Returns an entry that is being typed. It is added to its list as soon as it is valid; until then it is kept. */
export function useNewEntry(target: NewEntryTarget) {
  const { kept } = useFile(target.name);
  const { typing, snapshot } = useTyping(target);
  const key = keyOfTarget(target);
  const inJournal = kept.find((one) => one.key === key);
  useEffect(() => {
    if (inJournal && !typing.snapshot()) typing.restore(inJournal);
  }, [typing, inJournal]);
  const value = snapshot ? snapshot.value : inJournal?.value;
  const added = nameInList(key);
  return {
    value,
    /** The value of an entry with several fields. */
    fields: isFields(value) ? value : {},
    state: snapshot?.state,
    problem:
      added === undefined
        ? problemOf(inJournal, value)
        : problemInside(kept, keyOf(target.name, [...target.path, added]), value),
    type: (value: unknown) => typing.type(value, undefined),
  };
}

/** Returns what is wrong with a field of an entry that is in its list; the file has the value before. */
function problemInside(
  kept: readonly {
    readonly key: string;
    readonly value: unknown;
    readonly problem?: EditProblem | undefined;
  }[],
  entry: string,
  value: unknown,
): Partial<EditProblem> {
  const found = kept.find(({ key }) => key.startsWith(`${entry}.`));
  if (!found) return {};
  const field = found.key.slice(entry.length + 1).split(".");
  if (!isSame(found.value, findField(undefined, value, field)?.value)) return {};
  const within = [...field, found.problem?.within].filter(Boolean).join(" › ");
  return { ...found.problem, within };
}

/** An entry of a list that is typed and not in it yet. */
type Begun = { readonly temporaryName: string; readonly value: unknown };

/** Returns the entries of a list that are typed and not in it yet, the one typed last at the end. */
export function useBegunEntries({ name, path }: List): readonly Begun[] {
  // As of an entry: the list may be a whole file.
  const prefix = keyOf(name, [...path, `${newEntry}1`]).slice(0, -1);
  const { kept } = useFile(name);
  const known = kept.filter(({ key }) => key.startsWith(prefix));
  const underWay = entriesUnderWay(prefix).filter(({ key }) => !known.some((one) => one.key === key));
  return [...known, ...underWay].map(({ key, value }) => ({
    temporaryName: key.slice(prefix.length - newEntry.length),
    value,
  }));
}

/** How the temporary names begin that `useBegunEntries` knows. */
export const newEntry = "new ";
