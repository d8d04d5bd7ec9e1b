import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Entry } from "./content.ts";

/** Hashes of all samples ever shipped. */
export const hashesFile = "scripts/launch-check/sample-hashes.json";

/** Texts of this length are recognised anywhere; a match by chance is unlikely. */
const uniqueLength = 30;
const figures = /\d+/g;

/**
 * Returns the hashes that identify a value. A long text is recognised anywhere, whatever its figures, which may quote
 * the owner's facts; a short one only as an owner's fact: "Jo" may be another person's name elsewhere.
 */
export function hashesOf({ value, parent, key }: Pick<Entry, "value" | "parent" | "key">): string[] {
  if ((typeof value !== "string" && typeof value !== "number") || value === "") return [];
  const text = String(value);
  const isFact = key === "value" && parent !== undefined;
  return [
    ...(isFact ? [hash(`fact:${text}`)] : []),
    ...(text.length >= uniqueLength ? [hash(`text:${text}`)] : []),
    ...(text.length >= uniqueLength && /\d/.test(text) ? [hash(`text:${text.replace(figures, "0")}`)] : []),
  ];
}

/** Lists every value inside marked objects, each with its marked object. */
export function markedValues(entries: readonly Entry[]): { readonly mark: Entry; readonly entry: Entry }[] {
  return entries.filter(isMarked).flatMap((mark) => {
    const inside = new Set<unknown>();
    const collect = (value: unknown) => {
      if (typeof value !== "object" || value === null) return;
      inside.add(value);
      for (const inner of Object.values(value)) collect(inner);
    };
    collect(mark.value);
    return entries.filter((entry) => inside.has(entry.parent)).map((entry) => ({ mark, entry }));
  });
}

export const isMarked = ({ value }: Entry): boolean =>
  typeof value === "object" && value !== null && (value as { sample?: unknown }).sample === true;

/** Reads the kept hashes. */
export async function readShippedHashes(): Promise<ReadonlySet<string>> {
  const file = new URL("sample-hashes.json", import.meta.url);
  return new Set(JSON.parse(await readFile(file, "utf8")) as string[]);
}

// Half of a hash suffices for a few hundred texts.
const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
