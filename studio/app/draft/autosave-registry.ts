import { type FieldRef, isIn, keyOf } from "../../engine/content/change.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import { api, currentConnection, read, subscribeToConnection } from "../api/client.ts";
import { edit } from "../api/content.ts";
import {
  type Autosave,
  type BrowserCopy,
  type CopiedValue,
  createAutosave,
  isPending,
  type Sent,
  type TypedValue,
} from "./autosave.ts";
import { save, trackAutosave } from "./save-status.ts";
import { forgetName, keyOfNewEntry, type NewEntryTarget, nameInList, sendEntry } from "./send-entry.ts";

/** What is saved as it is typed, as a whole, and is no field of a content file: an article, an answer, a letter. */
type WholeTarget = { readonly kind: string; readonly id: string };

/** What is typed into. */
export type Target = FieldRef | NewEntryTarget | WholeTarget;

/** How things of a kind are saved as they are typed. */
export type Saver = {
  /** The kind, as a target names it. */
  readonly kind: string;
  /** What a thing of this kind is called on a screen. */
  readonly called: string;
  /** Returns what a thing is known by: its key in the journal, or the id of its change. */
  readonly keyOf: (id: string) => string;
  readonly send: (id: string, sent: Sent) => Promise<EditResult>;
};

const savers = new Map<string, Saver>();

/** Makes a kind of thing one that is saved as it is typed; before `resendBrowserCopies`, which hands over what earlier windows couldn't. */
export function registerSaver(saver: Saver): void {
  savers.set(saver.kind, saver);
}

/** Returns what a kind of thing is called on a screen. */
export const nameOfKind = (kind: string): string => savers.get(kind)?.called ?? kind;

/** @throws Error if no saver was given for the kind (`registerSaver`) */
function saverOf({ kind }: WholeTarget): Saver {
  const saver = savers.get(kind);
  if (!saver) throw new Error(`Nothing saves a target of the kind ${kind}.`);
  return saver;
}

/** Returns what a target is known by: its key in the journal, or the id of its change. */
export function keyOfTarget(target: Target): string {
  if ("kind" in target) return saverOf(target).keyOf(target.id);
  return "entry" in target ? keyOfNewEntry(target) : keyOf(target.name, target.path);
}

/** Sends a value of a target to the studio: into its file if it is valid, and otherwise into the journal. */
function sendValue(target: Target, sent: Sent): Promise<EditResult> {
  if ("kind" in target) return saverOf(target).send(target.id, sent);
  if ("entry" in target) return sendEntry(target, sent);
  const { name, path } = target;
  return edit(name, () => read(api.content.field.$post({ json: { name, path, ...sent } })));
}

/** Tells of what was typed and is in History alone: no field on the screen is the one that it was meant for. */
let tellOfSetAside: (words: string) => void = () => undefined;

/** Has the window tell of what was typed and set aside, on whichever screen; before `resendBrowserCopies`. */
export function onSetAside(tell: (words: string) => void): void {
  tellOfSetAside = tell;
}

/** Everything that was typed in this window. It outlives the screens: a save goes on after its field is left. */
const autosaves = new Map<string, Autosave>();

/** Returns what is typed into a field or an answer; the same for the same one. */
export function autosaveOf(target: Target): Autosave {
  const key = keyOfTarget(target);
  const known = autosaves.get(key);
  if (known) return known;
  const autosave = createAutosave({
    yieldsToFile: !("kind" in target),
    send: async (sent) => {
      const result = await save(() => sendValue(target, sent));
      if (result.state === "superseded" && result.setAsideLabel !== undefined)
        tellOfSetAside(
          "kind" in target ? result.message : `${result.setAsideLabel}: not in the site. ${result.message}`,
        );
      return result;
    },
    browserCopy: browserCopyOf(key, target),
    scheduleRetry,
  });
  trackAutosave(autosave);
  autosaves.set(key, autosave);
  return autosave;
}

/** How long after a failure of the studio itself, such as a full disk, a save is tried again. In milliseconds. */
const pause = 5000;

function scheduleRetry(tryAgain: () => void): void {
  if (currentConnection().kind === "open") return void setTimeout(tryAgain, pause);
  const stop = subscribeToConnection(() => {
    if (currentConnection().kind !== "open") return;
    stop();
    tryAgain();
  });
}

/** Returns what is typed in this window at keys that begin so, is to become an entry of a list, and isn't known to the studio yet. */
export const pendingEntries = (prefix: string): { readonly key: string; readonly value: unknown }[] =>
  [...autosaves].flatMap(([key, autosave]) => {
    const typed = autosave.snapshot();
    return key.startsWith(prefix) && nameInList(key) === undefined && typed && isPending(typed)
      ? [{ key, value: typed.value }]
      : [];
  });

/** Resolves with what is typed into a field, once the studio has answered to it, or can't. */
export const whenAnswered = (target: Target): Promise<TypedValue | undefined> => answered(autosaveOf(target));

/**
 * Resolves once the studio has answered to all that is typed at a key and below it, or can't: an entry that goes by its position
 * may have another one then.
 */
export const whenAllAnswered = (key: string): Promise<unknown> =>
  Promise.all([...autosaves].flatMap(([one, autosave]) => (isIn(one, key) ? [answered(autosave)] : [])));

const answered = (autosave: Autosave): Promise<TypedValue | undefined> => {
  const { promise, resolve } = Promise.withResolvers<TypedValue | undefined>();
  const check = () => {
    if (autosave.snapshot()?.state !== "typed") resolve(autosave.snapshot());
  };
  const stop = autosave.subscribe(check);
  check();
  return promise.finally(stop);
};

/** Sends nothing more of what is typed at a key and below it. Resolves once nothing of it is on its way. */
export async function discardAutosaves(key: string): Promise<void> {
  for (const [one, autosave] of autosaves) {
    if (!isIn(one, key)) continue;
    await autosave.discard();
  }
}

/**
 * Shows at a key and below it what the studio has. New entries are like all others from now on, except one whose last words are
 * on their way: forgotten now, it would be added a second time.
 */
export function forgetAnswered(key: string): void {
  for (const [one, autosave] of autosaves) {
    const typed = autosave.snapshot();
    if (!isIn(one, key) || (typed && isPending(typed))) continue;
    if (forgetName(one)) autosaves.delete(one);
    else autosave.forgetAnswered();
  }
}

/** Returns what was typed in any window of this browser and the studio doesn't have, the oldest first. */
export function browserCopies(): readonly Copied[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  const copied = names.flatMap((name): Copied[] => {
    try {
      return [JSON.parse(localStorage.getItem(name) ?? "")];
    } catch (error) {
      // Another program wrote it: it stays where it is.
      console.error(error);
      return [];
    }
  });
  return copied.toSorted((a, b) => a.at - b.at);
}

/** Hands over what earlier windows couldn't, and keeps what this one can't when it closes. Once, as the app starts. */
export function resendBrowserCopies(): void {
  for (const { target, ...copied } of browserCopies()) {
    try {
      autosaveOf(target).restore({ ...copied, isReplayed: true });
    } catch (error) {
      // Of an older studio: it stays where it is.
      console.error(error);
    }
  }
  addEventListener("pagehide", () => {
    for (const autosave of autosaves.values()) autosave.copyToBrowser();
  });
}

/** How the entries begin under which the browser keeps what the studio doesn't have: they outlive the window. */
const prefix = "typed ";

type Copied = CopiedValue & { readonly target: Target };

const browserCopyOf = (key: string, target: Target): BrowserCopy => ({
  write: ({ value, base, shown, seen, at, before }) => {
    try {
      const copied = { target, value, base, shown, seen, at, before };
      localStorage.setItem(prefix + key, JSON.stringify(copied));
    } catch (error) {
      // The browser's storage is full. The window still has the value, and goes on trying to save it.
      console.error(error);
    }
  },
  remove: () => localStorage.removeItem(prefix + key),
});
