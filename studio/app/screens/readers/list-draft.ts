import { useEffect, useState } from "react";
import { z } from "zod";
import type { OpenList } from "../../../core/readers/read-list.ts";

const openedList = z.object({
  lines: z.array(z.object({ line: z.number(), text: z.string() })),
  delimiter: z.string(),
  head: z.string(),
  header: z.array(z.string()).optional(),
  columns: z.array(z.object({ column: z.number(), title: z.string(), examples: z.array(z.string()) })),
}) satisfies z.ZodType<OpenList>;

/** A list that isn't brought in yet. */
const listDraft = z.object({
  /** The day they agreed, as year-month-day. */
  day: z.string(),
  /** How they agreed. */
  how: z.string(),
  text: z.string(),
  /** The list that was looked through, with what was corrected in it; before that, there is only the text. */
  list: openedList.optional(),
  /** The column with the addresses, where the owner was asked. */
  column: z.number().optional(),
  /** For each column that the owner was asked about, the values that leave people out. */
  leaveOut: z.record(z.string(), z.array(z.string())),
  /** The numbers of the lines that were wrong when they were looked through. */
  wrong: z.array(z.number()),
});

export type ListDraft = z.infer<typeof listDraft>;

export const emptyList: ListDraft = { day: "", how: "", text: "", leaveOut: {}, wrong: [] };

const storageKey = "bring in a list";

/** In milliseconds: a long list is written after a pause in typing. */
const pause = 300;

/** Returns the list, which this window keeps until it is brought in or the window is closed. Nothing of it is on the disk. */
export function useListDraft() {
  const [draft, setDraft] = useState(readKept);
  useEffect(() => {
    const timer = setTimeout(() => keep(draft), pause);
    return () => {
      clearTimeout(timer);
      keep(draft);
    };
  }, [draft]);
  return [draft, setDraft] as const;
}

function readKept(): ListDraft {
  try {
    return listDraft.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
  } catch {
    // There is none, it is damaged, or another version of the studio kept it.
    return emptyList;
  }
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
 * Reads the text of a file.
 *
 * @throws Error with a sentence for the owner
 */
export async function readListFile(file: File): Promise<string> {
  if (file.size > longestFile) throw new Error("This file is longer than any list: choose another one.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(0x50, 0x4b) || begins(0xd0, 0xcf)) {
    throw new Error(
      "I can’t read this spreadsheet as it is. Save it as CSV there, or copy its cells and paste them here.",
    );
  }
  const encodings = begins(0xff, 0xfe) ? ["utf-16le"] : ["utf-8", "windows-1252"];
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes("\0")) return text;
    } catch {
      // It is in the other encoding.
    }
  }
  throw new Error("This file isn’t text. Save the list as CSV, or paste it here.");
}
