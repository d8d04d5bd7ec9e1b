import { isFields } from "../../engine/content/entries.ts";
import { hasSameValue } from "../../engine/content/same-value.ts";
import type { EditProblem } from "../../engine/draft/check-draft.ts";
import type { KnownBefore } from "../../engine/draft/compare-with-file.ts";
import type { OtherValue } from "../../engine/draft/journal.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import { StudioError } from "../api/client.ts";

/** What was typed into a field in this window last. What becomes of it: the table in `engine/draft/compare-with-file.ts`. */
export type TypedValue = KnownBefore & {
  readonly value: unknown;
  readonly state: AutosaveState;
  /** When it was typed, or when the studio had it. In milliseconds since 1970. */
  readonly at: number;
  /** Why it isn't saved, or can't be written. */
  readonly message?: string;
  /** The studio or a window has held it for a while: if the file has changed since, that holds. */
  readonly isReplayed?: true;
  /** What it replaced in the file without being seen here: another window's, or what a hand wrote. */
  readonly conflict?: OtherValue | undefined;
  /** The other value of a conflict, which she has decided against. */
  readonly rejected?: { readonly value?: unknown } | undefined;
};

type AutosaveState =
  /** The studio doesn't have it yet. */
  | "typed"
  /** The studio stopped, or its disk is full: this window has it, and goes on trying. */
  | "not-saved"
  /** What the studio answered. From then on, what it says of the field is what holds. */
  | EditResult["state"];

export type Sent = Pick<TypedValue, "value" | "isReplayed" | "rejected"> &
  Partial<Pick<TypedValue, "base" | "shown" | "seen" | "at">>;

/** What a window leaves to the next one, in the browser. */
export type CopiedValue = Sent & {
  readonly at: number;
  /** The value before, which was on its way: the studio may have it. */
  readonly before?: { readonly value?: unknown } | undefined;
};

/** The copy of a value that the browser keeps, across windows, while the studio doesn't have it. */
export type BrowserCopy = {
  write(value: CopiedValue): void;
  remove(): void;
};

type AutosaveOptions = {
  /** Whether what the window had to hold gives way to what its file has got since: of an answer's words, the window asks anyway. */
  readonly yieldsToFile: boolean;
  /** Resolves once what the window shows of the field knows of the value. Throws if the studio doesn't have it. */
  readonly send: (sent: Sent) => Promise<EditResult>;
  readonly browserCopy: BrowserCopy;
  /** Calls back when it is worth trying again. */
  readonly scheduleRetry: (tryAgain: () => void) => void;
};

/** How long keystrokes are gathered before they are sent, in milliseconds. */
const pause = 150;

/** What is typed into one field: one queue, so that a save never overtakes another. */
export type Autosave = {
  /** Undefined if nothing was typed here. */
  snapshot(): TypedValue | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * @param inFile the field's value in the file, as this window knows it
   * @param more the other value, if this one resolves a conflict; what this window showed, and the lists on the way, as it knows them
   */
  type(value: unknown, inFile: unknown, more?: Pick<TypedValue, "rejected" | "shown" | "seen">): void;
  /** Sends what was typed before and isn't in the file, unless something is typed in this one. */
  restore(copied: CopiedValue): void;
  /** Ends the conflict here. */
  resolve(): void;
  /** Forgets what the studio has. */
  forgetAnswered(): void;
  /** Forgets everything, saved or not. Resolves once nothing of it is on its way any more. */
  discard(): Promise<void>;
  /** Keeps in the browser what the studio doesn't have, as before the window closes. */
  copyToBrowser(): void;
};

export function createAutosave({
  yieldsToFile,
  send,
  browserCopy,
  scheduleRetry,
}: AutosaveOptions): Autosave {
  let current: TypedValue | undefined;
  /** The value on its way. */
  let sent: TypedValue | undefined;
  /** The first value on its way that has no answer: it may be in the file. As a page is left, its answer never comes. */
  let unanswered: { readonly value: unknown; readonly hasFailed?: boolean } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();
  let isDiscarded = false;
  const listeners = new Set<() => void>();

  const set = (next: TypedValue | undefined) => {
    current = next;
    for (const listener of listeners) listener();
  };

  function sendSoon(delay = pause) {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!sent) sending = sendNow();
    }, delay);
  }

  async function sendNow() {
    if (!current) return;
    // What has no answer may be in the file: it goes first, lest the file's value be taken for another window's.
    unanswered ??= { value: current.value };
    // Another device may have gone on meanwhile: what is held gives way to that, and she is asked.
    const isHeld = yieldsToFile && current.state === "not-saved";
    sent = { ...current, value: unanswered.value, ...(isHeld && { isReplayed: true }) };
    try {
      take(sent, await send(sent));
    } catch (error) {
      failed(error);
    }
    const isNewer = current && isPending(current) && current.value !== sent.value;
    sent = undefined;
    if (isNewer) sendSoon(0);
  }

  /** Takes the studio's answer. What was typed meanwhile stays, on top of what is in the file now. */
  function take({ value, base }: TypedValue, answer: EditResult) {
    unanswered = undefined;
    if (!current) return;
    const { state } = answer;
    const isSaved = answer.state === "saved";
    const conflict = (isSaved && answer.conflict) || current.conflict;
    if (current.value !== value) {
      // It was typed after what has just been saved, however long a window has held both.
      const at = isSaved ? Math.max(current.at, answer.at) : current.at;
      return set({ ...current, base: isSaved ? value : base, shown: { value }, at, conflict });
    }
    browserCopy.remove();
    // The field may be another entry's by now: what was typed isn't said of that one.
    if (answer.state === "superseded" && answer.setAsideLabel !== undefined) return set(undefined);
    set({
      value,
      base,
      state,
      at: Date.now(),
      conflict,
      ...((answer.state === "read-only" || answer.state === "superseded") && { message: answer.message }),
    });
  }

  /** Keeps in the browser what the studio doesn't have, with what may have reached it before. */
  function copyToBrowser() {
    if (!current || !isPending(current)) return;
    const isNewer = unanswered && unanswered.value !== current.value;
    browserCopy.write({ ...current, ...(isNewer && { before: unanswered }) });
  }

  function failed(error: unknown) {
    // A refusal is an answer: what is typed next mustn't wait for a value that will never be taken. The studio may fail after it has
    // written the value, and says so when it is asked again; if it fails again, it is because of the value.
    if (error instanceof StudioError) {
      const maybeWritten = error.isFailure && !unanswered?.hasFailed;
      unanswered = maybeWritten && unanswered ? { ...unanswered, hasFailed: true } : undefined;
    }
    if (!current) return;
    const message = error instanceof Error ? error.message : String(error);
    set({ ...current, state: "not-saved", message });
    copyToBrowser();
    scheduleRetry(() => {
      if (current?.state !== "not-saved") return;
      // The studio answers again, whatever it says: what was said of its silence isn't so any more.
      const { message: _, ...silent } = current;
      if (!(error instanceof StudioError)) set(silent);
      sendSoon(0);
    });
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: (value, inFile, more = {}) => {
      isDiscarded = false;
      const before = current && isPending(current) ? current : undefined;
      const base = before ? before.base : inFile;
      const { shown, seen } = before ?? more;
      const rejected = more.rejected ?? before?.rejected;
      if (before?.state === "not-saved") {
        // Since when it isn't saved stays the same.
        const typed = { value, base, shown, seen, at: before.at, conflict: current?.conflict, rejected };
        set({ ...typed, state: "not-saved", message: before.message ?? "" });
        return copyToBrowser();
      }
      const at = Date.now();
      set({ value, base, shown, seen, at, state: "typed", conflict: current?.conflict, rejected });
      sendSoon();
    },
    restore: ({ value, base, shown, seen, at, isReplayed, before }) => {
      if (isDiscarded || (current && !isUnwritten(current))) return;
      // As the earlier window closed, its answer may have been on its way.
      unanswered = { value: before ? before.value : value };
      set({ value, base, shown, seen, at, state: "typed", ...(isReplayed && { isReplayed }) });
      sendSoon(0);
    },
    resolve: () => {
      if (current?.conflict) set({ ...current, conflict: undefined });
    },
    forgetAnswered: () => {
      if (current && !isPending(current)) set(undefined);
    },
    discard: () => {
      isDiscarded = true;
      unanswered = undefined;
      clearTimeout(timer);
      timer = undefined;
      browserCopy.remove();
      set(undefined);
      return sending;
    },
    copyToBrowser,
  };
}

/** Whether the studio has written a value nowhere in the content. */
const isUnwritten = ({ state }: TypedValue): boolean => state === "read-only" || state === "superseded";

/** Whether the studio doesn't have a value yet. */
export const isPending = ({ state }: TypedValue): boolean => state === "typed" || state === "not-saved";

/**
 * Returns what a field shows: what is being typed; or else what the studio says of it, with the spaces that were typed around
 * it, since a file is read without them.
 */
export const shownOf = (typed: TypedValue | undefined, known: unknown): unknown =>
  typed && (isPending(typed) || hasSameValue(typed.value, known)) ? typed.value : known;

/**
 * Returns what is wrong with a value as far as it is known: what was wrong with the one before holds until the studio has answered
 * to this one, lest the page jump; unless the field inside that it is about is being changed.
 */
export function problemOf(
  kept: { readonly value: unknown; readonly problem?: EditProblem | undefined } | undefined,
  value: unknown,
): Partial<EditProblem> {
  const { problem } = kept ?? {};
  const within = problem?.within;
  if (within && !hasSameValue(partOf(kept?.value, within), partOf(value, within))) return {};
  return problem ?? {};
}

/** Returns a field inside a value, such as `photo › alt`. */
const partOf = (value: unknown, within: string) =>
  within.split(" › ").reduce<unknown>((part, key) => (isFields(part) ? part[key] : undefined), value);
