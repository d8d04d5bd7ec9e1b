import { useState } from "react";

/** A change, and a page of others that must say the same. */
type Elsewhere = { readonly id: string; readonly after: string | undefined; readonly page: string };

/** What this browser remembers, for as long as the change says the same. */
const keyOf = ({ id, after, page }: Elsewhere) => `done elsewhere ${id} ${after} ${page}`;

export const isDoneElsewhere = (change: Elsewhere): boolean => localStorage.getItem(keyOf(change)) !== null;

/** Whether the owner has said that she changed it there, and a function that says so. */
export function useDoneElsewhere(change: Elsewhere): [isDone: boolean, setDone: (isDone: boolean) => void] {
  const [isDone, setDone] = useState(() => isDoneElsewhere(change));
  const tick = (done: boolean) => {
    if (done) localStorage.setItem(keyOf(change), "1");
    else localStorage.removeItem(keyOf(change));
    setDone(done);
  };
  return [isDone, tick];
}
