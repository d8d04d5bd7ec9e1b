import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Entry } from "./content.ts";

/** Where the hashes of all samples that were ever shipped are kept. */
export const hashesFile = "scripts/launch-check/sample-hashes.json";

/** From this length on, nobody writes the same text by chance. */
const unmistakable = 30;

/**
 * The hashes by which a value is known again. A long text is known wherever it stands; a short one, such
 * as a first name, only as an owner's fact: "Jo" may well be somebody else's name somewhere else.
 *
 * @param entry of `content/`
 */
export function hashesOf({ value, parent, key }: Pick<Entry, "value" | "parent" | "key">): string[] {
  if ((typeof value !== "string" && typeof value !== "number") || value === "") return [];
  const text = String(value);
  const isFact = key === "value" && parent !== undefined;
  return [
    ...(isFact ? [hash(`fact:${text}`)] : []),
    ...(text.length >= unmistakable ? [hash(`text:${text}`)] : []),
  ];
}

/** Every value inside the objects that are marked as samples, with the object. */
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

/** The hashes of every sample that was shipped. */
export async function readShippedHashes(): Promise<ReadonlySet<string>> {
  const file = new URL("sample-hashes.json", import.meta.url);
  return new Set(JSON.parse(await readFile(file, "utf8")) as string[]);
}

// Half of a hash is plenty to tell a few hundred texts apart.
const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
