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

/** In bytes. */
const longestFile = 10 * 1024 * 1024;

/**
 * Reads the text of a file, in an encoding of the web or of old spreadsheets.
 *
 * @throws Error with a sentence for the owner
 */
export async function readListFile(file: File): Promise<string> {
  if (file.size > longestFile) throw new Error("This file is longer than any list: choose another one.");
  const buffer = await file.arrayBuffer().catch((cause) => {
    throw new Error("I can’t open this file. Choose it again, or paste its lines here.", { cause });
  });
  const bytes = new Uint8Array(buffer);
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const unicode = decode(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8");
  const text = unicode.includes("\uFFFD") ? decode("windows-1252") : unicode;
  if (text.includes("\0"))
    throw new Error("This file isn’t text. Save it as CSV there, or copy its cells and paste them here.");
  return text;
}
