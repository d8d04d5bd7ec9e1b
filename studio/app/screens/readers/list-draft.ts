import { useEffect, useState } from "react";
import type { ListAnswers } from "../../../business/readers/list-table.ts";

/** A list that isn't brought in yet. */
export type ListDraft = {
  /** The day they agreed, as year-month-day. */
  readonly day: string;
  /** How they agreed. */
  readonly how: string;
  readonly text: string;
  /** What she said of its columns. */
  readonly answers?: ListAnswers;
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
 * Reads the text of a file in Unicode.
 *
 * @throws Error with a sentence for the owner
 */
export async function readListFile(file: File): Promise<string> {
  if (file.size > longestFile) throw new Error("This file is longer than any list: choose another one.");
  const buffer = await file.arrayBuffer().catch((cause) => {
    throw new Error("I can’t open this file. Choose it again, or paste its lines here.", { cause });
  });
  const text = decodeList(new Uint8Array(buffer));
  if (text === undefined) {
    throw new Error(
      "I can’t tell how this file writes letters such as é and ö. Save it as “CSV UTF-8” there, or copy its cells and paste them here.",
    );
  }
  if (text.includes("\0"))
    throw new Error("This file isn’t text. Save it as CSV there, or copy its cells and paste them here.");
  return text;
}

/** Returns a list's text; undefined in an encoding of old spreadsheets: a wrong guess would spoil every name. */
function decodeList(bytes: Uint8Array): string | undefined {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode("utf-16be");
  const unicode = decode("utf-8");
  if (bytes.includes(0)) return unicode;
  // Other encodings look like UTF-8 by chance only: a damaged letter among good ones stays, and its line is asked about.
  const damaged = unicode.match(/\uFFFD/g)?.length ?? 0;
  const good = unicode.match(/[^\0-\x7F\uFFFD\uFEFF]/gu)?.length ?? 0;
  return good >= damaged ? unicode : undefined;
}
