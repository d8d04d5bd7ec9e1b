import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { isIn, keyOf, type NamedPath } from "../../engine/content/change.ts";
import { entryNames, type Fields, findField, isFields } from "../../engine/content/entries.ts";
import type { EditResult } from "../../engine/draft/draft.ts";
import type { EditAnswer } from "../../server/routes/content.ts";
import { api, currentConnection, followConnection, read } from "../api/client.ts";
import { fileQuery, showFile } from "../api/content.ts";
import { queryClient } from "../api/query-client.ts";
import {
  createTyping,
  type Hold,
  isPending,
  isSame,
  type Sent,
  type TypedValue,
  type Typing,
} from "./typing.ts";

/** What is typed into: a field of a content file, or an entry that its list doesn't have yet. */
export type Target = {
  readonly name: ContentName;
  /** The field, or the list. */
  readonly path: NamedPath;
  readonly entry?: {
    /** What the entry is called in its list, such as its id. */
    readonly temporaryName: string;
    /** Its place in the list; at the end by default. */
    readonly index?: number;
  };
};

/** What is kept as it is typed, as a whole, and is no field of a content file: an article, an answer, a letter. */
type WholeTarget = { readonly kind: string; readonly id: string };

export type AnyTarget = Target | WholeTarget;

/** How things of a kind are kept as they are typed. */
export type Keeper = {
  /** The kind, as a target names it. */
  readonly kind: string;
  /** What a thing of this kind is called on a screen. */
  readonly called: string;
  /** Returns what a thing is known by: its key in the journal, or the id of its change. */
  readonly keyOf: (id: string) => string;
  readonly send: (id: string, sent: Sent) => Promise<EditResult>;
};

const keepers = new Map<string, Keeper>();

/** Makes a kind of thing one that is kept as it is typed; before `keepTypings`, which hands over what earlier windows couldn't. */
export function keepWith(keeper: Keeper): void {
  keepers.set(keeper.kind, keeper);
}

/** Returns what a kind of thing is called on a screen. */
export const nameOfKind = (kind: string): string => keepers.get(kind)?.called ?? kind;

/** Returns what a target is known by, and what sends a value of it to the studio. */
function wayOf(target: AnyTarget): { readonly key: string; send(sent: Sent): Promise<EditResult> } {
  if ("kind" in target) {
    const keeper = keepers.get(target.kind);
    if (!keeper) throw new Error(`Nothing keeps a target of the kind ${target.kind}.`);
    return { key: keeper.keyOf(target.id), send: (sent) => keeper.send(target.id, sent) };
  }
  const { name, path, entry } = target;
  const inFile = entry ? [...path, entry.temporaryName] : path;
  return { key: keyOf(name, inFile), send: (sent) => send(target, sent) };
}

export const keyOfTarget = (target: AnyTarget): string => wayOf(target).key;

/** How far everything that was typed in this window is saved. Times are in milliseconds since 1970. */
export type Saving = {
  readonly isUnderWay: boolean;
  /** When something was saved last. */
  readonly savedAt: number | undefined;
  /** Since when something isn't saved that is tried again until it is. Undefined if all is. */
  readonly failedSince: number | undefined;
};

let saving: Saving = { isUnderWay: false, savedAt: undefined, failedSince: undefined };
let requests = 0;
const listeners = new Set<() => void>();

export const currentSaving = (): Saving => saving;

export function followSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Renders the bar again. */
function tellSaving(): void {
  const typed = [...typings.values()].flatMap((typing) => typing.snapshot() ?? []);
  const failed = typed.filter(({ state }) => state === "not-saved").map(({ at }) => at);
  saving = {
    isUnderWay: requests > 0 || typed.some(({ state }) => state === "typed"),
    savedAt: saving.savedAt,
    failedSince: failed.length > 0 ? Math.min(...failed) : undefined,
  };
  for (const listener of listeners) listener();
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

/**
 * Runs a request that edits a content file, and shows the file as it is then.
 *
 * @param onSaved called before the file is shown
 * @throws StudioError or LostTouchError
 */
export async function edit(
  name: ContentName,
  request: () => Promise<unknown>,
  onSaved?: () => void,
): Promise<EditResult> {
  // As values of JSON, the types of what the owner typed are lost.
  const { file, ...result } = (await save(request)) as EditAnswer;
  if (result.state === "saved") onSaved?.();
  await showFile(name, file);
  return result;
}

/** Writes a value to its file if it is valid, and otherwise to the journal. */
async function send(target: Target, { value, ...sent }: Sent): Promise<EditResult> {
  const { name, path, entry } = target;
  const field = keyOfTarget(target);
  const added = nameInList(field);
  if (entry && added === undefined) {
    const inList = nameOfNew(target, value);
    const json = { name, path, value, ...entry };
    return edit(
      name,
      () => read(api.content.entry.$post({ json })),
      () => names.set(field, inList),
    );
  }
  if (added !== undefined && isFields(value)) return sendFields(target, added, value);
  const json = { name, path: added === undefined ? path : [...path, added], value, ...sent };
  return edit(name, () => read(api.content.field.$post({ json })));
}

/**
 * Writes what is typed into an entry that is in its list by now, each field by itself: one that isn't valid keeps none of the
 * others from the file, and is found at its own place. Returns the answer to the first that isn't valid in the end: two may be right
 * only together.
 */
async function sendFields(target: Target, entryName: string, value: Fields): Promise<EditResult> {
  const { name, path } = target;
  const inFile = findField(dataOf(name), [...path, entryName])?.value;
  const known = isFields(inFile) ? inFile : {};
  const place = listNames(target).indexOf(entryName);
  const answers = new Map<string, EditResult>();
  let entry = entryName;
  for (const key of Object.keys({ ...known, ...value })) {
    // What the file has is sent again where something else is kept, which she has taken back.
    if (isSame(known[key], value[key]) && !isKept(name, [...path, entry, key])) continue;
    const json = { name, path: [...path, entry, key], value: value[key], base: known[key] };
    const result = await edit(name, () => read(api.content.field.$post({ json })));
    if (result.state !== "saved") answers.set(key, result);
    // The year of a term is in its name.
    entry = listNames(target)[place] ?? entry;
  }
  names.set(keyOfTarget(target), entry);
  const wrong = [...answers].find(
    ([key, { state }]) => state !== "invalid" || isKept(name, [...path, entry, key]),
  );
  return wrong?.[1] ?? { state: "saved", at: Date.now() };
}

/** Whether the studio keeps something typed into a field that isn't in its file. */
const isKept = (name: ContentName, path: NamedPath) =>
  queryClient.getQueryData(fileQuery(name).queryKey)?.kept.some(({ key }) => key === keyOf(name, path)) ??
  false;

const dataOf = (name: ContentName) => queryClient.getQueryData(fileQuery(name).queryKey)?.data;

/** Returns what the entries of a list go by: an id, a term's name and year, or else the position. */
function listNames({ name, path }: Pick<Target, "name" | "path">, more: readonly unknown[] = []): string[] {
  const list = findField(dataOf(name), path)?.value;
  const entries = [...(Array.isArray(list) ? list : []), ...more];
  const named = entryNames(entries.map((entry) => (isFields(entry) ? entry : {})));
  return entries.map((entry, index) => {
    if (isFields(entry) && typeof entry.id === "string") return entry.id;
    return (isFields(entry) && "startDate" in entry && named[index]) || String(index);
  });
}

/** What new entries are called since they are in their lists, by the key that they had before. */
const names = new Map<string, string>();

/** Returns the id or position of an entry that was added in this window; undefined if it isn't in its list yet. */
export const nameInList = (key: string): string | undefined => names.get(key);

function nameOfNew(target: Target, value: unknown): string {
  const index = target.entry?.index;
  const own = listNames(target, [value]).at(-1) ?? "0";
  return index !== undefined && /^\d+$/.test(own) ? String(index) : own;
}

/** Everything that was typed in this window. It outlives the screens: a save goes on after its field is left. */
const typings = new Map<string, Typing>();

/** Returns what is typed into a field or an answer; the same for the same one. */
export function typingOf(target: AnyTarget): Typing {
  const key = keyOfTarget(target);
  const known = typings.get(key);
  if (known) return known;
  const { send } = wayOf(target);
  const typing = createTyping({
    send: (sent) => save(() => send(sent)),
    hold: holdOf(key, target),
    whenBack,
  });
  typing.subscribe(() => tellSaving());
  typings.set(key, typing);
  return typing;
}

/** How long after a failure of the studio itself, such as a full disk, a save is tried again. In milliseconds. */
const pause = 5000;

function whenBack(tryAgain: () => void): void {
  if (currentConnection().kind === "open") return void setTimeout(tryAgain, pause);
  const stop = followConnection(() => {
    if (currentConnection().kind !== "open") return;
    stop();
    tryAgain();
  });
}

/** Returns what is typed in this window at keys that begin so, is to become an entry of a list, and isn't known to the studio yet. */
export const entriesUnderWay = (prefix: string): { readonly key: string; readonly value: unknown }[] =>
  [...typings].flatMap(([key, typing]) => {
    const typed = typing.snapshot();
    return key.startsWith(prefix) && !names.has(key) && typed && isPending(typed)
      ? [{ key, value: typed.value }]
      : [];
  });

/** Resolves with what is typed into a field, once the studio has answered to it, or can't. */
export const whenAnswered = (target: AnyTarget): Promise<TypedValue | undefined> =>
  answered(typingOf(target));

/**
 * Resolves once the studio has answered to all that is typed at a key and below it, or can't: an entry that goes by its position
 * may have another one then.
 */
export const whenAllAnswered = (key: string): Promise<unknown> =>
  Promise.all([...typings].flatMap(([one, typing]) => (isIn(one, key) ? [answered(typing)] : [])));

const answered = (typing: Typing): Promise<TypedValue | undefined> => {
  const { promise, resolve } = Promise.withResolvers<TypedValue | undefined>();
  const look = () => {
    if (typing.snapshot()?.state !== "typed") resolve(typing.snapshot());
  };
  const stop = typing.subscribe(look);
  look();
  return promise.finally(stop);
};

/** Sends nothing more of what is typed at a key and below it. Resolves once nothing of it is on its way. */
export async function discardTypings(key: string): Promise<void> {
  for (const [one, typing] of typings) {
    if (!isIn(one, key)) continue;
    await typing.discard();
  }
}

/**
 * Shows at a key and below it what the studio has. New entries are like all others from now on, except one whose last words are
 * on their way: forgotten now, it would be added a second time.
 */
export function leaveTypings(key: string): void {
  for (const [one, typing] of typings) {
    const typed = typing.snapshot();
    if (!isIn(one, key) || (typed && isPending(typed))) continue;
    if (names.delete(one)) typings.delete(one);
    else typing.leave();
  }
}

/** Returns what was typed in any window of this browser and the studio doesn't have, the oldest first. */
export function keptInBrowser(): readonly Kept[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  const kept = names.flatMap((name): Kept[] => {
    try {
      return [JSON.parse(localStorage.getItem(name) ?? "")];
    } catch (error) {
      // Another program wrote it: it stays where it is.
      console.error(error);
      return [];
    }
  });
  return kept.toSorted((a, b) => a.at - b.at);
}

/** Hands over what earlier windows couldn't, and keeps what this one can't when it closes. Once, as the app starts. */
export function keepTypings(): void {
  for (const { target, ...held } of keptInBrowser()) {
    try {
      typingOf(target).restore({ ...held, isLate: true });
    } catch (error) {
      // Of an older studio: it stays where it is.
      console.error(error);
    }
  }
  addEventListener("pagehide", () => {
    for (const typing of typings.values()) typing.holdNow();
  });
}

/** How the entries begin under which the browser keeps what the studio doesn't have: they outlive the window. */
const prefix = "typed ";

type Kept = Parameters<Hold["put"]>[0] & { readonly target: AnyTarget };

const holdOf = (key: string, target: AnyTarget): Hold => ({
  put: ({ value, base, at, before }) => {
    try {
      localStorage.setItem(prefix + key, JSON.stringify({ target, value, base, at, before }));
    } catch (error) {
      // The browser's storage is full. The window still has the value, and goes on trying to save it.
      console.error(error);
    }
  },
  remove: () => localStorage.removeItem(prefix + key),
});
