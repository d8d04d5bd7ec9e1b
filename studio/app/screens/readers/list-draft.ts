import { useEffect, useState } from "react";

/** A list that isn't brought in yet. */
export type ListDraft = {
  /** The day they agreed, as year-month-day. */
  readonly day: string;
  /** How they agreed. */
  readonly how: string;
  readonly text: string;
};

export const emptyList: ListDraft = { day: "", how: "", text: "" };

const storageKey = "bring in a list";

/** Returns the list, which this window keeps until it is brought in or the window is closed. Nothing of it is on the disk. */
export function useListDraft() {
  const [draft, setDraft] = useState<ListDraft>(() => {
    const kept = sessionStorage.getItem(storageKey);
    return kept === null ? emptyList : JSON.parse(kept);
  });
  useEffect(() => keep(draft), [draft]);
  return [draft, setDraft] as const;
}

function keep(draft: ListDraft): void {
  try {
    if (draft === emptyList) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch (error) {
    // Longer than what a browser keeps: it is on the screen, and only lost with the window.
    console.error(error);
  }
}
