import { type FieldRef, type FormPath, keyOf } from "../content/change.ts";
import { type Fields, type Found, findField, isFields, schemaAt, type Value } from "../content/entries.ts";
import { followPath, mergeLists } from "../content/moved-entries.ts";
import { hasSameValue } from "../content/same-value.ts";

/*
 * How a typed value finds its place, when two windows and a hand in the file may have been there first. A window says with the value
 * what it knew (`KnownBefore`); `compareWithFile` and `compareWithKept` say what stands there by now; `edit-field.ts` writes, and answers;
 * `app/draft/autosave.ts` shows the answer.
 *
 * | the file has by now | what is written | answer | the window shows |
 * |---|---|---|---|
 * | what the window saw (`base`) | the value | saved; or invalid: the journal keeps it | the value, and what is wrong with it |
 * | the value already | nothing | saved | the value |
 * | another value, which goes together with this one | both | saved | both |
 * | another value | this one; if it `isReplayed`, nothing | saved with a `conflict`; if replayed, superseded. The one that lost is set aside | both, until she chooses: `rejected` is the one that she doesn't take |
 * | its entry in another place (`seen` tells) | the value, there | as above | as above |
 * | nothing that is it | nothing | superseded: the value is set aside | what the file has, and that the words are in History |
 * | what can't be read, or a merge is under way | nothing | read-only: the journal keeps it | the value, and why; it is sent again later |
 *
 * Before all this, another window may have typed there something that isn't in the file, as it isn't valid: the journal keeps it.
 * `compareWithKept` says what it has, by what this window showed (`shown`).
 *
 * | the journal has | what happens | answer |
 * |---|---|---|
 * | nothing, what this window showed, or the value already | as above | as above |
 * | another value, which goes together with this one | both are tried, as above | as above |
 * | another value | the journal's is set aside, then as above; if this one `isReplayed`, this one is set aside, and nothing written | as above; if replayed, superseded |
 *
 * While the studio doesn't answer, the window holds the value, and so does the browser; what it sends then is replayed.
 */

/** What a window knew of a field before a value was typed there. */
export type KnownBefore = {
  /** The field's value in the file. */
  readonly base: unknown;
  /** What the window showed: what another one has typed since, and isn't in the file yet, stays. */
  readonly shown?: { readonly value?: unknown } | undefined;
  /** The lists on the way to the field (`listsOnTheWay`): its entry may have another place by now. */
  readonly seen?: unknown;
};

/** A value typed into a field. */
export type FieldEdit = FieldRef &
  KnownBefore & {
    /** Undefined empties the field. */
    readonly value: unknown;
    /** The journal or a window has held it for a while: if the file has changed since, that holds, and this is set aside. */
    readonly isReplayed?: boolean | undefined;
    /** The other value of a conflict, which she has seen and decided against. */
    readonly rejected?: { readonly value?: unknown } | undefined;
  };

/** What a file has by now where a value was typed. */
export type FileState =
  /** Nothing that is it: it was removed, or another entry may stand there. */
  | { readonly kind: "gone"; readonly path: FormPath; readonly mayHaveMoved: boolean }
  /** The same value. */
  | { readonly kind: "same"; readonly path: FormPath }
  /** The value that its window saw. */
  | { readonly kind: "as seen"; readonly path: FormPath; readonly found: Found }
  /** Another value, from another window or a hand in the file; `merged` has both, where they can be one. */
  | {
      readonly kind: "changed";
      readonly path: FormPath;
      readonly found: Found;
      readonly merged: Value;
    };

/** Returns what the data of a file has by now where a value was typed. Changes nothing. */
export function compareWithFile(
  { name, path: shownPath, value, base, seen }: FieldEdit,
  data: Value,
): FileState {
  const followed =
    seen === undefined ? { path: shownPath, isGuess: false } : followPath(name, seen, data, shownPath);
  if (!followed) return { kind: "gone", path: shownPath, mayHaveMoved: true };
  const { path, isGuess } = followed;
  const found = findField(name, data, path);
  // The last of its list has no place of this number any more once another one is removed.
  if (!found) return { kind: "gone", path, mayHaveMoved: path.some((key) => /^\d+$/.test(key)) };
  if (hasSameValue(found.value, value)) return { kind: "same", path };
  if (hasSameValue(found.value, base)) return { kind: "as seen", path, found };
  // The group that it was in, such as a photograph with its words, was taken out.
  if (path.length > 1 && (findField(name, data, path.slice(0, -1))?.value ?? undefined) === undefined)
    return { kind: "gone", path, mayHaveMoved: false };
  // Nobody's words go under another name; and no window asks which of two it shall be of a field in another place.
  if (isGuess || keyOf(name, path) !== keyOf(name, shownPath))
    return { kind: "gone", path, mayHaveMoved: true };
  const merged =
    mergeLists(schemaAt(name, path), base, value, found.value) ?? mergeGroups(base, value, found.value);
  return { kind: "changed", path, found, merged };
}

/** What the journal has of a field that another window has typed there since; it is in no file yet. */
export type KeptState =
  | { readonly kind: "nothing else" }
  | { readonly kind: "goes together"; readonly merged: unknown }
  | { readonly kind: "another"; readonly value: unknown };

/** Returns what the journal has by now where a value was typed. Changes nothing. */
export function compareWithKept(
  { value, shown }: FieldEdit,
  kept: { readonly value?: unknown } | undefined,
): KeptState {
  const isAsShown = (one: unknown) => hasSameValue(one, shown?.value);
  if (!shown || !kept || isAsShown(kept.value) || hasSameValue(kept.value, value))
    return { kind: "nothing else" };
  const merged = isAsShown(value) ? kept.value : mergeGroups(shown.value, value ?? {}, kept.value);
  return merged === undefined ? { kind: "another", value: kept.value } : { kind: "goes together", merged };
}

/**
 * Returns a group of fields that was changed in two windows, with the changes of both. Undefined if it is no group, or if both changed
 * the same field in it.
 *
 * @param base the group before; its own fields may be missing
 */
function mergeGroups(base: unknown, own: unknown, other: unknown): Fields | undefined {
  if (!isFields(own) || !isFields(other)) return undefined;
  const before = isFields(base) ? base : {};
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(other), ...Object.keys(own)])) {
    const [was, typed, there] = [before[key], own[key], other[key]];
    if (hasSameValue(there, was) || hasSameValue(there, typed)) merged[key] = typed;
    else if (hasSameValue(typed, was)) merged[key] = there;
    else {
      const both = mergeGroups(was, typed, there);
      if (!both) return undefined;
      merged[key] = both;
    }
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}
