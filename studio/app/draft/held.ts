import type { Target } from "./target.ts";
import type { Hold, Sent } from "./typing.ts";

/** What the studio doesn't have, kept by the browser for this address: it outlives the window. */
const prefix = "typed ";

export type Held = Sent & { readonly target: Target; readonly at: number };

export const holdOf = (key: string, target: Target): Hold => ({
  put: ({ value, base, at }) => {
    const held: Held = { target, value, base, at };
    try {
      localStorage.setItem(prefix + key, JSON.stringify(held));
    } catch (error) {
      // The browser's storage is full. The window still has the value, and goes on trying to save it.
      console.error(error);
    }
  },
  remove: () => localStorage.removeItem(prefix + key),
});

/** Returns what earlier windows couldn't hand over. */
export const allHeld = (): Held[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? "") as Held);
