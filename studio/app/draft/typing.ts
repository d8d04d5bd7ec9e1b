import { isFields } from "../../core/content/entries.ts";
import type { EditProblem } from "../../core/draft/check-draft.ts";
import type { EditResult } from "../../core/draft/draft.ts";

/** A value on its way from a field to its file. */
export type TypedValue = Partial<EditProblem> & {
  readonly value: unknown;
  /** The value in the file that this one replaces. */
  readonly base: unknown;
  readonly state: TypingState;
  /** When it was typed, or when the studio had it. In milliseconds since 1970. */
  readonly at: number;
  /** The problem is a question, and the owner is sure of the value. */
  readonly isSure?: true;
  /** The value that lost, and is set aside: the other one if this is saved, the one typed here if the file is followed. */
  readonly setAside?: unknown;
  /** When it was typed, if the window was opened since. */
  readonly restored?: number;
};

type TypingState =
  /** The studio doesn't have it yet. */
  | "typed"
  | "saved"
  /** It isn't valid. It is kept in the journal, not in the file. */
  | "held back"
  /** The file can't be written now. What was typed is kept. */
  | "read-only"
  /** The studio stopped, or its disk is full. What was typed is kept in this window. */
  | "not-saved"
  /** The file was changed elsewhere after this was typed, and shows. */
  | "followed";

export type Sent = {
  readonly value: unknown;
  readonly base?: unknown;
  readonly isSure?: true;
};

/** Keeps a value across windows, while the studio doesn't have it. */
export type Hold = {
  put(sent: Sent & { readonly at: number }): void;
  remove(): void;
};

type TypingOptions = {
  /** Throws if the studio doesn't have the value. */
  readonly send: (sent: Sent) => Promise<EditResult>;
  readonly hold: Hold;
  /**
   * Sets aside a value that gives way to the file, and returns whether it is set aside: one that was saved, and replaced in
   * another window in full view of it, isn't. Throws if the studio doesn't answer.
   */
  readonly setAside: (value: unknown, wasSaved: boolean) => Promise<boolean>;
  /** Calls back when it is worth trying again. */
  readonly whenBack: (tryAgain: () => void) => void;
  readonly now?: () => number;
};

/** How long keystrokes are gathered before they are sent, in milliseconds. */
const pause = 150;

/** What is typed into one field: one queue, so that a save never overtakes another. */
export type Typing = {
  /** Undefined if the field shows its file. */
  snapshot(): TypedValue | undefined;
  subscribe(listener: () => void): () => void;
  /** @param inFile the field's value in the file, as this window knows it */
  type(value: unknown, inFile: unknown): void;
  /** Takes up what was typed in an earlier window. */
  restore(typed: Sent & { readonly at: number }, inFile: unknown): void;
  /** Says yes to the question about the value. */
  confirm(): void;
  /** Takes notice of the field's value in the file. What was typed before that changed gives way, and is set aside. */
  follow(inFile: unknown): void;
  /** Forgets what is saved: the field shows its file again. */
  leave(): void;
  /** Forgets everything, saved or not. Resolves once nothing of it is on its way any more. */
  discard(): Promise<void>;
  /** Keeps in the window what the studio doesn't have, as before the window closes. */
  holdNow(): void;
};

export function createTyping({ send, hold, setAside, whenBack, now = Date.now }: TypingOptions): Typing {
  let current: TypedValue | undefined;
  let isUnsent = false;
  let isSending = false;
  let isScheduled = false;
  let isDiscarded = false;
  let sending = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (next: TypedValue | undefined) => {
    current = next;
    for (const listener of listeners) listener();
  };

  function sendSoon(delay = pause) {
    isUnsent = true;
    if (isSending || isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      sending = sendNow();
    }, delay);
  }

  async function sendNow() {
    isScheduled = false;
    const sent = current;
    if (!sent || isSending) return;
    isUnsent = false;
    isSending = true;
    try {
      take(sent, await send(sent));
    } catch (error) {
      failed(error);
    }
    isSending = false;
    if (isUnsent) sendSoon(0);
  }

  /** Takes the studio's answer. What was typed meanwhile stays, on top of what is in the file now. */
  function take(sent: TypedValue, answer: EditResult) {
    if (!current) return;
    const base = answer.state === "saved" ? sent.value : current.base;
    if (isUnsent) return set({ ...current, base });
    isUnsent = false;
    hold.remove();
    const { value, restored } = current;
    set({ value, base, at: now(), ...(restored !== undefined && { restored }), ...answer });
  }

  function failed(error: unknown) {
    if (!current) return;
    isUnsent = false;
    const next = {
      ...current,
      state: "not-saved" as const,
      message: error instanceof Error ? error.message : String(error),
    };
    set(next);
    hold.put(next);
    whenBack(() => {
      if (current?.state === "not-saved") sendSoon(0);
    });
  }

  /** Shows the file's value once the one typed here is set aside, unless something is typed meanwhile. */
  async function giveWay(inFile: unknown) {
    const before = current;
    if (!before) return;
    let lost = before.setAside;
    try {
      if (before.state !== "followed") {
        const { value, state } = before;
        lost = value !== undefined && (await setAside(value, state === "saved")) ? value : undefined;
      }
    } catch {
      // The bar says that something isn't saved. The window still shows it, and asks again when the file changes.
      return;
    }
    if (current !== before) return;
    hold.remove();
    set({ value: inFile, base: inFile, at: now(), state: "followed", setAside: lost });
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: (value, inFile) => {
      isDiscarded = false;
      const base = !current ? inFile : isSettled(current) ? current.value : current.base;
      if (current?.state !== "not-saved") {
        set({ value, base, at: now(), state: "typed", ...problemThatStays(current, value) });
        return sendSoon();
      }
      // She was sure of the earlier value, not of this one.
      const { isSure: _sure, isQuestion: _question, within: _within, ...rest } = current;
      const next = { ...rest, value };
      set(next);
      hold.put(next);
      // The earlier value is being tried again: this one follows it.
      isUnsent = isSending;
    },
    restore: ({ value, base, at }, inFile) => {
      if (current || isDiscarded) return;
      const typed = { value, at, restored: at };
      const isOld = !isSame(base, inFile);
      set({ ...typed, base: isOld ? base : inFile, state: isOld ? "held back" : "typed" });
      if (isOld) void giveWay(inFile);
      else sendSoon(0);
    },
    confirm: () => {
      // While a newer value is on its way, the question is about an older one.
      if (current?.state !== "held back" || !current.isQuestion) return;
      set({ ...current, state: "typed", isSure: true });
      sendSoon(0);
    },
    follow: (inFile) => {
      // What isn't sent yet is newer than the file.
      if (!current || current.state === "typed" || current.state === "not-saved") return;
      if (isSame(inFile, isSettled(current) ? current.value : current.base)) return;
      void giveWay(inFile);
    },
    leave: () => {
      if (current && isSettled(current) && !isUnsent && !isSending) set(undefined);
    },
    discard: () => {
      isDiscarded = true;
      isUnsent = false;
      hold.remove();
      set(undefined);
      return sending;
    },
    holdNow: () => {
      if (current && (isUnsent || isSending)) hold.put(current);
    },
  };
}

/** Returns what is wrong with a value, unless the field that it is about is being changed. */
function problemThatStays(current: TypedValue | undefined, value: unknown): Partial<EditProblem> {
  const problem = problemOf(current);
  const { within } = problem;
  const isOther = within && !isSame(partOf(current?.value, within), partOf(value, within));
  return isOther ? {} : problem;
}

/** Returns a field inside a value, such as `photo › alt`. */
const partOf = (value: unknown, within: string) =>
  within.split(" › ").reduce<unknown>((part, key) => (isFields(part) ? part[key] : undefined), value);

/** Returns what is wrong with a value. It is said until the studio has answered to the next one, lest the page jump. */
export function problemOf(snapshot: TypedValue | undefined): Partial<EditProblem> {
  if (snapshot?.state !== "held back" && snapshot?.state !== "typed") return {};
  const { message, within, isQuestion } = snapshot;
  return { ...(message && { message, within, isQuestion }) };
}

/** The file has it. */
const isSettled = ({ state }: TypedValue) => state === "saved" || state === "followed";

/**
 * Whether two values of JSON say the same. An empty field of a file is null, one that is left out undefined; spaces around a
 * text don't count, since a file is read without them.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  if (Object.is(one, other) || (one ?? null) === (other ?? null)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    );
  }
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === others.size &&
    fields.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}
