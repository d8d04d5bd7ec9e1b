import { isFields } from "../../core/content/entries.ts";
import type { AnswerTarget, Target } from "./target.ts";
import type { Hold, Sent } from "./typing.ts";

/** What the studio doesn't have, kept by the browser for this address: it outlives the window. */
const prefix = "typed ";

type AnyTarget = Target | AnswerTarget;

export type Held = Sent & { readonly target: AnyTarget; readonly at: number };

export const holdOf = (key: string, target: AnyTarget): Hold => ({
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

export const removeHeld = (key: string): void => localStorage.removeItem(prefix + key);

/** Returns what earlier windows couldn't hand over, and the text of those entries that can't be read. */
export function allHeld() {
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
