import { isFields } from "../../core/content/entries.ts";
import { currentConnection, followConnection } from "../api/connection.ts";
import { attempt, showToast } from "../ui/toasts.tsx";
import { forgetNamesIn, send, sendAnswer, setAside } from "./send.ts";
import { type AnswerTarget, keyOfTarget, type Target } from "./target.ts";
import { createTyping, type Hold, type Sent, type TypedValue, type Typing } from "./typing.ts";

/** How long after a failure of the studio itself, such as a full disk, is tried again. In milliseconds. */
const pause = 5000;

/** Everything that was typed in this window. It outlives the screens: a save goes on after its field is left. */
const typings = new Map<string, Typing>();

/** Returns what is typed into a field or an answer; the same for the same one. */
export function typingOf(target: Target | AnswerTarget): Typing {
  const key = keyOfTarget(target);
  const known = typings.get(key);
  if (known) return known;
  const typing = createTyping({
    send: (sent) => ("answer" in target ? sendAnswer(target.answer, sent) : send(target, sent)),
    hold: holdOf(key, target),
    setAside: async (value, wasSaved) => (await setAside(key, value, wasSaved)).isSetAside,
    whenBack,
  });
  typings.set(key, typing);
  return typing;
}

/** Resolves with what is typed into a field, once the studio has answered to it, or can't. */
export const whenAnswered = (target: Target): Promise<TypedValue | undefined> => {
  const typing = typingOf(target);
  const { promise, resolve } = Promise.withResolvers<TypedValue | undefined>();
  const look = () => {
    if (typing.snapshot()?.state !== "typed") resolve(typing.snapshot());
  };
  const stop = typing.subscribe(look);
  look();
  return promise.finally(stop);
};

/** Forgets the form of a new entry. */
export function forgetTyping(target: Target): void {
  const key = keyOfTarget(target);
  forgetNamesIn(key);
  typings.delete(key);
}

/** Sends nothing more of a new entry. Resolves once nothing of it is on its way: it can be removed then. */
export const discardTyping = (target: Target): Promise<void> => typingOf(target).discard();

/** Shows the file again in all saved fields of a list. Its new entries are like all others from now on. */
export function leaveTypings(key: string): void {
  for (const one of forgetNamesIn(key)) typings.delete(one);
  for (const [one, typing] of typings) if (one.startsWith(`${key}.`)) typing.leave();
}

function whenBack(tryAgain: () => void): void {
  if (currentConnection().kind === "open") return void setTimeout(tryAgain, pause);
  const stop = followConnection(() => {
    if (currentConnection().kind !== "open") return;
    stop();
    tryAgain();
  });
}

/** Hands over what earlier windows couldn't, and keeps what this one can't when it closes. Once, as the app starts. */
export function keepTypings(): void {
  const { held, unreadable } = allHeld();
  for (const { target, ...typed } of held) typingOf(target).restore(typed, typed.base);
  for (const { key, text } of unreadable) {
    attempt(async () => {
      const { label } = await setAside(`typed ${key}`, text);
      removeHeld(key);
      showToast(`What you last typed into “${label}” can’t be read. It’s set aside: see History.`);
    });
  }
  addEventListener("pagehide", () => {
    for (const typing of typings.values()) typing.holdNow();
  });
}

/** What the studio doesn't have, kept by the browser for this address: it outlives the window. */
const prefix = "typed ";

type AnyTarget = Target | AnswerTarget;

export type Held = Sent & { readonly target: AnyTarget; readonly at: number };

const holdOf = (key: string, target: AnyTarget): Hold => ({
  put: ({ value, base, at }) => {
    const held: Held = { target, value, base, at };
    try {
      localStorage.setItem(prefix + key, JSON.stringify(held));
    } catch (error) {
      // The browser's storage is full. The window still has the value, and goes on trying to save it.
      console.error(error);
    }
  },
  remove: () => removeHeld(key),
});

const removeHeld = (key: string): void => localStorage.removeItem(prefix + key);

/** Returns what earlier windows couldn't hand over, and the text of those entries that can't be read. */
function allHeld() {
  const held: Held[] = [];
  const unreadable: { readonly key: string; readonly text: string }[] = [];
  for (const name of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const text = localStorage.getItem(name) ?? "";
    const parsed = parse(text);
    if (isHeld(parsed)) held.push(parsed);
    else unreadable.push({ key: name.slice(prefix.length), text });
  }
  return { held, unreadable };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off by a crash, or written by something else. No entry is undefined.
    return undefined;
  }
}

function isHeld(value: unknown): value is Held {
  if (!isFields(value) || typeof value.at !== "number" || !isFields(value.target)) return false;
  const { answer, name, path } = value.target;
  return typeof answer === "string" || (typeof name === "string" && Array.isArray(path));
}
